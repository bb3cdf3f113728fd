#include "game/left.h"

game_left game_left_join(game_left a, game_left b)
{
    game_left both = a;
    if (!game_left_known(a) || (game_left_known(b) && b.moves < a.moves))
        both.moves = b.moves;
    if (b.bound > a.bound)
        both.bound = b.bound;
    return game_left_known(both) && both.bound > both.moves ? a : both;
}
