#ifndef TEST_SOLVER_RANDOM_GOALS_H
#define TEST_SOLVER_RANDOM_GOALS_H

#include "base/rng.h"
#include "puzzle/scramble.h"

#include "claims.h"
#include "support/boards.h"

/* Boards of a shape, and how many nodes each gets. */
typedef struct shape_boards {
    puzzle_size size;
    int boards;
    uint64_t nodes;
} shape_boards;

/* Solves random boards by the anytime engine, with each named goal and with random ones whose blank is
 * anywhere, on one thread and on two by turns, with learned values and without, and asserts what a listener does.
 * Fewer boards under a sanitizer. */
void check_random_goals(const shape_boards *shapes, int count);

/* The goal with that number: the named ones in turn, and every other one a random arrangement with the blank
 * anywhere. */
static inline puzzle_board choose_goal(puzzle_size size, int number, sw_rng *rng)
{
    puzzle_board goal = goal_of((puzzle_goal)(number / 2 % PUZZLE_GOALS), size.columns, size.rows);
    return number % 2 ? puzzle_scramble(&goal, rng) : goal;
}

#endif
