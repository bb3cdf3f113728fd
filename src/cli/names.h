#ifndef CLI_NAMES_H
#define CLI_NAMES_H

#include "puzzle/metric.h"
#include "solver/method.h"
#include "solver/prepare.h"

/* What options of several verbs may be at most. */
enum { CLI_MOST_MS = 86400000, CLI_MOST_THREADS = 256 };
#define CLI_MOST_NODES INT64_C(1000000000000000)

/* The words of options (sw_option.word); NULL behind the last one. Those that leave the choice to the solver are left
 * out: index 0 is SOLVER_BFS, and SOLVER_NONE. */
const char *cli_algorithm_word(int index);
const char *cli_heuristic_word(int index);
const char *cli_metric_word(int index);
const char *cli_memory_word(int index);
const char *cli_goal_word(int index);

/* What several verbs have, in the order of cli_format and of puzzle_notation; end with NULL. */
extern const char *const cli_formats[], *const cli_notations[];

/* What stands behind --memory; NULL leaves *out as it is. */
sw_status cli_memory_parse(solver_memory *out, const char *text, sw_error *error);

/* The word, or the number with its unit. */
void cli_memory_write(char *out, size_t size, solver_memory memory);

#endif
