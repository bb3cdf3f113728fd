#ifndef APP_JPEG_H
#define APP_JPEG_H

#include "base/status.h"
#include "picture/picture_bytes.h"

#include <SDL.h>
#include <stdbool.h>

/* JPEG through libjpeg itself, which unlike SDL_image decodes at a reduced size and writes. */

/* As RGBA32. At 1/2, 1/4 or 1/8 of its size where the longer side still has `least` pixels then: that
 * is a quarter of the work or less. */
sw_status app_jpeg_decode(SDL_Surface **out, app_bytes file, int least, sw_error *error);

/* The picture, RGBA32, without its alpha. *out is the caller's to free(). False where memory runs out. */
bool app_jpeg_encode(uint8_t **out, size_t *size, const SDL_Surface *picture, int quality);

#endif
