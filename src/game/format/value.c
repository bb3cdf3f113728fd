/* Free text as the last thing on a line: what could be misread is escaped. */
#include "format/value.h"

static bool is_control(char c)
{
    return (unsigned char)c < ' ' || c == 0x7f;
}

static bool at_either_end(const char *value, const char *at)
{
    return at == value || at[1] == '\0';
}

static void add_byte(char byte, bool escaped, sw_text *out)
{
    if (escaped || is_control(byte) || byte == '%')
        sw_text_addf(out, "%%%02X", (unsigned)(unsigned char)byte);
    else
        sw_text_add_char(out, byte);
}

void game_value_format(const char *value, sw_text *out)
{
    for (const char *at = value; *at; at++)
        add_byte(*at, *at == ' ' && at_either_end(value, at), out);
}

void game_value_word_format(const char *value, sw_text *out)
{
    for (const char *at = value; *at; at++)
        add_byte(*at, *at == ' ', out);
}

static int digit_value(char c)
{
    if (c >= '0' && c <= '9')
        return c - '0';
    if (c >= 'A' && c <= 'F')
        return c - 'A' + 10;
    if (c >= 'a' && c <= 'f')
        return c - 'a' + 10;
    return -1;
}

/* One byte, plain or escaped. */
static bool take_byte(sw_scan *line, char *out)
{
    const char *at = line->at;
    if (is_control(*at))
        return false;
    if (*at != '%') {
        *out = *at;
        line->at++;
        return true;
    }
    if (line->end - at < 3)
        return false;
    int high = digit_value(at[1]);
    int low = digit_value(at[2]);
    if (high < 0 || low < 0 || high + low == 0)
        return false;
    *out = (char)(high * 16 + low);
    line->at += 3;
    return true;
}

bool game_value_take(sw_scan *line, char *out, size_t size)
{
    size_t length = 0;
    while (!sw_scan_done(line)) {
        if (length + 1 >= size || !take_byte(line, &out[length]))
            return false;
        length++;
    }
    out[length] = '\0';
    return true;
}

bool game_value_word_take(sw_scan *line, char *out, size_t size)
{
    sw_scan word = *line;
    while (!sw_scan_done(line) && *line->at != ' ')
        line->at++;
    word.end = line->at;
    return game_value_take(&word, out, size);
}
