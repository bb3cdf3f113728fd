#ifndef OS_APPEND_H
#define OS_APPEND_H

#include "base/status.h"

#include <stdbool.h>
#include <stddef.h>

/* A file that only grows. What was appended survives the end of the process at once, and a power
 * cut once os_file_sync was called. The file may be renamed while it is open. */
typedef struct os_append os_append;

/* Makes the file where it is missing. SW_IO and SW_NO_MEMORY leave *out untouched. */
sw_status os_append_open(os_append **out, const char *path, sw_error *error);
void os_append_close(os_append *file); /* NULL is safe */

/* Appends everything in one call of the system, so that a process killed in between leaves all of a
 * short record or nothing. After SW_IO a part of it may stand at the end. */
sw_status os_append_write(os_append *file, const char *data, size_t size, sw_error *error);

/* Cuts off what stands behind the first `size` bytes, as the part of a record that a full disk left. SW_IO where
 * the system refuses, or the file has fewer bytes: somebody else has changed it. */
sw_status os_append_cut(os_append *file, size_t size, sw_error *error);

/* Whether the path still leads to the open file: not where somebody removed or replaced it. */
bool os_append_is_at(const os_append *file, const char *path);

#endif
