/* Walks along a game with a plan in hand. */
#include "thinking/analysis_walk.h"

void game_analysis_walk_begin(game_analysis_walk *walk, const puzzle_board *start)
{
    game_plan_begin(&walk->plan, start);
    walk->at = 0;
}

void game_analysis_walk_deinit(game_analysis_walk *walk)
{
    game_plan_deinit(&walk->plan);
    walk->at = 0;
}

void game_analysis_walk_to(game_analysis_walk *walk, const puzzle_path *path, size_t at)
{
    while (walk->at < at)
        game_plan_step(&walk->plan, (puzzle_move)path->moves[walk->at++]);
    while (walk->at > at)
        game_plan_step(&walk->plan, puzzle_move_opposite((puzzle_move)path->moves[--walk->at]));
}
