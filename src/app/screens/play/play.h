#ifndef APP_SCREENS_PLAY_H
#define APP_SCREENS_PLAY_H

#include "board/board_layout.h"
#include "board/board_view.h"
#include "board/board_zoom.h"
#include "game/points.h"
#include "game/review.h"
#include "game/run.h"
#include "game/standing.h"
#include "input/repeat.h"
#include "program/app.h"
#include "puzzle/cycles.h"
#include "screens/play/play_mode.h"

/* The play screen. play.c takes events, play_act.c carries out what they ask for; play_parts.c says what stands where in
 * windows of all shapes, and the files of its pieces append them: play_bar, play_boards, play_column, play_log,
 * play_result, play_tutorial and play_zen. play_run has what all challenges share; what a mode has of its own is in its
 * app_mode (play_mode.h) and its game_rules. */

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
    PLAY_BEGIN, /* of a blindfold run: the board is learned */
    PLAY_DONE,  /* of a blindfold run: the board is solved */
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
    bool typing;        /* the field has the focus */
    int focus;          /* the control that gets the focus back */
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

/* What one analysis knows of the game in play. */
typedef struct play_findings {
    bool following; /* the analysis has the path of the game `id` as of `revision` */
    uint64_t id, revision;
    game_distance *left; /* of the path's places, those not evaluated yet being unknown; owned */
    size_t room, places, evaluated;
    uint64_t version; /* of the findings, when they were last taken */
} play_findings;

/* What the solver makes of the game in play, while the player goes on: moves or slides left, points, and for
 * the result the whole path's curve. A zeroed one knows nothing yet. */
typedef struct play_analysis {
    play_findings findings[PUZZLE_METRICS]; /* by what they count */
    puzzle_metric metric;                   /* what is shown counts, and the review */
    uint64_t game;                          /* that all this is of */
    game_points points;                     /* the last ones that were known */
    bool has_points;
    int gain;           /* the last change of the points */
    double gain_since;  /* ms: when they changed */
    game_review review; /* of a solved game, as far as it is known; owned */
} play_analysis;

/* A race against the ghost in app->client.ghost. A zeroed one has none. */
typedef struct play_race {
    app_argument wish;    /* what is to be done about the ghost next, if it is one of a race */
    solver_job *job;      /* looks for the shortest solution, to be raced; owned, NULL: none */
    uint64_t asked;       /* the game for which it does */
    puzzle_metric metric; /* what that solution is to have few of */
    bool lost;            /* the ghost was at the goal first */
} play_race;

/* What the run in play is compared with: the best earlier run of the same challenge that was played by the same kind of
 * input. It is looked for anew for each run and way. */
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

/* The stages of the game in play, and those of the best game before it. */
typedef struct play_splits {
    uint64_t round; /* 0: none was looked at yet */
    game_way way;   /* by which the best one was played */
    game_splits now;
    game_split_times best; /* its count is 0: there is none */
} play_splits;

typedef struct play_state {
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
    double last;         /* ms: up to when the clock has run */
    double time;         /* ms: what the clock shows */
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
} play_state;

/* ---- What the tree is of ---- */

static inline play_state *app_play_state(const app_parts *p)
{
    return p->state;
}

const game_round *app_play_round(const app_parts *p); /* in play */
const game_session *app_play_session(const app_parts *p);

/* How the window is used. */
typedef struct play_form {
    app_layout kind;
    bool zen;
    bool compact; /* smaller counters and spacing */
    bool narrow;  /* smaller still */
} play_form;
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

/* ---- play_analysis.c: what the solver makes of the game in play ---- */

void app_play_analysis_deinit(play_analysis *self);

/* The findings that are shown. */
static inline const play_findings *app_play_findings(const play_analysis *self)
{
    return &self->findings[self->metric];
}

/* Once a frame: the analysis gets what is new on the board, and what it found out meanwhile is taken. It
 * works only where something of it is shown. */
void app_play_analysis_update(app *app, play_analysis *self);

/* Another screen may have asked the analysis about another game: what is missing is asked for again. */
void app_play_analysis_again(play_analysis *self);

/* From the board as it stands, in the metric, by all that is known of it: by the analysis, a hint's plan and
 * the level's par. Not known where the analysis has not got there. */
game_distance app_play_analysis_left(const app *app, const play_analysis *self);

/* The stars that can still be had: only what is proved takes one away. */
int app_play_analysis_stars(const app *app, const play_analysis *self);

/* ms since the points changed, while the change is shown beside them; negative afterwards. */
double app_play_analysis_gain_age(const play_analysis *self, double now);
enum { PLAY_GAIN_MS = 1600, PLAY_GAIN_FADE_MS = 200 };

/* ---- play_race.c: against the ghost in app->client.ghost ---- */

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

/* ---- play_zen.c: no bar, the largest board that the window has room for, and beside it time, figures and splits. Of a
 * challenge the column stays as it is, with a button above that brings the bar back ---- */

/* The window shows it: not while a tile is looked for, nor in the smallest windows where the bar holds what is
 * needed. */
bool app_play_in_zen(const app_parts *p);

void app_play_add_zen_button(app_parts *p, int height);

void app_play_add_zen(app_parts *p, play_form form);

/* ---- play_splits.c: the stages of a game ---- */

/* After anything that may have changed the game. */
void app_play_splits_follow(app *app, play_splits *self);

/* What a stage is called. */
const char *app_play_split_words(app_arena *in, const game_split *split);

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

/* ---- play_run.c: challenges ---- */

/* The mode of the challenge in play; NULL: an ordinary game is played, or a mode that is played as one. */
const app_mode *app_play_mode(const app *app);

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
