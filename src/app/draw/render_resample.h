#ifndef APP_RENDER_RESAMPLE_H
#define APP_RENDER_RESAMPLE_H

#include <SDL.h>

/* The part of a picture (RGBA32) scaled to w x h as a new ARGB8888 surface: an average over the
 * pixels that fall together where it shrinks, linear between them where it grows. NULL where memory
 * ran out. */
SDL_Surface *app_resample(SDL_Surface *picture, SDL_Rect part, int w, int h);

#endif
