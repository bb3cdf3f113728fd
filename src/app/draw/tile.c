/* Bakes tiles: their measures, layers, label and band, or the part of a picture that they show. */
#include "draw/tile.h"

#include "draw/pixel.h"

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

/* Where a tile's face lies in its state; all places are pixels of the baked surface. */
typedef struct tile_shape {
    int side, radius;
    int lip;   /* of a tile at rest */
    int x, y;  /* the face's corner now */
    int depth; /* how much of the lip shows below the face now */
} tile_shape;

static bool has(const app_tile *tile, unsigned state)
{
    return (tile->state & state) != 0;
}

static bool contrast(const app_tile *tile)
{
    return tile->theme == GAME_THEME_CONTRAST;
}

/* The face's place relative to its corner at rest. */
static tile_shape shape_of(const app_tile *tile)
{
    tile_shape s = {.side = tile->side, .radius = app_tile_radius(tile->side, tile->picture)};
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
static app_box shadow_of(const app_tile *tile, const tile_shape *s)
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
    tile_shape s = shape_of(tile);
    app_box shadow = shadow_of(tile, &s);
    SDL_Rect bounds = app_box_bounds(&shadow);
    if (has(tile, APP_TILE_BARE))
        return bounds;
    SDL_Rect body = {0, -HOVER_LIFT, s.side, s.side + s.lip + HOVER_LIFT};
    SDL_UnionRect(&bounds, &body, &bounds);
    return bounds;
}

static app_layer plate(const tile_shape *s, int lower, app_colour colour)
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

static app_layer face_layer(const app_tile *tile, const tile_shape *s)
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
static void add_body(app_box *box, const app_tile *tile, const tile_shape *s)
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

/* A text in one colour: digits centred on y, the whole on x. */
static void paint_text(SDL_Surface *surface, int x, int y, app_fonts *fonts, app_font font, int px,
                       app_colour colour, const char *text)
{
    SDL_Surface *mask = app_fonts_render(fonts, font, px, text);
    if (!mask)
        return;
    int baseline = y + (app_fonts_digit_height(fonts, font, px) + 1) / 2;
    app_surface_stamp(surface, x - mask->w / 2, baseline - app_fonts_ascent(fonts, font, px), mask,
                      colour);
    SDL_FreeSurface(mask);
}

/* A box of one filled layer. */
static void paint_fill(SDL_Surface *surface, SDL_Rect rect, int radius, app_colour colour)
{
    app_box box = app_box_make(rect.w, rect.h, radius);
    app_box_add(&box, (app_layer){0, 0, rect.w, rect.h, radius, colour, colour, 0, 0});
    app_box_paint(surface, rect.x, rect.y, &box);
}

static void paint_label(SDL_Surface *surface, const app_tile *tile, const tile_shape *s,
                        app_fonts *fonts)
{
    int x = s->x + s->side / 2, y = s->y + s->side / 2;
    if (tile->band >= 0)
        y -= (int)lround(0.10 * s->side);
    const app_colours *c = app_style_colours(tile->theme);
    bool slate = has(tile, APP_TILE_SLATE);
    if (!has(tile, APP_TILE_BARE) && !contrast(tile) && !slate) {
        app_colour top = app_colour_mix(tile->glaze, white, 0.12);
        paint_text(surface, x, y + (s->side > 60 ? 2 : 1), fonts, APP_FONT_BLACK, tile->label_px,
                   app_colour_mix(top, white, 0.55), tile->label);
    }
    paint_text(surface, x, y, fonts, APP_FONT_BLACK, tile->label_px, slate ? c->text2 : c->ink,
               tile->label);
}

/* The short line of a tile in its place. */
static void paint_mark(SDL_Surface *surface, const app_tile *tile, const tile_shape *s)
{
    int w = 2 * clamped(0.07 * s->side, 2, s->side) + s->side % 2; /* in the very middle */
    int h = clamped(0.03 * s->side, 1, s->side);
    int margin = (int)lround(0.09 * s->side);
    int y = tile->band >= 0 ? s->y + margin : s->y + s->side - margin - h;
    app_colour mark = has(tile, APP_TILE_SLATE)
                          ? app_style_colours(tile->theme)->text2
                          : app_style_mark((game_theme)tile->theme, s->side < SMALL);
    paint_fill(surface, (SDL_Rect){s->x + (s->side - w) / 2, y, w, h}, h / 2, mark);
}

/* The persimmon rim of the tile that a hint names, and the ink line inside it. */
static void paint_hint(SDL_Surface *surface, const app_tile *tile, const tile_shape *s)
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

/* ---- The dipped band of a goal row: its motif tells rows apart where colours alone would not ---- */

enum { MOTIF = 12 }; /* pixels from one motif to the next */

/* The way to the nearest line of the grid, through the middle of each cell. */
static double to_line(double at)
{
    return fabs(at - MOTIF * floor(at / MOTIF) - MOTIF / 2.0);
}

static double line(double distance)
{
    return app_shape_coverage(distance - 1);
}

static double slanting(double across, double down)
{
    return line(to_line(across + down) * sqrt(0.5));
}

/* How much of the point the motif covers, 0 .. 1; from the band's upper left corner. */
static double motif_coverage(int motif, double x, double y)
{
    switch (motif) {
    case 0: /* dots */
        return app_shape_coverage(hypot(to_line(x), to_line(y)) - 2);
    case 1: /* horizontal */
        return line(to_line(y));
    case 2: /* vertical */
        return line(to_line(x));
    case 3: /* rising */
        return slanting(x, y);
    case 4: /* falling */
        return slanting(x, -y);
    case 5: /* grid */
        return fmax(line(to_line(x)), line(to_line(y)));
    case 6: /* chevron */
        return slanting(to_line(x), y);
    default: { /* checks */
        bool column = fmod(x, MOTIF) < MOTIF / 2.0, row = fmod(y, MOTIF) < MOTIF / 2.0;
        return column != row;
    }
    }
}

/* The band's area of the face, its ink and its motif. */
static void paint_band(SDL_Surface *surface, const app_tile *tile, const tile_shape *shape)
{
    app_colour ink = app_style_colours(tile->theme)->ink;
    int height = (int)lround(0.23 * shape->side);
    int inset = shape->side >= 108 ? 2 : 1;
    int w = shape->side - 2 * inset, h = shape->side - inset - 1;
    double radius = app_shape_radius(w, h, shape->radius - inset);
    for (int y = h - height; y < h; y++) {
        uint32_t *row = app_surface_row(surface, shape->y + inset + y) + shape->x + inset;
        double down = y - (h - height) + 0.5;
        double edge = app_shape_coverage(down - 1.5);
        for (int x = 0; x < w; x++) {
            double inside = app_shape_coverage(app_shape_distance(w, h, radius, x, y));
            double motif = motif_coverage(tile->band, x + 0.5, down);
            app_pixel_blend(&row[x], ink, (unsigned)lround(inside * 0.13 * 255));
            app_pixel_blend(&row[x], ink, (unsigned)lround(inside * edge * 0.35 * 255));
            app_pixel_blend(&row[x], ink, (unsigned)lround(inside * motif * 0.62 * 255));
        }
    }
}

static void paint_glazed(SDL_Surface *surface, const app_tile *tile, const tile_shape *s,
                         app_fonts *fonts)
{
    app_box body = app_box_make(s->side, s->side, s->radius);
    add_body(&body, tile, s);
    app_box_paint(surface, 0, 0, &body);
    if (tile->band >= 0)
        paint_band(surface, tile, s);
    if (has(tile, APP_TILE_IN_PLACE))
        paint_mark(surface, tile, s);
    if (tile->label_px > 0)
        paint_label(surface, tile, s, fonts);
}

/* ---- The part of a picture that a tile shows ---- */

static const app_colour picture_lip = 0x1D2A2AFF;
static const app_colour chip_colour = 0x090D0DBD; /* 0.74 */

enum { NUMBER_PX = 14 }; /* the size of the number that the chips are measured for */

/* What lies over the whole piece in the tile's state. */
static app_colour tint_of(unsigned state)
{
    if (state & APP_TILE_PRESSED)
        return 0x0000000F;
    return state & APP_TILE_HOVER ? 0xFFFFFF24 : 0;
}

/* How strongly the light falls on a pixel: a fine line all round, and 1.5 px along the top. */
static double light_at(const tile_shape *s, double distance, int x, int y)
{
    double below = app_shape_distance(s->side, s->side, s->radius, x, y - 1.5);
    double top = app_shape_coverage(distance) - app_shape_coverage(below);
    double ring = app_shape_coverage(distance) - app_shape_coverage(distance + 1);
    return fmax(0.42 * top, 0.10 * ring);
}

static void paint_piece(SDL_Surface *surface, const app_tile *tile, const tile_shape *s,
                        SDL_Surface *cut)
{
    int side = s->side;
    app_colour tint = tint_of(tile->state);
    for (int y = 0; y < side; y++) {
        uint32_t *to = app_surface_row(surface, s->y + y) + s->x;
        const uint32_t *from = app_surface_row(cut, tile->row * side + y) + tile->column * side;
        for (int x = 0; x < side; x++) {
            double distance = app_shape_distance(side, side, s->radius, x, y);
            unsigned inside = (unsigned)lround(app_shape_coverage(distance) * 255);
            app_pixel_blend(&to[x], from[x] << 8 | 0xFF, inside);
            app_pixel_blend(&to[x], tint, inside);
            if (tile->state & APP_TILE_BARE)
                continue;
            app_pixel_blend(&to[x], white, (unsigned)lround(light_at(s, distance, x, y) * 255));
        }
    }
}

/* A measure of the mock-ups at the size of this tile's number. */
static int chip_scaled(const app_tile *tile, double measure)
{
    int px = tile->label_px > 0 ? tile->label_px : NUMBER_PX;
    double room = 0.42 * tile->side / 20; /* chips leave the picture more than half of the edge */
    return (int)lround(measure * fmin(px / (double)NUMBER_PX, room));
}

static void paint_chip_number(SDL_Surface *surface, const app_tile *tile, const tile_shape *s,
                              app_fonts *fonts)
{
    int px = chip_scaled(tile, NUMBER_PX), margin = chip_scaled(tile, 6);
    int text = app_fonts_width(fonts, APP_FONT_BOLD, px, tile->label);
    SDL_Rect chip = {s->x + margin, s->y + margin,
                     SDL_max(chip_scaled(tile, 24), text + chip_scaled(tile, 10)),
                     chip_scaled(tile, 20)};
    paint_fill(surface, chip, chip_scaled(tile, 6), chip_colour);
    paint_text(surface, chip.x + chip.w / 2, chip.y + chip.h / 2, fonts, APP_FONT_BOLD, px, white,
               tile->label);
}

static void paint_chip_tick(SDL_Surface *surface, const app_tile *tile, const tile_shape *s,
                            app_icons *icons)
{
    int side = chip_scaled(tile, 18), margin = chip_scaled(tile, 7), px = chip_scaled(tile, 14);
    SDL_Rect chip = {s->x + s->side - margin - side, s->y + margin, side, side};
    paint_fill(surface, chip, chip_scaled(tile, 5), chip_colour);
    SDL_Surface *tick = app_icons_render(icons, APP_ICON_TICK, px);
    if (!tick)
        return;
    app_surface_stamp(surface, chip.x + (side - px) / 2, chip.y + (side - px) / 2, tick, white);
    SDL_FreeSurface(tick);
}

/* Everything of a picture tile above its shadow. */
static void paint_picture(SDL_Surface *surface, const app_tile *tile, const tile_shape *shape,
                          app_fonts *fonts, app_icons *icons, SDL_Surface *cut)
{
    if (shape->depth > 0)
        paint_fill(surface, (SDL_Rect){shape->x, shape->y + shape->depth, shape->side, shape->side},
                   shape->radius, picture_lip);
    paint_piece(surface, tile, shape, cut);
    if (tile->label_px > 0)
        paint_chip_number(surface, tile, shape, fonts);
    if (tile->state & APP_TILE_IN_PLACE)
        paint_chip_tick(surface, tile, shape, icons);
}

/* ---- Baking ---- */

SDL_Surface *app_tile_bake(const app_tile *tile, app_fonts *fonts, app_icons *icons,
                           SDL_Surface *cut)
{
    SDL_Rect bounds = app_tile_bounds(tile);
    SDL_Surface *surface = app_surface_create(bounds.w, bounds.h);
    if (!surface)
        return NULL;
    tile_shape s = shape_of(tile);
    app_box shadow = shadow_of(tile, &s);
    app_box_paint(surface, -bounds.x, -bounds.y, &shadow);
    s.x -= bounds.x;
    s.y -= bounds.y;
    if (cut)
        paint_picture(surface, tile, &s, fonts, icons, cut);
    else
        paint_glazed(surface, tile, &s, fonts);
    if (has(tile, APP_TILE_HINTED))
        paint_hint(surface, tile, &s);
    return surface;
}
