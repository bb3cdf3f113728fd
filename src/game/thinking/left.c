/* How far a board is from the goal, as far as it is known. */
#include "game/left.h"

void game_left_know_moves(game_left *left, int32_t moves)
{
    if (!game_left_known(*left) || moves < left->moves)
        left->moves = moves;
}

void game_left_know_bound(game_left *left, int32_t bound)
{
    if (bound > left->bound)
        left->bound = bound;
}

void game_left_mend(game_left *left)
{
    if (game_left_known(*left))
        left->bound += (left->moves - left->bound) & 1;
}

game_left game_left_join(game_left a, game_left b)
{
    game_left both = a;
    if (game_left_known(b))
        game_left_know_moves(&both, b.moves);
    game_left_know_bound(&both, b.bound);
    return game_left_known(both) && both.bound > both.moves ? a : both;
}
