/* A tile: its measures, layers and label. */
#include "draw/tile.h"

#include "draw/box_shadow.h"
#include "draw/pixel.h"
#include "draw/tile_parts.h"

#include <math.h>
#include <string.h>

/* Tiles are compared byte by byte, so there must be no bytes between the members. */
_Static_assert(sizeof(app_tile) == 11 * sizeof(int) + GAME_LABEL_SIZE, "app_tile has padding");

enum { HOVER_LIFT = 2, PRESSED_LIP = 2 };
enum { SMALL = 48 }; /* sides under it have no foot, and show their place by shade as well */

static const app_colour white = 0xFFFFFFFF, black = 0x000000FF;

app_tile app_tile_make(int side)
{
    app_tile tile;
    SDL_zero(tile);
    tile.side = side;
    tile.band = -1;
    return tile;
}

static int clamped(double value, int least, int most)
{
    int whole = (int)lround(value);
    return whole < least ? least : whole > most ? most : whole;
}

int app_tile_lip(int side, bool picture)
{
    return picture ? clamped(0.035 * side, 2, 5) : clamped(0.055 * side, 2, 9);
}

int app_tile_gap(int side, bool picture)
{
    return app_tile_lip(side, picture) + (picture ? 1 : clamped(0.02 * side, 1, 3));
}

int app_tile_radius(int side, bool picture)
{
    return picture ? clamped(0.08 * side, 2, 20) : clamped(0.13 * side, 3, 20);
}

int app_tile_label_px(int side, const char *longest, bool band)
{
    static const double share[] = {0.50, 0.46, 0.43, 0.33};
    size_t digits = strlen(longest);
    if (digits == 0)
        return 0;
    double px = share[digits > 4 ? 3 : digits - 1] * side * (band ? 0.88 : 1);
    return px < 9 ? 0 : (int)lround(px);
}

static bool has(const app_tile *tile, unsigned state)
{
    return (tile->state & state) != 0;
}

static bool contrast(const app_tile *tile)
{
    return tile->theme == GAME_THEME_CONTRAST;
}

/* The face's place relative to its corner at rest. */
static app_tile_shape shape_of(const app_tile *tile)
{
    app_tile_shape s = {.side = tile->side, .radius = app_tile_radius(tile->side, tile->picture)};
    if (has(tile, APP_TILE_BARE))
        return s;
    s.lip = app_tile_lip(tile->side, tile->picture);
    if (has(tile, APP_TILE_PRESSED))
        s.y = s.lip - PRESSED_LIP;
    else if (has(tile, APP_TILE_IN_PLACE))
        s.y = (int)lround(0.45 * s.lip);
    if (has(tile, APP_TILE_HOVER) && !has(tile, APP_TILE_PRESSED))
        s.y -= HOVER_LIFT;
    s.depth = s.lip - s.y;
    return s;
}

/* The shadow lies still on the tray while the tile above it rises and sinks. */
static app_box shadow_of(const app_tile *tile, const app_tile_shape *s)
{
    app_box box = app_box_make(s->side, s->side, s->radius);
    app_colour colour = app_style_colours(tile->theme)->shadow;
    if (has(tile, APP_TILE_BARE) || contrast(tile))
        return box;
    if (has(tile, APP_TILE_HOVER))
        colour += 26; /* 0.10 darker */
    int blur = (int)lround(fmin(16, 0.10 * s->side)) + 4;
    app_box_set_shadow(&box, s->lip + (int)lround(0.02 * s->side) + 2, blur, colour);
    return box;
}

SDL_Rect app_tile_bounds(const app_tile *tile)
{
    app_tile_shape s = shape_of(tile);
    app_box shadow = shadow_of(tile, &s);
    SDL_Rect bounds = app_box_bounds(&shadow);
    if (has(tile, APP_TILE_BARE))
        return bounds;
    SDL_Rect body = {0, -HOVER_LIFT, s.side, s.side + s.lip + HOVER_LIFT};
    SDL_UnionRect(&bounds, &body, &bounds);
    return bounds;
}

static app_layer plate(const app_tile_shape *s, int lower, app_colour colour)
{
    return (app_layer){s->x, s->y + lower, s->side, s->side, s->radius, colour, colour, 0, 0};
}

/* The plate made smaller by `by` on all sides but the lower one. */
static app_layer inset(app_layer plate_layer, int by, int below)
{
    app_layer layer = plate_layer;
    layer.x += by;
    layer.y += by;
    layer.w -= 2 * by;
    layer.h -= by + below;
    layer.radius -= layer.radius > by ? by : layer.radius;
    return layer;
}

static int contrast_line(const app_tile *tile)
{
    return tile->side < SMALL ? 2 : 3;
}

static app_colour lip_colour(const app_tile *tile)
{
    if (has(tile, APP_TILE_SLATE))
        return app_style_colours(tile->theme)->button_lip;
    return app_colour_mix(tile->glaze, 0x0B1513FF, 0.46);
}

static app_layer face_layer(const app_tile *tile, const app_tile_shape *s)
{
    const app_colours *c = app_style_colours(tile->theme);
    bool slate = has(tile, APP_TILE_SLATE);
    app_colour top = slate ? c->button_top : app_colour_mix(tile->glaze, white, 0.12);
    app_colour bottom = slate ? c->button_bottom : app_colour_mix(tile->glaze, black, 0.06);
    if (has(tile, APP_TILE_HOVER)) {
        top = app_colour_mix(top, white, 0.32);
        bottom = app_colour_mix(bottom, white, 0.26);
    }
    if (has(tile, APP_TILE_PRESSED)) {
        top = app_colour_mix(top, black, 0.06);
        bottom = app_colour_mix(bottom, black, 0.06);
    }
    if (has(tile, APP_TILE_IN_PLACE) && tile->side < SMALL && !contrast(tile)) {
        top = app_colour_mix(top, lip_colour(tile), 0.30);
        bottom = app_colour_mix(bottom, lip_colour(tile), 0.30);
    }
    if (contrast(tile))
        top = bottom = slate ? c->button_top : tile->glaze;
    app_layer layer = plate(s, 0, top);
    layer.bottom = bottom;
    if (has(tile, APP_TILE_BARE))
        return layer;
    if (contrast(tile))
        return inset(layer, contrast_line(tile), contrast_line(tile));
    return inset(layer, clamped(0.014 * s->side, 1, 2), 1);
}

/* Under a hint's rim lies its own colour, or light would shine through round the corners. */
static app_colour rim_colour(const app_tile *tile)
{
    const app_colours *c = app_style_colours(tile->theme);
    bool slate = has(tile, APP_TILE_SLATE);
    if (contrast(tile))
        return slate ? c->text : black;
    if (has(tile, APP_TILE_HINTED))
        return c->persimmon_line;
    return slate ? c->button_rim : app_colour_mix(tile->glaze, white, 0.58);
}

/* Foot, lip, rim and face. */
static void add_body(app_box *box, const app_tile *tile, const app_tile_shape *s)
{
    const app_colours *colours = app_style_colours(tile->theme);
    bool foot = s->depth >= 4 && s->side >= SMALL && !contrast(tile) && !has(tile, APP_TILE_SLATE);
    if (foot)
        app_box_add(box, plate(s, s->depth, colours->clay));
    if (!has(tile, APP_TILE_BARE)) {
        int lower = foot ? s->depth - clamped(0.3 * s->depth, 2, s->depth) : s->depth;
        app_box_add(box, plate(s, lower, contrast(tile) ? colours->clay : lip_colour(tile)));
        app_box_add(box, plate(s, 0, rim_colour(tile)));
    }
    app_box_add(box, face_layer(tile, s));
}

static void paint_label(SDL_Surface *surface, const app_tile *tile, const app_tile_shape *s,
                        app_fonts *fonts)
{
    int x = s->x + s->side / 2, y = s->y + s->side / 2;
    if (tile->band >= 0)
        y -= (int)lround(0.10 * s->side);
    const app_colours *c = app_style_colours(tile->theme);
    bool slate = has(tile, APP_TILE_SLATE);
    if (!has(tile, APP_TILE_BARE) && !contrast(tile) && !slate) {
        app_colour top = app_colour_mix(tile->glaze, white, 0.12);
        app_tile_paint_text(surface, x, y + (s->side > 60 ? 2 : 1), fonts, APP_FONT_BLACK,
                            tile->label_px, app_colour_mix(top, white, 0.55), tile->label);
    }
    app_tile_paint_text(surface, x, y, fonts, APP_FONT_BLACK, tile->label_px,
                        slate ? c->text2 : c->ink, tile->label);
}

/* The short line of a tile in its place. */
static void paint_mark(SDL_Surface *surface, const app_tile *tile, const app_tile_shape *s)
{
    int w = 2 * clamped(0.07 * s->side, 2, s->side) + s->side % 2; /* in the very middle */
    int h = clamped(0.03 * s->side, 1, s->side);
    int margin = (int)lround(0.09 * s->side);
    int y = tile->band >= 0 ? s->y + margin : s->y + s->side - margin - h;
    app_colour mark = has(tile, APP_TILE_SLATE)
                          ? app_style_colours(tile->theme)->text2
                          : app_style_mark((game_theme)tile->theme, s->side < SMALL);
    app_tile_paint_fill(surface, (SDL_Rect){s->x + (s->side - w) / 2, y, w, h}, h / 2, mark);
}

/* The persimmon rim of the tile that a hint names, and the ink line inside it. */
static void paint_hint(SDL_Surface *surface, const app_tile *tile, const app_tile_shape *s)
{
    const app_colours *colours = app_style_colours(tile->theme);
    int rim = clamped(0.028 * s->side, 1, s->side), line = 2;
    app_layer layer = plate(s, 0, colours->persimmon_line);
    if (contrast(tile)) {
        line = contrast_line(tile);
        rim += line;
        layer = inset(layer, line, line);
    }
    app_box box = app_box_make(s->side, s->side, s->radius);
    layer.stroke_tenths = rim * 10;
    app_box_add(&box, layer);
    layer = inset(layer, rim, rim);
    layer.top = layer.bottom = colours->ink;
    layer.stroke_tenths = line * 10;
    app_box_add(&box, layer);
    app_box_paint(surface, 0, 0, &box);
}

static void paint_glazed(SDL_Surface *surface, const app_tile *tile, const app_tile_shape *s,
                         app_fonts *fonts)
{
    app_box body = app_box_make(s->side, s->side, s->radius);
    add_body(&body, tile, s);
    app_box_paint(surface, 0, 0, &body);
    if (tile->band >= 0)
        app_tile_paint_band(surface, tile, s);
    if (has(tile, APP_TILE_IN_PLACE))
        paint_mark(surface, tile, s);
    if (tile->label_px > 0)
        paint_label(surface, tile, s, fonts);
}

SDL_Surface *app_tile_bake(const app_tile *tile, app_fonts *fonts, app_icons *icons,
                           SDL_Surface *cut)
{
    SDL_Rect bounds = app_tile_bounds(tile);
    SDL_Surface *surface = app_surface_create(bounds.w, bounds.h);
    if (!surface)
        return NULL;
    app_tile_shape s = shape_of(tile);
    app_box shadow = shadow_of(tile, &s);
    app_box_paint(surface, -bounds.x, -bounds.y, &shadow);
    s.x -= bounds.x;
    s.y -= bounds.y;
    if (cut)
        app_tile_paint_picture(surface, tile, &s, fonts, icons, cut);
    else
        paint_glazed(surface, tile, &s, fonts);
    if (has(tile, APP_TILE_HINTED))
        paint_hint(surface, tile, &s);
    return surface;
}

void app_tile_paint_text(SDL_Surface *surface, int x, int y, app_fonts *fonts, app_font font,
                         int px, app_colour colour, const char *text)
{
    SDL_Surface *mask = app_fonts_render(fonts, font, px, text);
    if (!mask)
        return;
    int baseline = y + (app_fonts_digit_height(fonts, font, px) + 1) / 2;
    app_surface_stamp(surface, x - mask->w / 2, baseline - app_fonts_ascent(fonts, font, px), mask,
                      colour);
    SDL_FreeSurface(mask);
}

void app_tile_paint_fill(SDL_Surface *surface, SDL_Rect rect, int radius, app_colour colour)
{
    app_box box = app_box_make(rect.w, rect.h, radius);
    app_box_add(&box, (app_layer){0, 0, rect.w, rect.h, radius, colour, colour, 0, 0});
    app_box_paint(surface, rect.x, rect.y, &box);
}
