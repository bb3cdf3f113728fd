#ifndef CLI_SOLVE_H
#define CLI_SOLVE_H

#include "goal.h"
#include "record.h"

#include "solver/prepare.h"

/* What the words behind `solve` ask for: what its options say, and below what is made of that. */
typedef struct cli_solve_options {
    const char *goal_text, *memory_text;
    int engine, notation, format;
    int algorithm, heuristic; /* -1 where none is named */
    int metric;
    bool wait_tables, improve;
    int64_t time_ms; /* 0 for no limit */
    int64_t nodes;   /* 0 for no limit */
    int64_t jobs;    /* 0 for one for each processor core */
    int64_t threads; /* 0 where it is not said */

    cli_goal goal;
    solver_method method; /* zeroed where none is named */
    solver_memory memory;
    cli_style style;
    const char *input; /* a board, a file or "-"; borrowed from argv */
} cli_solve_options;

/* Makes the second part of what the first part and the operand say. The error says in one line what is wrong. */
sw_status cli_solve_options_read(cli_solve_options *options, const char *input, sw_error *error);

#endif
