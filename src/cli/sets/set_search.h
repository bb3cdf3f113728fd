#ifndef CLI_SET_SEARCH_H
#define CLI_SET_SEARCH_H

#include "sets/set.h"
#include "solve/claims.h"
#include "solver_files.h"

/* Searches for the boards of sets: a solver whose tables are waited for, so that the time of a board is a search's
 * alone. */

typedef struct cli_set_limits {
    solver_engine engine;
    solver_memory memory;
    double time_ms; /* for each board */
    int threads;    /* for one board */
} cli_set_limits;

typedef struct cli_set_search {
    const char *verb; /* for what is told of tables */
    cli_set_limits limits;
    solver *solver;
    cli_claims claims;
    cli_values values;
} cli_set_search;

sw_status cli_set_search_open(cli_set_search *out, const char *verb, const cli_set_limits *limits,
                              sw_error *error);
void cli_set_search_close(cli_set_search *search);

/* The caller deinits the answer. Returns its status. */
sw_status cli_set_search_row(cli_set_search *search, const cli_set *set, const cli_set_row *row,
                             solver_answer *out);

#endif
