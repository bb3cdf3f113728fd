#ifndef SOLVER_PATTERN_SPACE_H
#define SOLVER_PATTERN_SPACE_H

#include "core/home.h"

#include <stdatomic.h>

/* The states of a few chosen tiles, numbered. The other tiles are all alike, so the blank moves
 * freely among them: a state is the set of cells that the chosen tiles occupy, the connected
 * component of the other cells that holds the blank, and the order of the chosen tiles.
 *
 * A set and a component make a block; blocks are numbered from 0. Within a block the order has a
 * rank, from 0 for ascending. The numbers depend on the board's size and the count of tiles only. */

enum { PATTERN_CELLS = 25, PATTERN_TILES = 8, PATTERN_ORDERS = 40320 };

typedef uint32_t cell_set; /* a bit a cell */

/* The tiles in reading order, 3 bits each, the first lowest; a tile is its index in the group. */
typedef uint32_t tile_order;

typedef struct pattern_space {
    puzzle_size size;
    int cells;
    int tiles;
    int orders; /* tiles! */
    uint32_t blocks;

    /* The rank of a set among those of its count is a sum of two: colexicographic numbers add up. */
    int low_cells;
    uint8_t *low_count;    /* by the low cells' bits */
    uint32_t *low_rank;    /* by the low cells' bits */
    uint32_t *high_rank;   /* by the low cells' count, then the high cells' bits */
    uint32_t *first_block; /* by rank of the set: its first block; SEVERAL_BLOCKS may be set */
    uint8_t *component;    /* by rank and cell, where it is */

    uint16_t first_orders[4096]; /* the rank of an order is a sum too: of its first four tiles, */
    uint16_t last_orders[4096];  /* and of the others */
} pattern_space;

#define PATTERN_SEVERAL_BLOCKS 0x80000000u

/* At most PATTERN_CELLS cells and PATTERN_TILES tiles, fewer than the cells. SW_CANCELLED where *stop
 * was set meanwhile, SW_NO_MEMORY; the space is then empty and safe to deinit. */
sw_status solver_pattern_space_init(pattern_space *out, puzzle_size size, int tiles,
                                    const atomic_bool *stop);
void solver_pattern_space_deinit(pattern_space *space);

/* Words of 64 bits that hold a bit for every order, and bytes of a bit for every state. */
size_t solver_pattern_space_words(const pattern_space *space);
size_t solver_pattern_space_table_bytes(const pattern_space *space);

/* Of the space itself. */
size_t solver_pattern_space_bytes(const pattern_space *space);

int solver_cell_set_count(cell_set set);

/* The next larger number with as many bits (Gosper). */
cell_set solver_cell_set_next(cell_set set);

/* The component of `within` that holds the cell. */
cell_set solver_cell_set_component(puzzle_size size, cell_set within, int cell);

static inline uint32_t solver_pattern_set_rank(const pattern_space *space, cell_set set)
{
    cell_set low = set & ((1u << space->low_cells) - 1), high = set >> space->low_cells;
    int high_cells = space->cells - space->low_cells;
    return space->low_rank[low] +
           space->high_rank[((uint32_t)space->low_count[low] << high_cells) + high];
}

/* The block of a set with the blank in `blank`, outside the set. */
static inline uint32_t solver_pattern_block(const pattern_space *space, cell_set set, int blank)
{
    uint32_t rank = solver_pattern_set_rank(space, set);
    uint32_t block = space->first_block[rank];
    if (block & PATTERN_SEVERAL_BLOCKS)
        block = (block & ~PATTERN_SEVERAL_BLOCKS) +
                space->component[rank * (uint32_t)space->cells + (uint32_t)blank];
    return block;
}

static inline uint32_t solver_pattern_order_rank(const pattern_space *space, tile_order order)
{
    return (uint32_t)space->first_orders[order & 4095] + space->last_orders[order >> 12];
}

/* The order of that rank. */
tile_order solver_pattern_order(const pattern_space *space, uint32_t rank);

/* The order after the tile at place `from` of the reading order has come to place `to`. */
tile_order solver_tile_order_moved(tile_order order, int from, int to);

#endif
