#ifndef APP_SCREENS_LAB_H
#define APP_SCREENS_LAB_H

#include "board/board_edit.h"
#include "game/lab_search.h"
#include "game/replay.h"
#include "program/app.h"
#include "screens/lab/lab_words.h"
#include "ui/drop.h"
#include "ui/list.h"

/* The lab's own parts: lab.c acts, lab_edit.c changes boards, lab_run.c searches, lab_choices.c says
 * what can be chosen, lab_layout.c and lab_column.c place, lab_draw.c, lab_panel.c, lab_table.c and
 * lab_chart.c draw. The boards and what came of them are app->client.lab, which outlives the screen. */

/* Of a window too narrow for everything at once; a tall one shows the board above the others. */
typedef enum lab_tab { LAB_TAB_BOARD, LAB_TAB_RUNS, LAB_TAB_CHART, LAB_TAB_LOG } lab_tab;
enum { LAB_TABS = LAB_TAB_LOG + 1 };

typedef enum lab_id {
    LAB_BACK = 1,
    LAB_COPY,
    LAB_MAKE,
    LAB_HELP,
    LAB_TAB_FIRST,                              /* one for each tab, */
    LAB_BOARD_FIRST = LAB_TAB_FIRST + LAB_TABS, /* and for each board */
    LAB_SCRAMBLE = LAB_BOARD_FIRST + GAME_LAB_SIDES,
    LAB_GOALS,
    LAB_ALGORITHM,
    LAB_HEURISTIC,
    LAB_COLUMNS,
    LAB_ROWS,
    LAB_SOLVE,
    LAB_STEPS,
    LAB_GRAPH,
    LAB_SHOW_FIRST,
    LAB_SHOW_BACK,
    LAB_SHOW_STEP,
    LAB_SHOW_LAST,
    LAB_RUNS,
    LAB_LOG,
} lab_id;

typedef struct lab_state {
    app_screen_id from; /* what lies below */
    app_controls controls;
    app_drop drop;
    app_scroll scroll; /* of the board page, where it is higher than the window */
    app_list runs, log;
    lab_tab tab;
    app_board_view boards[GAME_LAB_SIDES];
    app_edit edit;
    solver_job *job; /* owned */
    double job_since;
    bool stopping;
    bool has_replay;    /* the chosen run's solution */
    game_replay replay; /* owned */
} lab_state;

typedef struct lab_caption {
    app_text_id text;
    int x, y;
} lab_caption;
enum { LAB_CAPTIONS = 4 };

/* Where everything is; w = 0 where something has no place. */
typedef struct lab_layout {
    app_layout kind;
    bool tabbed; /* one tab at a time, */
    bool tall;   /* or the board above the others */
    app_rect tabs;
    app_scroll_page page;
    bool has_boards;
    app_board_layout boards[GAME_LAB_SIDES];
    lab_caption heads[GAME_LAB_SIDES];
    app_rect verdict;
    lab_caption captions[LAB_CAPTIONS];
    int caption_count;
    app_rect panel;
    app_rect table, chart, log; /* wells, and the log's lines; headings stand above them */
    app_list_page runs, lines;
    app_control_list controls;
} lab_layout;

/* The present boards' runs, oldest first. */
typedef struct lab_runs {
    const game_lab_run *items[GAME_LAB_RUNS];
    int count;
} lab_runs;
lab_runs app_lab_list_runs(const app *app);

void app_lab_lay_out(const app *app, const lab_state *self, lab_layout *out);
bool app_lab_shows_solution(
    const lab_state *self); /* the panel has the buttons to step through one */

/* --- lab_choices.c: the dropdowns --- */

bool app_lab_asks_heuristic(const app *app); /* whether the chosen algorithm wants one chosen */

/* What one offers; returns how many and which is chosen (-1: none). */
enum { LAB_CHOICES = SOLVER_HEURISTICS };
int app_lab_choices(const app *app, int id, app_drop_item *out, int *chosen);
void app_lab_lay_out_drop(const app *app, const lab_state *self, const lab_layout *layout,
                          app_drop_layout *out);

/* --- lab_edit.c: the boards --- */

puzzle_board app_lab_shown(const app *app, const lab_state *self, game_lab_side side);
void app_lab_show_boards(app *app, lab_state *self, bool slide);
void app_lab_boards_changed(app *app, lab_state *self); /* other runs are in the table now */
void app_lab_press_cell(app *app, lab_state *self, game_lab_side side, int cell);
bool app_lab_edit_key(app *app, lab_state *self, const app_event *event);
void app_lab_paste(app *app, lab_state *self);

/* --- lab_run.c: the searches --- */

void app_lab_solve(app *app, lab_state *self); /* or stop */
void app_lab_poll(app *app, lab_state *self);
void app_lab_stop_all(app *app, lab_state *self);
void app_lab_choose_run(app *app, lab_state *self, int run); /* in the table; -1: none */
void app_lab_open_run(app *app, lab_state *self);            /* the one that is chosen there */
void app_lab_show_step(app *app, lab_state *self, int id);

/* --- drawing --- */

void app_lab_draw(const app *app, const void *state, const app_view *view);
void app_lab_clip_page(const app_view *view, const lab_layout *layout);
void app_lab_draw_boards(const app *app, const lab_state *self, const lab_layout *layout,
                         const app_view *view);
void app_lab_draw_panel(const app *app, const lab_state *self, const lab_layout *layout,
                        const app_view *view);
void app_lab_draw_runs(const app *app, const lab_state *self, const lab_layout *layout,
                       const app_view *view);
void app_lab_draw_log(const app *app, const lab_state *self, const lab_layout *layout,
                      const app_view *view);
void app_lab_draw_chart(const app *app, const lab_state *self, const lab_layout *layout,
                        const app_view *view);

/* The shape and the colour of the n-th run. */
void app_lab_draw_mark(const app_view *view, int x, int y, int size, int run);
app_colour app_lab_mark_colour(const app_view *view, int run);

#endif
