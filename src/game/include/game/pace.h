#ifndef GAME_PACE_H
#define GAME_PACE_H

#include "game/session.h"

/* How fast a game was played, from the clock's times of its steps. */

/* At a place of the path: what the clock showed, and how many of the moves up to there the solver made,
 * which have no time of their own. */
typedef struct game_pace {
    uint32_t ms;
    uint32_t autos;
} game_pace;

/* Returns the moves per second in so many whole milliseconds; 0 where no time passed, as in a game of one move. */
double game_speed(long long moves, int64_t ms);

/* Fills in the places of the session's path, session->moves + 1 of them. */
void game_pace_fill(game_pace *out, const game_session *session);

/* Moves per second from one place to another; -1 where no time passed, or the solver moved. */
double game_pace_between(const game_pace *pace, size_t from, size_t to);

/* Around a place, by the moves nearest to it. */
double game_pace_around(const game_pace *pace, size_t places, size_t at);

/* The highest of these speeds; 0 where none is known, as of games that noted no times. */
double game_pace_fastest(const game_pace *pace, size_t places);

#endif
