#ifndef GAME_RATING_H
#define GAME_RATING_H

#include "game/distance.h"
#include "game/session.h"

/* How good a solved game was, against the shortest way from its start, in moves or in slides. */

typedef enum game_rating_kind {
    GAME_RATING_PENDING,      /* nothing is known of the start, or more may be found out */
    GAME_RATING_PERFECT,      /* no shorter way exists, which is proved */
    GAME_RATING_OVER,         /* so many more than the shortest way, which is proved */
    GAME_RATING_AT_MOST_OVER, /* the shortest way is not known: so many more at most */
    GAME_RATING_HINTED,       /* hints told so many moves: no verdict */
    GAME_RATING_SHOWN,        /* a solution was shown: no verdict */
} game_rating_kind;

typedef struct game_rating {
    game_rating_kind kind;
    puzzle_metric metric;
    int count;    /* the number that the kind tells of */
    int shortest; /* GAME_RATING_OVER: the length of the shortest way */
} game_rating;

/* `start`: how far its start is from the goal in the metric, as far as that is known; `final`: no more will
 * be found out about it. */
game_rating game_rate(const game_session *solved, puzzle_metric metric, game_distance start,
                      bool final);

#endif
