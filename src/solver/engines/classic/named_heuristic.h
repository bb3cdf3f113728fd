#ifndef SOLVER_NAMED_HEURISTIC_H
#define SOLVER_NAMED_HEURISTIC_H

#include "core/watch.h"
#include "heuristics/conflict.h"
#include "solver/method.h"
#include "tables/tables.h"

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

#endif
