/* The part of a picture that a board shows, and whether two tiles of it look alike. */
#include "picture/picture_cut.h"

#include "picture/picture_pixels.h"

#include <stdint.h>
#include <stdlib.h>
#include <string.h>

/* Where a part of that length begins on a side: `off` is how far its middle lies from the side's. */
static int begin_of(int side, int length, int off)
{
    int begin = (int)((side - length) / 2 + (int64_t)side * off / (2 * GAME_CROP_OFF_MAX));
    return SDL_clamp(begin, 0, side - length);
}

SDL_Rect app_picture_part(int width, int height, puzzle_size size, const game_crop *crop)
{
    int64_t across = (int64_t)width * size.rows;
    int64_t down = (int64_t)height * size.columns;
    int64_t largest_width = across > down ? down / size.rows : width;
    int64_t largest_height = across > down ? height : across / size.columns;
    int part_width = SDL_max((int)(largest_width * 100 / (100 + crop->closer)), 1);
    int part_height = SDL_max((int)(largest_height * 100 / (100 + crop->closer)), 1);
    return (SDL_Rect){begin_of(width, part_width, crop->right),
                      begin_of(height, part_height, crop->down), part_width, part_height};
}

SDL_Rect app_picture_stored_part(int width, int height, puzzle_size size, const game_crop *crop)
{
    bool swapped = crop->turn % 2 != 0;
    int across = swapped ? height : width, down = swapped ? width : height;
    SDL_Rect part = app_picture_part(across, down, size, crop);
    int right = across - part.x - part.w, below = down - part.y - part.h;
    switch (crop->turn) {
    case 1:
        return (SDL_Rect){part.y, right, part.h, part.w};
    case 2:
        return (SDL_Rect){right, below, part.w, part.h};
    case 3:
        return (SDL_Rect){below, part.x, part.h, part.w};
    default:
        return part;
    }
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

static int count_pairs(const sample *samples, int count, int blank, bool *marked)
{
    int pairs = 0;
    for (int a = 0; a < count; a++) {
        for (int b = a + 1; b < count; b++) {
            if (a == blank || b == blank || !alike(&samples[a], &samples[b]))
                continue;
            marked[a] = marked[b] = true;
            pairs++;
        }
    }
    return pairs;
}

/* The part as columns x rows fields of GRID x GRID pixels, as the player sees it. */
static SDL_Surface *fields_of(SDL_Surface *picture, puzzle_size size, const game_crop *crop)
{
    SDL_Rect part = app_picture_stored_part(picture->w, picture->h, size, crop);
    bool swapped = crop->turn % 2 != 0;
    SDL_Surface *stored =
        app_picture_resample(picture, part, (swapped ? size.rows : size.columns) * GRID,
                             (swapped ? size.columns : size.rows) * GRID);
    SDL_Surface *fields = stored ? app_picture_turn_quarters(stored, crop->turn) : NULL;
    SDL_FreeSurface(stored);
    return fields;
}

int app_picture_twins(SDL_Surface *picture, const puzzle_board *goal, const game_crop *crop,
                      bool marked[PUZZLE_MAX_CELLS])
{
    puzzle_size size = goal->size;
    int count = puzzle_size_cells(size), pairs = -1;
    bool unseen[PUZZLE_MAX_CELLS];
    bool *marks = marked ? marked : unseen;
    memset(marks, 0, (size_t)count * sizeof *marks);
    SDL_Surface *fields = fields_of(picture, size, crop);
    sample *samples = malloc((size_t)count * sizeof *samples);
    if (fields && samples) {
        for (int i = 0; i < count; i++)
            take_sample(&samples[i], fields, i % size.columns, i / size.columns);
        pairs = count_pairs(samples, count, puzzle_board_find(goal, PUZZLE_BLANK), marks);
    }
    free(samples);
    SDL_FreeSurface(fields);
    return pairs;
}
