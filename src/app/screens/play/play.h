#ifndef APP_SCREENS_PLAY_H
#define APP_SCREENS_PLAY_H

#include "board/board_view.h"
#include "program/app.h"
#include "screens/play/play_guide.h"
#include "screens/play/play_judge.h"
#include "screens/play/play_race.h"
#include "screens/play/play_result.h"
#include "ui/control.h"

/* The play screen's own parts: play.c takes events, play_layout.c places, play_draw.c draws; what else
 * there is has files of its own: play_judge, play_race, play_guide, play_result. */

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
    PLAY_REVIEW,
    PLAY_AGAIN,
    PLAY_COPY,
    PLAY_HIDE,
    PLAY_GUIDE_CLOSE,
} play_id;

typedef struct play_state {
    app_controls controls;
    app_board_view board;
    app_board_hint hint;
    bool peek_key;       /* G is held */
    bool by_key;         /* the keyboard was used last: the focus on the result is shown */
    bool result_hidden;  /* the panel is back beside the solved board */
    double last;         /* ms: up to when the clock has run */
    double now;          /* ms: of the last update */
    solver_claim *claim; /* on the tables for boards of the goal `claimed` */
    puzzle_board claimed;
    play_judge judge;
    play_race race;
    play_guide guide;
    play_result result; /* of a solved game */
} play_state;

/* Where the result's parts are on its slab. */
typedef struct play_result_layout {
    app_rect slab;
    app_rect inner;            /* the slab without its margins */
    int words;                 /* width of what is said */
    int title, line, counters; /* middles of lines; 0: not shown, as for all below */
    int rule, figures, curve_title, help;
    int help_lines;
    app_rect curve;
} play_result_layout;

/* Where everything is, for the window as it is now. Rects of parts that are not shown have w = 0. */
typedef struct play_layout {
    app_layout kind;
    app_board_layout board;
    app_board_layout other; /* beside the board while comparing */
    app_rect panel;         /* the column, or the strip below the board */
    int counters;           /* y of the first counter's label */
    app_rect log;           /* its first line is centred on y */
    app_rect thumbnail;
    app_rect ghost;            /* the other player's board, beside the thumbnail */
    app_rect score;            /* stars and points, lines from its top on */
    play_result_layout result; /* in the minimum layout the bar says it */
    play_guide_layout guide;
    bool compact; /* smaller counters and spacing, */
    bool narrow;  /* and smaller still */
    app_control_list controls;
} play_layout;

void app_play_lay_out(const app *app, const play_state *self, play_layout *out);

/* The ripple has the stage first; then the result slides in, and its stars follow. */
enum {
    PLAY_RESULT_DELAY_MS = 700,
    PLAY_RESULT_SLIDE_MS = 220,
    PLAY_STAR_MS = 180,
    PLAY_STAR_DELAY_MS = 120,
};

/* The goal is shown in the board's place while G or its thumbnail is held. */
bool app_play_peeking(const play_state *self);
bool app_play_solved(const app *app);
bool app_play_shows_result(const app *app, const play_state *self);

/* ms since the result's slab has come to rest; so large where nothing moves. */
double app_play_result_age(const play_state *self);
enum { PLAY_STARS_STAND = 1000000 };

void app_play_draw(const app *app, const void *state, const app_view *view);

#endif
