#ifndef SOLVER_EVALUATOR_H
#define SOLVER_EVALUATOR_H

#include "evaluators/additive.h"
#include "evaluators/learned.h"

/* What leads a beam: an estimate of the moves to go, by additive databases and, where they were
 * learned for the size, values of pairs of tiles on top of them. */
typedef struct evaluator {
    additive base;
    bool has_pairs;
    learned pairs;
    uint64_t key[ADDITIVE_CELLS]
                [ADDITIVE_CELLS]; /* random, by home and cell: a board's key is their
                                                   * exclusive or (Zobrist) */
} evaluator;

/* pairs: moved into the evaluator, and then zeroed; NULL for none. The statuses of solver_additive_init. */
sw_status solver_evaluator_init(evaluator *out, puzzle_size size, int blank_home, learned *pairs,
                                const atomic_bool *stop);
void solver_evaluator_deinit(evaluator *self);

/* What one takes while it is made, at most, learned values left out. */
size_t solver_evaluator_making(puzzle_size size, int blank_home);

size_t solver_evaluator_bytes(const evaluator *self);

#endif
