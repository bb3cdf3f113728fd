#ifndef APP_PNG_H
#define APP_PNG_H

#include "base/status.h"
#include "picture/picture_bytes.h"

#include <SDL.h>
#include <stdbool.h>

/* A PNG through libpng itself, which hands over row after row: a large one is never in memory as a whole,
 * an interlaced one apart. It comes as RGBA32 on the ground, scaled to width x height. */
sw_status app_png_decode(SDL_Surface **out, app_bytes file, int width, int height, sw_error *error);

/* The picture, RGBA32, without its alpha. *out is the caller's to free(). False where memory runs out. */
bool app_png_encode(uint8_t **out, size_t *size, const SDL_Surface *picture);

/* Writes the picture, without its alpha, as a PNG file, as a whole or not at all. SW_NO_MEMORY, SW_IO (the
 * disk is full, no permission). */
sw_status app_png_save(SDL_Surface *picture, const char *path, sw_error *error);

#endif
