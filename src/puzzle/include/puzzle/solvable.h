#ifndef PUZZLE_SOLVABLE_H
#define PUZZLE_SOLVABLE_H

#include "puzzle/board.h"

/* Whether goal can be reached from start: the permutation that takes one to the other must have the
 * parity of the blank's walk (Johnson and Story, 1879). Both boards have the same size; every shape
 * from 2x2 up and every place of the blank is covered. */
bool puzzle_solvable(const puzzle_board *start, const puzzle_board *goal);

#endif
