#ifndef APP_SCREENS_STATISTICS_H
#define APP_SCREENS_STATISTICS_H

#include "chart/bins.h"
#include "program/app.h"

/* What the files of the statistics share: statistics.c acts, statistics_data.c reads, copies, exports and deletes the
 * results, statistics_parts.c is what is seen, with statistics_boards.c and statistics_tables.c. */

/* What a window shows in turn that is too small for everything at once. The graph stands below the
 * figures if there is room. */
typedef enum statistics_tab {
    STATISTICS_BOARDS,
    STATISTICS_FIGURES,
    STATISTICS_TABLE,
    STATISTICS_GRAPH
} statistics_tab;
enum { STATISTICS_TABS = STATISTICS_GRAPH + 1 };

/* What the graph shows: the games in their order, or how often each value came. */
typedef enum statistics_view { STATISTICS_COURSE, STATISTICS_HISTOGRAM } statistics_view;
enum { STATISTICS_VIEWS = STATISTICS_HISTOGRAM + 1 };

/* Deleting is asked twice, in place. */
typedef enum statistics_question {
    STATISTICS_ASKS_NOTHING,
    STATISTICS_ASKS_FIRST,
    STATISTICS_ASKS_LAST
} statistics_question;

typedef enum statistics_id {
    STATISTICS_COPY = APP_ID_OWN,
    STATISTICS_EXPORT,
    STATISTICS_SESSION,
    STATISTICS_TAB_FIRST, /* one for each tab */
    STATISTICS_KIND_FIRST =
        STATISTICS_TAB_FIRST + STATISTICS_TABS, /* one for each kind of figure */
    STATISTICS_VIEW_FIRST =
        STATISTICS_KIND_FIRST + GAME_FIGURE_KINDS, /* one for each view of the graph */
    STATISTICS_OF_SESSION = STATISTICS_VIEW_FIRST + STATISTICS_VIEWS,
    STATISTICS_ASSISTED,
    STATISTICS_CATEGORIES,
    STATISTICS_BEST,
    STATISTICS_DELETE,
    STATISTICS_KEEP,
    STATISTICS_GO_ON, /* from the first question to the last */
    STATISTICS_WIPE,
    STATISTICS_NEW_GAME,
} statistics_id;

/* A result of the chosen category. */
typedef struct statistics_game {
    const game_result *result; /* borrowed from app->client.results, or from `part` */
    double value;              /* of the present kind */
    size_t number;             /* among the category's, oldest first */
    size_t rank;               /* among those that count, the best is 1; 0: it does not count */
} statistics_game;

/* The two lists: sizes with goals, and the best results of the chosen one. */
enum { STATISTICS_LIST_BOARDS, STATISTICS_LIST_BEST };

typedef struct statistics_state {
    app_page page;
    statistics_tab tab;
    game_figure_kind kind;
    statistics_question asked;
    game_category *categories; /* owned, as are the lists of games */
    size_t category_count;
    statistics_game *games;   /* of the chosen category, oldest first */
    statistics_game *ranked;  /* the same, best first */
    statistics_game *counted; /* those that count, oldest first */
    size_t game_count, counted_count;
    bool assisted;     /* games with hints count, too */
    bool any_assisted; /* there are some among the results that are shown */
    game_figures figures;
    statistics_view view;
    app_bins bins; /* of the present kind; count is 0 without games */
    double median;

    const char **sessions; /* the names that results have, the newest first; the list is owned */
    size_t session_count;
    size_t session_from;             /* the first one that the dropdown lists */
    char session[GAME_SITTING_NAME]; /* whose results are shown alone; "": all are */
    game_results part;               /* those; owned */
} statistics_state;

enum { STATISTICS_AVERAGED = 5 }; /* the graph's line is the average of so many games */

/* --- statistics_parts.c, and what it is put together from --- */

void app_statistics_parts(app_parts *p);
bool app_statistics_is_tabbed(const app_view *view);
int app_statistics_width(const app_view *view); /* of the column about the chosen board */

/* The choice of a session, the list of boards, and the foot. The list is `rows` high; 0: it fills the height. */
void app_statistics_add_boards(app_parts *p, int rows);
void app_statistics_add_foot(app_parts *p); /* deletes all results, after two questions */

/* How many names of sessions the dropdown lists. */
int app_statistics_sessions_listed(const app_view *view, const statistics_state *self);

/* The table of figures. `beside`: as wide as its words and as high as its row; else as wide as its column and as high as
 * its rows, or lower where it `shrinks`. */
void app_statistics_add_figures(app_parts *p, bool beside, bool shrinks);
void app_statistics_add_note(app_parts *p);
void app_statistics_add_table(app_parts *p, int share);

/* "131 games", and a value of that kind. */
const char *app_statistics_games(app_arena *arena, size_t games);
const char *app_statistics_value(app_parts *p, double value, game_figure_kind kind);

void app_statistics_draw_course(const app_parts *p, const app_part *part);
void app_statistics_draw_histogram(const app_parts *p, const app_part *part);

/* --- statistics_data.c --- */

/* Reads everything anew; what was chosen stays, if it is still there. */
void app_statistics_load(app *app, statistics_state *self);
void app_statistics_free(statistics_state *self);
const game_category *app_statistics_chosen(const statistics_state *self); /* NULL: there is none */
void app_statistics_choose(app *app, statistics_state *self);             /* the list's category */
void app_statistics_set_kind(app *app, statistics_state *self, game_figure_kind kind);
void app_statistics_set_session(app *app, statistics_state *self, const char *name); /* "": all */

/* Each shows a message with its result. */
void app_statistics_copy(app *app, const statistics_state *self); /* the chosen category */
void app_statistics_export(app *app);                             /* all of them, into a file */
void app_statistics_wipe(app *app);

/* --- statistics_axis.c --- */

/* The round step that is as large as that, or the next larger one. */
double app_statistics_step(game_figure_kind kind, double wanted);
const char *app_statistics_axis_words(app_arena *in, game_figure_kind kind, double value,
                                      double step); /* of a graph whose lines are so far apart */
void app_statistics_note(const app_view *view, app_align align, int x, int y, const char *words);

#endif
