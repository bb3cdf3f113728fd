/* Lines of a text that a person edits: taken apart, and kept where they are not understood. */
#include "base/edited.h"

static bool has_control(sw_scan line)
{
    for (; line.at < line.end; line.at++)
        if (((unsigned char)*line.at < ' ' && *line.at != '\t') || *line.at == 0x7f)
            return true;
    return false;
}

static void trim(sw_scan *line)
{
    sw_scan_blanks(line);
    while (line->end > line->at && (line->end[-1] == ' ' || line->end[-1] == '\t'))
        line->end--;
}

static bool is_of_name(char c)
{
    return (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9') || c == '-';
}

sw_edited sw_edited_read(sw_scan line, bool equals, sw_scan *key, sw_scan *value)
{
    if (has_control(line))
        return SW_EDITED_BAD;
    trim(&line);
    if (sw_scan_done(&line) || *line.at == '#')
        return SW_EDITED_NONE;
    *key = line;
    while (line.at < line.end && is_of_name(*line.at))
        line.at++;
    key->end = line.at;
    sw_scan_blanks(&line);
    bool parted = equals ? sw_scan_char(&line, '=') : line.at > key->end;
    sw_scan_blanks(&line);
    *value = line;
    return parted && !sw_scan_done(key) ? SW_EDITED_PAIR : SW_EDITED_BAD;
}

bool sw_edited_is(sw_scan key, const char *name)
{
    return sw_scan_word(&key, name) && sw_scan_done(&key);
}

bool sw_edited_is_text(const char *text, size_t length)
{
    sw_scan scan = sw_scan_start(text, length), line;
    while (sw_scan_line(&scan, &line))
        if (has_control(line))
            return false;
    return true;
}

void sw_edited_keep(sw_scan line, sw_text *out)
{
    sw_text_add_bytes(out, line.at, (size_t)(line.end - line.at));
    sw_text_add_char(out, '\n');
}

void sw_edited_comment(sw_scan line, sw_text *out)
{
    if (has_control(line))
        return;
    sw_text_add(out, "# ");
    sw_edited_keep(line, out);
}
