/* The part of a picture that a tile shows. */
#include "draw/box_shape.h"
#include "draw/pixel.h"
#include "draw/tile_parts.h"

#include <math.h>

static const app_colour lip_colour = 0x1D2A2AFF, white = 0xFFFFFFFF;
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
static double light_at(const app_tile_shape *s, double distance, int x, int y)
{
    double below = app_shape_distance(s->side, s->side, s->radius, x, y - 1.5);
    double top = app_shape_coverage(distance) - app_shape_coverage(below);
    double ring = app_shape_coverage(distance) - app_shape_coverage(distance + 1);
    return fmax(0.42 * top, 0.10 * ring);
}

static void paint_piece(SDL_Surface *surface, const app_tile *tile, const app_tile_shape *s,
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
static int scaled(const app_tile *tile, double measure)
{
    int px = tile->label_px > 0 ? tile->label_px : NUMBER_PX;
    double room = 0.42 * tile->side / 20; /* chips leave the picture more than half of the edge */
    return (int)lround(measure * fmin(px / (double)NUMBER_PX, room));
}

static void paint_number(SDL_Surface *surface, const app_tile *tile, const app_tile_shape *s,
                         app_fonts *fonts)
{
    int px = scaled(tile, NUMBER_PX), margin = scaled(tile, 6);
    int text = app_fonts_width(fonts, APP_FONT_BOLD, px, tile->label);
    SDL_Rect chip = {s->x + margin, s->y + margin,
                     SDL_max(scaled(tile, 24), text + scaled(tile, 10)), scaled(tile, 20)};
    app_tile_paint_fill(surface, chip, scaled(tile, 6), chip_colour);
    app_tile_paint_text(surface, chip.x + chip.w / 2, chip.y + chip.h / 2, fonts, APP_FONT_BOLD, px,
                        white, tile->label);
}

static void paint_tick(SDL_Surface *surface, const app_tile *tile, const app_tile_shape *s,
                       app_icons *icons)
{
    int side = scaled(tile, 18), margin = scaled(tile, 7), px = scaled(tile, 14);
    SDL_Rect chip = {s->x + s->side - margin - side, s->y + margin, side, side};
    app_tile_paint_fill(surface, chip, scaled(tile, 5), chip_colour);
    SDL_Surface *tick = app_icons_render(icons, APP_ICON_TICK, px);
    if (!tick)
        return;
    app_surface_stamp(surface, chip.x + (side - px) / 2, chip.y + (side - px) / 2, tick, white);
    SDL_FreeSurface(tick);
}

void app_tile_paint_picture(SDL_Surface *surface, const app_tile *tile, const app_tile_shape *shape,
                            app_fonts *fonts, app_icons *icons, SDL_Surface *cut)
{
    if (shape->depth > 0)
        app_tile_paint_fill(surface,
                            (SDL_Rect){shape->x, shape->y + shape->depth, shape->side, shape->side},
                            shape->radius, lip_colour);
    paint_piece(surface, tile, shape, cut);
    if (tile->label_px > 0)
        paint_number(surface, tile, shape, fonts);
    if (tile->state & APP_TILE_IN_PLACE)
        paint_tick(surface, tile, shape, icons);
}
