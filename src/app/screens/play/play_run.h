#ifndef APP_SCREENS_PLAY_RUN_H
#define APP_SCREENS_PLAY_RUN_H

#include "game/run.h"
#include "program/app.h"
#include "puzzle/cycles.h"

/* Challenges on the play screen. A mode is a view: figures, and a body that it draws itself; what all modes
 * share, the places, the buttons and the pause, asks the rules. The daily board has no view of its own: it is
 * played as any other board. */

typedef struct play_layout play_layout;
typedef struct play_state play_state;

/* A figure with its label above and, in larger windows, a note below. */
typedef struct play_figure {
    app_text_id label;
    char value[32];
    char note[48];
    bool good; /* a gain */
} play_figure;
enum { PLAY_FIGURES = 7 };

typedef struct play_run_view {
    app_text_id title;
    app_text_id slides_title; /* of a challenge that counts slides */
    app_text_id foot;         /* below the buttons; APP_TEXTS: nothing is */
    int width;                /* of the column beside the board in a large window */
    int large;                /* how many of the figures are large */
    bool of_board; /* the large figures describe the board in play: they go when the run is over */
    bool clock;    /* what is left of the time stands in a well beside the board */
    bool pauses;   /* a button does, */
    bool goal;     /* and the goal has a thumbnail, where they have room */
    bool notes;    /* the small figures have some, where they have room */

    /* Returns how many there are: the large ones first, then those that narrow windows leave out last. */
    int (*figures)(const play_layout *l, play_figure out[PLAY_FIGURES]);

    /* What is played, below the title; and beside the first figure in the bar of the smallest windows. */
    void (*note)(const play_layout *l, char *out, size_t size);
    void (*brief)(const play_layout *l, char *out, size_t size);

    /* What it came to, as a title; a run is over. */
    void (*outcome)(const play_layout *l, char *out, size_t size);

    /* What leads on from a solved board that waits is called; NULL: the next board. */
    void (*next)(const play_layout *l, char *out, size_t size);

    /* The row of buttons while it is played; NULL: that of all modes. */
    void (*buttons)(play_layout *l, app_rect row);

    /* Beside or below the board, in l->run.body: `place` may add controls, and may be NULL. */
    void (*place)(play_layout *l);
    void (*draw)(const play_layout *l);
} play_run_view;

/* NULL: what is played is no challenge, or the daily board. */
const play_run_view *app_play_run_view(const app *app);

extern const play_run_view app_play_attack, app_play_marathon, app_play_relay, app_play_fewest,
    app_play_blind;

/* What the run is measured against: the best one before it of those that are the same and were played by the same
 * thing. Found anew for each run and way. */
enum { PLAY_SPLITS = GAME_RELAY_SIDE };
typedef struct play_run_best {
    uint64_t run;
    game_way way;
    bool known;
    game_run_result result;
    int64_t splits[PLAY_SPLITS]; /* times of its boards, in ms; -1: not known */
} play_run_best;

typedef struct play_run_state {
    uint64_t run;               /* that is shown */
    size_t count;               /* its boards that were solved, as of the last look */
    double solved_at;           /* ms: the last one was, while the next one is in play; 0: none */
    double time;                /* what its clock shows, in ms */
    bool hides;                 /* numbers are hidden, as of the last look */
    bool over;                  /* so is it, as of the last look, */
    double over_at;             /* ms: since then */
    double best_ao5, best_ao12; /* of its boards so far; -1 where there are fewer */
    bool paused;                /* the board is covered */
    bool
        wrong[PUZZLE_MAX_CELLS]; /* by cell: it holds a tile that the player took for another one */
    puzzle_cycles cycles;        /* how those went round */
    bool table;                  /* in the smallest windows the body has the board's place */
    play_run_best best;
} play_run_state;

/* Where its parts are. */
typedef struct play_run_layout {
    const play_run_view *view; /* NULL: there is none of this */
    bool over;                 /* and it was for a moment */
    int title, line;           /* middles of lines, once it is over */
    int large, small;          /* the labels' middles of both rows of figures; 0: there is none, */
    int rules[2];              /* and rules below them; 0: none */
    app_rect body;             /* h = 0: it has no room */
    app_rect clock;
    app_rect cover; /* the slab over the board; w = 0: it is not covered */
    int foot;
    char next[32]; /* what leads on is called */
} play_run_layout;

/* ---- play_run.c ---- */

const game_run *app_play_run(const play_layout *l);

/* Once a frame, and for what has happened to it: takes over what a solved board changes. */
void app_play_run_follow(app *app, play_state *self);

/* The clock that the player sees runs: pausing covers the board. */
bool app_play_run_ticks(const app *app);
void app_play_run_pause(app *app, play_state *self);
void app_play_run_go_on(app *app, play_state *self);

/* How long the board in play has taken, where the clock runs on: it counts from the last one on. */
double app_play_run_board_time(const play_layout *l);

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
bool app_play_run_is_best(const play_layout *l);

/* ---- play_run_layout.c ---- */

/* A button of a challenge; the one that leads on is filled. */
app_control *app_play_run_add(play_layout *l, int id, app_rect rect, app_text_id label,
                              app_icon icon, app_intent intent);

/* The column beside the board; the strip below it; the bar of the smallest windows. */
void app_play_run_place_column(play_layout *l, app_rect column);
void app_play_run_place_strip(play_layout *l, app_rect strip);
void app_play_run_place_bar(play_layout *l);

/* What stands over a board that is covered. */
void app_play_run_place_cover(play_layout *l);

/* ---- play_run_draw.c ---- */

void app_play_run_draw_title(const play_layout *l);
void app_play_run_draw_bar(const play_layout *l);
void app_play_run_draw_figures(const play_layout *l); /* in a row, in tall windows */
void app_play_run_draw(const play_layout *l);

/* The board is not to be seen: the player has paused, or something else lies above. */
bool app_play_run_covers(const play_layout *l);
void app_play_run_draw_cover(const play_layout *l);

/* A board that follows on a solved one appears. */
enum { PLAY_APPEAR_MS = 140 };
void app_play_run_draw_appearing(const play_layout *l);

/* Round the tiles that the player took for others. */
void app_play_run_draw_wrong(const play_layout *l);

/* A row of a table: its name, whether it is done, two values at the right. */
typedef struct play_run_row {
    const puzzle_board *board; /* in miniature, with its goal; NULL: sockets of `size` */
    const puzzle_board *goal;
    puzzle_size size;
    char name[32], first[32], second[48];
    bool done, now;
} play_run_row;
void app_play_run_draw_row(const play_layout *l, app_rect at, const play_run_row *row);
void app_play_run_draw_heads(const play_layout *l, app_rect at, app_text_id name, app_text_id first,
                             app_text_id second);

/* "12.84", and a dash for what is negative. */
void app_play_run_time_words(const play_layout *l, double ms, char *out, size_t size);
void app_play_run_speed_words(int moves, double ms, char *out, size_t size);

#endif
