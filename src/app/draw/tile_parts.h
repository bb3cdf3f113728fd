#ifndef APP_TILE_PARTS_H
#define APP_TILE_PARTS_H

#include "draw/tile.h"

/* What the files that bake tiles share. All places are pixels of the baked surface. */

/* Where a tile's face lies in its state. */
typedef struct app_tile_shape {
    int side, radius;
    int lip;   /* of a tile at rest */
    int x, y;  /* the face's corner now */
    int depth; /* how much of the lip shows below the face now */
} app_tile_shape;

/* The band's area of the face, its ink and its motif. */
void app_tile_paint_band(SDL_Surface *surface, const app_tile *tile, const app_tile_shape *shape);

/* Everything of a picture tile above its shadow. */
void app_tile_paint_picture(SDL_Surface *surface, const app_tile *tile, const app_tile_shape *shape,
                            app_fonts *fonts, app_icons *icons, SDL_Surface *cut);

/* A text in one colour: digits centred on y, the whole on x. */
void app_tile_paint_text(SDL_Surface *surface, int x, int y, app_fonts *fonts, app_font font,
                         int px, app_colour colour, const char *text);

/* A box of one filled layer. */
void app_tile_paint_fill(SDL_Surface *surface, SDL_Rect rect, int radius, app_colour colour);

#endif
