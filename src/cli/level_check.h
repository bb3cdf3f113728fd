#ifndef CLI_LEVEL_CHECK_H
#define CLI_LEVEL_CHECK_H

#include "base/text.h"
#include "puzzle/level.h"
#include "solver/solver.h"

typedef enum cli_verdict {
    CLI_LEVEL_GOOD, /* its par is proved, or it claims none */
    CLI_LEVEL_OPEN, /* a best-known par that was neither reached nor refuted */
    CLI_LEVEL_BAD,  /* its par is wrong, or said to be optimal and not proved */
} cli_verdict;

/* Solves the level within time_ms, or 0 for as long as its kind of par is worth, and appends what
 * follows for its par to `reason`. */
cli_verdict cli_level_check(solver *shared, const puzzle_level *level, double time_ms, int threads,
                            sw_text *reason);

/* Gives the level the par that is found within time_ms: the proved one, or the best known. True where it
 * is proved. */
bool cli_level_prove(solver *shared, puzzle_level *level, puzzle_metric metric, double time_ms,
                     int threads);

#endif
