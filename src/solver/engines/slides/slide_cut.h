#ifndef SOLVER_SLIDE_CUT_H
#define SOLVER_SLIDE_CUT_H

#include "core/home.h"
#include "core/watch.h"
#include "puzzle/path.h"

/* Short cuts: from each board of a path, all boards at most `depth` slides away are held against those
 * that the path comes to later, and the path of the fewest slides through all such links is taken. *path
 * leads from the board home, and then has as many slides or fewer; a watch that ends the search leaves
 * what was found by then. SW_OK, SW_NO_MEMORY, with *path as it was. */
sw_status solver_slide_cut(puzzle_path *path, const normalized_board *board, int depth,
                           search_watch *watch);

enum { SLIDE_CUT_DEPTH = 16 }; /* at most */

#endif
