#ifndef CLI_SOLVE_OPTIONS_H
#define CLI_SOLVE_OPTIONS_H

#include "goal.h"
#include "record.h"

#include "solver/prepare.h"

/* What the words behind `solve` ask for. */
typedef struct cli_solve_options {
    bool help;
    cli_goal goal;
    solver_engine engine;
    solver_method method; /* zeroed where none is named */
    solver_memory memory;
    puzzle_metric metric;
    bool wait_tables;
    int64_t time_ms; /* 0 for no limit */
    int64_t nodes;   /* 0 for no limit */
    int jobs;
    int threads; /* 0 where it is not said */
    cli_style style;
    const char *input; /* a board, a file or "-"; borrowed from argv */
} cli_solve_options;

/* The error says in one line what is wrong. */
sw_status cli_solve_options_parse(cli_solve_options *out, int argc, char **argv, sw_error *error);

#endif
