#include "json.h"

#include <stdbool.h>
#include <stdint.h>

/* The length of the UTF-8 sequence at `at`, or 0 where there is none: neither overlong forms nor
 * surrogates nor anything beyond U+10FFFF are taken (RFC 3629). */
static size_t utf8_length(const unsigned char *at, size_t left)
{
    size_t length = at[0] < 0x80 ? 1 : at[0] < 0xC2 ? 0 : at[0] < 0xE0 ? 2 : at[0] < 0xF0 ? 3 : 4;
    if (length == 0 || at[0] > 0xF4 || length > left)
        return 0;
    for (size_t i = 1; i < length; i++)
        if ((at[i] & 0xC0) != 0x80)
            return 0;
    bool overlong = (at[0] == 0xE0 && at[1] < 0xA0) || (at[0] == 0xF0 && at[1] < 0x90);
    bool surrogate = at[0] == 0xED && at[1] > 0x9F;
    bool beyond = at[0] == 0xF4 && at[1] > 0x8F;
    return overlong || surrogate || beyond ? 0 : length;
}

void cli_json_string(sw_text *out, const char *text, size_t length)
{
    const unsigned char *at = (const unsigned char *)text;
    const unsigned char *end = at + length;
    sw_text_add_char(out, '"');
    while (at < end) {
        size_t step = utf8_length(at, (size_t)(end - at));
        if (step == 0)
            sw_text_add(out, "\\ufffd");
        else if (*at == '"' || *at == '\\')
            sw_text_addf(out, "\\%c", *at);
        else if (*at < 0x20 || *at == 0x7F)
            sw_text_addf(out, "\\u%04x", *at);
        else
            sw_text_addf(out, "%.*s", (int)step, (const char *)at);
        at += step > 0 ? step : 1;
    }
    sw_text_add_char(out, '"');
}
