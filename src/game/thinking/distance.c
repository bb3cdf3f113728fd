/* How far a board is from the goal, as far as it is known. */
#include "game/distance.h"

void game_distance_know_moves(game_distance *left, int32_t moves)
{
    if (!game_distance_known(*left) || moves < left->moves)
        left->moves = moves;
}

void game_distance_know_bound(game_distance *left, int32_t bound)
{
    if (bound > left->bound)
        left->bound = bound;
}

void game_distance_mend(game_distance *left, puzzle_metric metric)
{
    if (metric == PUZZLE_METRIC_MOVES && game_distance_known(*left))
        left->bound += (left->moves - left->bound) & 1;
}

game_distance game_distance_join(game_distance a, game_distance b)
{
    game_distance both = a;
    if (game_distance_known(b))
        game_distance_know_moves(&both, b.moves);
    game_distance_know_bound(&both, b.bound);
    return game_distance_known(both) && both.bound > both.moves ? a : both;
}
