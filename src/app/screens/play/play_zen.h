#ifndef APP_SCREENS_PLAY_ZEN_H
#define APP_SCREENS_PLAY_ZEN_H

#include "game/results.h"
#include "program/app.h"

/* Zen: no bar, the largest board that the window has room for, and beside it time, figures and splits. Of a
 * challenge the column stays as it is. */

typedef struct play_layout play_layout;
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

typedef struct play_zen_layout {
    bool on;
    bool wide;      /* the table has room for moves and speed */
    int time;       /* middle of the clock, */
    int figures;    /* and the middle of the labels of moves, tps and mmd below it; 0: beside it */
    int rules[2];   /* 0: none */
    app_rect heads; /* of the table; w = 0: there is none */
    app_rect table;
    int row, rows, first; /* how high a row is, how many are shown, and from which stage on */
    int layer;            /* middle of the well's label; 0: none, */
    app_rect layer_note;  /* and of what is said below the well, its first line; w = 0: nothing */
    app_rect note;        /* w = 0: none */
} play_zen_layout;

/* The window shows it: not while a tile is looked for, nor in the smallest windows where the bar holds what is
 * needed. */
bool app_play_in_zen(const play_layout *l);

void app_play_place_zen(play_layout *l);

/* The button that brings the bar back, at the right end of the strip. */
void app_play_place_zen_button(play_layout *l, app_rect strip);

void app_play_draw_zen(const play_layout *l);

/* What a stage is called. */
void app_play_split_words(const game_split *split, char *out, size_t size);

#endif
