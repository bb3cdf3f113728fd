/* All weights of the mean are whole numbers. Along one axis a source of S pixels and a result of R
 * are laid on a common ruler of S * R marks: a source pixel is R marks wide, a result pixel S. */
#include "picture/picture_pixels.h"

#include <stdbool.h>
#include <stdint.h>

enum { CHANNELS = 4 };

typedef struct span {
    int first; /* source pixels that a result pixel touches, */
    int end;   /* up to and without this one */
} span;

static span covered(int at, int source, int result)
{
    int64_t from = (int64_t)at * source;
    int64_t to = from + source;
    return (span){(int)(from / result), (int)((to + result - 1) / result)};
}

/* The marks that source pixel i and result pixel `at` have in common. */
static uint32_t overlap(int i, int at, int source, int result)
{
    int64_t from = SDL_max((int64_t)i * result, (int64_t)at * source);
    int64_t to = SDL_min((int64_t)(i + 1) * result, (int64_t)(at + 1) * source);
    return (uint32_t)(to - from);
}

static void add_row(uint32_t *sums, const uint8_t *row, int count, uint32_t weight)
{
    for (int i = 0; i < count; i++)
        sums[i] += weight * row[i];
}

/* The weighted sums down the columns of the source rows that make row y of the result. */
static void sum_rows(uint32_t *sums, const SDL_Surface *strip, span rows, int y, SDL_Rect part,
                     int height)
{
    SDL_memset(sums, 0, (size_t)part.w * CHANNELS * sizeof *sums);
    for (int i = rows.first; i < rows.end; i++) {
        const uint8_t *row = (const uint8_t *)strip->pixels + (i - rows.first) * strip->pitch;
        add_row(sums, row, part.w * CHANNELS, overlap(i, y, part.h, height));
    }
}

/* One row of the result from the weighted sums of the columns. */
static void mean_row(uint8_t *out, const uint32_t *sums, SDL_Rect part, int width)
{
    uint64_t area = (uint64_t)part.w * (uint64_t)part.h;
    for (int x = 0; x < width; x++, out += CHANNELS) {
        uint64_t total[3] = {area / 2, area / 2, area / 2};
        span columns = covered(x, part.w, width);
        for (int i = columns.first; i < columns.end; i++) {
            uint64_t weight = overlap(i, x, part.w, width);
            for (int channel = 0; channel < 3; channel++)
                total[channel] += weight * sums[i * CHANNELS + channel];
        }
        for (int channel = 0; channel < 3; channel++)
            out[channel] = (uint8_t)(total[channel] / area);
        out[3] = 255;
    }
}

/* Where nothing is scaled, as with a drawing, which was drawn at the right size. */
static void copy_row(uint8_t *out, const uint8_t *row, int width)
{
    SDL_memcpy(out, row, (size_t)width * CHANNELS);
    for (int x = 0; x < width; x++)
        out[x * CHANNELS + 3] = 255;
}

/* A few rows of the source at a time are blended over the ground in `strip`: SDL's blit takes every
 * pixel format, palette, colour key and alpha, and the source is never copied as a whole. */
static bool resample(SDL_Surface *out, SDL_Surface *source, SDL_Rect part, SDL_Surface *strip,
                     uint32_t *sums)
{
    Uint32 ground = SDL_MapRGB(strip->format, APP_PICTURE_GROUND_RED, APP_PICTURE_GROUND_GREEN,
                               APP_PICTURE_GROUND_BLUE);
    bool scaled = part.w != out->w || part.h != out->h;
    for (int y = 0; y < out->h; y++) {
        uint8_t *row = (uint8_t *)out->pixels + y * out->pitch;
        span rows = covered(y, part.h, out->h);
        SDL_Rect from = {part.x, part.y + rows.first, part.w, rows.end - rows.first};
        SDL_FillRect(strip, NULL, ground);
        if (SDL_BlitSurface(source, &from, strip, NULL) != 0)
            return false;
        if (scaled) {
            sum_rows(sums, strip, rows, y, part, out->h);
            mean_row(row, sums, part, out->w);
        } else {
            copy_row(row, strip->pixels, out->w);
        }
    }
    return true;
}

static SDL_Surface *create(int width, int height)
{
    return SDL_CreateRGBSurfaceWithFormat(0, width, height, 32, SDL_PIXELFORMAT_RGBA32);
}

SDL_Surface *app_picture_resample(SDL_Surface *source, SDL_Rect part, int width, int height)
{
    SDL_Surface *out = create(width, height);
    SDL_Surface *strip = create(part.w, part.h / height + 2);
    uint32_t *sums = SDL_malloc((size_t)part.w * CHANNELS * sizeof *sums);
    bool done = out && strip && sums && resample(out, source, part, strip, sums);
    SDL_free(sums);
    SDL_FreeSurface(strip);
    if (done)
        return out;
    SDL_FreeSurface(out);
    return NULL;
}

/* Tag 0x0112 of EXIF 2.32: 2, 3 and 4 mirror and turn by half; 5 to 8 swap the axes as well. */
SDL_Surface *app_picture_turn(const SDL_Surface *source, int orientation)
{
    bool swapped = orientation >= 5;
    bool right_to_left = orientation == 2 || orientation == 3 || orientation >= 7;
    bool upwards = orientation == 3 || orientation == 4 || orientation == 6 || orientation == 7;
    SDL_Surface *out = create(swapped ? source->h : source->w, swapped ? source->w : source->h);
    for (int y = 0; out && y < out->h; y++) {
        uint8_t *to = (uint8_t *)out->pixels + y * out->pitch;
        for (int x = 0; x < out->w; x++, to += CHANNELS) {
            int u = swapped ? y : x;
            int v = swapped ? x : y;
            u = right_to_left ? source->w - 1 - u : u;
            v = upwards ? source->h - 1 - v : v;
            SDL_memcpy(to, (const uint8_t *)source->pixels + v * source->pitch + u * CHANNELS,
                       CHANNELS);
        }
    }
    return out;
}
