#ifndef SOLVER_STATE_NUMBER_H
#define SOLVER_STATE_NUMBER_H

#include "puzzle/board.h"

/* The boards of a size, solvable or not, numbered from 0 in the order of their tiles. */
enum { STATE_NUMBER_CELLS = 10 }; /* that a board may have */

/* cells! */
uint32_t solver_state_number_count(puzzle_size size);

uint32_t solver_state_number_of(const puzzle_board *board);
void solver_state_number_board(uint32_t number, puzzle_size size, puzzle_board *out);

#endif
