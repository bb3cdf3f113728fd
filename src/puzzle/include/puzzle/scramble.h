#ifndef PUZZLE_SCRAMBLE_H
#define PUZZLE_SCRAMBLE_H

#include "base/rng.h"
#include "puzzle/board.h"

/* Counts up when the same seed begins to give another board, so that an older seed ID is refused. */
enum { PUZZLE_SCRAMBLE_VERSION = 1 };

/* A board drawn uniformly from those that can reach goal, goal itself left out. The same generator
 * state gives the same board on every machine; *rng moves on. */
puzzle_board puzzle_scramble(const puzzle_board *goal, sw_rng *rng);

/* The board after `count` random moves from goal, none undoing the one before; count >= 1. A walk
 * that would end at the goal itself goes one move further. */
puzzle_board puzzle_scramble_moves(const puzzle_board *goal, int count, sw_rng *rng);

#endif
