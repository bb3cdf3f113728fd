#ifndef GAME_LINES_H
#define GAME_LINES_H

#include "game/groups.h"

/* The rectangle of a board that is left as it is solved line by line. The goal's blank is never in a line that
 * is taken away: where its home is in the first row or column, the last one counts. */

/* 2x3, 3x2 or 2x2, which is solved as a whole. */
bool game_lines_end(const game_block *left);

/* The next row, and the next column; false where it would leave less than two. As one of the whole board. */
bool game_lines_row(const puzzle_board *goal, const game_block *left, int *row);
bool game_lines_column(const puzzle_board *goal, const game_block *left, int *column);

void game_lines_take_row(game_block *left, int row);
void game_lines_take_column(game_block *left, int column);

#endif
