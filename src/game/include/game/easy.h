#ifndef GAME_EASY_H
#define GAME_EASY_H

#include "solver/solver.h"

/* Boards that are few moves from their goal, for players who begin. */

/* About how many moves an easy board of that size takes. */
int game_easy_moves(puzzle_size size);

/* A walk (puzzle/scramble.h) from the goal whose end is not more than GAME_EASY_OFF moves nearer to it
 * than game_easy_moves, as far as a short search sees. The same goal and seed give the same board on every
 * machine. */
enum { GAME_EASY_OFF = 2 };
puzzle_board game_easy_board(solver *solver, const puzzle_board *goal, uint64_t seed);

#endif
