#ifndef GAME_DAILY_LOG_H
#define GAME_DAILY_LOG_H

#include "game/results.h"

/* What was reached in daily boards, from the results. */

typedef struct game_daily_mark {
    bool solved;            /* without an auto-solve */
    bool timely;            /* and begun on its own day, which the streak asks for */
    int stars;              /* of the first solve; 0 where its par was not known */
    const game_result *own; /* of that solve, or of an auto-solve; NULL: there is none. Borrowed */
} game_daily_mark;

game_daily_mark game_daily_mark_of(const game_results *results, int day);

typedef struct game_daily_tally {
    int streak;  /* days in a row up to today, or to yesterday while today is not solved */
    int longest; /* of all streaks */
    int solved;  /* days, whenever */
    int days;    /* from the first day that was solved to today */
} game_daily_tally;

/* A clock that was set back takes nothing away: today is no earlier than the last day that counts. */
game_daily_tally game_daily_tally_of(const game_results *results, int today);

#endif
