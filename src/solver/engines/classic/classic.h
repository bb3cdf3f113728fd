#ifndef SOLVER_CLASSIC_H
#define SOLVER_CLASSIC_H

#include "core/watch.h"
#include "engines/classic/search_run.h"
#include "heuristics/conflict.h"
#include "solver/method.h"
#include "tables/tables.h"

/* ---- Heuristics by name (named_heuristic.c) ---- */

typedef struct tilewise tilewise; /* one that adds up a cost for each tile */

/* A heuristic that was asked for by name, with what it keeps. It stays where it was made. */
typedef struct named_heuristic {
    const heuristic *h;
    tilewise *tiles;         /* or NULL */
    conflict conflicts;      /* where it is the linear conflicts */
    pattern_claim *patterns; /* or NULL */
} named_heuristic;

/* For a search that begins with that board; not SOLVER_ANY_HEURISTIC. Waits for tables that are missing,
 * until the watch ends that. SW_BAD_INPUT where the name does not suit the size, SW_NO_MEMORY,
 * SW_LIMIT, SW_CANCELLED; *out is safe to deinit whatever happens. */
sw_status solver_named_heuristic_init(named_heuristic *out, solver_heuristic name, tables *shared,
                                      const normalized_board *start, search_watch *watch,
                                      sw_error *error);
void solver_named_heuristic_deinit(named_heuristic *self);

/* The one to use where none was named: the strongest that is made at once. */
solver_heuristic solver_named_heuristic_default(puzzle_size size);

/* ---- Searches ---- */

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
