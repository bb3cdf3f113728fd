/* A text that grows up to a limit. */
#include "base/text.h"

#include "base/array.h"
#include "base/utf8.h"

#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* What an empty text points to. Nobody writes to it: capacity 0 says that it is not ours. */
static char empty[1];

void sw_text_init(sw_text *text, size_t limit)
{
    *text = (sw_text){.data = empty, .limit = limit};
}

void sw_text_init_in(sw_text *text, char *bytes, size_t size)
{
    bytes[0] = '\0';
    *text = (sw_text){.data = bytes, .capacity = size, .limit = size - 1};
}

void sw_text_deinit(sw_text *text)
{
    if (text->capacity > 0)
        free(text->data);
    *text = (sw_text){.data = empty};
}

void sw_text_clear(sw_text *text)
{
    text->length = 0;
    text->failed = false;
    if (text->capacity > 0)
        text->data[0] = '\0';
}

/* The NUL has room too. */
bool sw_text_reserve(sw_text *text, size_t more)
{
    if (text->failed || more > text->limit - text->length)
        return false;
    char *data = text->capacity > 0 ? text->data : NULL;
    if (!sw_array_reserve(&data, &text->capacity, text->length + more + 1, 1))
        return false;
    text->data = data;
    text->data[text->length] = '\0';
    return true;
}

static bool reserve(sw_text *text, size_t more)
{
    text->failed = !sw_text_reserve(text, more);
    return !text->failed;
}

void sw_text_add_bytes(sw_text *text, const char *bytes, size_t count)
{
    if (!reserve(text, count))
        return;
    memcpy(text->data + text->length, bytes, count);
    text->length += count;
    text->data[text->length] = '\0';
}

void sw_text_add_harmless(sw_text *text, const char *bytes, size_t count)
{
    size_t begin = text->length;
    sw_text_add_bytes(text, bytes, count);
    if (text->length > begin)
        sw_utf8_make_harmless(text->data + begin, count);
}

void sw_text_add(sw_text *text, const char *string)
{
    sw_text_add_bytes(text, string, strlen(string));
}

void sw_text_add_char(sw_text *text, char c)
{
    sw_text_add_bytes(text, &c, 1);
}

void sw_text_add_number(sw_text *text, uint64_t number)
{
    char digits[20]; /* of 2^64 - 1 */
    size_t first = sizeof digits;
    do
        digits[--first] = (char)('0' + number % 10);
    while ((number /= 10) > 0);
    sw_text_add_bytes(text, digits + first, sizeof digits - first);
}

void sw_text_addf(sw_text *text, const char *format, ...)
{
    va_list args;
    va_start(args, format);
    va_list again;
    va_copy(again, args);
    int length = vsnprintf(NULL, 0, format, args);
    if (length < 0) {
        text->failed = true;
    } else if (reserve(text, (size_t)length)) {
        vsnprintf(text->data + text->length, (size_t)length + 1, format, again);
        text->length += (size_t)length;
    }
    va_end(again);
    va_end(args);
}
