#ifndef APP_SCREENS_PLAY_H
#define APP_SCREENS_PLAY_H

#include "board/board_layout.h"
#include "board/board_view.h"
#include "board/board_zoom.h"
#include "game/standing.h"
#include "input/hold.h"
#include "program/app.h"
#include "screens/play/play_analysis.h"
#include "screens/play/play_race.h"
#include "screens/play/play_run.h"
#include "screens/play/play_zen.h"

/* The play screen. play.c takes events, play_act.c carries out what they ask for; play_parts.c says what stands where in
 * windows of all shapes, and the files of its pieces append them: play_bar, play_boards, play_column, play_log,
 * play_result, play_tutorial, play_zen, and play_run for challenges. */

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
    PLAY_LIST, /* of a challenge's boards */
    PLAY_BOARD,
    PLAY_OTHER_BOARD, /* beside it while comparing */
    PLAY_SLAB,        /* of the result */
    PLAY_GUIDE,
    PLAY_LOG,
    PLAY_BODY,
    PLAY_CLOCK, /* of a challenge */
    PLAY_SPLITS_TABLE,
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

/* ---- What the tree is of ---- */

static inline play_state *app_play_state(const app_parts *p)
{
    return p->state;
}

const game_round *app_play_round(const app_parts *p); /* in play */
const game_session *app_play_session(const app_parts *p);

/* How the window is used. */
struct play_form {
    app_layout kind;
    bool zen;
    bool compact; /* smaller counters and spacing, */
    bool narrow;  /* and smaller still */
};
play_form app_play_form(const app_parts *p);

void app_play_parts(app_parts *p);

/* ---- play_boards.c: the board, and beside it the other one while comparing, which tabs choose ---- */

/* Where the boards lie in a tree that is solved. One that is not on the screen has no size to speak of. */
typedef struct play_boards {
    app_board_layout own;
    app_board_layout whole; /* as that lies where it is not zoomed */
    app_board_layout other;
} play_boards;
play_boards app_play_boards(const app_parts *p);

/* `width` and `height`: about how much room there is for them. */
void app_play_add_boards(app_parts *p, int width, int height);

/* What one board leaves of that height. */
int app_play_spare(const app_parts *p, int width, int height);

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
app_go app_play_choose(app *app, play_state *self, const app_parts *p, const app_answer *answer);
app_go app_play_key(app *app, play_state *self, const app_answer *answer);

/* ---- play_hover.c ---- */

/* For each event: slides what the pointer came over, if the player wishes that. */
void app_play_hover(app *app, play_state *self, const app_board_layout *board,
                    const app_event *event);

/* What an event does to the keys that mean something while they are held, whole lines and no hovering. */
void app_play_watch_held(app *app, play_state *self, const app_event *event);

/* ---- play_inspection.c ---- */

/* The clock waits for the first move, and the player wants to know for how long. */
bool app_play_inspects(const app *app);

/* So much time has passed in view: what of it is the clock's, which starts by itself after 15 s. */
double app_play_inspection_pass(app *app, play_inspection *self, double ms);

/* In whole seconds: what is left, or was used. */
const char *app_play_inspection_words(app_parts *p);
double app_play_inspection_wait(const app *app, const play_inspection *self);

/* ---- play_zoom.c ---- */

/* Two fingers, the wheel, and the pointer that drags the board. True: the event is for nothing else. */
bool app_play_zoom_event(app *app, play_state *self, const play_boards *boards,
                         const app_event *event);

/* A press took no tile: it may take the whole board. */
void app_play_zoom_take(app *app, play_state *self, const app_board_layout *board,
                        const app_event *event);

/* By keys: so many times larger, about the blank. */
void app_play_zoom_key(app *app, play_state *self, bool in);

/* Once a frame: the blank comes into sight where it was moved. */
void app_play_zoom_follow(app *app, play_state *self);

bool app_play_pinches(const app *app, const app_parts *p, double x, double y);

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

bool app_play_finds(
    const app *app,
    const play_state *self); /* the bar has the field, or says that there is no such tile */
void app_play_add_find(app_parts *p, play_form form); /* in the bar, where the title would be */

/* ---- play_colours.c: what is changed is said in a message ---- */

bool app_play_has_colours(const app *app); /* pictures have none */
void app_play_next_palette(app *app);
void app_play_toggle_patterns(app *app);

bool app_play_has_layers(const app *app);    /* others than grids have none */
bool app_play_chooses_layer(const app *app); /* there is more than one */
game_layer app_play_layer(const app *app);
bool app_play_layer_beside(const app *app, int step, game_layer *out); /* -1: coarser, 1: finer */
void app_play_change_layer(app *app, int step);

void app_play_add_layers(app_parts *p); /* tabs, whose ids say which layer each is */

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

/* The slab, where there is something to tell: app_play_shows_guide. */
bool app_play_shows_guide(const app_parts *p, play_form form);
void app_play_add_guide(app_parts *p, play_form form);

/* ---- play_result.c: of the current game, which is solved ---- */

void app_play_result_find(app *app, play_result *self);
/* Its slab, so wide; 0: as wide as there is room. */
void app_play_add_result(app_parts *p, play_form form, int width);

/* What leads on from there: "Next board", or what comes on the path from a newcomer's first board. */
const char *app_play_way_on(app_parts *p);
void app_play_add_way_on(app_parts *p, int height);

/* ---- play_result_words.c: what is said of it ---- */

/* How well it went, in which colour, and a word of praise. */
typedef struct play_verdict {
    const char *words, *praise;
    app_colour colour;
} play_verdict;
play_verdict app_play_verdict(app_parts *p);

/* A figure of the result, and what it is measured against. */
typedef struct play_result_figure {
    const char *label;
    const char *value; /* a dash where there is none yet */
    const char *note;
    bool good; /* the note is a gain */
} play_result_figure;
enum { PLAY_RESULT_FIGURES = 4 };
void app_play_fill_result(app_parts *p, play_result_figure out[PLAY_RESULT_FIGURES]);

const char *app_play_length_note(
    app_parts *p); /* below the moves, or the slides where par counts those; "": none */
const char *app_play_time_note(app_parts *p);
bool app_play_judged(const app_parts *p); /* every place of the path is */

/* The race, what helped, and the detours: all of it, or what is worth one line. */
typedef struct play_result_room {
    bool all;
    bool heading; /* one over the curve counts the detours */
    bool brief;   /* nothing about points */
} play_result_room;
const char *app_play_result_note(app_parts *p, play_result_room room);

/* ---- play_column.c: what stands beside the board, and the pieces of it that others use ---- */

/* A label with its number below. The fourth one says as much as has room. */
enum { PLAY_LENGTH, PLAY_TIME, PLAY_OTHER_LENGTH, PLAY_MIDDLE, PLAY_LAST, PLAY_COUNTERS };
typedef struct play_counter {
    const char *label, *brief_label;
    const char *value, *brief;
} play_counter;
void app_play_fill_counters(app_parts *p, play_counter out[PLAY_COUNTERS]);

/* How high a number of that type stands below its label. */
const char *app_play_clock_words(app_parts *p);

int app_play_counter_height(app_type type);
void app_play_add_counter(app_parts *p, const play_counter *counter, app_type type, int grow);

void app_play_add_column(app_parts *p, play_form form);   /* beside the board */
void app_play_add_counters(app_parts *p, play_form form); /* in a row above it */
void app_play_add_strip(app_parts *p, play_form form);    /* below it */

/* The goal in miniature, which is held to be seen at large; and what says so. */
void app_play_add_thumbnail(app_parts *p, int side);
const char *app_play_goal_key(app_parts *p, bool brief);

/* ---- play_zen.c ---- */

void app_play_add_zen(app_parts *p, play_form form);

/* ---- play_bar.c ---- */

void app_play_add_bar(app_parts *p, play_form form);
void app_play_add_low_bar(app_parts *p); /* of the smallest windows */

/* ---- play_score.c ---- */

/* So many of the three stars. `age` is how many ms ago the first one began to come; large: they stand. */
void app_play_add_stars(app_parts *p, int side, int stars, double age);
void app_play_add_score(app_parts *p); /* stars so far, and points */

/* ---- play_log.c: what the solver did, or is doing ---- */

void app_play_add_log(app_parts *p, play_form form);
void app_play_add_log_line(app_parts *p); /* the same in the smallest windows */

#endif
