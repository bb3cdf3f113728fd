#include "json.h"

#include "base/utf8.h"

enum { LONGEST_CHARACTER = 4 };

/* The bytes of the UTF-8 character at `at`, or 0 where there is none. */
static size_t character_length(const char *at, size_t left)
{
    for (size_t length = 1; length <= left && length <= LONGEST_CHARACTER; length++)
        if (sw_utf8_valid(at, length))
            return length;
    return 0;
}

void cli_json_string(sw_text *out, const char *text, size_t length)
{
    const char *at = text;
    const char *end = text + length;
    sw_text_add_char(out, '"');
    while (at < end) {
        size_t step = character_length(at, (size_t)(end - at));
        unsigned char first = (unsigned char)*at;
        if (step == 0)
            sw_text_add(out, "\\ufffd");
        else if (first == '"' || first == '\\')
            sw_text_addf(out, "\\%c", first);
        else if (first < 0x20 || first == 0x7F)
            sw_text_addf(out, "\\u%04x", first);
        else
            sw_text_addf(out, "%.*s", (int)step, at);
        at += step > 0 ? step : 1;
    }
    sw_text_add_char(out, '"');
}
