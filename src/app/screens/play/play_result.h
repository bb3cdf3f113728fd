#ifndef APP_SCREENS_PLAY_RESULT_H
#define APP_SCREENS_PLAY_RESULT_H

#include "program/app.h"

/* What the result of a solved game is compared with, and where the way leads on from it. Found once a
 * game; a zeroed one is of no game. */
typedef struct play_result {
    uint64_t id;
    bool has_best; /* there are others of the same level, or else of the same size and goal: */
    int moves, slides;
    int64_t time_ms;                       /* the least of each, without this one and auto-solves */
    bool counts;                           /* this one may be a best itself */
    bool has_next;                         /* it is a level, and not the last one of its pack: */
    char next_level[GAME_LEVEL_NAME_SIZE]; /* what comes then */
} play_result;

/* Of the current game, which is solved. */
void app_play_result_find(app *app, play_result *self);

/* Stars, where the game can earn any; -1 otherwise. */
int app_play_result_stars(const app *app);

#endif
