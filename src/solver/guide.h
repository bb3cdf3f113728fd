#ifndef SOLVER_GUIDE_H
#define SOLVER_GUIDE_H

#include "additive.h"
#include "network.h"

/* What leads a beam: an estimate of the moves to go, by additive databases and, where it was learned
 * for the size, a network on top of them. */
typedef struct guide {
    additive base;
    bool learned;
    network net; /* where learned */
    uint64_t key[ADDITIVE_CELLS]
                [ADDITIVE_CELLS]; /* random, by home and cell: a board's key is their
                                                   * exclusive or (Zobrist) */
} guide;

/* net: moved into the guide, and then zeroed; NULL for none. The statuses of additive_init. */
sw_status guide_init(guide *out, puzzle_size size, int blank_home, network *net,
                     const atomic_bool *stop);
void guide_deinit(guide *self);

#endif
