/* What the library says of itself. */
#include "slidewise.h"

const char *slidewise_version(void)
{
    return SLIDEWISE_VERSION;
}

const char *slidewise_status_word(slidewise_status status)
{
    static const char *const words[] = {
        [SLIDEWISE_OK] = "ok",
        [SLIDEWISE_BAD_INPUT] = "bad-input",
        [SLIDEWISE_NOT_FOUND] = "not-found",
        [SLIDEWISE_IO] = "io",
        [SLIDEWISE_NO_MEMORY] = "no-memory",
        [SLIDEWISE_UNSOLVABLE] = "unsolvable",
        [SLIDEWISE_LIMIT] = "limit",
        [SLIDEWISE_STOPPED] = "stopped",
        [SLIDEWISE_RUNNING] = "running",
    };
    return (unsigned)status < sizeof words / sizeof *words ? words[status] : "unknown";
}

const char *slidewise_values_folder(void)
{
    return LIBRARY_VALUES_FOLDER; /* CMakeLists.txt */
}
