#include "base/utf8.h"

#include <stdint.h>

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

bool sw_utf8_valid(const char *text, size_t length)
{
    const unsigned char *at = (const unsigned char *)text;
    const unsigned char *end = at + length;
    while (at < end) {
        unsigned char first = *at++;
        int following = followers(first);
        if (following < 0 || following > end - at)
            return false;
        uint32_t code = following == 0 ? first : first & (0x3Fu >> following);
        for (int i = 0; i < following; i++) {
            if ((*at & 0xC0) != 0x80)
                return false;
            code = code << 6 | (*at++ & 0x3Fu);
        }
        if (!allowed(code, following))
            return false;
    }
    return true;
}
