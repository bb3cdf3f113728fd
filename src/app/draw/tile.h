#ifndef APP_TILE_H
#define APP_TILE_H

#include "draw/box.h"
#include "draw/font.h"
#include "draw/icon.h"
#include "game/look.h"

/* A tile as it is baked: all its layers and its label composed once, for one size and state. */

enum {
    APP_TILE_HOVER = 1,
    APP_TILE_PRESSED = 2,
    APP_TILE_IN_PLACE = 4, /* sits lower and carries the mark */
    APP_TILE_HINTED = 8,
    APP_TILE_BARE = 16,  /* no shadow and no lip: miniatures, goal thumbnails */
    APP_TILE_SLATE = 32, /* not glazed: of a block that is not being solved */
};

typedef struct app_tile {
    int side; /* pixels of the face's square; the lip comes below it */
    game_theme theme;
    app_colour glaze;
    int band; /* motif 0 .. 7, or -1 */
    unsigned state;
    int label_px; /* 0: no label is drawn */
    char label[GAME_LABEL_SIZE];
    int picture;       /* slot of the picture it is cut from, or 0 for a glazed tile */
    int column, row;   /* the cell of the cut */
    int columns, rows; /* the cut */
} app_tile;

/* Zeroed, with band -1; zeroing matters, as tiles are compared byte by byte. */
app_tile app_tile_make(int side);

int app_tile_lip(int side, bool picture);
int app_tile_gap(int side, bool picture); /* between two faces */
int app_tile_radius(int side, bool picture);

/* Label size for one board: by the digits (or letters) of its longest label; 0 where it would fall
 * under 9 px. `band` for boards with patterns. */
int app_tile_label_px(int side, const char *longest, bool band);

/* Pixels that the baked tile covers, relative to the face's corner: shadow, lip and hover lift. */
SDL_Rect app_tile_bounds(const app_tile *tile);

/* A new surface (ARGB8888) of the size of app_tile_bounds. `cut` is the picture scaled to exactly
 * columns*side x rows*side, or NULL for a glazed tile. NULL where memory ran out. */
SDL_Surface *app_tile_bake(const app_tile *tile, app_fonts *fonts, app_icons *icons,
                           SDL_Surface *cut);

#endif
