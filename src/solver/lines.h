#ifndef SOLVER_LINES_H
#define SOLVER_LINES_H

#include "puzzle/path.h"
#include "tables.h"
#include "watch.h"

/* Some solution of any solvable board, at once: outer lines are filled one by one until a core of at
 * most 3x3 (or 4x2) cells is left, which is solved exactly. About 2.5 n^3 moves on n x n.
 * SW_OK, SW_LIMIT or SW_CANCELLED (the watch said so), or SW_NO_MEMORY. */
sw_status lines_solve(tables *shared, const home_board *start, search_watch *watch,
                      puzzle_path *path);

#endif
