/* The one place that walks through UTF-8. */
#include "base/utf8.h"

#include <string.h>

enum { LONGEST = 4 };

/* How many bytes follow a first byte, or -1 where none may begin with it. */
static int followers(unsigned char first)
{
    if (first < 0x80)
        return 0;
    if (first >= 0xC2 && first < 0xE0)
        return 1;
    if (first >= 0xE0 && first < 0xF0)
        return 2;
    if (first >= 0xF0 && first < 0xF5)
        return 3;
    return -1;
}

/* The first byte alone does not exclude every overlong form, surrogate or too large value. */
static bool allowed(uint32_t code, int following)
{
    static const uint32_t smallest[] = {0, 0x80, 0x800, 0x10000};
    return code >= smallest[following] && code <= 0x10FFFF && !(code >= 0xD800 && code <= 0xDFFF);
}

/* The code point of the character there, `following` + 1 bytes long, or SW_UTF8_MALFORMED. */
static uint32_t decode(const unsigned char *at, size_t length, int following)
{
    if (following < 0 || (size_t)following >= length)
        return SW_UTF8_MALFORMED;
    uint32_t code = following == 0 ? at[0] : at[0] & (0x3Fu >> following);
    for (int i = 1; i <= following; i++) {
        if ((at[i] & 0xC0) != 0x80)
            return SW_UTF8_MALFORMED;
        code = code << 6 | (at[i] & 0x3Fu);
    }
    return allowed(code, following) ? code : SW_UTF8_MALFORMED;
}

size_t sw_utf8_read(const char *text, size_t length, uint32_t *code)
{
    if (length == 0)
        return 0;
    const unsigned char *at = (const unsigned char *)text;
    int following = followers(at[0]);
    uint32_t found = decode(at, length, following);
    if (code)
        *code = found;
    return found == SW_UTF8_MALFORMED ? 1 : (size_t)following + 1;
}

uint32_t sw_utf8_next(const char **text)
{
    uint32_t code = 0;
    size_t length = strnlen(*text, LONGEST);
    *text += sw_utf8_read(*text, length, &code);
    return code;
}

size_t sw_utf8_after(const char *text, size_t length, size_t at)
{
    return at + sw_utf8_read(text + at, length - at, NULL);
}

size_t sw_utf8_before(const char *text, size_t at)
{
    /* No other character has the first byte of a well-formed one inside: looking back finds the
     * same borders as walking there. */
    for (size_t length = LONGEST; length > 1; length--)
        if (length <= at && sw_utf8_read(text + at - length, length, NULL) == length)
            return at - length;
    return at > 0 ? at - 1 : 0;
}

size_t sw_utf8_fit(const char *text, size_t length, size_t room)
{
    for (size_t at = 0;;) {
        size_t step = sw_utf8_read(text + at, length - at, NULL);
        if (step == 0 || step > room - at)
            return at;
        at += step;
    }
}

bool sw_utf8_valid(const char *text, size_t length)
{
    uint32_t code = 0;
    for (size_t at = 0; at < length && code != SW_UTF8_MALFORMED;)
        at += sw_utf8_read(text + at, length - at, &code);
    return code != SW_UTF8_MALFORMED;
}

bool sw_utf8_is_control(uint32_t code)
{
    return code < 0x20 || (code >= 0x7F && code < 0xA0);
}

void sw_utf8_make_harmless(char *text, size_t length)
{
    for (size_t at = 0, step; at < length; at += step) {
        uint32_t code = 0;
        step = sw_utf8_read(text + at, length - at, &code);
        if (code == SW_UTF8_MALFORMED || sw_utf8_is_control(code))
            memset(text + at, '?', step);
    }
}

static bool is_between(uint32_t code, uint32_t first, uint32_t last)
{
    return code >= first && code <= last;
}

uint32_t sw_utf8_small(uint32_t code)
{
    bool latin = is_between(code, 'A', 'Z') || (is_between(code, 0xC0, 0xDE) && code != 0xD7);
    bool greek = is_between(code, 0x391, 0x3A9) && code != 0x3A2; /* sigma has two small ones */
    bool cyrillic = is_between(code, 0x410, 0x42F);
    if (is_between(code, 0x400, 0x40F))
        return code + 80;
    return latin || greek || cyrillic ? code + 32 : code;
}
