#ifndef SOLVER_SLIDE_SEARCH_H
#define SOLVER_SLIDE_SEARCH_H

#include "core/watch.h"
#include "puzzle/path.h"
#include "tables/tables.h"

/* Iterative-deepening A* (Korf, 1985) in slides, on one thread. Under a heuristic without parity the bound
 * rises to the least value above it that was met. It begins with what takes no time to make, and makes
 * tables once it has gone on for so long that they pay. */
typedef struct slide_search slide_search;

/* repeatable: without tables, so that the same nodes are searched each time. The board is copied. NULL where
 * memory ran out. */
slide_search *solver_slide_search_create(tables *shared, const normalized_board *board,
                                         bool repeatable);
void solver_slide_search_destroy(slide_search *search); /* NULL is safe */

/* Searches until the watch ends it: SW_OK with a shortest path, the watch's status, or SW_NO_MEMORY. An
 * iteration that is broken off begins anew with the next call. */
sw_status solver_slide_search_continue(slide_search *search, search_watch *watch,
                                       puzzle_path *path);

/* Proved so far: no solution has fewer slides. */
int solver_slide_search_lower_bound(const slide_search *search);
const char *solver_slide_search_heuristic(const slide_search *search); /* for people; static text */

#endif
