/* Blending pixels on the CPU. */
#include "draw/pixel.h"

SDL_Surface *app_surface_create(int width, int height)
{
    return SDL_CreateRGBSurfaceWithFormat(0, width, height, 32, SDL_PIXELFORMAT_ARGB8888);
}

static unsigned divide_255(unsigned value)
{
    return (value + 127) / 255;
}

void app_pixel_blend(uint32_t *pixel, app_colour colour, unsigned coverage)
{
    unsigned alpha = divide_255((colour & 0xFF) * coverage);
    uint32_t rgb = colour >> 8;
    if (alpha == 0)
        return;
    if (alpha == 255 || *pixel >> 24 == 0) { /* most pixels, and quickly */
        *pixel = alpha << 24 | rgb;
        return;
    }
    unsigned below = divide_255((*pixel >> 24) * (255 - alpha));
    unsigned sum = alpha + below;
    uint32_t mixed = sum << 24;
    for (int shift = 0; shift <= 16; shift += 8) {
        unsigned over = rgb >> shift & 0xFF, under = *pixel >> shift & 0xFF;
        mixed |= (over * alpha + under * below + sum / 2) / sum << shift;
    }
    *pixel = mixed;
}

void app_surface_stamp(SDL_Surface *surface, int x, int y, SDL_Surface *mask, app_colour colour)
{
    int left = x < 0 ? -x : 0, top = y < 0 ? -y : 0;
    int right = SDL_min(mask->w, surface->w - x), bottom = SDL_min(mask->h, surface->h - y);
    for (int row = top; row < bottom; row++) {
        uint32_t *to = app_surface_row(surface, y + row);
        const uint32_t *from = app_surface_row(mask, row);
        for (int column = left; column < right; column++)
            app_pixel_blend(&to[x + column], colour, from[column] >> 24);
    }
}

double app_dither(int x, int y)
{
    static const uint8_t bayer[4][4] = {
        {0, 8, 2, 10},
        {12, 4, 14, 6},
        {3, 11, 1, 9},
        {15, 7, 13, 5},
    };
    return (bayer[y & 3][x & 3] + 0.5) / 16;
}
