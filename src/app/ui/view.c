#include "ui/view.h"

#include <math.h>
#include <stdio.h>
#include <string.h>

int app_px(const app_view *view, double measure)
{
    return (int)lround(measure * view->scale);
}

app_layout app_view_layout(const app_view *view)
{
    double width = view->width / view->scale;
    double height = view->height / view->scale;
    if (height > 1.1 * width && height >= 600)
        return APP_LAYOUT_PORTRAIT;
    if (width < 700 || height < 600)
        return APP_LAYOUT_MINIMUM;
    return width >= 1000 ? APP_LAYOUT_WIDE : APP_LAYOUT_MEDIUM;
}

void app_view_ground(const app_view *view)
{
    app_draw_ground(view->draw, (app_rect){0, 0, view->width, view->height},
                    view->colours->table_top, view->colours->table_bottom);
}

int app_view_text(const app_view *view, app_align align, int x, int y, app_type type,
                  app_colour colour, const char *text)
{
    return app_draw_text(view->draw, align, x, y, app_type_font(type),
                         app_type_px(type, view->scale), colour, text);
}

int app_view_text_width(const app_view *view, app_type type, const char *text)
{
    return app_draw_text_width(view->draw, app_type_font(type), app_type_px(type, view->scale),
                               text);
}

/* The length of the last whole UTF-8 character removed from text[0 .. length). */
static size_t without_last(const char *text, size_t length)
{
    do
        length--;
    while (length > 0 && ((unsigned char)text[length] & 0xC0) == 0x80);
    return length;
}

void app_view_fit(const app_view *view, app_type type, const char *text, int width, char *out,
                  size_t size)
{
    static const char ellipsis[] = "…";
    if (out != text)
        snprintf(out, size, "%s", text);
    size_t length = strlen(out);
    while (length > 0 && app_view_text_width(view, type, out) > width) {
        length = without_last(out, length);
        while (length > 0 && length + sizeof ellipsis > size)
            length = without_last(out, length);
        memcpy(out + length, ellipsis, sizeof ellipsis);
    }
}

/* How many bytes of text make one line: up to the last space that fits, or all of it. */
static size_t line_length(const app_view *view, app_type type, const char *text, int width)
{
    char line[256];
    size_t best = 0;
    for (size_t i = 0; i < sizeof line; i++) {
        if (text[i] == ' ' || text[i] == '\0') {
            line[i] = '\0';
            if (best > 0 && app_view_text_width(view, type, line) > width)
                return best;
            best = i;
            if (text[i] == '\0')
                return best;
        }
        line[i] = text[i];
    }
    return best;
}

int app_view_paragraph(const app_view *view, int x, int y, int width, app_type type,
                       app_colour colour, const char *text, int most)
{
    int lines = 0;
    int step = app_type_px(type, view->scale) * 14 / 10;
    while (*text && lines < most) {
        char line[256];
        size_t length = line_length(view, type, text, width);
        bool last = lines + 1 == most;
        snprintf(line, sizeof line, "%.*s", (int)(last ? strlen(text) : length), text);
        app_view_fit(view, type, line, width, line, sizeof line);
        app_view_text(view, APP_ALIGN_LEFT, x, y + lines * step, type, colour, line);
        text += length;
        while (*text == ' ')
            text++;
        lines++;
    }
    return lines;
}

static app_layer filled(app_rect at, int radius, app_colour colour)
{
    return (app_layer){at.x, at.y, at.w, at.h, radius, colour, colour, 0, 0};
}

static app_layer ring(app_rect at, int radius, app_colour colour, double width)
{
    return (app_layer){at.x, at.y, at.w, at.h, radius, colour, colour, (int)lround(width * 10), 0};
}

static bool contrast(const app_view *view)
{
    return view->settings->theme == GAME_THEME_CONTRAST;
}

/* Something sunk: a lit lower rim, a dark upper edge, the floor, and a shadow falling in. */
static void sunk(const app_view *view, app_rect rect, int radius, app_colour floor, bool shaded)
{
    const app_colours *c = view->colours;
    app_box box = app_box_make(rect.w, rect.h, radius);
    if (contrast(view)) {
        app_box_add(&box, filled((app_rect){0, 0, rect.w, rect.h}, radius, floor));
        app_box_add(&box, ring((app_rect){0, 0, rect.w, rect.h}, radius, c->text, 2 * view->scale));
    } else {
        int rim = app_px(view, 1.5);
        int edge = app_px(view, 2);
        app_box_add(&box, filled((app_rect){0, rim, rect.w, rect.h}, radius, c->tray_rim));
        app_box_add(&box, filled((app_rect){0, 0, rect.w, rect.h}, radius, c->tray_edge));
        app_box_add(&box, filled((app_rect){0, edge, rect.w, rect.h - edge}, radius, floor));
        if (shaded) {
            bool dark = view->settings->theme == GAME_THEME_DARK;
            app_box_set_shadow(&box, app_px(view, 6), app_px(view, 11),
                               dark ? 0x000000C7 : 0x00000030);
            box.shadow_inner = 1;
        }
    }
    app_draw_box(view->draw, rect.x, rect.y, &box, 255);
}

void app_view_tray(const app_view *view, app_rect rect, int radius)
{
    sunk(view, rect, radius, view->colours->tray, true);
}

void app_view_well(const app_view *view, app_rect rect, int radius)
{
    sunk(view, rect, radius, view->colours->well, view->settings->theme == GAME_THEME_DARK);
}

void app_view_slab(const app_view *view, app_rect rect, int radius)
{
    const app_colours *c = view->colours;
    app_rect whole = {0, 0, rect.w, rect.h};
    app_box box = app_box_make(rect.w, rect.h, radius);
    if (!contrast(view))
        app_box_set_shadow(&box, app_px(view, 16), app_px(view, 32),
                           app_colour_with_alpha(c->shadow, 0.5));
    app_box_add(&box, filled(whole, radius, c->slab));
    app_box_add(&box, ring(whole, radius, c->slab_rim, (contrast(view) ? 2 : 1.5) * view->scale));
    app_draw_box(view->draw, rect.x, rect.y, &box, 255);
}

void app_view_rule(const app_view *view, int x, int y, int width)
{
    int thick = contrast(view) ? app_px(view, 2) : app_px(view, 1);
    app_draw_fill(view->draw, (app_rect){x, y, width, thick > 0 ? thick : 1}, view->colours->rule);
}

/* Along one axis: what goes `out` beyond a stretch on both sides, but not beyond the window. */
static void surround(int at, int length, int out, int window, int *from, int *size)
{
    int first = at - out, last = at + length + out;
    bool inside = at >= 0 && at + length <= window;
    *from = inside && first < 0 ? 0 : first;
    *size = (inside && last > window ? window : last) - *from;
}

void app_view_focus(const app_view *view, app_rect rect, int radius)
{
    int out = app_px(view, 6);
    app_rect around;
    surround(rect.x, rect.w, out, view->width, &around.x, &around.w);
    surround(rect.y, rect.h, out, view->height, &around.y, &around.h);
    app_box box = app_box_make(around.w, around.h, radius + out);
    app_box_add(&box, ring((app_rect){0, 0, around.w, around.h}, radius + out, view->colours->focus,
                           3 * view->scale));
    app_draw_box(view->draw, around.x, around.y, &box, 255);
}

void app_view_busy(const app_view *view, app_rect track, double since)
{
    int edge = app_px(view, 2);
    int part = track.w / 3;
    double swing = 0.5 - 0.5 * cos((view->now - since) / 500);
    app_rect bar = {0, 0, part, track.h - 2 * edge};
    app_box box = app_box_make(bar.w, bar.h, bar.h / 2);
    app_view_well(view, track, track.h / 2);
    app_box_add(&box, filled(bar, bar.h / 2, view->colours->good));
    app_draw_box(view->draw, track.x + (int)((track.w - part) * swing), track.y + edge, &box, 255);
}

int app_view_chip(const app_view *view, int x, int y_centre, app_chip kind, const char *text)
{
    const app_colours *c = view->colours;
    app_colour ground = kind == APP_CHIP_GOOD      ? c->good_chip
                        : kind == APP_CHIP_BOUNDED ? c->bounded_chip
                                                   : c->button_top;
    app_colour ink = kind == APP_CHIP_GOOD      ? c->good
                     : kind == APP_CHIP_BOUNDED ? c->bounded
                                                : c->text;
    int pad = app_px(view, 9);
    int tick = kind == APP_CHIP_GOOD ? app_px(view, 19) : 0;
    int width = app_view_text_width(view, APP_TYPE_CHIP, text) + 2 * pad + tick;
    int height = app_px(view, 24);
    int radius = app_px(view, 7);
    app_rect whole = {0, 0, width, height};
    app_box box = app_box_make(width, height, radius);
    if (contrast(view))
        app_box_add(&box, ring(whole, radius, c->text, 1.5 * view->scale));
    else
        app_box_add(&box, filled(whole, radius, ground));
    app_draw_box(view->draw, x, y_centre - height / 2, &box, 255);
    if (tick)
        app_draw_icon(view->draw, x + pad - app_px(view, 1), y_centre - app_px(view, 7),
                      app_px(view, 14), APP_ICON_TICK, ink);
    app_view_text(view, APP_ALIGN_LEFT, x + pad + tick, y_centre, APP_TYPE_CHIP, ink, text);
    return width;
}
