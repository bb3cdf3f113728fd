/* Steps of classic searches: single moves, or slides that heuristics follow a tile at a time. */
#include "engines/classic/search_run.h"

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

/* Tile by tile on a board of its own. */
static int step_slide(classic_metric metric, const heuristic *h, const normalized_board *before,
                      puzzle_slide step, const void *node, void *child, void *spare)
{
    normalized_board board = *before;
    int value = 0;
    memcpy(spare, node, h->node_size);
    for (int i = 1; i <= step.length; i++) {
        int from = solver_home_step(board.size, board.blank, puzzle_move_opposite(step.move));
        value = h->step(h, &board, from, spare, child);
        solver_normalized_slide(&board, from);
        if (i < step.length)
            memcpy(spare, child, h->node_size);
    }
    return solver_classic_value(metric, value);
}

int solver_classic_step(classic_metric metric, const heuristic *h, const normalized_board *board,
                        puzzle_slide step, const void *node, void *child, void *spare)
{
    if (metric.slides)
        return step_slide(metric, h, board, step, node, child, spare);
    int from = solver_home_step(board->size, board->blank, puzzle_move_opposite(step.move));
    return h->step(h, board, from, node, child);
}

bool solver_classic_push(puzzle_path *path, puzzle_slide step)
{
    for (int i = 0; i < step.length; i++)
        if (!puzzle_path_push(path, step.move))
            return false;
    return true;
}
