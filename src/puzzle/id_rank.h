#ifndef PUZZLE_ID_RANK_H
#define PUZZLE_ID_RANK_H

#include "puzzle/board.h"

/* Arrangements as numbers: the rank among all arrangements of the tiles and the blank (0), read row
 * by row, in their order; from 0 to cells! - 1. Written in base 32, the highest digit first, one a
 * byte. */

enum { PUZZLE_RANK_DIGITS = 1754 }; /* of the largest board */

/* How many digits a board of that many cells takes, zeros in front included. */
int puzzle_rank_digits(int cells);

/* Fills as many digits. */
void puzzle_rank_write(const puzzle_board *board, uint8_t *digits);

/* Reads as many digits; false, with *out untouched, where the number is not below cells!. */
bool puzzle_rank_read(puzzle_board *out, puzzle_size size, const uint8_t *digits);

#endif
