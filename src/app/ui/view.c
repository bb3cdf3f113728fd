/* The frame that screens are laid out in: units, text, and the plainest things that are drawn. */
#include "ui/view.h"

#include "base/utf8.h"

#include <math.h>
#include <stdio.h>
#include <string.h>

int app_px(const app_view *view, double measure)
{
    return (int)lround(measure * view->scale);
}

app_rect app_view_pixels(const app_view *view, app_rect rect)
{
    int left = app_px(view, rect.x), top = app_px(view, rect.y);
    return (app_rect){left, top, app_px(view, rect.x + rect.w) - left,
                      app_px(view, rect.y + rect.h) - top};
}

/* Rounded up: what needs so much has room. */
static int units(const app_view *view, int pixels)
{
    return (int)ceil(pixels / view->scale - 1e-9);
}

void app_view_fit_window(app_view *view, int pixels_wide, int pixels_high, double scale)
{
    view->scale = scale;
    view->width = (int)(pixels_wide / scale);
    view->height = (int)(pixels_high / scale);
}

/* In portrait so much stands above and below the board, which is to have two thirds of the width. */
enum { BESIDE_BOARD = 500 };

app_layout app_view_layout(const app_view *view)
{
    int height = view->height + view->foot; /* the bar of prompts changes no layout */
    if (height > 1.1 * view->width && height >= BESIDE_BOARD + view->width * 2 / 3)
        return APP_LAYOUT_PORTRAIT;
    if (view->width < 700 || height < 600)
        return APP_LAYOUT_MINIMUM;
    return view->width >= 1000 ? APP_LAYOUT_WIDE : APP_LAYOUT_MEDIUM;
}

int app_view_bar(const app_view *view)
{
    return app_view_layout(view) == APP_LAYOUT_MINIMUM ? 52 : 76;
}

void app_view_ground(const app_view *view)
{
    app_draw_ground(view->draw, view->draw->frame, view->colours->table_top,
                    view->colours->table_bottom);
}

void app_view_fill(const app_view *view, app_rect rect, app_colour colour)
{
    app_draw_fill(view->draw, app_view_pixels(view, rect), colour);
}

void app_view_icon(const app_view *view, int x, int y, int size, app_icon icon, app_colour colour)
{
    app_draw_icon(view->draw, app_px(view, x), app_px(view, y), app_px(view, size), icon, colour);
}

void app_view_picture(const app_view *view, app_rect rect, int slot, uint32_t version, int radius)
{
    app_draw_picture(view->draw, app_view_pixels(view, rect), slot, version, app_px(view, radius),
                     255);
}

void app_view_mirror(const app_view *view, app_rect about)
{
    app_draw_mirror(view->draw, app_view_pixels(view, about));
}

void app_view_mirror_end(const app_view *view)
{
    app_draw_mirror(view->draw, (app_rect){0, 0, 0, 0});
}

void app_view_clip(const app_view *view, app_rect rect)
{
    app_draw_clip(view->draw, app_view_pixels(view, rect));
}

void app_view_unclip(const app_view *view)
{
    app_draw_unclip(view->draw);
}

int app_view_text(const app_view *view, app_align align, int x, int y, app_type type,
                  app_colour colour, const char *text)
{
    int width = app_draw_text(view->draw, align, app_px(view, x), app_px(view, y),
                              app_type_font(type), app_type_px(type, view->scale), colour, text);
    return units(view, width);
}

int app_view_text_width(const app_view *view, app_type type, const char *text)
{
    int width =
        app_draw_text_width(view->draw, app_type_font(type), app_type_px(type, view->scale), text);
    return units(view, width);
}

void app_view_fit(const app_view *view, app_type type, const char *text, int width, char *out,
                  size_t size)
{
    static const char ellipsis[] = "…";
    if (out != text)
        snprintf(out, size, "%s", text);
    size_t length = strlen(out);
    while (length > 0 && app_view_text_width(view, type, out) > width) {
        length = sw_utf8_before(out, length);
        while (length > 0 && (out[length - 1] == ' ' || length + sizeof ellipsis > size))
            length = sw_utf8_before(out, length);
        memcpy(out + length, ellipsis, sizeof ellipsis);
    }
}

void app_view_fit_facts(const app_view *view, app_type type, const char *facts, int width,
                        char *out, size_t size)
{
    static const char between[] = " · ";
    if (out != facts)
        snprintf(out, size, "%s", facts);
    while (app_view_text_width(view, type, out) > width) {
        char *last = NULL;
        for (char *at = strstr(out, between); at; at = strstr(at + 1, between))
            last = at;
        if (!last)
            break;
        *last = '\0';
    }
    app_view_fit(view, type, out, width, out, size);
}

app_type app_view_type_for(const app_view *view, app_type type, const char *text, int width)
{
    static const app_type smaller[] = {APP_TYPE_BUTTON, APP_TYPE_NOTE, APP_TYPE_CHIP};
    for (size_t i = 0; i < sizeof smaller / sizeof *smaller; i++)
        if (app_view_text_width(view, type, text) > width && smaller[i] > type)
            type = smaller[i];
    return type;
}

int app_view_line(const app_view *view, app_align align, int x, int y, int width, app_type type,
                  app_colour colour, const char *text)
{
    char cut[512];
    if (app_view_text_width(view, type, text) > width) {
        app_view_fit(view, type, text, width, cut, sizeof cut);
        text = cut;
    }
    return app_view_text(view, align, x, y, type, colour, text);
}
