#ifndef APP_SCREENS_PLAY_H
#define APP_SCREENS_PLAY_H

#include "board/board_hover.h"
#include "board/board_view.h"
#include "board/board_zoom.h"
#include "game/standing.h"
#include "input/hold.h"
#include "program/app.h"
#include "screens/play/play_analysis.h"
#include "screens/play/play_race.h"
#include "screens/play/play_run.h"
#include "screens/play/play_zen.h"

/* The play screen's own parts: play.c takes events, play_act.c carries out what they ask for,
 * play_layout.c places, play_draw.c draws, play_log.c and play_score.c the words and figures beside
 * the board. What else there is has files of its own: play_analysis, play_race, play_tutorial, play_result,
 * play_find, play_colours. */

typedef enum play_id {
    PLAY_FULL = APP_ID_OWN,
    PLAY_MENU,
    PLAY_SOUND,
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
    PLAY_FIND,
    PLAY_ZEN,
    PLAY_PAUSE,
    PLAY_GO_ON,
    PLAY_PAUSED_MENU,
    PLAY_END,
    PLAY_BEGIN, /* the board is learned, */
    PLAY_DONE,  /* and solved without its numbers */
    PLAY_OTHER, /* board to learn */
    PLAY_TABLE,
    PLAY_LIST,        /* of a challenge's boards */
    PLAY_LAYER_FIRST, /* of grids, one for each */
} play_id;

/* The three things that a first-time player is told, one after the other, each with the thing outlined:
 * a tile can be slid, the goal, the hint. Each goes when it was done, when it was closed, or after some
 * moves; nothing but its small button takes any input. A zeroed guide is at the beginning. */
typedef enum play_lesson {
    PLAY_LESSON_SLIDE,
    PLAY_LESSON_GOAL,
    PLAY_LESSON_HINT,
    PLAY_LESSONS,
} play_lesson;

typedef struct play_tutorial {
    play_lesson lesson;
    bool begun;
    int steps;     /* made when it began, undone ones too */
    double since;  /* ms: it is in view */
    uint64_t game; /* in which it began */
} play_tutorial;

/* What the result of a solved game is compared with, and where the way leads on from it. Found once a
 * game; a zeroed one is of no game. */
typedef struct play_result {
    uint64_t id;
    game_result own;
    game_best best;         /* of the other games */
    game_best best_by_way;  /* of those that were played by the same thing */
    game_standing standing; /* among those of its kind */
    bool has_next;          /* it is a level, and not the last one of its pack */
} play_result;

/* A closer look at a board of small tiles. */
typedef struct play_zoom {
    app_zoom at;
    int blank;    /* the cell that was brought into sight last */
    bool dragged; /* by a pointer */
    double x, y;  /* where that is */
} play_zoom;

/* The page's field: for the tile that is looked for. */
enum { PLAY_FIELD_FIND };

/* A tile is looked for: what is typed means one, which the board lights up meanwhile and for a while after. */
typedef struct play_find {
    bool wished;        /* from the menu */
    bool typing;        /* the field has the focus, */
    int focus;          /* and whoever had it before gets it back */
    bool by_screen;     /* on the screen's keyboard, which takes longer: its end is the typing's */
    double typed_at;    /* ms: the last character; 0: none yet */
    bool digit_by_key;  /* that was typed is to come as text as well */
    double missed_till; /* ms: so long it says that there is no such tile */
} play_find;

/* The board is looked at before its clock starts. */
typedef struct play_inspection {
    uint64_t board; /* the round's id */
    double ms;      /* for so long it has been in view */
} play_inspection;

struct play_state {
    app_page page;
    app_board_view board;
    app_board_hint hint;
    app_hold peek;    /* the goal is shown in the board's place */
    bool whole_lines; /* a direction slides a whole line: only where holding is not wished for */
    play_zoom zoom;
    app_hover hover;     /* where the pointer was */
    bool frozen;         /* it slides nothing now */
    app_intent alone;    /* a key that is held went down, and nothing else happened since */
    bool by_key;         /* keyboard or pad was used last: the focus on the result is shown */
    int stars_heard;     /* of the result's stars, which come one after the other */
    bool result_hidden;  /* the panel is back beside the solved board */
    double last;         /* ms: up to when the clock has run, */
    double time;         /* and what it shows */
    uint64_t followed;   /* the round that is shown */
    solver_claim *claim; /* on the tables for boards of the goal `claimed` */
    puzzle_board claimed;
    play_analysis analysis;
    play_race race;
    play_tutorial guide;
    play_find find;
    play_inspection inspection;
    play_run_state run; /* of a challenge */
    play_splits splits;
    play_result result; /* of a solved game */
};

/* ---- Where everything is ---- */

/* The guide's slab with its words, and what they tell of. */
typedef struct play_tutorial_layout {
    app_rect slab; /* w = 0: there is no guide */
    app_rect subject;
} play_tutorial_layout;

/* Where the result's parts lie below its slab's upper edge; 0: not shown. */
typedef struct play_result_measures {
    int pad;
    int title, line, praise; /* middles of lines; without `praise` it follows on the line */
    int counters, small;     /* the large figures, and the small ones below a rule, */
    int figures;             /* or all of them in words */
    int curve_title;
    int curve, curve_height;
    int help, help_lines;
    int next, next_height;
    int row, row_height, row_step; /* of the lesser buttons */
    int height;
} play_result_measures;

typedef struct play_result_layout {
    app_rect slab;  /* in the minimum layout the bar says it */
    app_rect inner; /* the slab without its margins */
    app_rect curve;
    int words; /* width of what is said */
    char way_on[80];
    const play_result_measures *at;
} play_result_layout;

/* For the window as it is now. Rects of parts that are not shown have w = 0. */
struct play_layout {
    app_page_layout page;
    const app *app;
    const app_view *view;
    const play_state *self;
    const game_round *round; /* in play */
    const game_session *session;
    app_layout kind;
    bool compact; /* smaller counters and spacing, */
    bool narrow;  /* and smaller still */
    app_board_layout board;
    app_board_layout whole; /* as that lies where it is not zoomed */
    app_board_layout other; /* beside the board while comparing */
    app_rect own_label, other_label;
    app_rect panel; /* the column, or the strip below the board */
    int counters;   /* y of the first counter's label */
    app_rect log;   /* its first line is centred on y */
    app_rect
        find; /* the field for a tile's number, and what is said beside it; w = 0: none is looked for */
    char layer_words[GAME_LAYERS][24];
    app_rect thumbnail;
    app_rect ghost; /* the other player's board, beside the thumbnail */
    app_rect score; /* stars and points, lines from its top on */
    play_result_layout result;
    play_run_layout run;
    play_zen_layout zen;
    play_tutorial_layout guide;
};

void app_play_lay_out(const app *app, const void *state, void *layout);

/* ---- play_boards.c: the board, and beside it the other one while comparing, which tabs choose ---- */

void app_play_place_boards(play_layout *l, app_rect area);
void app_play_place_compare_tabs(play_layout *l);

/* ---- play.c ---- */

/* The ripple has the stage first; then the result slides in, and its stars follow. */
enum {
    PLAY_RESULT_DELAY_MS = 700,
    PLAY_RESULT_SLIDE_MS = 220,
    PLAY_STAR_MS = 180,
    PLAY_STAR_DELAY_MS = 120,
};

/* The goal is shown in the board's place: G or its thumbnail is held, or was pressed shortly. */
bool app_play_peeking(const play_state *self);
bool app_play_solved(const app *app);

/* No tile can be taken: the board is solved or covered, or the challenge is over. */
bool app_play_still(const app *app, const play_state *self);
bool app_play_shows_result(const app *app, const play_state *self);

/* ms since the result's slab has come to rest; so large where nothing moves. */
double app_play_result_age(const app *app, const play_state *self);
enum { PLAY_STARS_STAND = 1000000 };

/* ---- play_act.c ---- */

/* After anything that may have changed the game: shows it, and celebrates a win. */
void app_play_follow(app *app, play_state *self);

/* The goal's key or thumbnail was pressed. */
void app_play_peek(app *app, play_state *self);

/* Sends a command to the game, and follows. What the goal hides comes back. */
void app_play_command(app *app, play_state *self, game_command command);

/* Begins the board anew: in a challenge it alone, its clock goes on; else as a game of its own. */
void app_play_restart(app *app);

/* The control that was chosen, and a key that no control used. */
app_go app_play_choose(app *app, play_state *self, const play_layout *l, const app_answer *answer);
app_go app_play_key(app *app, play_state *self, const app_answer *answer);

/* ---- play_hover.c ---- */

/* For each event: slides what the pointer came over, if the player wishes that. */
void app_play_hover(app *app, play_state *self, const play_layout *l, const app_event *event);

/* What an event does to the keys that mean something while they are held, whole lines and no hovering. */
void app_play_watch_held(app *app, play_state *self, const app_event *event);

/* ---- play_inspection.c ---- */

/* The clock waits for the first move, and the player wants to know for how long. */
bool app_play_inspects(const app *app);

/* So much time has passed in view: what of it is the clock's, which starts by itself after 15 s. */
double app_play_inspection_pass(app *app, play_inspection *self, double ms);

/* In whole seconds: what is left, or was used. */
void app_play_inspection_words(const app *app, const play_inspection *self, char *out, size_t size);
double app_play_inspection_wait(const app *app, const play_inspection *self);

/* ---- play_zoom.c ---- */

/* Two fingers, the wheel, and the pointer that drags the board. True: the event is for nothing else. */
bool app_play_zoom_event(app *app, play_state *self, const play_layout *l, const app_event *event);

/* A press took no tile: it may take the whole board. */
void app_play_zoom_take(app *app, play_state *self, const play_layout *l, const app_event *event);

/* By keys: so many times larger, about the blank. */
void app_play_zoom_key(app *app, play_state *self, bool in);

/* Once a frame: the blank comes into sight where it was moved. */
void app_play_zoom_follow(app *app, play_state *self);

bool app_play_pinches(const app *app, const void *layout, double x, double y);

/* Brings a cell into sight where the board is zoomed. */
void app_play_zoom_show(app *app, play_state *self, int cell);

/* ---- play_find.c ---- */

void app_play_find_begin(app *app, play_state *self);
void app_play_find_leave(app *app, play_state *self); /* nothing is typed or lit up any more */

/* Before anything else that happens at app->now: ends the typing where its time is up. */
void app_play_find_pass(app *app, play_state *self);

/* What an event means to the search. True: the event is for nothing else. */
bool app_play_find_event(app *app, play_state *self, const app_event *event);
void app_play_find_typed(app *app, play_state *self); /* the field has another text */

double app_play_find_wait(const app *app, const play_state *self);

void app_play_place_find(play_layout *l);
void app_play_draw_find(const play_layout *l);

/* ---- play_colours.c: what is changed is said in a message ---- */

bool app_play_has_colours(const app *app); /* pictures have none */
void app_play_next_palette(app *app);
void app_play_toggle_patterns(app *app);

bool app_play_has_layers(const app *app);    /* others than grids have none */
bool app_play_chooses_layer(const app *app); /* there is more than one */
game_layer app_play_layer(const app *app);
bool app_play_layer_beside(const app *app, int step, game_layer *out); /* -1: coarser, 1: finer */
void app_play_change_layer(app *app, int step);
void app_play_layer_words(const app *app, game_layer layer, char *out, size_t size);

void app_play_place_layers(play_layout *l, app_rect well);

/* ---- play_next.c ---- */

/* The next board of this kind, at once: behind a level the next level, behind an own board a uniform one. A
 * board with moves goes to the theatre as it stands. */
app_go app_play_next(app *app);

/* ---- play_tutorial.c ---- */

/* Once a frame; `goal_seen`: the goal is shown at large, or beside the board. */
void app_play_tutorial_update(app *app, play_tutorial *self, bool goal_seen);
void app_play_tutorial_go_on(app *app, play_tutorial *self); /* to the next lesson */
bool app_play_guiding(const app *app);
double app_play_tutorial_wait(const app *app,
                              const play_tutorial *self); /* ms until it looks different */

void app_play_place_guide(play_layout *l); /* after all that it tells of */
void app_play_draw_guide(const play_layout *l);

/* ---- play_result.c: of the current game, which is solved ---- */

void app_play_result_find(app *app, play_result *self);
void app_play_place_result(play_layout *l);
void app_play_place_way_on(play_layout *l, app_rect rect); /* its first button alone */

/* What leads on from there: "Next board", or what comes on the path from a newcomer's first board. Kept in
 * the layout. */
const char *app_play_way_on(play_layout *l);

/* ---- drawing ---- */

void app_play_draw(const void *layout);

/* Which key holds the goal up. */
void app_play_draw_goal_key(const play_layout *l, int x, int y);

/* A label with its number below. The fourth one says as much as has room. */
enum { PLAY_LENGTH, PLAY_TIME, PLAY_OTHER_LENGTH, PLAY_MIDDLE, PLAY_LAST, PLAY_COUNTERS };
typedef struct play_counter {
    app_text_id label;
    char value[64];
} play_counter;
void app_play_fill_counters(const play_layout *l, int room, play_counter out[PLAY_COUNTERS]);

/* A number that has no room is drawn smaller. */
void app_play_draw_counter(const play_layout *l, int x, int y, int room, app_type type,
                           const play_counter *counter);

/* So many of the three stars, the first one's left edge at x. `age` is how many ms ago the first one
 * began to come; large: they stand. */
int app_play_stars_width(int side);
void app_play_draw_stars(const play_layout *l, int x, int y, int side, int stars, double age);

void app_play_draw_log(const play_layout *l);      /* what the solver did, or is doing */
void app_play_draw_log_line(const play_layout *l); /* the same in the smallest windows */
void app_play_draw_score(const play_layout *l);    /* stars so far, and points */
void app_play_draw_result(const play_layout *l);   /* on its slab */
void app_play_draw_result_line(const play_layout *l);
app_colour app_play_verdict_colour(const play_layout *l);

#endif
