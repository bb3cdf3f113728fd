/* Steps of classic searches: single moves, or slides that heuristics follow a tile at a time. */
#include "engines/classic/classic_metric.h"

#include <limits.h>
#include <string.h>

int solver_classic_longest(classic_metric metric, const normalized_board *board, puzzle_move move)
{
    int length = 0;
    for (int cell = board->blank; length < metric.most; length++) {
        cell = solver_home_step(board->size, cell, puzzle_move_opposite(move));
        if (cell < 0)
            break;
    }
    return length;
}

/* Tile by tile on a board of its own. Only the last value may stop at a limit. */
static int step_slide(classic_metric metric, const heuristic *h, const normalized_board *before,
                      puzzle_slide step, const void *node, void *child, void *spare, int limit)
{
    normalized_board board = *before;
    int value = 0;
    memcpy(spare, node, h->node_size);
    for (int i = 1; i <= step.length; i++) {
        int from = solver_home_step(board.size, board.blank, puzzle_move_opposite(step.move));
        bool is_last = i == step.length;
        int most = is_last && limit < INT_MAX ? limit * metric.most : INT_MAX;
        h->step(h, &board, from, spare, child);
        value = solver_heuristic_value(h, child, most);
        if (value <= most)
            solver_heuristic_settle(h, spare, child);
        solver_normalized_slide(&board, from);
        if (!is_last)
            memcpy(spare, child, h->node_size);
    }
    return solver_classic_value(metric, value);
}

int solver_classic_step(classic_metric metric, const heuristic *h, const normalized_board *board,
                        puzzle_slide step, const void *node, void *child, void *spare, int limit)
{
    if (metric.slides)
        return step_slide(metric, h, board, step, node, child, spare, limit);
    h->step(h, board, solver_home_step(board->size, board->blank, puzzle_move_opposite(step.move)),
            node, child);
    int value = solver_heuristic_value(h, child, limit);
    if (value <= limit)
        solver_heuristic_settle(h, node, child);
    return value;
}

bool solver_classic_push(puzzle_path *path, puzzle_slide step)
{
    for (int i = 0; i < step.length; i++)
        if (!puzzle_path_push(path, step.move))
            return false;
    return true;
}
