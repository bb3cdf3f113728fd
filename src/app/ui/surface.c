/* The surfaces of the design: sunk trays and wells, raised slabs, rules, rings, chips. */
#include "ui/shape.h"

#include <math.h>

static app_layer filled(app_rect at, int radius, app_colour colour)
{
    return (app_layer){at.x, at.y, at.w, at.h, radius, colour, colour, 0, 0};
}

static bool contrast(const app_view *view)
{
    return view->settings->theme == GAME_THEME_CONTRAST;
}

/* Something sunk: a lit lower rim, a dark upper edge, the floor, and a shadow falling in. */
static void sunk(const app_view *view, app_rect rect, int radius, app_colour floor, bool shaded)
{
    const app_colours *c = view->colours;
    if (contrast(view)) {
        app_shape_flat(view, rect, radius, 2, floor, floor, c->text);
        return;
    }
    app_rect at = app_view_pixels(view, rect);
    int round = app_px(view, radius), rim = app_px(view, 1.5), edge = app_px(view, 2);
    app_box box = app_box_make(at.w, at.h, round);
    app_box_add(&box, filled((app_rect){0, rim, at.w, at.h}, round, c->tray_rim));
    app_box_add(&box, filled((app_rect){0, 0, at.w, at.h}, round, c->tray_edge));
    app_box_add(&box, filled((app_rect){0, edge, at.w, at.h - edge}, round, floor));
    if (shaded) {
        bool dark = view->settings->theme == GAME_THEME_DARK;
        app_box_set_shadow(&box, app_px(view, 6), app_px(view, 11), dark ? 0x000000C7 : 0x00000030);
        box.shadow_inner = 1;
    }
    app_draw_box(view->draw, at.x, at.y, &box, 255);
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
    app_rect at = app_view_pixels(view, rect);
    int round = app_px(view, radius);
    app_box box = app_box_make(at.w, at.h, round);
    if (!contrast(view))
        app_box_set_shadow(&box, app_px(view, 16), app_px(view, 32),
                           app_colour_with_alpha(c->shadow, 0.5));
    app_layer rim = filled((app_rect){0, 0, at.w, at.h}, round, c->slab_rim);
    rim.stroke_tenths = (int)lround((contrast(view) ? 20 : 15) * view->scale);
    app_box_add(&box, filled((app_rect){0, 0, at.w, at.h}, round, c->slab));
    app_box_add(&box, rim);
    app_draw_box(view->draw, at.x, at.y, &box, 255);
}

void app_view_rule(const app_view *view, int x, int y, int width)
{
    app_rect at = app_view_pixels(view, (app_rect){x, y, width, contrast(view) ? 2 : 1});
    at.h = at.h > 0 ? at.h : 1;
    app_draw_fill(view->draw, at, view->colours->rule);
}

/* ---- Cards ---- */

static app_face card_face(const app_view *view, app_card card, int lift)
{
    const app_colours *c = view->colours;
    const app_colour white = 0xFFFFFFFF;
    const app_colour black = 0x000000FF;
    bool light = view->settings->theme == GAME_THEME_LIGHT;
    app_face face = {c->button_top, c->button_bottom, c->button_rim, c->button_lip, 0};
    if (card == APP_CARD_GLAZED) /* above an unglazed foot */
        face =
            (app_face){app_colour_mix(c->tile, white, 0.12), app_colour_mix(c->tile, black, 0.06),
                       app_colour_mix(c->tile, white, 0.58),
                       app_colour_mix(c->tile, 0x0B1513FF, 0.46), c->clay};
    else if (card == APP_CARD_BARE && light) /* buttons are as pale as glazes there */
        face = (app_face){c->well, app_colour_mix(c->well, black, 0.05),
                          app_colour_mix(c->well, white, 0.45),
                          app_colour_mix(c->well, black, 0.35), 0};
    app_colour towards = lift > 0 ? white : black;
    double amount = lift == 0 ? 0 : lift > 0 ? 0.12 : 0.08;
    face.top = app_colour_mix(face.top, towards, amount);
    face.bottom = app_colour_mix(face.bottom, towards, amount);
    return face;
}

app_rect app_view_card(const app_view *view, app_rect rect, app_card card, int lift)
{
    enum { LIP = 5, RADIUS = APP_CARD_RADIUS };
    const app_colours *c = view->colours;
    int lip = lift > 0 ? LIP + 1 : lift < 0 ? 1 : LIP;
    app_rect at = {rect.x, rect.y + LIP - lip, rect.w, rect.h - LIP};
    if (contrast(view)) { /* black and white alone tell what is glazed; nothing has a shadow */
        app_colour ground = card == APP_CARD_GLAZED ? c->tile : c->button_top;
        app_shape_flat(view, at, RADIUS, lift ? 3.5 : 2, ground, ground, c->text);
    } else {
        app_face face = card_face(view, card, lift);
        app_shape_face(view, at, RADIUS, lip, &face);
    }
    return at;
}

/* ---- Rings ---- */

/* Along one axis: what goes `out` beyond a stretch on both sides, but not beyond the window. */
static void surround(int at, int length, int out, int window, int *from, int *size)
{
    int first = at - out, last = at + length + out;
    bool inside = at >= 0 && at + length <= window;
    *from = inside && first < 0 ? 0 : first;
    *size = (inside && last > window ? window : last) - *from;
}

void app_view_ring(const app_view *view, app_rect rect, int radius, app_colour colour)
{
    enum { OUT = 6 };
    app_rect around;
    surround(rect.x, rect.w, OUT, view->width, &around.x, &around.w);
    surround(rect.y, rect.h, OUT, view->height, &around.y, &around.h);
    app_shape_ring(view, around, radius + OUT, 3, colour);
}

void app_view_focus(const app_view *view, app_rect rect, int radius)
{
    if (!view->covered)
        app_view_ring(view, rect, radius, view->colours->focus);
}

void app_view_busy(const app_view *view, app_rect track, double since)
{
    enum { EDGE = 2 };
    int part = track.w / 3, high = track.h - 2 * EDGE;
    double swing = 0.5 - 0.5 * cos((view->now - since) / 500);
    app_rect bar = {track.x + (int)((track.w - part) * swing), track.y + EDGE, part, high};
    app_view_well(view, track, track.h / 2);
    app_shape_fill(view, bar, high / 2, view->colours->good);
}

enum { CHIP_PAD = 9, CHIP_TICK = 14 };

/* What a chip needs beside its words. */
static int around_words(app_chip kind)
{
    return 2 * CHIP_PAD + (kind == APP_CHIP_GOOD ? CHIP_TICK + 5 : 0);
}

int app_view_chip_width(const app_view *view, app_chip kind, const char *text)
{
    return app_view_text_width(view, APP_TYPE_CHIP, text) + around_words(kind);
}

app_colour app_view_chip_ink(const app_view *view, app_chip kind)
{
    const app_colours *c = view->colours;
    return kind == APP_CHIP_GOOD ? c->good : kind == APP_CHIP_BOUNDED ? c->bounded : c->text;
}

void app_view_chip_ground(const app_view *view, app_rect rect, app_chip kind)
{
    enum { RADIUS = 7 };
    const app_colours *c = view->colours;
    app_colour ground = kind == APP_CHIP_GOOD      ? c->good_chip
                        : kind == APP_CHIP_BOUNDED ? c->bounded_chip
                                                   : c->button_top;
    if (contrast(view))
        app_shape_ring(view, rect, RADIUS, 1.5, c->text);
    else
        app_shape_fill(view, rect, RADIUS, ground);
}

int app_view_chip(const app_view *view, int x, int y_centre, int room, app_chip kind,
                  const char *text)
{
    enum { HIGH = 24 };
    char cut[160];
    app_view_fit(view, APP_TYPE_CHIP, text, room - around_words(kind), cut, sizeof cut);
    int width = app_view_chip_width(view, kind, cut);
    app_rect chip = {x, y_centre - HIGH / 2, width, HIGH};
    app_colour ink = app_view_chip_ink(view, kind);
    app_view_chip_ground(view, chip, kind);
    if (kind == APP_CHIP_GOOD)
        app_view_icon(view, x + CHIP_PAD - 1, y_centre - CHIP_TICK / 2, CHIP_TICK, APP_ICON_TICK,
                      ink);
    app_view_text(view, APP_ALIGN_LEFT, x + around_words(kind) - CHIP_PAD, y_centre, APP_TYPE_CHIP,
                  ink, cut);
    return width;
}
