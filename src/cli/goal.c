#include "goal.h"

#include "puzzle/notation.h"

#include <string.h>

sw_status cli_goal_parse(cli_goal *out, const char *text, sw_error *error)
{
    *out = (cli_goal){.named = true, .name = PUZZLE_GOAL_STANDARD};
    if (!text)
        return SW_OK;
    for (int i = 0; i < PUZZLE_GOALS; i++) {
        out->name = (puzzle_goal)i;
        if (strcmp(puzzle_goal_name(out->name), text) == 0)
            return SW_OK;
    }
    out->named = false;
    if (strchr(text, '/'))
        return puzzle_board_parse(&out->board, text, error);
    return sw_fail(error, SW_BAD_INPUT,
                   "'%.40s' is neither a board nor one of standard, blank-first, snake, spiral, "
                   "columns",
                   text);
}

sw_status cli_goal_make(puzzle_board *out, const cli_goal *goal, puzzle_size size, sw_error *error)
{
    if (goal->named)
        return puzzle_goal_make(out, goal->name, size, error);
    puzzle_size own = goal->board.size;
    if (!puzzle_size_equal(own, size))
        return sw_fail(error, SW_BAD_INPUT, "the board is %dx%d, but the goal is %dx%d",
                       size.columns, size.rows, own.columns, own.rows);
    *out = goal->board;
    return SW_OK;
}
