#ifndef TEST_SOLVER_RANDOM_GOALS_H
#define TEST_SOLVER_RANDOM_GOALS_H

#include "puzzle/board.h"

#include <stdint.h>

/* Boards of a shape, and how many nodes each gets. */
typedef struct shape_boards {
    puzzle_size size;
    int boards;
    uint64_t nodes;
} shape_boards;

/* Solves random boards by the anytime engine, with each named goal and with random ones whose blank is
 * anywhere, on one thread and on two by turns, and asserts what a listener does. Fewer boards under a
 * sanitizer. */
void check_random_goals(const shape_boards *shapes, int count);

#endif
