/* Whether two tiles of a picture look alike. */
#include "picture/picture.h"
#include "picture/picture_pixels.h"

#include <stdint.h>
#include <stdlib.h>
#include <string.h>

SDL_Rect app_picture_crop(int width, int height, puzzle_size size)
{
    int64_t across = (int64_t)width * size.rows;
    int64_t down = (int64_t)height * size.columns;
    int crop_width = across > down ? (int)(down / size.rows) : width;
    int crop_height = across > down ? height : (int)(across / size.columns);
    crop_width = SDL_max(crop_width, 1);
    crop_height = SDL_max(crop_height, 1);
    return (SDL_Rect){(width - crop_width) / 2, (height - crop_height) / 2, crop_width,
                      crop_height};
}

/* A tile is compared as GRID x GRID mean colours, which is about what an eye takes in that glances
 * from one tile to the next. Two tiles differ where one spot stands out, such as a bird in the sky,
 * or where they differ a little nearly everywhere. The limits, in steps of 255, were set by eye on
 * the closest pairs of tiles in a dozen desktop backgrounds. */
enum { GRID = 8, VALUES = GRID * GRID * 3, SPOT = 24, EVERYWHERE = 5 };

typedef struct sample {
    uint8_t values[VALUES];
} sample;

static void take_sample(sample *out, const SDL_Surface *grid, int column, int row)
{
    uint8_t *to = out->values;
    for (int y = 0; y < GRID; y++) {
        const uint8_t *from = (const uint8_t *)grid->pixels + (row * GRID + y) * grid->pitch +
                              (size_t)column * GRID * 4;
        for (int x = 0; x < GRID; x++, from += 4, to += 3)
            memcpy(to, from, 3);
    }
}

static bool alike(const sample *a, const sample *b)
{
    int sum = 0;
    for (int i = 0; i < VALUES; i++) {
        int difference = abs(a->values[i] - b->values[i]);
        sum += difference;
        if (difference >= SPOT || sum >= EVERYWHERE * VALUES)
            return false;
    }
    return true;
}

static bool any_alike(const sample *samples, int count)
{
    for (int a = 0; a < count; a++) {
        for (int b = a + 1; b < count; b++) {
            if (alike(&samples[a], &samples[b]))
                return true;
        }
    }
    return false;
}

bool app_picture_has_like_tiles(SDL_Surface *picture, puzzle_size size)
{
    SDL_Rect crop = app_picture_crop(picture->w, picture->h, size);
    SDL_Surface *grid = app_picture_resample(picture, crop, size.columns * GRID, size.rows * GRID);
    int count = puzzle_size_cells(size);
    sample *samples = malloc((size_t)count * sizeof *samples);
    bool found = false;
    if (grid && samples) {
        for (int i = 0; i < count; i++)
            take_sample(&samples[i], grid, i % size.columns, i / size.columns);
        found = any_alike(samples, count);
    }
    free(samples);
    SDL_FreeSurface(grid);
    return found;
}
