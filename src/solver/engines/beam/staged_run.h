#ifndef SOLVER_STAGED_RUN_H
#define SOLVER_STAGED_RUN_H

#include "engines/beam/staged_beam.h"
#include "engines/lines/lines.h"

/* What goes from step to step of the plan. */
typedef struct staged_run {
    staged_plan plan;
    staged_keys keys;
    staged_beam beam;
    staged_list coming;  /* boards that the step begins with, by moves */
    int offered;         /* how many of them the beam has got */
    staged_list kept;    /* the best boards of the last layer that made progress */
    line_filler *filler; /* for a step where the beam gets stuck */
    puzzle_path filling;
    search_watch *watch;
} staged_run;

static inline staged_state *solver_staged_run_state(const staged_run *run, int slot)
{
    return solver_staged_pool_at(&run->beam.pool, slot);
}

/* The whole search, once. values: as for solver_staged_plan_init. chance: which of boards that are
 * equally good come first. The statuses of solver_staged_solve; the path is empty unless it is
 * SW_OK. */
sw_status solver_staged_run_once(tables *shared, const nearby *values,
                                 const normalized_board *start, int chance, int width,
                                 search_watch *watch, puzzle_path *path);

/* The board of a state. */
normalized_board solver_staged_run_board(const staged_run *run, const staged_state *state);

/* Takes step number `step` from the boards in `coming`, one or more; those where it is done are then in
 * the beam's `finished`, by moves. SW_OK, SW_NO_MEMORY, or what the watch said. */
sw_status solver_staged_run_step(staged_run *run, int step);

/* The same line by line, from some of the boards that were kept. */
sw_status solver_staged_run_fill(staged_run *run, int step);

/* From the boards in `coming`, of which all but the core is done: the shortest way that was found, from
 * the start home. */
sw_status solver_staged_run_cores(staged_run *run, tables *shared, puzzle_path *out);

#endif
