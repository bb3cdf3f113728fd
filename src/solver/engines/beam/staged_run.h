#ifndef SOLVER_STAGED_RUN_H
#define SOLVER_STAGED_RUN_H

#include "core/watch.h"
#include "evaluators/nearby.h"
#include "puzzle/path.h"
#include "tables/tables.h"

/* The whole search, once. values: for boards of the size, the blank's home in the last cell, borrowed; or NULL. chance: which of boards that are
 * equally good come first. The statuses of solver_staged_solve; the path is empty unless it is
 * SW_OK. */
sw_status solver_staged_run_once(tables *shared, const nearby *values,
                                 const normalized_board *start, int chance, int width,
                                 search_watch *watch, puzzle_path *path);

#endif
