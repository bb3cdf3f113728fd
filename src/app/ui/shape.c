/* Rounded shapes: design units become boxes of whole pixels here. */
#include "ui/shape.h"

#include <math.h>

static app_layer filled(app_rect at, int radius, app_colour top, app_colour bottom)
{
    return (app_layer){at.x, at.y, at.w, at.h, radius, top, bottom, 0, 0};
}

static app_layer stroked(const app_view *view, app_rect at, int radius, app_colour colour,
                         double width)
{
    app_layer layer = filled(at, radius, colour, colour);
    layer.stroke_tenths = (int)lround(width * 10 * view->scale);
    return layer;
}

static void draw_layer(const app_view *view, app_rect at, app_layer layer)
{
    app_box box = app_box_make(at.w, at.h, layer.radius);
    app_box_add(&box, layer);
    app_draw_box(view->draw, at.x, at.y, &box, 255);
}

void app_shape_fill(const app_view *view, app_rect rect, int radius, app_colour colour)
{
    app_rect at = app_view_pixels(view, rect);
    app_rect whole = {0, 0, at.w, at.h};
    draw_layer(view, at, filled(whole, app_px(view, radius), colour, colour));
}

void app_shape_dashes(const app_view *view, app_rect rect, int radius, double width, int dash,
                      app_colour colour)
{
    app_rect at = app_view_pixels(view, rect);
    app_rect whole = {0, 0, at.w, at.h};
    app_layer layer = stroked(view, whole, app_px(view, radius), colour, width);
    layer.dash = app_px(view, dash);
    draw_layer(view, at, layer);
}

void app_shape_ring(const app_view *view, app_rect rect, int radius, double width,
                    app_colour colour)
{
    app_shape_dashes(view, rect, radius, width, 0, colour);
}

void app_shape_face(const app_view *view, app_rect rect, int radius, int lip, const app_face *face)
{
    app_rect at = app_view_pixels(view, rect);
    app_rect whole = {0, 0, at.w, at.h}, below = whole;
    int round = app_px(view, radius), drop = app_px(view, lip), line = app_px(view, 1.5);
    line = line > 0 ? line : 1;
    app_rect inner = {line, line, at.w - 2 * line, at.h - 2 * line};
    app_box box = app_box_make(at.w, at.h, round);
    app_box_set_shadow(&box, drop + app_px(view, 2), app_px(view, 8),
                       app_colour_with_alpha(view->colours->shadow, 0.35));
    below.y = drop;
    if (face->foot) {
        app_box_add(&box, filled(below, round, face->foot, face->foot));
        below.y = (drop + 1) / 2;
    }
    app_box_add(&box, filled(below, round, face->lip, face->lip));
    app_box_add(&box, filled(whole, round, face->rim, face->rim));
    app_box_add(&box, filled(inner, round - line, face->top, face->bottom));
    app_draw_box(view->draw, at.x, at.y, &box, 255);
}

void app_shape_flat(const app_view *view, app_rect rect, int radius, double width, app_colour top,
                    app_colour bottom, app_colour ring)
{
    app_rect at = app_view_pixels(view, rect);
    app_rect whole = {0, 0, at.w, at.h};
    int round = app_px(view, radius);
    app_box box = app_box_make(at.w, at.h, round);
    app_box_add(&box, filled(whole, round, top, bottom));
    app_box_add(&box, stroked(view, whole, round, ring, width));
    app_draw_box(view->draw, at.x, at.y, &box, 255);
}

void app_shape_parts(const app_view *view, app_rect whole, const app_shape_part *parts, int count)
{
    app_rect at = app_view_pixels(view, whole);
    app_box box = app_box_make(at.w, at.h, 0);
    for (int i = 0; i < count; i++)
        app_box_add(&box, filled(app_view_pixels(view, parts[i].rect),
                                 app_px(view, parts[i].radius), parts[i].top, parts[i].bottom));
    app_draw_box(view->draw, at.x, at.y, &box, 255);
}
