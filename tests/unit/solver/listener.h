#ifndef TEST_SOLVER_LISTENER_H
#define TEST_SOLVER_LISTENER_H

#include "solver/solver.h"

/* Listens to a search and asserts what it promises: each solution is shorter than the one before and
 * leads from start to goal, and the bound never falls and is never above the length. */
typedef struct listener {
    puzzle_board start, goal;
    int solutions;
    size_t length; /* of the last one */
    int bound;
    double first_ms, last_ms;
} listener;

/* From now on the request's solutions are asserted by the listener. */
void listener_init(listener *out, solver_request *request);

/* Solves the request, which the listener listens to, and asserts that the answer is its last solution
 * and that the bound fits both. The answer is the caller's. */
void listener_solve(listener *self, solver *solving, const solver_request *request,
                    solver_answer *answer);

#endif
