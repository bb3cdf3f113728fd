#ifndef APP_RENDER_RESAMPLE_H
#define APP_RENDER_RESAMPLE_H

#include <SDL.h>

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
