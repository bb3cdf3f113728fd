#ifndef APP_DRAW_PNG_H
#define APP_DRAW_PNG_H

#include "base/status.h"

#include <SDL.h>

/* Writes the picture, without its alpha, as a PNG file, as a whole or not at all. SW_NO_MEMORY, SW_IO (the
 * disk is full, no permission). */
sw_status app_png_save(SDL_Surface *picture, const char *path, sw_error *error);

#endif
