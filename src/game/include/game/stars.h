#ifndef GAME_STARS_H
#define GAME_STARS_H

#include "game/slots.h"

/* Three stars: in par or fewer moves, or slides where par counts those. Two: at most par + 4 or par
 * + 10 %, whichever is more. One: solved. An arrow or a move of the hint ladder leaves two at most,
 * played moves of more than a quarter of par one, an auto-solve none. Never time. */

enum { GAME_STARS = 3 };

/* par > 0. */
int game_stars(int length, int par, const int hints[GAME_HINT_STEPS], int autos);

/* The most moves or slides that earn so many stars, 2 or 3, without help. */
int game_stars_most(int stars, int par);

/* Whether the game has a par to be measured against: its level's, or the proved one of a challenge. */
bool game_stars_apply(const game_round *round);

/* The stars of such a game after so many moves or slides more; -1 where it has no par. */
int game_stars_after(const game_round *round, int more);

/* Whether a solved game needed fewer moves or slides than anybody was known to need: its level's par was not
 * proved, and no arrow or solution was shown. */
bool game_stars_beaten(const game_round *round);

#endif
