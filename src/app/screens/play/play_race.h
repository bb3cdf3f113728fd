#ifndef APP_SCREENS_PLAY_RACE_H
#define APP_SCREENS_PLAY_RACE_H

#include "program/app.h"
#include "ui/parts.h"

/* A race against the ghost in app->client.ghost. A zeroed one has none. */
typedef struct play_race {
    app_argument wish;    /* what is to be done about the ghost next, if it is one of a race */
    solver_job *job;      /* looks for the shortest solution, to be raced; owned, NULL: none */
    uint64_t asked;       /* the game for which it does */
    puzzle_metric metric; /* what that solution is to have few of */
    bool lost;            /* the ghost was at the goal first */
} play_race;

void app_play_race_deinit(play_race *self);

/* Once a frame: does what is wished for, and lets the ghost go on with the clock. */
void app_play_race_update(app *app, play_race *self, double time_ms);

bool app_play_racing(const app *app);

/* The same board again; a race goes on with it. */
void app_play_race_again(app *app);

/* "Ghost 23 of 62". */
const char *app_play_race_progress(app_parts *p);

/* Of a solved game: who was first; "" without a ghost. */
const char *app_play_race_outcome(app_parts *p, const play_race *self);

#endif
