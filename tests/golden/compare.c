#include "compare.h"

#include <stdio.h>
#include <stdlib.h>

/* Of 255 steps of colour. */
static const double mean_at_most = 0.1;
enum { FAR_OFF = 24, FAR_OFF_PER_MILLION = 20 };

static int channel(Uint32 pixel, int shift)
{
    return (int)(pixel >> shift & 0xFF);
}

/* The largest difference of a channel. */
static int distance(Uint32 a, Uint32 b)
{
    int most = 0;
    for (int shift = 0; shift < 24; shift += 8) {
        int apart = abs(channel(a, shift) - channel(b, shift));
        most = apart > most ? apart : most;
    }
    return most;
}

static const Uint32 *row_of(const SDL_Surface *surface, int y)
{
    return (const Uint32 *)((const Uint8 *)surface->pixels + (size_t)y * (size_t)surface->pitch);
}

static bool same_pixels(const SDL_Surface *a, const SDL_Surface *b, char *why, size_t size)
{
    double sum = 0, count = (double)a->w * a->h;
    int far_off = 0;
    SDL_Rect where = {a->w, a->h, 0, 0};
    for (int y = 0; y < a->h; y++)
        for (int x = 0; x < a->w; x++) {
            int apart = distance(row_of(a, y)[x], row_of(b, y)[x]);
            sum += apart;
            if (apart > FAR_OFF) {
                far_off++;
                where.x = x < where.x ? x : where.x;
                where.y = y < where.y ? y : where.y;
            }
        }
    snprintf(why, size, "%.0f of a million pixels are far off, from %d,%d on; the mean is %.2f off",
             far_off / count * 1e6, where.x, where.y, sum / count);
    return far_off <= count * FAR_OFF_PER_MILLION / 1e6 && sum / count <= mean_at_most;
}

bool golden_same(SDL_Surface *actual, SDL_Surface *expected, char *why, size_t size)
{
    if (actual->w != expected->w || actual->h != expected->h) {
        snprintf(why, size, "it is %dx%d, not %dx%d", actual->w, actual->h, expected->w,
                 expected->h);
        return false;
    }
    SDL_Surface *a = SDL_ConvertSurfaceFormat(actual, SDL_PIXELFORMAT_ARGB8888, 0);
    SDL_Surface *b = SDL_ConvertSurfaceFormat(expected, SDL_PIXELFORMAT_ARGB8888, 0);
    bool same = false;
    if (a && b)
        same = same_pixels(a, b, why, size);
    else
        snprintf(why, size, "%s", SDL_GetError());
    SDL_FreeSurface(a);
    SDL_FreeSurface(b);
    return same;
}
