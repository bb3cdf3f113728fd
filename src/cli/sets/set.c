/* Sets of boards, and what makes a row of one right. */
#include "sets/set.h"

#include "base/array.h"

#include <stdlib.h>

void cli_set_init(cli_set *out)
{
    *out = (cli_set){0};
    sw_text_init(&out->remarks, CLI_SET_TEXT_MAX);
}

void cli_set_deinit(cli_set *set)
{
    for (int i = 0; i < set->count; i++)
        puzzle_path_deinit(&set->rows[i].solution);
    free(set->rows);
    sw_text_deinit(&set->remarks);
    *set = (cli_set){0};
}

cli_set_row *cli_set_add(cli_set *set)
{
    if (!sw_array_reserve(&set->rows, &set->capacity, (size_t)set->count + 1, sizeof *set->rows))
        return NULL;
    cli_set_row *row = &set->rows[set->count++];
    *row = (cli_set_row){0};
    return row;
}

int64_t cli_set_total(const cli_set *set)
{
    int64_t total = 0;
    for (int i = 0; i < set->count; i++)
        total += set->rows[i].length;
    return total;
}

sw_status cli_set_replay(const cli_set_row *row, const puzzle_path *solution, sw_error *error)
{
    puzzle_board board = row->start;
    for (size_t i = 0; i < solution->length; i++)
        if (!puzzle_path_play(solution, i, i + 1, &board))
            return sw_fail(error, SW_BAD_INPUT, "move %zu, %c, leaves the board", i + 1,
                           puzzle_move_letter((puzzle_move)solution->moves[i]));
    if (!puzzle_board_equal(&board, &row->goal))
        return sw_fail(error, SW_BAD_INPUT, "the moves do not end at the goal");
    return SW_OK;
}

sw_status cli_set_row_check(const cli_set *set, const cli_set_row *row, sw_error *error)
{
    sw_status status = cli_set_replay(row, &row->solution, error);
    size_t length = puzzle_metric_length(set->metric, &row->solution);
    if (status == SW_OK && length != (size_t)row->length)
        return sw_fail(error, SW_BAD_INPUT, "the solution has %zu %s, not %d", length,
                       puzzle_metric_names[set->metric], row->length);
    if (status == SW_OK && row->length < row->published)
        return sw_fail(error, SW_BAD_INPUT, "%d %s are fewer than the %d that were published",
                       row->length, puzzle_metric_names[set->metric], row->published);
    return status;
}
