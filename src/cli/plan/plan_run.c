/* Carries plans out. */
#include "plan/plan_run.h"

cli_plan_run cli_plan_run_start(const cli_plan_task *task)
{
    return (cli_plan_run){.board = task->start, .going = CLI_PLAN_STILL};
}

static void add_place(const puzzle_board *board, int tile, sw_text *out)
{
    cli_plan_add_tile(out, tile);
    sw_text_add(out, " is at ");
    cli_plan_add_cell(out, board->size, puzzle_board_find(board, (puzzle_tile)tile));
}

/* Which way a tile goes from one cell to the other; PUZZLE_MOVES where they are not adjacent. */
static int find_way(const puzzle_board *board, const cli_plan_action *action)
{
    for (int way = 0; way < PUZZLE_MOVES; way++)
        if (cli_plan_source(board->size, action->to, (puzzle_move)way) == action->from)
            return way;
    return PUZZLE_MOVES;
}

/* Whether the tile can move there. */
static bool check_move(const puzzle_board *board, const cli_plan_action *action, int way,
                       sw_text *why)
{
    if (board->tiles[action->from] != action->tile) {
        add_place(board, action->tile, why);
    } else if (board->blank != action->to) {
        sw_text_add(why, "the blank is at ");
        cli_plan_add_cell(why, board->size, board->blank);
    } else if (way == PUZZLE_MOVES) {
        cli_plan_add_cell(why, board->size, action->from);
        sw_text_add(why, " is not next to the blank");
    } else {
        return true;
    }
    return false;
}

/* Whether the directions that a slide or a follow names are those of the run. */
static bool check_way(int going, const cli_plan_action *action, int way, sw_text *why)
{
    if (action->now != way)
        sw_text_addf(why, "the tile goes %s", cli_plan_direction(way));
    else if (action->before != going && going == CLI_PLAN_STILL)
        sw_text_add(why, "no tile has moved before: still");
    else if (action->before != going)
        sw_text_addf(why, "the tile before went %s", cli_plan_direction(going));
    else if (action->kind == CLI_PLAN_SLIDE && action->before == way)
        sw_text_add(why, "the tile goes on the same way: that is a follow");
    else
        return true;
    return false;
}

bool cli_plan_run_step(cli_plan_run *run, const cli_plan_action *action, sw_text *why)
{
    int way = find_way(&run->board, action);
    if (!check_move(&run->board, action, way, why))
        return false;
    if (action->kind != CLI_PLAN_MOVE && !check_way(run->going, action, way, why))
        return false;
    puzzle_move_apply(&run->board, (puzzle_move)way);
    run->going = way;
    run->moves++;
    run->cost += (size_t)cli_plan_action_cost(action);
    return true;
}

bool cli_plan_run_end(const cli_plan_run *run, const puzzle_board *goal, sw_text *why)
{
    int tile = 1, cells = puzzle_size_cells(goal->size);
    while (tile < cells && puzzle_board_find(&run->board, (puzzle_tile)tile) ==
                               puzzle_board_find(goal, (puzzle_tile)tile))
        tile++;
    if (tile == cells)
        return true;
    add_place(&run->board, tile, why);
    sw_text_add(why, ", and should be at ");
    cli_plan_add_cell(why, goal->size, puzzle_board_find(goal, (puzzle_tile)tile));
    return false;
}
