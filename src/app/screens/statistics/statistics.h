#ifndef APP_SCREENS_STATISTICS_H
#define APP_SCREENS_STATISTICS_H

#include "program/app.h"

/* The statistics: statistics.c reads the results and acts, statistics_parts.c is what is seen, with
 * statistics_tables.c and statistics_graph.c. */

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

/* Values counted in bins of one width, for a histogram. */
enum { APP_BINS = 32, APP_BINS_FEWEST = 5 };

typedef struct app_bins {
    double low, width; /* bin i begins at low + i * width */
    int count;
    bool open; /* the last one has also what lies above it */
    size_t in[APP_BINS];
    size_t most; /* in one of them */
} app_bins;

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

/* --- What is seen --- */

void app_statistics_parts(app_parts *p);
bool app_statistics_is_tabbed(const app_view *view);
int app_statistics_width(const app_view *view); /* of the column about the chosen board */

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

/* --- The results that are shown --- */

/* Reads everything anew; what was chosen stays, if it is still there. */
void app_statistics_load(app *app, statistics_state *self);
const game_category *app_statistics_chosen(const statistics_state *self); /* NULL: there is none */
void app_statistics_choose(app *app, statistics_state *self);             /* the list's category */
void app_statistics_set_kind(app *app, statistics_state *self, game_figure_kind kind);
void app_statistics_set_session(app *app, statistics_state *self, const char *name); /* "": all */

/* The round step that is as large as that, or the next larger one. */
double app_statistics_step(game_figure_kind kind, double wanted);

/* --- The bins of the histogram --- */

/* Empty ones for values from `least` to `most`, which are not negative; none below 0. Each begins at a multiple
 * of the width. Few are made APP_BINS_FEWEST, and more than APP_BINS end there. */
app_bins app_bins_of(double least, double most, double width);
void app_bins_add(app_bins *bins, double value);

/* Returns where a histogram of sorted values, smallest first, may end, so that a few values that are far off do not
 * leave the others without room; the last value where none is far off. */
double app_bins_reach(const double *sorted, size_t count);
double app_bins_median(const double *sorted, size_t count); /* of one at least */

/* How wide they are to be: about as wide as that, before the width is made a round one. */
double app_bins_wanted(double least, double most, size_t count);

#endif
