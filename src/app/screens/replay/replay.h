#ifndef APP_SCREENS_REPLAY_H
#define APP_SCREENS_REPLAY_H

#include "board/board_view.h"
#include "chart/curve.h"
#include "game/replay.h"
#include "game/shorten.h"
#include "program/app.h"

/* Two screens that play a game by itself: the auto-solve of the current game, and one that is watched again. They differ
 * in where the game comes from (replay_solve.c, replay_watch.c). replay.c plays, replay_parts.c is what is
 * seen, replay_draw.c draws its figures. */

typedef enum replay_id {
    REPLAY_COPY = APP_ID_OWN,
    REPLAY_EXPORT,
    REPLAY_FULL,
    REPLAY_CANCEL,
    REPLAY_SCRUB,
    REPLAY_START,
    REPLAY_STEP_BACK,
    REPLAY_PLAY,
    REPLAY_STEP_FORWARD,
    REPLAY_END,
    REPLAY_SPEED_FIRST, /* one for each speed */
    REPLAY_GHOST = REPLAY_SPEED_FIRST + GAME_REPLAY_SPEEDS,
    REPLAY_MY_BOARD, /* from an auto-solve back to the game */
    REPLAY_TAKE_OVER,
    REPLAY_LAB,
    REPLAY_REVIEW,
    REPLAY_CURVE, /* a click goes there */
    REPLAY_FACTS, /* the last line of these */
} replay_id;

/* A second board that goes along with a watched game. */
typedef struct replay_ghost {
    bool on;
    game_ghost ghost; /* owned; kind GAME_GHOST_NONE: there is none yet */
    solver_job *job;  /* looks for the ghost; owned, NULL: none is looked for */
    bool proved;      /* no solution is shorter */
} replay_ghost;

/* What was known of a solution at a moment. */
typedef struct replay_sample {
    double ms; /* since the search began */
    int32_t length, bound;
} replay_sample;

typedef struct replay_state {
    app_page page;
    app_board_view board;
    bool watching;      /* a game that was played; else the auto-solve */
    solver_job *job;    /* of the auto-solve while it goes on; owned */
    double job_since;   /* ms */
    bool ready;         /* there is something to play */
    double ready_since; /* ms: since when it is ready; counts until a key is pressed */
    game_record record; /* the game; the auto-solve's is without its moves; owned */
    app_screen_id from; /* what lies below */
    game_replay replay; /* owned */
    size_t slides;
    puzzle_metric metric; /* what is left counts, and what a solution is to have few of */
    struct {              /* of an auto-solve that was proved shortest */
        double ms;
        char engine[160];
    } facts;
    int first_length; /* of the first solution, in the metric */
    bool
        shortening; /* no solution was proved shortest: the rest is being shortened while it plays */
    game_shorten shorten;   /* owned */
    replay_sample *samples; /* how solution and bound came nearer to each other; owned */
    size_t sample_count, sample_room;
    game_distance *left; /* of all places, one more than moves; owned */
    size_t evaluated;    /* so many of them */
    uint64_t version;    /* of the analysis's findings, when they were last taken */
    int32_t *manhattan;  /* the estimate at all places; owned */
    game_review review;  /* of a watched game, as far as it is known */
    replay_ghost ghost;  /* of a watched game */
    double last;         /* ms: up to when the replay has played */
} replay_state;

/* Nothing is left to be played. */
static inline bool replay_ended(const replay_state *self)
{
    return self->replay.at == self->replay.path.length;
}

/* A game that is solved leaves nothing to take over. */
static inline bool replay_is_played_out(const replay_state *self)
{
    return self->watching && replay_ended(self) && game_session_solved(&self->record.round.session);
}

static inline size_t replay_places(const replay_state *self)
{
    return self->replay.path.length + 1;
}

/* In what counts: all of it, and what was made so far. */
static inline int replay_length(const replay_state *self)
{
    return (int)puzzle_metric_length(self->metric, &self->replay.path);
}

static inline int replay_made(const replay_state *self)
{
    const puzzle_path made = {.moves = self->replay.path.moves, .length = self->replay.at};
    return (int)puzzle_metric_length(self->metric, &made);
}

/* --- replay_solve.c --- */

app_go app_replay_solve_take_over(app *app, replay_state *self);

/* The solution as a game that the solver played; the caller's. False where memory ran out. */
bool app_replay_solve_record(const app *app, const replay_state *self, game_record *out);

/* --- replay_watch.c: the ghost beside a watched game --- */

void app_replay_ghost_toggle(app *app, replay_state *self);

/* Which ghost it is, or why there is none; how it stands, or NULL while there is none. */
const char *app_replay_ghost_which(app_parts *p);
const char *app_replay_ghost_stands(app_parts *p);

/* --- replay.c: what both screens have in common --- */

/* To be called once the replay is made, of the record's board. False, with a toast, where memory
 * ran out. */
bool app_replay_begin(app *app, replay_state *self);

/* Room for what is known of each place of the path, and the Manhattan distance there. False where memory
 * ran out. */
bool app_replay_estimate(replay_state *self);

void app_replay_leave(app *app, void *state);
void app_replay_resume(app *app, void *state);
app_go app_replay_answer(app *app, void *state, const app_parts *p, const app_answer *answer);
void app_replay_play(app *app, replay_state *self); /* lets time pass */
double app_replay_wait(const app *app, const void *state);

/* --- replay_parts.c --- */

enum { REPLAY_EDGE = 8 }; /* wells reach so far over what stands above and below them */

void app_replay_parts(app_parts *p);
const game_round *app_replay_round(const app_parts *p); /* what is played */

static inline bool app_replay_is_low(const app_parts *p)
{
    return app_view_layout(p->view) == APP_LAYOUT_MINIMUM;
}

/* --- replay_draw.c --- */

/* How a chart draws what is proved, known or estimated; the number of a figure that shows such a stroke. */
typedef enum replay_stroke {
    REPLAY_STROKE_PROVED,
    REPLAY_STROKE_KNOWN,
    REPLAY_STROKE_ESTIMATE
} replay_stroke;

void app_replay_draw_board(const app_parts *p, const app_part *part);
void app_replay_fit_board(const app_parts *p, app_part *part, int *width, int *height);
void app_replay_draw_ghost(const app_parts *p, const app_part *part);
void app_replay_draw_letters(const app_parts *p, const app_part *part);
void app_replay_draw_curve(const app_parts *p, const app_part *part);
void app_replay_draw_stroke(const app_parts *p, const app_part *part);
void app_replay_draw_progress(const app_parts *p, const app_part *part);

/* How many letters stand in a row of a well that wide, and how high one with so many rows is. */
int app_replay_letters_in(const replay_state *self, int width);
int app_replay_letters_height(int rows);

app_curve app_replay_curve(const app_parts *p, app_rect well);

/* What the slider leaves free at its right for the game's clock, and that clock's own width. */
int app_replay_beside(const app_parts *p);
int app_replay_clock_width(const app_parts *p);

#endif
