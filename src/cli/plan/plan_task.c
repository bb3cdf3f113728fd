/* A board as a planning task, and what its objects are called. */
#include "plan/plan_task.h"

#include "goal.h"

#include "puzzle/notation.h"

sw_status cli_plan_task_parse(cli_plan_task *out, const char *board, const char *goal_text,
                              puzzle_metric metric, sw_error *error)
{
    cli_goal goal;
    out->metric = metric;
    sw_status status = cli_goal_parse(&goal, goal_text, error);
    if (status == SW_OK)
        status = puzzle_board_parse(&out->start, board, error);
    return status == SW_OK ? cli_goal_make(&out->goal, &goal, out->start.size, error) : status;
}

int cli_plan_source(puzzle_size size, int to, puzzle_move way)
{
    const puzzle_board board = {.size = size, .blank = to};
    return puzzle_move_source(&board, way);
}

void cli_plan_add_tile(sw_text *out, int tile)
{
    sw_text_add_char(out, 't');
    sw_text_add_number(out, (uint64_t)tile);
}

void cli_plan_add_cell(sw_text *out, puzzle_size size, int cell)
{
    sw_text_add_char(out, 'c');
    sw_text_add_number(out, (uint64_t)(cell / size.columns + 1));
    sw_text_add_char(out, '-');
    sw_text_add_number(out, (uint64_t)(cell % size.columns + 1));
}

const char *cli_plan_direction(int direction)
{
    static const char *const names[CLI_PLAN_DIRECTIONS] = {
        [PUZZLE_UP] = "up",     [PUZZLE_RIGHT] = "right",   [PUZZLE_DOWN] = "down",
        [PUZZLE_LEFT] = "left", [CLI_PLAN_STILL] = "still",
    };
    return names[direction];
}
