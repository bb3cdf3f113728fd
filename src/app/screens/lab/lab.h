#ifndef APP_SCREENS_LAB_H
#define APP_SCREENS_LAB_H

#include "board/board_edit.h"
#include "game/lab_search.h"
#include "game/replay.h"
#include "program/app.h"
#include "screens/lab/lab_words.h"

/* The lab: lab.c searches and acts, lab_parts.c is what is seen, lab_table.c what the runs took. The boards and what came of them are app->client.lab, which outlives the screen. */

/* Of a window too narrow for everything at once; a tall one shows the board above the others. */
typedef enum lab_tab { LAB_TAB_BOARD, LAB_TAB_RUNS, LAB_TAB_CHART, LAB_TAB_LOG } lab_tab;
enum { LAB_TABS = LAB_TAB_LOG + 1 };

typedef enum lab_id {
    LAB_TAB_FIRST = APP_EDIT_OWN, /* one for each tab */
    LAB_COPY = LAB_TAB_FIRST + LAB_TABS,
    LAB_CLEAR,
    LAB_MAKE,
    LAB_ALGORITHM,
    LAB_HEURISTIC,
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

/* The page's lists. */
enum { LAB_LIST_RUNS, LAB_LIST_LOG };

typedef struct lab_state {
    app_page page;
    app_edit edit;
    app_screen_id from; /* what lies below */
    lab_tab tab;
    solver_job *job; /* owned */
    double job_since;
    bool stopping;
    bool has_replay;    /* the chosen run's solution */
    game_replay replay; /* owned */
} lab_state;

/* The present boards' runs, oldest first. */
typedef struct lab_runs {
    const game_lab_run *items[GAME_LAB_RUNS];
    int count;
} lab_runs;
lab_runs app_lab_list_runs(const app *app);
const game_lab_run *app_lab_chosen_run(const lab_state *self, const lab_runs *runs); /* or NULL */

/* A line of the table, a bar of the chart: a run or, behind the last one, the search that goes on. */
typedef struct lab_row {
    const game_lab_run *run; /* NULL: it goes on */
    solver_method method;
    uint64_t nodes;
    double ms;
} lab_row;
int app_lab_row_count(const app *app);
lab_row app_lab_row(const app_parts *p, int index);

void app_lab_boards_changed(app *app, lab_state *self); /* other runs are in the table now */

/* --- The searches --- */

bool app_lab_can_solve(const app *app); /* moves lead from start to goal */

bool app_lab_shows_solution(const lab_state *self); /* it can be stepped through */
void app_lab_show_step(app *app, lab_state *self, int id);

/* --- what is seen --- */

void app_lab_parts(app_parts *p);

/* What is chosen in a dropdown of searches. */
int app_lab_chosen(const app *app, int id);

/* What the runs took: each takes that share of a column. */
void app_lab_add_runs(app_parts *p, int share);
void app_lab_add_chart(app_parts *p, int share);
void app_lab_add_log(app_parts *p, int share);

#endif
