/* Reads texts whose lines begin with a key. */
#include "base/reader.h"

#include <string.h>

sw_reader sw_reader_start(const char *text, size_t length, sw_error *error)
{
    sw_scan scan = sw_scan_start(text, length);
    return (sw_reader){.text = scan, .line = scan, .error = error};
}

bool sw_reader_take(sw_reader *in, const char *key)
{
    sw_scan text = in->text, line;
    if (!sw_scan_line(&text, &line) || !sw_scan_word(&line, key))
        return false;
    sw_scan_char(&line, ' ');
    in->text = text;
    in->line = line;
    return true;
}

sw_status sw_reader_need(sw_reader *in, const char *key)
{
    if (sw_reader_take(in, key))
        return SW_OK;
    return sw_fail_at(in->error, SW_BAD_INPUT, in->text.line, "expected \"%s\"", key);
}

sw_status sw_reader_end(const sw_reader *in)
{
    return sw_scan_done(&in->line) ? SW_OK
                                   : sw_reader_fail(in, "unexpected text at the end of the line");
}

sw_status sw_reader_fail(const sw_reader *in, const char *clause)
{
    return sw_fail_plain(in->error, SW_BAD_INPUT, in->line.line, clause);
}

bool sw_reader_has_title(const char *title, const char *text, size_t length)
{
    sw_scan scan = sw_scan_start(text, length), line;
    size_t size = strlen(title);
    return sw_scan_line(&scan, &line) && (size_t)(line.end - line.at) == size &&
           memcmp(line.at, title, size) == 0;
}
