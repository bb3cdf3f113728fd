/* A renderer without a window on a screen: SDL's dummy driver, drawing in software. */
#ifndef TEST_DUMMY_SCREEN_H
#define TEST_DUMMY_SCREEN_H

#include "graphics.h"

typedef struct screen {
    SDL_Window *window;
    SDL_Renderer *renderer;
} screen;

static inline bool screen_open(screen *s, int width, int height)
{
    SDL_setenv("SDL_VIDEODRIVER", "dummy", 1);
    if (SDL_Init(SDL_INIT_VIDEO) != 0)
        return false;
    s->window = SDL_CreateWindow("test", 0, 0, width, height, 0);
    s->renderer = s->window ? SDL_CreateRenderer(s->window, -1, SDL_RENDERER_SOFTWARE) : NULL;
    return s->renderer != NULL;
}

static inline void screen_close(screen *s)
{
    SDL_DestroyRenderer(s->renderer);
    SDL_DestroyWindow(s->window);
    SDL_Quit();
}

#endif
