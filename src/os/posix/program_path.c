/* Where the running program lies. */
#include "os/paths.h"

#include "common/fail.h"

#include <string.h>
#include <unistd.h>

sw_status os_path_program(char *out, size_t size, sw_error *error)
{
    ssize_t length = readlink("/proc/self/exe", out, size);
    if (length < 0)
        return os_fail(error, "cannot find the program's folder");
    if ((size_t)length >= size)
        return sw_fail(error, SW_LIMIT, "the path is too long");
    out[length] = '\0';
    char *slash = strrchr(out, '/');
    if (slash && slash != out)
        *slash = '\0';
    return SW_OK;
}
