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

/* The rank of a set among those of its count is a sum, as colexicographic numbers add up: of what its low,
 * middle and high cells add, in tables so small that they stay in the nearest cache. A part holds, above
 * its rank, how many cells are in the set up to there. */
typedef uint32_t pattern_rank_part;
enum {
    PATTERN_RANK_BITS = 24,
    PATTERN_LOW_CELLS = 9,
    PATTERN_MIDDLE_CELLS = 8,
    PATTERN_HIGH_CELLS = PATTERN_CELLS - PATTERN_LOW_CELLS - PATTERN_MIDDLE_CELLS,
    PATTERN_MIDDLE_COUNTS = PATTERN_LOW_CELLS + 1,
    PATTERN_HIGH_COUNTS = PATTERN_LOW_CELLS + PATTERN_MIDDLE_CELLS + 1,
};

/* A set's blocks. Most sets leave one or two components, and what tells them apart is read at once. */
typedef struct pattern_blocks {
    uint32_t first;
    uint32_t second : PATTERN_CELLS; /* cells of the second component */
    uint32_t has_more : 1;           /* than two */
} pattern_blocks;

typedef struct pattern_space {
    puzzle_size size;
    int cells;
    int tiles;
    int orders; /* tiles! */
    uint32_t blocks;

    pattern_rank_part low[1 << PATTERN_LOW_CELLS]; /* by the cells' bits */
    pattern_rank_part middle[PATTERN_MIDDLE_COUNTS << PATTERN_MIDDLE_CELLS]; /* by count and bits */
    pattern_rank_part high[PATTERN_HIGH_COUNTS << PATTERN_HIGH_CELLS];
    pattern_blocks *sets; /* by rank */
    uint8_t *component;   /* by rank and cell; read where there are more than two */

    uint16_t first_orders[4096]; /* what the first four tiles add to the rank of an order */
    uint16_t last_orders[4096];  /* what the other tiles add to it */
} pattern_space;

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

static inline int solver_cell_set_count(cell_set set)
{
    set -= set >> 1 & 0x55555555u;
    set = (set & 0x33333333u) + (set >> 2 & 0x33333333u);
    set = (set + (set >> 4)) & 0x0f0f0f0fu;
    return (int)(set * 0x01010101u >> 24);
}

/* The next larger number with as many bits (Gosper). */
cell_set solver_cell_set_next(cell_set set);

/* The component of `within` that holds the cell. */
cell_set solver_cell_set_component(puzzle_size size, cell_set within, int cell);

static inline uint32_t solver_pattern_set_rank(const pattern_space *space, cell_set set)
{
    enum { LOW = (1 << PATTERN_LOW_CELLS) - 1, MIDDLE = (1 << PATTERN_MIDDLE_CELLS) - 1 };
    pattern_rank_part low = space->low[set & LOW];
    cell_set middle_set = set >> PATTERN_LOW_CELLS & MIDDLE;
    cell_set high_set = set >> (PATTERN_LOW_CELLS + PATTERN_MIDDLE_CELLS);
    pattern_rank_part middle =
        space->middle[(low >> PATTERN_RANK_BITS << PATTERN_MIDDLE_CELLS) + middle_set];
    pattern_rank_part high =
        space->high[(middle >> PATTERN_RANK_BITS << PATTERN_HIGH_CELLS) + high_set];
    return (low + middle + high) & ((1u << PATTERN_RANK_BITS) - 1);
}

/* The block of a set with the blank in `blank`, outside the set. */
static inline uint32_t solver_pattern_block(const pattern_space *space, cell_set set, int blank)
{
    uint32_t rank = solver_pattern_set_rank(space, set);
    pattern_blocks blocks = space->sets[rank];
    if (blocks.has_more)
        return blocks.first + space->component[rank * (uint32_t)space->cells + (uint32_t)blank];
    return blocks.first + ((uint32_t)blocks.second >> blank & 1);
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
