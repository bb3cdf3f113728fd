#ifndef PUZZLE_MOVE_H
#define PUZZLE_MOVE_H

#include "puzzle/board.h"

/* Where the TILE goes (the blank goes the opposite way). */
typedef enum puzzle_move { PUZZLE_UP, PUZZLE_RIGHT, PUZZLE_DOWN, PUZZLE_LEFT } puzzle_move;
enum { PUZZLE_MOVES = 4 };

/* `length` tiles in line with the blank go one cell each in the same direction: one slide, `length`
 * moves. length 0 is no slide. */
typedef struct puzzle_slide {
    puzzle_move move;
    int length;
} puzzle_slide;

puzzle_move puzzle_move_opposite(puzzle_move move);

/* The cell of the tile that would move, or -1 where the board's edge is in the way. */
int puzzle_move_source(const puzzle_board *board, puzzle_move move);

/* Slides one tile; false, with the board untouched, where there is none. */
bool puzzle_move_apply(puzzle_board *board, puzzle_move move);

/* The slide that takes every tile between `cell` and the blank towards the blank; length 0 where
 * the cell is the blank, outside the board, or not in line with the blank. */
puzzle_slide puzzle_slide_from(const puzzle_board *board, int cell);

/* The longest slide in a direction; length 0 at the edge. */
puzzle_slide puzzle_slide_line(const puzzle_board *board, puzzle_move move);

/* False, with the board untouched, where the slide does not fit or is empty. */
bool puzzle_slide_apply(puzzle_board *board, puzzle_slide slide);

#endif
