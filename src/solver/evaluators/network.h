#ifndef SOLVER_NETWORK_H
#define SOLVER_NETWORK_H

#include "base/status.h"
#include "core/home.h"
#include "evaluators/network_kernel.h"

#include <stddef.h>

/* A small network that estimates how many moves a square board needs above its Manhattan distance. The blank's
 * home is the last cell. All in integers, so that every machine gets the same values.
 *
 * It has one hidden layer. Each unit sums a weight for every cell and the home of what stands there, the blank
 * among them; what the sum is worth rises with its square, between 0 and NETWORK_CLIP (a squared clipped ReLU):
 *
 *     sum(u) = first(u) + the sum over all cells c of weight(c, home of c, u)
 *     value  = bias + (the sum over all units u of out(u) * (cut(sum(u))^2 >> 2), of both halves) >> shift
 *
 * The second half of the units sees the board mirrored in its main diagonal through the same weights, so that a
 * board and its mirror image have the same value. The sums of both halves are the board's accumulator, which a
 * search keeps up to date (an efficiently updatable network): a move changes it by one row that is kept ready, of
 * its tile and the edge that the tile crosses, and by one for the second half. */
enum {
    NETWORK_LEAST_SIDE = 4,
    NETWORK_MOST_SIDE = 10,
    NETWORK_MOST_UNITS = 256, /* of a half */
    NETWORK_UNIT_STEP = 32,   /* the units are a multiple of that */
    NETWORK_CLIP = 255,
    NETWORK_VALUE_UNIT = 64, /* parts of a move */
    NETWORK_LEAST_SHIFT = 8,
    NETWORK_MOST_SHIFT = 24,
    NETWORK_MOST_BIAS = 1 << 20,
};

typedef struct network {
    int side, cells, edges;
    int units; /* of a half */
    int shift;
    int32_t bias;
    int16_t *out;     /* by unit; owned, together with the next two */
    int16_t *first;   /* by unit */
    int16_t *weight;  /* by cell, home and unit */
    int16_t *row;     /* by home, edge and unit; owned */
    uint16_t *mirror; /* of a row, the one that the second half takes; owned */
    uint8_t edge[NETWORK_MOST_SIDE * NETWORK_MOST_SIDE][2]; /* from a cell to the right and down */
    const network_kernel *kernel;
} network;

/* All weights zero. units: as in the limits above. SW_NO_MEMORY. */
sw_status solver_network_init(network *out, int side, int units);
void solver_network_deinit(network *self);

/* Returns what a network takes, and what one of that side and so many units takes while it is read. */
size_t solver_network_bytes(const network *self);
size_t solver_network_making(int side, int units);

/* Makes the rows ready, once the weights have been set. */
void solver_network_prepare(network *self);

/* Whether no accumulator leaves its 16 bits and no sum of products its 32, whatever the board. */
bool solver_network_is_safe(const network *self);

/* Reads and writes a network's file (docs/FORMATS.md). A network that is not safe is refused. SW_NOT_FOUND, SW_IO,
 * SW_BAD_INPUT, SW_NO_MEMORY; the error names the file. *out is untouched where it fails. */
sw_status solver_network_load(network *out, int side, const char *path, sw_error *error);
sw_status solver_network_save(const network *self, const char *path, sw_error *error);

/* ---- Whole boards ---- */

/* Numbers of an accumulator. */
static inline size_t solver_network_sums(const network *self)
{
    return 2 * (size_t)self->units;
}

/* Writes a board's accumulator; and returns the value of one, in 1/NETWORK_VALUE_UNIT of a move. */
void solver_network_accumulate(const network *self, const normalized_board *board,
                               int16_t *accumulator);
int32_t solver_network_value(const network *self, const int16_t *accumulator);

/* ---- Moves ---- */

/* Returns the number of the row for the tile of that home as it moves between two cells side by side, times two,
 * and one more where it is taken away. */
static inline uint16_t solver_network_move_code(const network *self, int home, int from, int to)
{
    int step = to - from, low = step > 0 ? from : to, down = step != 1 && step != -1;
    return (uint16_t)((home * self->edges + self->edge[low][down]) << 1 | (step < 0));
}

static inline network_rows solver_network_rows(const network *self, uint16_t code)
{
    size_t row = code >> 1, mirrored = self->mirror[row], units = (size_t)self->units;
    return (network_rows){{self->row + row * units, self->row + mirrored * units}, code & 1};
}

/* Asks memory for numbers that will soon be read, and for a move's rows. */
static inline void solver_network_fetch(const int16_t *numbers, int count)
{
    enum { LINE = 64 / sizeof *numbers };
    for (int i = 0; i < count; i += LINE)
        __builtin_prefetch(numbers + i);
}

static inline void solver_network_fetch_rows(const network *self, uint16_t code)
{
    network_rows rows = solver_network_rows(self, code);
    solver_network_fetch(rows.half[0], self->units);
    solver_network_fetch(rows.half[1], self->units);
}

/* Writes the accumulator after the move; out may be the one before. */
static inline void solver_network_move(const network *self, int16_t *out, const int16_t *before,
                                       uint16_t code)
{
    self->kernel->move(out, before, solver_network_rows(self, code), self->units);
}

/* Returns the value after the move. */
static inline int32_t solver_network_value_after(const network *self, const int16_t *before,
                                                 uint16_t code)
{
    network_rows rows = solver_network_rows(self, code);
    return self->bias + (self->kernel->sum(before, rows, self->out, self->units) >> self->shift);
}

#endif
