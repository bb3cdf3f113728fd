#ifndef OS_LOCK_H
#define OS_LOCK_H

#include "base/status.h"

#include <stdbool.h>

/* Something that only one process at a time may have. The system gives it back when its owner ends,
 * however that happens. */
typedef struct os_lock os_lock;

/* Takes the lock that the file stands for, which is made where it is missing and otherwise left
 * alone, and never waits: *out is NULL where another owner has it. SW_IO (no permission, a file
 * system without locks) and SW_NO_MEMORY leave *out untouched. */
sw_status os_lock_take(os_lock **out, const char *path, sw_error *error);

/* Whether the file is still there that stands for the lock. Where it was removed, another program can have the
 * lock of that name. */
bool os_lock_is_at(const os_lock *lock, const char *path);

void os_lock_release(os_lock *lock); /* NULL is safe */

#endif
