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
    const char *metrics[PUZZLE_METRICS + 1]; /* in the order of puzzle_metric */
} cli_names;

cli_names cli_names_list(void);

/* What stands behind --memory; NULL leaves *out as it is. */
sw_status cli_memory_parse(solver_memory *out, const char *text, sw_error *error);

/* The word, or the number with its unit. */
void cli_memory_write(char *out, size_t size, solver_memory memory);

#endif
