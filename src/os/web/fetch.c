/* Files of the program that the page fetches once they are read: packaging/web/page/files.js. */
#include "common/fetch.h"

#include <emscripten.h>
#include <emscripten/threading.h>
#include <math.h>
#include <string.h>

enum { COMING, THERE, LOST }; /* files.js knows these numbers */

sw_status os_fetch(const char *path, sw_error *error)
{
    static const char own[] = "/slidewise/";
    _Atomic uint32_t state = COMING;
    if (strncmp(path, own, sizeof own - 1) != 0)
        return SW_OK;
    MAIN_THREAD_ASYNC_EM_ASM({ Module['fetchFile'](UTF8ToString($0), $1); }, path, &state);
    while (state == COMING)
        emscripten_futex_wait(&state, COMING, INFINITY);
    return state == THERE ? SW_OK : sw_fail(error, SW_IO, "it could not be fetched");
}
