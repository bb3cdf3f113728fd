#ifndef SOLVER_LEARNED_H
#define SOLVER_LEARNED_H

#include "base/status.h"
#include "core/home.h"

/* Learned values: how many moves a square board needs above the sum of its databases (additive.h), as
 * a sum over all pairs of tiles of a weight for where the two stand. All in integers, so that every
 * machine gets the same values. The blank's home is the last cell.
 *
 * A move changes the pairs of one tile only. What it changes by is kept ready: for each home and each
 * two cells side by side a row of numbers, by where another tile may be. */
enum {
    LEARNED_LEAST_SIDE = 4,
    LEARNED_MOST_SIDE = 7,
    LEARNED_UNIT = 64,
    /* parts of a move */ LEARNED_MOST_WEIGHT = 16383
};

typedef struct learned {
    int side, cells;
    int bias;
    int16_t *weight; /* by pair of homes, cell of the first, cell of the second; owned */
    int16_t *change; /* by home, edge, another tile's cell and its home; owned */
    uint8_t edge[LEARNED_MOST_SIDE * LEARNED_MOST_SIDE][2]; /* to the right and below */
    int edges;
} learned;

/* Weights of a side, and the place of a pair's; first < second. */
size_t solver_learned_count(int side);
static inline size_t solver_learned_place(int cells, int first, int first_cell, int second,
                                          int second_cell)
{
    size_t pair = (size_t)(first * (2 * cells - 5 - first) / 2 + second - 1);
    return (pair * (size_t)cells + (size_t)first_cell) * (size_t)cells + (size_t)second_cell;
}

/* All weights zero. SW_NO_MEMORY. */
sw_status solver_learned_init(learned *out, int side);
void solver_learned_deinit(learned *self);
/* Of one for that side, and what it takes while it is read. */
size_t solver_learned_making(int side);

size_t solver_learned_bytes(const learned *self);

/* After the weights have been set. */
void solver_learned_prepare(learned *self);

/* Reads and writes a file of weights, with version and checksum (docs/FORMATS.md). SW_NOT_FOUND, SW_IO,
 * SW_BAD_INPUT, SW_NO_MEMORY; the error names the file. *out is untouched where it fails. */
sw_status solver_learned_load(learned *out, const char *path, sw_error *error);
sw_status solver_learned_save(const learned *self, const char *path, sw_error *error);

/* Of a whole board, in 1/LEARNED_UNIT of a move. */
int solver_learned_value(const learned *self, const normalized_board *board);

/* What the value grows by when the tile of that home goes from one cell to the one beside it. homes: of
 * the tiles in all cells before the move, the blank among them. */
static inline int solver_learned_change(const learned *self, const uint8_t *homes, int home,
                                        int from, int to)
{
    int cells = self->cells, step = to - from, sum = 0;
    int lower = step > 0 ? from : to, down = step != 1 && step != -1;
    size_t row = (size_t)(home * self->edges + self->edge[lower][down]);
    const int16_t *change = &self->change[row * (size_t)(cells * cells)];
    for (int cell = 0; cell < cells; cell++, change += cells)
        sum += change[homes[cell]];
    return step > 0 ? sum : -sum;
}

#endif
