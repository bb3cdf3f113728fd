#ifndef SOLVER_CLASSIC_H
#define SOLVER_CLASSIC_H

#include "core/watch.h"
#include "engines/classic/named_heuristic.h"
#include "engines/classic/search_run.h"
#include "tables/tables.h"

/* The classic searches: the method that a request names, and what it needs. */
typedef struct classic {
    solver_method method; /* with nothing left open */
    named_heuristic heuristic;
    node_memory memory;
    search_run *run;
    double table_ms; /* that the heuristic was waited for */
} classic;

/* A run that has expanded nothing yet. It stays where it was made. The watch ends the wait for a
 * heuristic's tables. SW_BAD_INPUT, SW_NO_MEMORY, SW_LIMIT, SW_CANCELLED; *out is safe to deinit
 * whatever happens. */
sw_status solver_classic_init(classic *out, tables *shared, const solver_request *request,
                              search_watch *watch, sw_error *error);
void solver_classic_deinit(classic *self);

/* Expands at most `count` nodes. */
solver_search_state solver_classic_expand(classic *self, uint64_t count);

/* Runs the method to its end, at full speed. */
void solver_classic_solve(tables *shared, const solver_request *request, search_watch *watch,
                          solver_answer *out);

#endif
