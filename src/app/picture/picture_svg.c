/* SVG, as far as the tag of its outermost element: nothing else in the text bears on the size. */
#include "picture/picture_header.h"

typedef struct unit {
    const char *name;
    double pixels;
} unit;

/* At 96 pixels an inch, as CSS has it. Units that depend on a font or a window are not here. */
static const unit units[] = {
    {"", 1},           {"px", 1},         {"pt", 96.0 / 72}, {"pc", 16},
    {"mm", 96 / 25.4}, {"cm", 96 / 2.54}, {"in", 96},
};
enum { UNITS = sizeof units / sizeof *units };

/* Of a side in pixels: a drawing of any size can be enlarged, but not out of nothing. */
static const double LEAST = 1e-3;

static bool is_blank(int c)
{
    return c == ' ' || c == '\t' || c == '\r' || c == '\n';
}

static bool is_digit(int c)
{
    return c >= '0' && c <= '9';
}

static size_t skip_blanks(app_bytes text, size_t at)
{
    while (is_blank(app_bytes_at(text, at)))
        at++;
    return at;
}

/* Past the next such text, or the end. */
static size_t after(app_bytes text, size_t at, const char *wanted)
{
    while (at < text.size && !app_bytes_match(text, at, wanted))
        at++;
    return at < text.size ? at + strlen(wanted) : text.size;
}

/* A document type may have declarations of its own between brackets. */
static size_t after_doctype(app_bytes text, size_t at)
{
    while (at < text.size && app_bytes_at(text, at) != '>')
        at = app_bytes_at(text, at) == '[' ? after(text, at, "]") : at + 1;
    return at + 1;
}

/* Where the outermost element begins. */
static size_t find_root(app_bytes text)
{
    size_t at = app_bytes_match(text, 0, "\xef\xbb\xbf") ? 3 : 0;
    for (;;) {
        at = skip_blanks(text, at);
        if (app_bytes_match(text, at, "<?"))
            at = after(text, at, "?>");
        else if (app_bytes_match(text, at, "<!--"))
            at = after(text, at, "-->");
        else if (app_bytes_match(text, at, "<!"))
            at = after_doctype(text, at);
        else
            return at;
    }
}

bool app_picture_is_svg(app_bytes file)
{
    size_t at = find_root(file);
    int next = app_bytes_at(file, at + 4);
    return app_bytes_match(file, at, "<svg") && (is_blank(next) || next == '>' || next == '/');
}

/* The attribute's value in the tag whose attributes begin at `at`; empty where it has none. */
static app_bytes find_attribute(app_bytes text, size_t at, const char *name)
{
    while (at < text.size) {
        at = skip_blanks(text, at);
        bool found = app_bytes_match(text, at, name);
        size_t name_end = at + strlen(name);
        while (at < text.size && !is_blank(text.data[at]) && !strchr("=/>", text.data[at]))
            at++;
        found = found && at == name_end;
        at = skip_blanks(text, at);
        if (app_bytes_at(text, at) != '=')
            break;
        at = skip_blanks(text, at + 1);
        char quote[2] = {(char)app_bytes_at(text, at), '\0'};
        if (quote[0] != '"' && quote[0] != '\'')
            break;
        size_t end = after(text, at + 1, quote);
        if (found)
            return app_bytes_part(text, at + 1, end - at - 2);
        at = end;
    }
    return (app_bytes){NULL, 0};
}

/* Not strtod: that one reads a decimal comma in some languages. */
static bool take_number(app_bytes text, size_t *at, double *out)
{
    size_t start = *at;
    double value = 0;
    while (is_digit(app_bytes_at(text, *at)))
        value = value * 10 + (app_bytes_at(text, (*at)++) - '0');
    if (app_bytes_at(text, *at) == '.') {
        ++*at;
        for (double place = 0.1; is_digit(app_bytes_at(text, *at)); place /= 10)
            value += place * (app_bytes_at(text, (*at)++) - '0');
    }
    *out = value;
    return *at > start;
}

/* A length in pixels; false where it is none, or in a unit that means nothing here. */
static bool read_length(app_bytes text, double *out)
{
    size_t at = skip_blanks(text, 0);
    if (!take_number(text, &at, out))
        return false;
    size_t end = text.size;
    while (end > at && is_blank(text.data[end - 1]))
        end--;
    for (int i = 0; i < UNITS; i++) {
        if (end - at != strlen(units[i].name) || !app_bytes_match(text, at, units[i].name))
            continue;
        *out *= units[i].pixels;
        return *out >= LEAST;
    }
    return false;
}

/* "left top width height"; only the last two matter, but the others may be negative. */
static bool read_view_box(app_bytes text, double *width, double *height)
{
    double values[4];
    size_t at = 0;
    for (int i = 0; i < 4; i++) {
        while (is_blank(app_bytes_at(text, at)) || app_bytes_at(text, at) == ',')
            at++;
        if (i < 2 && app_bytes_at(text, at) == '-')
            at++;
        if (!take_number(text, &at, &values[i]))
            return false;
    }
    *width = values[2];
    *height = values[3];
    return *width >= LEAST && *height >= LEAST;
}

const char *app_picture_svg_read(app_picture_header *header, app_bytes file)
{
    size_t at = find_root(file) + strlen("<svg");
    header->cut_short = after(file, at, "</svg") == file.size;
    double width, height;
    bool known = (read_length(find_attribute(file, at, "width"), &width) &&
                  read_length(find_attribute(file, at, "height"), &height)) ||
                 read_view_box(find_attribute(file, at, "viewBox"), &width, &height);
    if (!known)
        return header->cut_short ? NULL : "the SVG gives neither width and height nor a viewBox";
    header->width = width;
    header->height = height;
    return NULL;
}
