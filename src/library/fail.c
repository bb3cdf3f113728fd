/* How reasons and texts get out of the library. */
#include "fail.h"

#include <stdio.h>
#include <string.h>

slidewise_status library_status(sw_status status)
{
    static const slidewise_status statuses[] = {
        [SW_OK] = SLIDEWISE_OK,
        [SW_BAD_INPUT] = SLIDEWISE_BAD_INPUT,
        [SW_NOT_FOUND] = SLIDEWISE_NOT_FOUND,
        [SW_IO] = SLIDEWISE_IO,
        [SW_NO_MEMORY] = SLIDEWISE_NO_MEMORY,
        [SW_UNSOLVABLE] = SLIDEWISE_UNSOLVABLE,
        [SW_LIMIT] = SLIDEWISE_LIMIT,
        [SW_CANCELLED] = SLIDEWISE_STOPPED,
    };
    return statuses[status];
}

slidewise_status library_fail_with(char *error, slidewise_status status, const char *reason)
{
    if (error)
        snprintf(error, SLIDEWISE_ERROR_SIZE, "%s", reason);
    return status;
}

slidewise_status library_fail(char *error, const sw_error *reason)
{
    return library_fail_with(error, library_status(reason->status), reason->message);
}

slidewise_status library_fail_memory(char *error)
{
    return library_fail_with(error, SLIDEWISE_NO_MEMORY, "memory ran out");
}

size_t library_text_out(sw_text *text, char *out, size_t size)
{
    size_t length = text->failed ? 0 : text->length;
    if (size > 0) {
        size_t taken = length < size ? length : size - 1;
        memcpy(out, text->data, taken);
        out[taken] = '\0';
    }
    sw_text_deinit(text);
    return length;
}
