#ifndef CLI_SETS_H
#define CLI_SETS_H

#include "sets/set.h"
#include "solve/claims.h"
#include "solver_files.h"

/* What the commands of `sets` do. Each prints what it did and returns the verb's exit status. */

typedef struct cli_set_limits {
    solver_engine engine;
    solver_memory memory;
    double time_ms; /* for each board */
    int threads;    /* for one board */
} cli_set_limits;

typedef struct cli_set_kind {
    const char *title;
    const char *goal; /* NULL: the standard one */
    puzzle_metric metric;
} cli_set_kind;

/* Reads the sets, or where there are none all that come with the program, replays their solutions and, where there is
 * time for it, proves those again that are said to be proved. Prints what is wrong and a line for each set. */
int cli_sets_check(const cli_set_limits *limits, char **sets, int count);

/* Prints a line for each of those sets. */
int cli_sets_list(char **sets, int count);

/* Prints the set of the boards in the file, which are solved line by line. */
int cli_sets_make(const cli_set_kind *kind, const char *boards);

/* Searches the boards of those names, or all where there are none, but not those that are proved, nor, unless the
 * engine is to prove them, those that are as short as was published. Writes the file with all that it betters. */
int cli_sets_improve(const cli_set_limits *limits, const char *name, char **boards, int count);

/* Writes the file with the board's solution that the other file has, if that is shorter. */
int cli_sets_take(const char *name, const char *board, const char *moves, puzzle_notation notation);

/* ---- What several of them search with (set_search.c) ---- */

/* A solver whose tables are waited for, so that the time of a board is a search's alone. */
typedef struct cli_set_search {
    const char *verb; /* named in messages about tables */
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
