#ifndef SOLVER_OPTIMAL_SEARCH_H
#define SOLVER_OPTIMAL_SEARCH_H

#include "core/watch.h"
#include "engines/optimal/ida.h"
#include "tables/tables.h"

/* IDA* under the best heuristic at hand, piece by piece: better heuristics take over as they are made. */
typedef struct optimal_search optimal_search;

/* Whether boards of that size are searched with pattern databases at all. */
bool solver_optimal_uses_patterns(puzzle_size size);

/* Without patterns it takes only what takes no time to make, so that the same nodes are searched each
 * time. NULL where memory ran out. */
optimal_search *solver_optimal_begin(tables *shared, const normalized_board *board, int threads,
                                     bool patterns);
void solver_optimal_end(optimal_search *search); /* NULL is safe */

/* Searches until it ends in one of the ways of IDA*, never superseded or broken. An iteration that is
 * broken off begins anew with the next call. */
ida_end solver_optimal_continue(optimal_search *search, search_watch *watch, puzzle_path *path);

/* What a request is told of that end: SW_OK, SW_NOT_FOUND beyond the limit, SW_NO_MEMORY, or the watch's
 * verdict. */
sw_status solver_optimal_status(ida_end end, const search_watch *watch);

/* What deepens, for its limits and its bound. Borrowed. */
ida *solver_optimal_ida(optimal_search *search);

/* Whether no better heuristic is still to come within the budget. */
bool solver_optimal_is_settled(const optimal_search *search);

const char *solver_optimal_heuristic(const optimal_search *search); /* for people; static text */

#endif
