#ifndef APP_SCREENS_REPLAY_H
#define APP_SCREENS_REPLAY_H

#include "control.h"
#include "game/replay.h"
#include "state.h"

/* The auto-solve screen's own parts: replay.c acts, replay_draw.c places and draws. */

typedef enum replay_id {
    REPLAY_BACK = 1,
    REPLAY_HELP,
    REPLAY_FULL,
    REPLAY_CANCEL,
    REPLAY_SCRUB,
    REPLAY_START,
    REPLAY_STEP_BACK,
    REPLAY_PLAY,
    REPLAY_STEP_FORWARD,
    REPLAY_END,
    REPLAY_SPEED_FIRST, /* one for each speed */
    REPLAY_TAKE_OVER = REPLAY_SPEED_FIRST + GAME_REPLAY_SPEEDS,
    REPLAY_RETURN,
} replay_id;

/* The curve's points, however long the path is. */
enum { REPLAY_POINTS = 240 };

typedef struct replay_state {
    app_controls controls;
    app_board_view board;
    solver_job *job; /* while solving; owned */
    double job_since;
    bool ready;         /* a solution is there, */
    double ready_since; /* ms; since when: */
    game_replay replay; /* owned */
    size_t slides;
    struct { /* of the answer; its path has moved into the replay */
        bool optimal;
        int lower_bound;
        double ms;
        char engine[160];
    } facts;
    int manhattan[REPLAY_POINTS]; /* estimate along the path, at equal steps */
    double last;                  /* ms: up to when the replay has played */
} replay_state;

typedef struct replay_layout {
    app_layout kind;
    app_board_layout board;
    app_rect column; /* what stands beside or below the board */
    app_rect letters;
    app_rect curve; /* w = 0 where there is no room */
    app_control_list controls;
} replay_layout;

/* No fewer moves lead from the board to the goal. */
int replay_manhattan(const puzzle_board *board, const puzzle_board *goal);

void replay_lay_out(const app *app, const replay_state *self, replay_layout *out);
void replay_draw(const app *app, const void *state, const app_view *view);

#endif
