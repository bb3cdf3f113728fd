/* The system's error numbers as errors of ours. */
#include "common/fail.h"

#include <errno.h>
#include <stdio.h>
#include <string.h>

sw_status os_fail(sw_error *error, const char *what)
{
    int code = errno;
    char reason[128];
    if (strerror_r(code, reason, sizeof reason) != 0)
        snprintf(reason, sizeof reason, "error %d", code);
    return sw_fail(error, code == ENOMEM ? SW_NO_MEMORY : SW_IO, "%s: %s", what, reason);
}
