/* What --goal says. */
#include "goal.h"

#include "puzzle/notation.h"

#include <string.h>

sw_status cli_goal_parse(cli_goal *out, const char *text, sw_error *error)
{
    *out = (cli_goal){.named = true, .name = PUZZLE_GOAL_STANDARD};
    if (!text || puzzle_goal_find(text, &out->name))
        return SW_OK;
    char names[PUZZLE_GOAL_LIST_SIZE];
    if (!strchr(text, '/'))
        return sw_fail(error, SW_BAD_INPUT, "--goal takes a board or one of %s, not '%.40s'",
                       puzzle_goal_list(names), text);
    sw_error reason;
    out->named = false;
    sw_status status = puzzle_board_parse(&out->board, text, &reason);
    return status == SW_OK ? SW_OK : sw_fail_because(error, status, &reason, "--goal");
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
