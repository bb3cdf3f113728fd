#ifndef CLI_GOAL_H
#define CLI_GOAL_H

#include "puzzle/goal.h"

/* What --goal says: a named goal, which suits boards of every size, or one board. */
typedef struct cli_goal {
    bool named;
    puzzle_goal name;   /* where named */
    puzzle_board board; /* where not */
} cli_goal;

/* NULL means the standard goal. The error begins with "--goal". */
sw_status cli_goal_parse(cli_goal *out, const char *text, sw_error *error);

/* The goal for boards of that size; SW_BAD_INPUT where it is a board of another size. */
sw_status cli_goal_make(puzzle_board *out, const cli_goal *goal, puzzle_size size, sw_error *error);

#endif
