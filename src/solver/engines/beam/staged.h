#ifndef SOLVER_STAGED_H
#define SOLVER_STAGED_H

#include "core/watch.h"
#include "puzzle/path.h"
#include "tables/tables.h"

/* A solution by a staged beam search, for boards of every shape: outer lines are filled one after the
 * other, as line by line, but many boards at once are kept a layer, and those go on that are good for
 * the rest of the board as well. Wider is shorter and slower.
 *
 * Learned values, where there are some for the size and room for them, say what the rest of a board is
 * worth. It narrows where the memory budget leaves no room for its width. Wide ones are several runs that
 * differ by chance, and can be shared by two threads.
 *
 * threads: 1 or 2; the path does not depend on it. SW_OK, SW_LIMIT or SW_CANCELLED (the watch said
 * so), or SW_NO_MEMORY; the path is then empty. */
sw_status solver_staged_solve(tables *shared, const normalized_board *start, int width, int threads,
                              search_watch *watch, puzzle_path *path);

/* The widest, up to `width`, for which that share of the memory budget has room. */
int solver_staged_widest(const tables *shared, solver_budget_share share, puzzle_size size,
                         int width);

/* The width, 50 or more, with which a run expands about so many nodes. */
int solver_staged_width(puzzle_size size, double nodes);

#endif
