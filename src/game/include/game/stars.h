#ifndef GAME_STARS_H
#define GAME_STARS_H

#include "game/desk.h"

/* Three stars: in par or fewer moves. Two: at most par + 4 or par + 10 %, whichever is more. One:
 * solved. An arrow or a move of the hint ladder leaves two at most, an auto-solve none. Never time. */

enum { GAME_STARS = 3 };

/* par > 0. */
int game_stars(int moves, int par, const int hints[GAME_HINT_STEPS], int autos);

/* The most moves that earn so many stars, 2 or 3, without help. */
int game_stars_moves(int stars, int par);

/* Whether the game has a par to be measured against: one that came with its level. */
bool game_stars_apply(const game_round *round);

#endif
