#ifndef APP_PICTURE_DECODE_H
#define APP_PICTURE_DECODE_H

#include "picture/picture_header.h"

#include <SDL.h>

/* The pixels of a file whose header was read and found right: by libraries, or by the browser that a page is
 * in. They may be larger than `longest`, and lie as they are stored; where they come upright, header->exif
 * is emptied. */
sw_status app_picture_decode(SDL_Surface **out, app_picture_header *header, app_bytes file,
                             int longest, sw_error *error);

/* Loads the libraries that SDL_image loads when it first needs them. */
void app_picture_load_libraries(void);

/* By SDL_image, in any format but PNG and JPEG. */
sw_status app_picture_decode_by_sdl(SDL_Surface **out, app_picture_format format, app_bytes file,
                                    int longest, sw_error *error);

#endif
