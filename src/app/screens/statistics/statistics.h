#ifndef APP_SCREENS_STATISTICS_H
#define APP_SCREENS_STATISTICS_H

#include "chart/bins.h"
#include "program/app.h"

/* The statistics' own parts: statistics.c acts, statistics_data.c reads, copies, exports and deletes
 * the results, statistics_layout.c places, statistics_draw.c draws, as do statistics_graph.c and
 * statistics_histogram.c with what they share in statistics_axis.c. */

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
    STATISTICS_TAB_FIRST,                                              /* one for each tab, */
    STATISTICS_KIND_FIRST = STATISTICS_TAB_FIRST + STATISTICS_TABS,    /* and kind of figure */
    STATISTICS_VIEW_FIRST = STATISTICS_KIND_FIRST + GAME_FIGURE_KINDS, /* and view of the graph */
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
    statistics_game *games;   /* of the chosen category: oldest first, */
    statistics_game *ranked;  /* best first, */
    statistics_game *counted; /* and those that count, oldest first */
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

/* Where everything is; w = 0 where something has no place. */
typedef struct statistics_layout {
    app_page_layout page;
    const app *app;
    const app_view *view;
    const statistics_state *self;
    app_layout kind;
    bool tabbed;
    app_rect assisted;                                 /* the switch and its words */
    app_rect title;                                    /* what is chosen, in words */
    app_rect figures;                                  /* a well */
    app_rect note;                                     /* what an average is */
    app_rect graph, table;                             /* wells; headings stand above them */
    app_rect question;                                 /* the words of one */
    app_rect empty;                                    /* the words where there is nothing yet */
    int names_listed;                                  /* in the dropdown of sessions, */
    char names[APP_PAGE_ITEMS][GAME_SITTING_NAME + 4]; /* as far as they have room there */
} statistics_layout;

/* What the table of figures shows: a single game, the averages, the mean. */
enum { STATISTICS_FIGURES_SHOWN = GAME_AVERAGES + 2, STATISTICS_NOTE_LINES = 2 };
enum { STATISTICS_HEAD = 40, STATISTICS_TABS_HIGH = 44, STATISTICS_VIEW_ROW = 56 };
/* The legend stands beside the tabs: so far above the graph. */
enum { STATISTICS_LEGEND = STATISTICS_VIEW_ROW - STATISTICS_TABS_HIGH / 2 };

void app_statistics_lay_out(const app *app, const void *state, void *layout);

/* --- statistics_data.c --- */

/* Reads everything anew; what was chosen stays, if it is still there. */
void app_statistics_load(app *app, statistics_state *self);
void app_statistics_free(statistics_state *self);
const game_category *app_statistics_chosen(const statistics_state *self); /* NULL: there is none */
void app_statistics_choose(app *app, statistics_state *self);             /* the list's category */
void app_statistics_set_kind(app *app, statistics_state *self, game_figure_kind kind);
void app_statistics_set_session(app *app, statistics_state *self, const char *name); /* "": all */

/* Each tells what came of it. */
void app_statistics_copy(app *app, const statistics_state *self); /* the chosen category */
void app_statistics_export(app *app);                             /* all of them, into a file */
void app_statistics_wipe(app *app);

/* --- drawing --- */

void app_statistics_draw(const void *layout);
void app_statistics_draw_graph(const statistics_layout *l);
void app_statistics_draw_histogram(const statistics_layout *l);
void app_statistics_value_words(const app_view *view, double value, game_figure_kind kind,
                                char *out, size_t size);

/* --- statistics_axis.c --- */

/* The round step that is as large as that, or the next larger one. */
double app_statistics_step(game_figure_kind kind, double wanted);
void app_statistics_axis_words(game_figure_kind kind, double value, double step, char *out,
                               size_t size);
void app_statistics_note(const app_view *view, app_align align, int x, int y, const char *words);

/* What something in the graph is, ending at the right. Each returns where the one before it may end. */
int app_statistics_legend_line(const app_view *view, int right, int y, app_colour colour,
                               const char *words);
int app_statistics_legend_mark(const app_view *view, int right, int y, app_icon icon,
                               app_colour colour, const char *words);

#endif
