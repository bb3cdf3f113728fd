/* Texts of any bytes as strings of JSON. */
#include "json.h"

#include "base/utf8.h"

void cli_json_string(sw_text *out, const char *text, size_t length)
{
    sw_text_add_char(out, '"');
    for (size_t at = 0, step; at < length; at += step) {
        uint32_t code;
        step = sw_utf8_read(text + at, length - at, &code);
        if (code == SW_UTF8_MALFORMED)
            sw_text_add(out, "\\ufffd");
        else if (code == '"' || code == '\\')
            sw_text_addf(out, "\\%c", (int)code);
        else if (sw_utf8_is_control(code))
            sw_text_addf(out, "\\u%04x", (unsigned)code);
        else
            sw_text_add_bytes(out, text + at, step);
    }
    sw_text_add_char(out, '"');
}
