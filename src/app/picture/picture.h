#ifndef APP_PICTURE_H
#define APP_PICTURE_H

#include "base/status.h"
#include "puzzle/board.h"

#include <SDL.h>

/* Pictures from files: PNG, JPEG, WebP, GIF (first frame), BMP and SVG, told apart by content. */

enum {
    APP_PICTURE_MAX_SIDE = 12000,          /* pixels a side that are still decoded, */
    APP_PICTURE_MAX_PIXELS = 80 * 1000000, /* and in all */
    APP_PICTURE_MIN_SIDE = 16,
    APP_PICTURE_MAX_BYTES = 64 << 20, /* of the file */
};

/* Loads a picture upright (EXIF orientation obeyed) as RGBA32 on an opaque ground, scaled down, or
 * for SVG drawn, so that the longest side is at most `longest` pixels. The size in the file's
 * header is checked before anything is decoded; a drawing has no least size. *out is the caller's
 * to SDL_FreeSurface. Errors say what is wrong: "the picture is 20000x20000, too large: 12000x12000
 * at most", "the picture is cut short". Nothing is written to stderr. */
sw_status app_picture_load(SDL_Surface **out, const char *path, int longest, sw_error *error);

/* The largest centred part of a width x height picture that has the board's shape: pictures are
 * cropped, never squashed. */
SDL_Rect app_picture_crop(int width, int height, puzzle_size size);

/* True where two tiles of the cut would look alike, so that numbers are needed to tell them apart.
 * `picture` is uncropped. Takes some milliseconds. */
bool app_picture_has_like_tiles(SDL_Surface *picture, puzzle_size size);

#endif
