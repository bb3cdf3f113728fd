#ifndef SOLVER_LINES_H
#define SOLVER_LINES_H

#include "core/watch.h"
#include "engines/lines/carry.h"
#include "engines/lines/work.h"
#include "puzzle/path.h"
#include "tables/tables.h"

/* Some solution of any solvable board, at once: outer lines are filled one by one until a core of at
 * most 3x3 (or 4x2) cells is left, which is solved exactly. About 2.5 n^3 moves on n x n.
 * SW_OK, SW_LIMIT or SW_CANCELLED (the watch said so), or SW_NO_MEMORY. */
sw_status solver_lines_solve(tables *shared, const normalized_board *start, search_watch *watch,
                             puzzle_path *path);

/* Below are its parts, for searches that take some steps of their own. */

/* Whether the area is a core. */
bool solver_lines_is_core(const work_area *area);

/* Cuts the next outer line off the area: a shorter one, and never the one where the blank is at
 * home. Lists its cells from one end to the other and returns their number. */
int solver_lines_cut(work_area *area, const normalized_board *board, int *cells);

typedef struct line_filler {
    work_map map;
    work_board work; /* the board, and the cells that are done */
    carry_memory *carry;
    pair_memory *pair;
} line_filler;

line_filler *solver_line_filler_create(puzzle_size size); /* NULL where memory ran out */
void solver_line_filler_destroy(line_filler *filler);

/* Begins with a board of which no cell is done. */
void solver_line_filler_begin(line_filler *filler, const normalized_board *board);

/* Fills neighbouring cells of an outer line of the area, two or more, and appends the moves. */
sw_status solver_line_filler_fill(line_filler *filler, const work_area *area, const int *cells,
                                  int count, search_watch *watch, puzzle_path *path);

/* The area as a board of its own, all else being done. */
normalized_board solver_lines_core(const normalized_board *board, const work_area *area);

/* Solves a core exactly and appends the moves. */
sw_status solver_lines_solve_core(tables *shared, const normalized_board *core, search_watch *watch,
                                  puzzle_path *path);

#endif
