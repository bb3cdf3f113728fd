/* Filling in what went wrong. */
#include "base/status.h"

#include <stdarg.h>
#include <stdio.h>

static void fill(sw_error *error, sw_status status, int line, const char *format, va_list args)
{
    if (!error)
        return;
    error->status = status;
    error->line = line;
    vsnprintf(error->message, sizeof error->message, format, args);
}

sw_status sw_fail(sw_error *error, sw_status status, const char *format, ...)
{
    va_list args;
    va_start(args, format);
    fill(error, status, 0, format, args);
    va_end(args);
    return status;
}

sw_status sw_fail_at(sw_error *error, sw_status status, int line, const char *format, ...)
{
    va_list args;
    va_start(args, format);
    fill(error, status, line, format, args);
    va_end(args);
    return status;
}

void sw_error_describe(const sw_error *error, const char *path, char *out, unsigned size)
{
    if (error->line > 0)
        snprintf(out, size, "%s:%d: %s", path, error->line, error->message);
    else
        snprintf(out, size, "%s: %s", path, error->message);
}
