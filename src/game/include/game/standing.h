#ifndef GAME_STANDING_H
#define GAME_STANDING_H

#include "game/results.h"

/* How a solved game stands among the others of its kind, and what can be said in its praise. */

/* "The others" are the player's own games of its kind (game_category), without the game itself. */
typedef struct game_standing {
    size_t solved; /* of its kind, assisted ones too, without the game itself */
    size_t others;
    int fewest_moves; /* of the others; 0 where there are none, as in the next two */
    int64_t least_time_ms;
    double most_speed;        /* moves a second */
    int64_t least_of_five_ms; /* the least time of the last five of them; -1: there are fewer */
    double ao5_before, ao12_before; /* ms, of the others; negative where there are too few */
    double ao5, ao12;               /* with this game behind them, if it is the player's own */
} game_standing;

/* Whether *results holds the game's own result already makes no difference. */
game_standing game_standing_of(const game_results *results, const game_result *own);

/* Each is true of the game. */
typedef enum game_praise {
    GAME_PRAISE_NONE,
    GAME_PRAISE_FIRST,            /* the first one of its kind */
    GAME_PRAISE_ROUND,            /* the tenth, the twenty-fifth, the hundredth and so on */
    GAME_PRAISE_FEWEST,           /* fewer moves than any other */
    GAME_PRAISE_FASTEST,          /* in less time than any other */
    GAME_PRAISE_QUICKEST,         /* more moves a second than any other */
    GAME_PRAISE_FASTER_THAN_FIVE, /* in less time than each of the last five */
    GAME_PRAISE_UNAIDED,          /* no undo, and no hint */
} game_praise;
enum { GAME_PRAISES = GAME_PRAISE_UNAIDED + 1 };

/* One of what is true, another one from game to game: what is rare goes before what is not. A game in
 * which a move was told is not praised; docs/SCORE.md has all rules. */
game_praise game_praise_of(const game_standing *standing, const game_result *own);

#endif
