#ifndef APP_SCREENS_PLAY_RUN_H
#define APP_SCREENS_PLAY_RUN_H

#include "game/run.h"
#include "program/app.h"
#include "puzzle/cycles.h"
#include "screens/play/play_mode.h"

/* Challenges on the play screen: what all modes share, the places, the buttons and the pause. What each has of its own
 * is in its app_mode (play_mode.h) and its game_rules. */

typedef struct play_state play_state;
typedef struct play_form play_form;

/* The mode of the challenge in play; NULL: an ordinary game is played, or a mode that is played as one. */
const app_mode *app_play_mode(const app *app);

/* What the run is measured against: the best one before it of those that are the same and were played by the same
 * thing. Found anew for each run and way. */
enum { PLAY_SPLITS = 8 };
typedef struct play_run_best {
    uint64_t run;
    game_way way;
    bool known;
    game_run_result result;
    int64_t splits[PLAY_SPLITS]; /* times of its first boards, in ms; -1: not known */
} play_run_best;

/* What the screen knows of the run: it finds what is new by looking once a frame (app_play_run_follow). */
typedef struct play_run_state {
    uint64_t run;                 /* id of the run */
    size_t count;                 /* boards that were solved at the last look */
    double solved_at;             /* ms: when the board before was solved; 0: no board was yet */
    double time;                  /* what the clock shows, in ms */
    bool hides;                   /* numbers were hidden at the last look */
    bool over;                    /* the run was over at the last look */
    double over_at;               /* ms: when it was first seen to be over */
    double best_ao5, best_ao12;   /* of the boards so far; -1 where there are fewer */
    bool paused;                  /* the board is covered */
    bool wrong[PUZZLE_MAX_CELLS]; /* after a blindfold run, by cell: its tile belongs elsewhere */
    puzzle_cycles cycles;         /* in which the wrong tiles changed places */
    bool table;                   /* in the smallest windows the body has the board's place */
    play_run_best best;
} play_run_state;

/* ---- play_run.c ---- */

const game_run *app_play_run(const app_parts *p);
bool app_play_run_over(const app_parts *p); /* false where none is played */

/* Once a frame, and for what has happened to it: takes over what a solved board changes. */
void app_play_run_follow(app *app, play_state *self);

/* The clock that the player sees runs: pausing covers the board. */
bool app_play_run_ticks(const app *app);
void app_play_run_pause(app *app, play_state *self);
void app_play_run_go_on(app *app, play_state *self);

/* How long the board in play has taken, where the clock runs on: it counts from the last one on. */
double app_play_run_board_time(const app_parts *p);

/* What its clock shows so many ms after the last look. */
double app_play_run_time(const app *app, double since);

/* ms until it, or what moves with it, looks different. */
double app_play_run_wait(const app *app, const play_state *self);

/* What a pad's buttons do now. */
const app_prompt *app_play_run_prompts(const app *app, int *count);

/* The next board or, once it is over, another run of the same kind. */
void app_play_run_next(app *app);
void app_play_run_end(app *app, play_state *self);

/* The run that the player has just ended goes on; false where there is none. */
bool app_play_run_take_back(app *app, play_state *self);

/* The end has come in the middle of what a player presses: what leads on waits for a moment. */
bool app_play_run_startles(const app *app, const play_state *self, const app_event *event);

/* The board's ID and more of it; of a challenge, whose boards are nobody else's before, all once it is over. */
void app_play_copy(app *app);

/* The player has learned the board, or is done with it; false where there is no such thing. */
bool app_play_run_confirm(app *app, play_state *self);

/* Whether it is better than all before it that are like it. False where none was, or it came to nothing. */
bool app_play_run_is_best(const app_parts *p);

/* A board that follows on a solved one appears. */
enum { PLAY_APPEAR_MS = 140 };

/* ---- play_run_parts.c ---- */

/* What the bar says. */
const char *app_play_run_title(app_parts *p);
const char *app_play_run_note(app_parts *p);
void app_play_run_add_low_figures(app_parts *p);
void app_play_run_add_low_buttons(app_parts *p);

void app_play_run_add_column(app_parts *p, play_form form, int width);
void app_play_run_add_figures(app_parts *p, play_form form); /* in a row, in tall windows */
void app_play_run_add_strip(app_parts *p, play_form form);
void app_play_run_add_table(app_parts *p); /* the body in the board's place */

/* The board is not to be seen: the player has paused, or something else lies above. */
bool app_play_run_covers(const app_parts *p);
void app_play_run_add_cover(app_parts *p);

/* ---- play_run_rows.c ---- */

/* A row of a table: a board of that size in miniature, its name, and two values at the right. The board is the one that is
 * played now, done, or still to come. */
typedef struct play_run_row {
    puzzle_size size;
    const char *name, *first, *second;
    bool done, now;
} play_run_row;
void app_play_run_add_row(app_parts *p, const play_run_row *row);
void app_play_run_add_heads(app_parts *p, const char *name, const char *first, const char *second);

/* A cell of a row of boards or tries: a small tile, or a socket. */
void app_play_run_draw_socket(const app_parts *p, app_rect at, bool solved, bool now);

/* "12.84", and a dash for what is negative. */
const char *app_play_run_time_words(app_parts *p, double ms);
const char *app_play_run_speed_words(app_parts *p, int moves, double ms);

#endif
