#ifndef APP_PIXEL_H
#define APP_PIXEL_H

#include "draw/style.h"

#include <SDL.h>

/* Pixels of ARGB8888 surfaces with straight (not premultiplied) alpha: what is baked on the CPU. */

/* A transparent surface, or NULL where memory ran out. */
SDL_Surface *app_surface_create(int width, int height);

static inline uint32_t *app_surface_row(SDL_Surface *surface, int y)
{
    return (uint32_t *)(void *)((uint8_t *)surface->pixels + (ptrdiff_t)y * surface->pitch);
}

/* Puts a colour over the pixel; coverage is 0 .. 255 and scales the colour's own alpha. */
void app_pixel_blend(uint32_t *pixel, app_colour colour, unsigned coverage);

/* Puts a mask (white with alpha: a text or an icon) over the surface in one colour, cut to it. */
void app_surface_stamp(SDL_Surface *surface, int x, int y, SDL_Surface *mask, app_colour colour);

/* A threshold in 0 .. 1 that varies from pixel to pixel: added before truncating, it hides the
 * steps of a slow gradient. */
double app_dither(int x, int y);

/* What is done in between while something takes long; all NULL: nothing. */
typedef struct app_pause {
    void (*take)(void *data);
    void *data;
} app_pause;

static inline void app_pause_take(app_pause pause)
{
    if (pause.take)
        pause.take(pause.data);
}

/* The part of a picture (RGBA32) scaled to w x h as a new ARGB8888 surface: an average over the
 * pixels that fall together where it shrinks, linear between them where it grows, with a pause after
 * each row. NULL where memory ran out. */
SDL_Surface *app_resample(SDL_Surface *picture, SDL_Rect part, int w, int h, app_pause pause);

#endif
