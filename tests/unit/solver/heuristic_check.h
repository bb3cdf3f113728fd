#ifndef TEST_SOLVER_HEURISTIC_CHECK_H
#define TEST_SOLVER_HEURISTIC_CHECK_H

#include "heuristics/heuristic.h"
#include "oracle.h"

/* Asserts, for every board that reaches the goal, that the heuristic is admissible, has the parity
 * of the moves to go and is 0 for the goal alone; and for some of them that stepping to a neighbour
 * gives what starting there gives. */
void check_heuristic(const heuristic *h, const oracle *known);

/* Asserts that last claim along random walks on a board of any size, from its goal, which has the
 * tiles in order and the blank in that cell. */
void check_steps(const heuristic *h, puzzle_size size, int blank_home, int steps, uint64_t seed);

#endif
