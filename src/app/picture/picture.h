#ifndef APP_PICTURE_H
#define APP_PICTURE_H

#include "base/status.h"

#include <SDL.h>
#include <stdbool.h>

/* Pictures from files: PNG, JPEG, WebP, GIF (first frame), BMP and SVG, told apart by content. */

enum {
    APP_PICTURE_MAX_SIDE = 60000,           /* pixels a side that are still decoded */
    APP_PICTURE_MAX_PIXELS = 200 * 1000000, /* pixels in all that are still decoded */
    APP_PICTURE_MIN_SIDE = 16,
    APP_PICTURE_MAX_BYTES = 512 << 20, /* of the file */
};

/* Loads a picture upright (EXIF orientation obeyed) as RGBA32 on an opaque ground, scaled down, or
 * for SVG drawn, so that the longest side is at most `longest` pixels. The size in the file's
 * header is checked before anything is decoded; a drawing has no least size. *out is the caller's
 * to SDL_FreeSurface. Errors say what is wrong: "the picture is 20000x20000, too large: 200
 * million pixels at most", "the picture is cut short". Nothing is written to stderr. For a
 * child process: what is in the file may keep it busy for good, or be its end. */
sw_status app_picture_load(SDL_Surface **out, const char *path, int longest, sw_error *error);

/* The same. *photograph: the file leaves out what eyes would not see, as JPEG does. */
sw_status app_picture_load_kind(SDL_Surface **out, bool *photograph, const char *path, int longest,
                                sw_error *error);

/* The same, for a process that does nothing else afterwards but write what it has: it is sealed (os/seal.h)
 * before a byte of the file is looked at. */
sw_status app_picture_load_sealed(SDL_Surface **out, bool *photograph, const char *path,
                                  int longest, sw_error *error);

#endif
