#ifndef SOLVER_OPTIMAL_H
#define SOLVER_OPTIMAL_H

#include "tables.h"
#include "watch.h"

/* Whether boards of that size are searched with pattern databases at all. */
bool optimal_uses_patterns(puzzle_size size);

/* A proven shortest solution by IDA*, under the best heuristic at hand. Fills the answer's status,
 * path, lower bound, engine, heuristic, and its part of the times. */
void optimal_solve(tables *shared, const home_board *board, int threads, search_watch *watch,
                   solver_answer *out);

/* Whether the board can be brought home in that many moves; their parity must be right. *out is true
 * or false with SW_OK only. */
sw_status optimal_within(tables *shared, const home_board *board, int moves, int threads,
                         search_watch *watch, bool *out);

#endif
