#ifndef CLI_NAMES_H
#define CLI_NAMES_H

#include "puzzle/metric.h"
#include "solver/method.h"
#include "solver/prepare.h"

/* The solver's words as choices of an option (sw_option); each list ends with NULL. Those that
 * leave the choice to the solver are left out: index 0 is SOLVER_BFS, and SOLVER_NONE. */
typedef struct cli_names {
    const char *algorithms[SOLVER_ALGORITHMS];
    const char *heuristics[SOLVER_HEURISTICS];
    const char *memories[SOLVER_MEMORIES + 1];
    const char *metrics[PUZZLE_METRICS + 1]; /* in the order of puzzle_metric */
} cli_names;

cli_names cli_names_list(void);

#endif
