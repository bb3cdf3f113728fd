#ifndef LIBRARY_BOARD_H
#define LIBRARY_BOARD_H

#include "puzzle/board.h"
#include "slidewise.h"

struct slidewise_board {
    puzzle_board board;
};

/* Makes a handle of a board. */
slidewise_status library_board_out(slidewise_board **out, const puzzle_board *board, char *error);

/* The goal that was given, or the standard goal of start's size. SLIDEWISE_BAD_INPUT where the
 * sizes differ. */
slidewise_status library_goal(puzzle_board *out, const slidewise_board *start,
                              const slidewise_board *goal, char *error);

#endif
