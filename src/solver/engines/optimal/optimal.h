#ifndef SOLVER_OPTIMAL_H
#define SOLVER_OPTIMAL_H

#include "core/watch.h"
#include "tables/tables.h"

/* Whether boards of that size are searched with pattern databases at all. */
bool solver_optimal_uses_patterns(puzzle_size size);

/* A proven shortest solution by IDA*, under the best heuristic at hand. Fills the answer's status,
 * path, lower bound, engine, heuristic, and its part of the times. */
void solver_optimal_solve(tables *shared, const normalized_board *board, int threads,
                          search_watch *watch, solver_answer *out);

/* The same piece by piece, on one thread, for whoever has other things to do meanwhile. */
typedef struct optimal_search optimal_search;

/* Without patterns it takes only what takes no time to make, so that the same nodes are searched each
 * time. NULL where memory ran out. */
optimal_search *solver_optimal_begin(tables *shared, const normalized_board *board, bool patterns);
void solver_optimal_end(optimal_search *search); /* NULL is safe */

/* Searches until the watch ends it: SW_OK with a shortest path, the watch's status, or SW_NO_MEMORY.
 * An iteration that is broken off begins anew with the next call. */
sw_status solver_optimal_continue(optimal_search *search, search_watch *watch, puzzle_path *path);

int solver_optimal_lower_bound(const optimal_search *search);
const char *solver_optimal_heuristic(const optimal_search *search); /* for people; static text */

/* Whether the board can be brought home in that many moves; their parity must be right. *out is true
 * or false with SW_OK only. */
sw_status solver_optimal_within(tables *shared, const normalized_board *board, int moves,
                                int threads, search_watch *watch, bool *out);

#endif
