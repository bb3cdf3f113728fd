/* Where the window opens, and as how large. */
#include "program/window_place.h"

#include "draw/draw.h"
#include "program/window.h"

#include <math.h>

enum { FRAME = 40 }; /* what a desktop puts round a window, its title above all */

/* A window that is new fills the display where that is small, but for its own frame. */
static SDL_Rect in_the_middle(SDL_Rect display, double density)
{
    int wide = (int)lround(density * APP_WINDOW_WIDTH);
    int high = (int)lround(density * APP_WINDOW_HEIGHT);
    SDL_Rect place = {.w = app_at_most(wide, display.w),
                      .h = display.h >= high ? high : display.h - FRAME};
    place.x = display.x + (display.w - place.w) / 2;
    place.y = display.y + (display.h - place.h) / 2;
    return place;
}

static int moved_into(int at, int length, int from, int room)
{
    int last = from + room - length;
    return at < from ? from : at > last ? last : at;
}

static SDL_Rect moved_onto(SDL_Rect place, SDL_Rect display)
{
    place.w = app_at_most(place.w, display.w);
    place.h = app_at_most(place.h, display.h);
    place.x = moved_into(place.x, place.w, display.x, display.w);
    place.y = moved_into(place.y, place.h, display.y, display.h);
    return place;
}

static int shared(SDL_Rect a, SDL_Rect b)
{
    SDL_Rect both;
    return SDL_IntersectRect(&a, &b, &both) ? both.w * both.h : 0;
}

SDL_Rect app_window_place(const game_window *left, const SDL_Rect *displays, int count,
                          double density)
{
    SDL_Rect place = {left->x, left->y, left->width, left->height};
    int best = 0;
    for (int i = 1; i < count; i++)
        if (shared(place, displays[i]) > shared(place, displays[best]))
            best = i;
    return place.w == 0 ? in_the_middle(displays[0], density) : moved_onto(place, displays[best]);
}
