#ifndef CLI_SOLVER_FILES_H
#define CLI_SOLVER_FILES_H

#include "solver/cache.h"

/* Lets the solver read the tables that `slidewise tables build` has written, where there is a home
 * to find them in. */
void cli_cache_use(solver *solver);

/* The learned values that come with the program. */
typedef struct cli_values {
    solver *solver;
    bool checked[PUZZLE_MAX_SIDE + 1][PUZZLE_MAX_SIDE + 1]; /* by columns and rows */
} cli_values;

/* Lets the solver read them, where they are found. */
void cli_values_use(cli_values *out, solver *solver);

/* Where boards of the size are to be guided by a file that is missing or damaged, and memory has
 * room for it, says so on standard error, once for a size. */
void cli_values_check(cli_values *values, puzzle_size size);

#endif
