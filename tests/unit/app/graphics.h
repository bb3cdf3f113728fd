/* What the tests of baking and drawing share: looking at the pixels of ARGB8888 surfaces. */
#ifndef TEST_GRAPHICS_H
#define TEST_GRAPHICS_H

#include <SDL.h>
#include <math.h>
#include <stdbool.h>
#include <stdlib.h>
#include <string.h>

#include "claims.h"

/* 0xAARRGGBB. */
static inline uint32_t pixel_at(SDL_Surface *surface, int x, int y)
{
    uint32_t pixel;
    assert_true(x >= 0 && y >= 0 && x < surface->w && y < surface->h);
    memcpy(&pixel, (char *)surface->pixels + y * surface->pitch + x * 4, 4);
    return pixel;
}

static inline unsigned alpha_at(SDL_Surface *surface, int x, int y)
{
    return pixel_at(surface, x, y) >> 24;
}

/* The pixels that are painted, partly painted ones counted in part. */
static inline double painted_area(SDL_Surface *surface)
{
    double area = 0;
    for (int y = 0; y < surface->h; y++)
        for (int x = 0; x < surface->w; x++)
            area += alpha_at(surface, x, y) / 255.0;
    return area;
}

/* colour is 0xRRGGBBAA, as the app writes it; each channel may be off by `slack`. */
static inline void assert_colour(SDL_Surface *surface, int x, int y, uint32_t colour, int slack)
{
    uint32_t is = pixel_at(surface, x, y);
    uint32_t argb = colour << 24 | colour >> 8;
    for (int shift = 0; shift <= 24; shift += 8)
        if (abs((int)(is >> shift & 0xFF) - (int)(argb >> shift & 0xFF)) > slack)
            fail_msg("pixel %d, %d is %08x, not %08x", x, y, is, argb);
}

/* Relative luminance of 0xRRGGBBAA, as WCAG has it, and the contrast of two colours. */
static inline double luminance(uint32_t colour)
{
    double sum = 0;
    static const double weights[] = {0.2126, 0.7152, 0.0722};
    for (int i = 0; i < 3; i++) {
        double c = (colour >> (24 - 8 * i) & 0xFF) / 255.0;
        sum += weights[i] * (c <= 0.04045 ? c / 12.92 : pow((c + 0.055) / 1.055, 2.4));
    }
    return sum;
}

static inline double contrast(uint32_t a, uint32_t b)
{
    double one = luminance(a) + 0.05, other = luminance(b) + 0.05;
    return one > other ? one / other : other / one;
}

static inline void assert_about(double is, double wanted, double share)
{
    if (fabs(is - wanted) > share * fabs(wanted))
        fail_msg("%g is not within %g %% of %g", is, share * 100, wanted);
}

static inline bool same_pixels(SDL_Surface *a, SDL_Surface *b)
{
    if (a->w != b->w || a->h != b->h)
        return false;
    for (int y = 0; y < a->h; y++)
        if (memcmp((char *)a->pixels + y * a->pitch, (char *)b->pixels + y * b->pitch,
                   (size_t)a->w * 4) != 0)
            return false;
    return true;
}

#endif
