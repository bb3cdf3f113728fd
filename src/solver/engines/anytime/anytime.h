#ifndef SOLVER_ANYTIME_H
#define SOLVER_ANYTIME_H

#include "core/watch.h"
#include "tables/tables.h"

/* The engine for boards that proof does not reach in time: a line-by-line solution at once, then ever
 * shorter ones by beams, while the bound is raised beside it. Ends with the limits, where the bound
 * meets the length, or when the largest beam has been tried.
 *
 * How wide the beams are follows from the budget: nodes, or the time that is left at the speed
 * measured so far. With a node limit alone, the answer depends on the board and the limit only, not
 * on threads or machine: it is repeatable. */
bool solver_anytime_is_repeatable(const solver_request *request);

/* Whether the bound is raised with pattern databases. */
bool solver_anytime_uses_patterns(const solver_request *request);

/* out->lower_bound is proved already. The limits do not hold for the first solution. */
void solver_anytime_solve(tables *shared, const normalized_board *board,
                          const solver_request *request, search_watch *watch, solver_answer *out);

#endif
