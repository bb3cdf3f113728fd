#ifndef SOLVER_PRUNE_H
#define SOLVER_PRUNE_H

#include "base/status.h"
#include "puzzle/move.h"

#include <stdatomic.h>

/* Duplicate pruning (Taylor and Korf, 1993). Some strings of moves lead where another string leads
 * that is shorter, or as long and earlier in the order of moves, and that never leaves the
 * rectangle which the blank crosses in the first one. A search for one shortest path may leave out
 * every path with such a string in it: the least of the shortest paths has none. The strings are
 * the same on every board; a finite automaton (Aho and Corasick, 1975) recognises them. */
typedef struct prune {
    uint16_t (*next)[PUZZLE_MOVES]; /* by state and move: a state, or PRUNE_CUT */
    int states;
} prune;

enum { PRUNE_START = 0, PRUNE_CUT = UINT16_MAX };

/* Finds all such strings of at most `length` moves: 2 finds moves that undo the last one, 8 takes a
 * millisecond, 10 ten and 12 a hundred. SW_CANCELLED where *stop (which may be NULL) was set
 * meanwhile, SW_NO_MEMORY; *out is then empty and safe to deinit. */
sw_status solver_prune_init(prune *out, int length, const atomic_bool *stop);
void solver_prune_deinit(prune *automaton);

#endif
