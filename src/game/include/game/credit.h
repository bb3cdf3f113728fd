#ifndef GAME_CREDIT_H
#define GAME_CREDIT_H

#include "game/command.h"

/* Whose a solved board is. Bests, averages, ranks, points and praise ask this, and nothing else decides it.
 * docs/SCORE.md has the rules ("Help"). */

typedef enum game_credit {
    GAME_CREDIT_OWN,      /* the player found the whole path: a region and a tile tell no move */
    GAME_CREDIT_ASSISTED, /* a hint showed its arrow or played its move */
    GAME_CREDIT_SHOWN,    /* an auto-solve showed the solution */
} game_credit;
enum { GAME_CREDITS = GAME_CREDIT_SHOWN + 1 };

/* Returns the class of a game with so many steps of the hint ladder and so many auto-solves. */
game_credit game_credit_of(const int hints[GAME_HINT_STEPS], int autos);

/* Returns how many steps of the hint ladder were taken, all together: a file may say 1,000,000,000 of each. */
long long game_hints_taken(const int hints[GAME_HINT_STEPS]);

const char *game_credit_name(game_credit credit); /* "own", "assisted", "shown" */

#endif
