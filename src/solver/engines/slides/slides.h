#ifndef SOLVER_SLIDES_H
#define SOLVER_SLIDES_H

#include "core/watch.h"
#include "tables/tables.h"

/* Requests whose solutions count slides. Each fills the answer's status, path, lower bound, engine,
 * heuristic, and its part of the times; out->lower_bound is proved already, in slides. */

/* A proven shortest solution, or a limit. */
void solver_slides_prove(tables *shared, const normalized_board *board,
                         const solver_request *request, search_watch *watch, solver_answer *out);

/* Some solution at once, then shorter ones. Beyond the boards that are proved, they are those of the
 * anytime engine with the fewest slides, shortened by links between their own boards. */
void solver_slides_improve(tables *shared, const normalized_board *board,
                           const solver_request *request, search_watch *watch, solver_answer *out);

#endif
