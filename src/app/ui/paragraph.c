/* Breaks a text into lines: at blanks, between CJK characters, and inside a word that is too long. */
#include "base/utf8.h"
#include "ui/view.h"

#include <stdio.h>
#include <string.h>

enum { LINE_SIZE = 256 };

static bool is_one_of(uint32_t code, const char *characters)
{
    uint32_t one;
    while ((one = sw_utf8_next(&characters)))
        if (one == code)
            return true;
    return false;
}

/* Written without blanks: a line may end at any of these. */
static bool is_cjk(uint32_t code)
{
    return (code >= 0x2E80 && code <= 0x9FFF) || (code >= 0xAC00 && code <= 0xD7AF) ||
           (code >= 0xF900 && code <= 0xFAFF) || (code >= 0xFF00 && code <= 0xFF60) ||
           (code >= 0x20000 && code <= 0x3FFFF);
}

/* Kinsoku's simplest rule: nothing that closes begins a line, and nothing that opens ends one. */
static bool may_break(uint32_t before, uint32_t after)
{
    static const char closing[] = "、。，．・：；？！）］｝〉》」』】〕〟ー々,.:;?!)]}%’”…";
    static const char opening[] = "（［｛〈《「『【〔〝([{‘“";
    return (is_cjk(before) || is_cjk(after)) && before != ' ' && !is_one_of(after, closing) &&
           !is_one_of(before, opening);
}

static bool fits(const app_view *view, app_type type, const char *text, size_t length, int width)
{
    char line[LINE_SIZE];
    if (length >= sizeof line)
        return false;
    memcpy(line, text, length);
    line[length] = '\0';
    return app_view_text_width(view, type, line) <= width;
}

/* As many characters as fit of a word that is longer than a line, and never none. */
static size_t part_length(const app_view *view, app_type type, const char *text, size_t length,
                          int width)
{
    size_t best = sw_utf8_after(text, length, 0);
    for (size_t at = best; at < length; at = sw_utf8_after(text, length, at)) {
        if (!fits(view, type, text, at, width))
            break;
        best = at;
    }
    return best;
}

/* How many bytes of text make one line. */
static size_t line_length(const app_view *view, app_type type, const char *text, int width)
{
    size_t length = strlen(text), best = 0;
    uint32_t before = ' ', code;
    if (fits(view, type, text, length, width))
        return length;
    for (size_t at = 0; at < length; before = code) {
        size_t step = sw_utf8_read(text + at, length - at, &code);
        if (at > 0 && (code == ' ' || may_break(before, code))) {
            if (!fits(view, type, text, at, width))
                return best > 0 ? best : part_length(view, type, text, at, width);
            best = at;
        }
        at += step;
    }
    return best > 0 ? best : part_length(view, type, text, length, width);
}

/* Takes a line off the text: cut to fit where it is the last one. line holds LINE_SIZE bytes. */
static const char *take_line(const app_view *view, app_type type, const char *text, int width,
                             bool last, char *line)
{
    size_t length = last ? strlen(text) : line_length(view, type, text, width);
    size_t shown = sw_utf8_fit(text, length, LINE_SIZE - 1);
    memcpy(line, text, shown);
    line[shown] = '\0';
    app_view_fit(view, type, line, width, line, LINE_SIZE);
    text += length;
    while (*text == ' ')
        text++;
    return text;
}

int app_view_line_step(app_type type)
{
    return app_type_px(type, 1) * 14 / 10;
}

int app_view_paragraph_lines(const app_view *view, int width, app_type type, const char *text,
                             int most)
{
    char line[LINE_SIZE];
    int lines = 0;
    for (; *text && lines < most; lines++)
        text = take_line(view, type, text, width, lines + 1 == most, line);
    return lines;
}

int app_view_paragraph_step(const app_view *view, app_align align, int x, int y, int width,
                            app_type type, int step, app_colour colour, const char *text, int most)
{
    char line[LINE_SIZE];
    int lines = 0;
    for (; *text && lines < most; lines++) {
        text = take_line(view, type, text, width, lines + 1 == most, line);
        app_view_text(view, align, x, y + lines * step, type, colour, line);
    }
    return lines;
}

int app_view_paragraph(const app_view *view, app_align align, int x, int y, int width,
                       app_type type, app_colour colour, const char *text, int most)
{
    return app_view_paragraph_step(view, align, x, y, width, type, app_view_line_step(type), colour,
                                   text, most);
}
