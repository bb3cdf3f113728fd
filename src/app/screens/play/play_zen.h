#ifndef APP_SCREENS_PLAY_ZEN_H
#define APP_SCREENS_PLAY_ZEN_H

#include "game/results.h"
#include "program/app.h"
#include "ui/parts.h"

/* Zen: no bar, the largest board that the window has room for, and beside it time, figures and splits. Of a
 * challenge the column stays as it is, with a button above that brings the bar back. */

typedef struct play_state play_state;

/* The stages of the game in play, and those of the best game before it. */
typedef struct play_splits {
    uint64_t round; /* 0: none was looked at yet */
    game_way way;   /* by which the best one was played */
    game_splits now;
    game_split_times best; /* its count is 0: there is none */
} play_splits;

/* After anything that may have changed the game. */
void app_play_splits_follow(app *app, play_splits *self);

/* The window shows it: not while a tile is looked for, nor in the smallest windows where the bar holds what is
 * needed. */
bool app_play_in_zen(const app_parts *p);

void app_play_add_zen_button(app_parts *p, int height);

/* What a stage is called. */
const char *app_play_split_words(app_arena *in, const game_split *split);

#endif
