/* One tab at a time keeps games: the page has asked for that before the program starts. */
#include "os/lock.h"

#include <emscripten.h>
#include <stdlib.h>

struct os_lock {
    char nothing; /* the page gives it back when it is closed */
};

sw_status os_lock_take(os_lock **out, const char *path, sw_error *error)
{
    (void)path;
    *out = NULL;
    if (!MAIN_THREAD_EM_ASM_INT({ return Module['ownsSaves'] ? 1 : 0; }))
        return SW_OK;
    *out = malloc(sizeof **out);
    return *out ? SW_OK : sw_fail(error, SW_NO_MEMORY, "no memory for a lock");
}

bool os_lock_is_at(const os_lock *lock, const char *path)
{
    (void)lock, (void)path;
    return true;
}

void os_lock_release(os_lock *lock)
{
    free(lock);
}
