/* JSON, value by value. */
#include "json.h"

#include "base/utf8.h"

#include <string.h>

static void begin(cli_json *json, const char *name)
{
    if (json->follows)
        sw_text_add_char(json->out, ',');
    if (name)
        sw_text_addf(json->out, "\"%s\":", name);
    json->follows = true;
}

void cli_json_open(cli_json *json, const char *name, char bracket)
{
    begin(json, name);
    sw_text_add_char(json->out, bracket);
    json->follows = false;
}

void cli_json_close(cli_json *json, char bracket)
{
    sw_text_add_char(json->out, bracket);
    json->follows = true;
}

void cli_json_null(cli_json *json, const char *name)
{
    begin(json, name);
    sw_text_add(json->out, "null");
}

void cli_json_bool(cli_json *json, const char *name, bool value)
{
    begin(json, name);
    sw_text_add(json->out, value ? "true" : "false");
}

void cli_json_number(cli_json *json, const char *name, uint64_t value)
{
    begin(json, name);
    sw_text_add_number(json->out, value);
}

void cli_json_number_if(cli_json *json, const char *name, bool known, uint64_t value)
{
    if (known)
        cli_json_number(json, name, value);
    else
        cli_json_null(json, name);
}

void cli_json_decimal(cli_json *json, const char *name, double value, int decimals)
{
    begin(json, name);
    sw_text_addf(json->out, "%.*f", decimals, value);
}

void cli_json_bytes(cli_json *json, const char *name, const char *text, size_t length)
{
    sw_text *out = json->out;
    begin(json, name);
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

void cli_json_text(cli_json *json, const char *name, const char *text)
{
    if (text)
        cli_json_bytes(json, name, text, strlen(text));
    else
        cli_json_null(json, name);
}

void cli_json_board(cli_json *json, const char *name, const puzzle_board *board)
{
    begin(json, name);
    sw_text_add_char(json->out, '"');
    puzzle_board_format(board, json->out);
    sw_text_add_char(json->out, '"');
}

void cli_json_path(cli_json *json, const char *name, const puzzle_path *path,
                   puzzle_notation notation)
{
    if (!path) {
        cli_json_null(json, name);
        return;
    }
    begin(json, name);
    sw_text_add_char(json->out, '"');
    puzzle_path_format(path, notation, json->out);
    sw_text_add_char(json->out, '"');
}
