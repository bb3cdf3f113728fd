#ifndef SOLVER_PATTERN_H
#define SOLVER_PATTERN_H

#include "patterns/pattern_space.h"

#include <stdatomic.h>

/* An additive pattern database (Korf and Felner, 2002) of one group of tiles: the moves of these
 * tiles that bring them home when all others are alike.
 *
 * Usually such a table keeps the least over all places of the blank. Keeping the blank's component
 * apart is stronger, and makes one bit a state enough: a move of the group changes the distance d by
 * exactly one, and the colours of the occupied cells tell whether d is even. The bit is d >> 1 & 1,
 * so that d is known modulo 4, and from a neighbour's distance in full. */
typedef struct pattern {
    const pattern_space *space; /* borrowed */
    cell_set homes;             /* of the group's tiles */
    cell_set outside;           /* the component of the blank's home */
    uint32_t home_block;
    cell_set dark;  /* one colour of the chessboard */
    size_t words;   /* of 64 bits, a block */
    uint64_t *bits; /* by block, then by rank of the order */
} pattern;

/* How tables are made, and how far they are. Zeroed, it is ready for one thread. */
typedef struct pattern_making {
    int threads;                 /* the caller's among them; 0 and 1 mean one */
    atomic_bool stop;            /* set by anyone: the work ends within a millisecond */
    atomic_uint_fast64_t states; /* found so far, of all tables made under this */
} pattern_making;

/* The table without its bits: all that follows from what it depends on. */
pattern solver_pattern_outline(const pattern_space *space, cell_set homes, int blank_home);

/* Makes the table by a breadth-first search from the goal. SW_CANCELLED where it was stopped,
 * SW_NO_MEMORY; *out is then empty. */
sw_status solver_pattern_init(pattern *out, const pattern_space *space, cell_set homes,
                              int blank_home, pattern_making *making);
void solver_pattern_deinit(pattern *table);

size_t solver_pattern_bytes(const pattern *table);

/* Where the bit of a state stands: word * 64 + bit. */
static inline size_t solver_pattern_index(const pattern *table, cell_set set, tile_order order,
                                          int blank)
{
    return solver_pattern_block(table->space, set, blank) * (table->words * 64) +
           solver_pattern_order_rank(table->space, order);
}

static inline unsigned solver_pattern_bit(const pattern *table, size_t index)
{
    return (unsigned)(table->bits[index / 64] >> (index % 64)) & 1;
}

/* The distance of a state, found by walking down to the goal. PATTERN_BROKEN where no way leads down:
 * the table's bits are wrong, which can be where they come from a file. */
enum { PATTERN_BROKEN = -1, PATTERN_MOST_DISTANCE = 255 };
int solver_pattern_distance(const pattern *table, cell_set set, tile_order order, int blank);

#endif
