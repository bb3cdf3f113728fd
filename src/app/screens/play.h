#ifndef APP_SCREENS_PLAY_H
#define APP_SCREENS_PLAY_H

#include "control.h"
#include "state.h"

/* The play screen's own parts: play.c acts, play_layout.c places, play_draw.c draws. */

typedef enum play_id {
    PLAY_BACK = 1,
    PLAY_HELP,
    PLAY_FULL,
    PLAY_MENU,
    PLAY_HINT,
    PLAY_AUTO,
    PLAY_UNDO,
    PLAY_REDO,
    PLAY_GOAL,
    PLAY_COMPARE,
    PLAY_COMPARE_GOAL,
    PLAY_COMPARE_START,
    PLAY_NUMBERS,
    PLAY_NEXT,
    PLAY_AGAIN,
    PLAY_OTHER,
    PLAY_HIDE,
} play_id;

typedef struct play_state {
    app_controls controls;
    app_board_view board;
    app_board_hint hint;
    bool peek_key;       /* G is held */
    bool result_hidden;  /* the panel is back beside the solved board */
    double last;         /* ms: up to when the clock has run */
    double now;          /* ms: of the last update */
    solver_claim *claim; /* on the tables for boards of the goal `claimed` */
    puzzle_board claimed;
} play_state;

/* Where everything is, for the window as it is now. Rects of parts that are not shown have w = 0. */
typedef struct play_layout {
    app_layout kind;
    app_board_layout board;
    app_board_layout other; /* beside the board while comparing */
    app_rect panel;         /* the column, or the strip below the board */
    int counters;           /* y of the first counter's label */
    app_rect log;           /* its first line is centred on y */
    app_rect thumbnail;
    app_rect result; /* the slab; in the minimum layout the bar says it */
    bool compact;    /* smaller counters and spacing, */
    bool narrow;     /* and smaller still */
    app_control_list controls;
} play_layout;

/* Height of the words above the result's buttons, in the design's pixels; in the portrait layout
 * the counters stand above the board already. */
enum { PLAY_RESULT_WORDS = 230, PLAY_RESULT_WORDS_SHORT = 136 };

void play_lay_out(const app *app, const play_state *self, play_layout *out);

/* The ripple has the stage first; then the result slides in. */
enum { PLAY_RESULT_DELAY_MS = 700, PLAY_RESULT_SLIDE_MS = 220 };

/* The goal is shown in the board's place while G or its thumbnail is held. */
bool play_peeking(const play_state *self);
bool play_solved(const app *app);
bool play_shows_result(const app *app, const play_state *self);

void play_draw(const app *app, const void *state, const app_view *view);

#endif
