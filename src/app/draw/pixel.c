/* Pixels on the CPU: blending, stamping and scaling. */
#include "draw/pixel.h"

#include <math.h>
#include <stdlib.h>

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

/* ---- Scaling: a tent filter, first along the rows and then along the columns ---- */

enum { ONE = 1 << 14 }; /* weights of a pixel add up to this */

/* What one pixel of the result is mixed from. */
typedef struct mixture {
    int first, count;
    int *weights; /* in the filter's common store */
} mixture;

typedef struct filter {
    mixture *pixels;
    int *weights;
} filter;

static void filter_deinit(filter *f)
{
    free(f->pixels);
    free(f->weights);
}

/* The weights around `centre` for a tent of the given half width; they add up to ONE. */
static void mix_around(mixture *m, double centre, double half, int from_size)
{
    m->first = SDL_max(0, (int)floor(centre - half));
    int last = SDL_min(from_size - 1, (int)ceil(centre + half) - 1);
    m->count = last - m->first + 1;
    double sum = 0;
    for (int i = 0; i < m->count; i++)
        sum += fmax(0, 1 - fabs(m->first + i + 0.5 - centre) / half);
    int left = ONE, largest = 0;
    for (int i = 0; i < m->count; i++) {
        double weight = fmax(0, 1 - fabs(m->first + i + 0.5 - centre) / half);
        m->weights[i] = (int)(weight / sum * ONE);
        left -= m->weights[i];
        if (m->weights[i] > m->weights[largest])
            largest = i;
    }
    m->weights[largest] += left;
}

static bool filter_init(filter *f, int from_size, int to_size)
{
    double ratio = (double)from_size / to_size;
    double half = fmax(1, ratio);
    int most = (int)ceil(2 * half) + 2;
    f->pixels = calloc((size_t)to_size, sizeof *f->pixels);
    f->weights = calloc((size_t)to_size * (size_t)most, sizeof *f->weights);
    if (!f->pixels || !f->weights)
        return false;
    for (int i = 0; i < to_size; i++) {
        f->pixels[i].weights = f->weights + (size_t)i * (size_t)most;
        mix_around(&f->pixels[i], (i + 0.5) * ratio, half, from_size);
    }
    return true;
}

/* Mixes 4-byte pixels that lie `stride` bytes apart. */
static void mix(uint8_t out[4], const uint8_t *from, size_t stride, const mixture *m)
{
    int sum[4] = {ONE / 2, ONE / 2, ONE / 2, ONE / 2};
    const uint8_t *at = from + (size_t)m->first * stride;
    for (int i = 0; i < m->count; i++, at += stride)
        for (int c = 0; c < 4; c++)
            sum[c] += at[c] * m->weights[i];
    for (int c = 0; c < 4; c++)
        out[c] = (uint8_t)(sum[c] / ONE);
}

/* The rows of the part, each scaled to w pixels. */
static void scale_rows(uint8_t *out, SDL_Surface *picture, SDL_Rect part, int w, const filter *f,
                       app_pause pause)
{
    for (int y = 0; y < part.h; y++) {
        const uint8_t *row =
            (const uint8_t *)picture->pixels + (size_t)(part.y + y) * (size_t)picture->pitch;
        for (int x = 0; x < w; x++, out += 4)
            mix(out, row + (size_t)part.x * 4, 4, &f->pixels[x]);
        app_pause_take(pause);
    }
}

static void scale_columns(SDL_Surface *out, const uint8_t *rows, const filter *f, app_pause pause)
{
    size_t pitch = (size_t)out->w * 4;
    for (int y = 0; y < out->h; y++) {
        uint32_t *to = app_surface_row(out, y);
        for (int x = 0; x < out->w; x++) {
            uint8_t rgba[4];
            mix(rgba, rows + (size_t)x * 4, pitch, &f->pixels[y]);
            to[x] = (uint32_t)rgba[3] << 24 | (uint32_t)rgba[0] << 16 | (uint32_t)rgba[1] << 8 |
                    rgba[2];
        }
        app_pause_take(pause);
    }
}

SDL_Surface *app_resample(SDL_Surface *picture, SDL_Rect part, int w, int h, app_pause pause)
{
    filter across = {0}, down = {0};
    uint8_t *rows = calloc((size_t)w * (size_t)part.h, 4);
    SDL_Surface *out = NULL;
    if (rows && filter_init(&across, part.w, w) && filter_init(&down, part.h, h))
        out = app_surface_create(w, h);
    if (out) {
        scale_rows(rows, picture, part, w, &across, pause);
        scale_columns(out, rows, &down, pause);
    }
    filter_deinit(&across);
    filter_deinit(&down);
    free(rows);
    return out;
}
