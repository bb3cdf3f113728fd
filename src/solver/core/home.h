#ifndef SOLVER_HOME_H
#define SOLVER_HOME_H

#include "puzzle/move.h"

/* A board seen from its goal: each tile is named after its goal cell, its home. Any goal, with the
 * blank anywhere, then becomes the same one: home[cell] == cell for every cell. The blank has a home
 * too; home[blank] names it. */
typedef struct normalized_board {
    puzzle_size size;
    int cells;
    int blank; /* the blank's cell */
    puzzle_tile home[PUZZLE_MAX_CELLS];
} normalized_board;

void solver_normalized_init(normalized_board *out, const puzzle_board *board,
                            const puzzle_board *goal);

/* The goal as seen from the board: each tile is named after the cell where it stands on the board. What
 * brings it home leads from the goal to the board. */
void solver_normalized_inverse(normalized_board *out, const normalized_board *board);

/* Whether every tile is at home. */
bool solver_normalized_is_home(const normalized_board *board);

/* The cell one step away, or -1 where the board ends. */
int solver_home_step(puzzle_size size, int cell, puzzle_move direction);

/* The direction from a cell to one of its neighbours. */
puzzle_move solver_home_direction(puzzle_size size, int from, int to);

/* The symmetries of the rectangle are numbered from 0, which changes nothing: 8 of a square, 4 of
 * any other; 4 more take it to the rectangle with columns and rows exchanged. solver_home_reflect is where
 * the symmetry takes a cell, solver_home_reflected_size what becomes of the size. */
enum { HOME_REFLECTIONS = 8 };
int solver_home_symmetries(puzzle_size size);
int solver_home_reflect(puzzle_size size, int symmetry, int cell);
puzzle_size solver_home_reflected_size(puzzle_size size, int symmetry);

/* Moves the tile at `from`, a neighbour of the blank, into the blank's cell. */
static inline void solver_normalized_slide(normalized_board *board, int from)
{
    puzzle_tile blank_home = board->home[board->blank];
    board->home[board->blank] = board->home[from];
    board->home[from] = blank_home;
    board->blank = from;
}

#endif
