#ifndef SOLVER_NETWORK_H
#define SOLVER_NETWORK_H

#include "base/status.h"
#include "home.h"

/* A small network that estimates how many moves a square board needs above the sum of its pattern
 * databases (additive.h). All in integers, so that every machine gets the same values.
 *
 * Input: for each tile the row of weights of (its home, its cell), summed into an accumulator of
 * NETWORK_HIDDEN numbers; a move changes two rows of the sum. The accumulator is clipped to 0..127 after
 * a shift, goes through a layer of NETWORK_SECOND clipped units and one of a single unit. The blank's
 * home is the last cell. */
enum {
    NETWORK_MAX_SIDE = 8,
    NETWORK_HIDDEN = 256,
    NETWORK_SECOND = 32,
    NETWORK_CLIP = 127,       /* an activation of 127/128 */
    NETWORK_FIRST_SHIFT = 3,  /* accumulators are in 1/1024, activations in 1/128 */
    NETWORK_SECOND_SHIFT = 6, /* second weights are in 1/64 */
    NETWORK_THIRD_SHIFT = 9,  /* third weights are in 1/256 of a move, values in NETWORK_UNIT */
    NETWORK_UNIT = 64,        /* of a value: 1/64 of a move */
};

/* Weights of four hidden units next to one another, as dot products of four bytes take them. */
enum { NETWORK_FOURS = NETWORK_HIDDEN / 4 };
typedef int8_t network_four[NETWORK_SECOND][4];

typedef struct network {
    int side;                            /* of the square board */
    const struct network_code *code;     /* for this processor */
    int16_t *first;                      /* 1/1024; by home, cell and unit; owned */
    network_four *second;                /* 1/64; NETWORK_FOURS; in the memory of the first */
    int16_t first_bias[NETWORK_HIDDEN];  /* 1/1024 */
    int32_t second_bias[NETWORK_SECOND]; /* 1/8192 */
    int16_t third[NETWORK_SECOND];       /* 1/256 of a move */
    int32_t third_bias;                  /* 1/32768 of a move */
} network;

/* Weights of the first layer: (side² - 1) homes, side² cells. */
size_t network_first_count(int side);

/* The row of first weights of a tile with that home in that cell. */
static inline int16_t *network_row(const network *net, int home, int cell)
{
    return net->first + (size_t)(home * net->side * net->side + cell) * NETWORK_HIDDEN;
}

/* All weights zero; side is 2 to NETWORK_MAX_SIDE. SW_NO_MEMORY. */
sw_status network_init(network *out, int side);
void network_deinit(network *net);

/* Reads and writes a file of weights, with version and checksum (docs/FORMATS.md). SW_NOT_FOUND, SW_IO,
 * SW_BAD_INPUT, SW_NO_MEMORY; the error names the file. *out is untouched where it fails. */
sw_status network_load(network *out, const char *path, sw_error *error);
sw_status network_save(const network *net, const char *path, sw_error *error);

typedef struct network_sum {
    _Alignas(64) int16_t unit[NETWORK_HIDDEN];
} network_sum;

/* The accumulator of a whole board, and after the tile of that home has gone from one cell to
 * another. */
void network_start(const network *net, const home_board *board, network_sum *out);
void network_move(const network *net, const network_sum *before, int home, int from, int to,
                  network_sum *out);

/* The estimate, in 1/NETWORK_UNIT of a move. */
int network_value(const network *net, const network_sum *sum);

/* The same after a move, whose accumulator is not kept. */
int network_child_value(const network *net, const network_sum *parent, int home, int from, int to);

#endif
