#ifndef SOLVER_GUIDE_H
#define SOLVER_GUIDE_H

#include "guides/additive.h"
#include "guides/learned.h"

/* What leads a beam: an estimate of the moves to go, by additive databases and, where they were
 * learned for the size, values of pairs of tiles on top of them. */
typedef struct guide {
    additive base;
    bool has_pairs;
    learned pairs;
    uint64_t key[ADDITIVE_CELLS]
                [ADDITIVE_CELLS]; /* random, by home and cell: a board's key is their
                                                   * exclusive or (Zobrist) */
} guide;

/* pairs: moved into the guide, and then zeroed; NULL for none. The statuses of solver_additive_init. */
sw_status solver_guide_init(guide *out, puzzle_size size, int blank_home, learned *pairs,
                            const atomic_bool *stop);
void solver_guide_deinit(guide *self);

size_t solver_guide_bytes(const guide *self);

#endif
