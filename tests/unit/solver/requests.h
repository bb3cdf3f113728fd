#ifndef TEST_SOLVER_REQUESTS_H
#define TEST_SOLVER_REQUESTS_H

#include "solver/solver.h"

/* Requests for tests, and a solver as the state of a group of tests. */

int requests_make_solver(void **state);
int requests_drop_solver(void **state);

/* A random board with the standard goal. */
solver_request requests_random(puzzle_size size, solver_engine engine, uint64_t seed);

/* A 4x4 board of 80 moves: its proof takes many seconds. */
solver_request requests_hard(solver_engine engine);

#endif
