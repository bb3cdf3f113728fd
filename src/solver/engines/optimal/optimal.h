#ifndef SOLVER_OPTIMAL_H
#define SOLVER_OPTIMAL_H

#include "core/watch.h"
#include "tables/tables.h"

/* The way from the goal to the start is as long as the one from the start to the goal, but an iteration of
 * the one may expand many times the nodes of the other: on 5x5 a fifth to five times as a rule, and up to
 * two hundred times. So after an iteration of that many nodes, which takes some tenths of a second,
 * tables are asked for to search from the goal; once they are there that iteration and the one before are
 * repeated from the goal, and the search goes on from the end with the fewer nodes. */
enum { OPTIMAL_LONG_ITERATION = 1 << 22 };

/* A proven shortest solution by IDA*. long_iteration: OPTIMAL_LONG_ITERATION, or another number for tests.
 * Fills the answer's status, path, lower bound, engine, heuristic, iterations, and its part of the times. */
void solver_optimal_solve(tables *shared, const normalized_board *board, int threads,
                          uint64_t long_iteration, search_watch *watch, solver_answer *out);

/* Whether the board can be brought home in that many moves; their parity must be right. *out is true
 * or false with SW_OK only. */
sw_status solver_optimal_within(tables *shared, const normalized_board *board, int moves,
                                int threads, search_watch *watch, bool *out);

#endif
