#ifndef APP_SCREENS_STATISTICS_H
#define APP_SCREENS_STATISTICS_H

#include "program/app.h"

/* The statistics' own parts: statistics.c acts, statistics_data.c reads, copies, exports and deletes
 * the results, statistics_layout.c places, statistics_draw.c and statistics_graph.c draw. */

/* What a window shows in turn that is too small for everything at once. The graph stands below the
 * figures if there is room. */
typedef enum statistics_tab {
    STATISTICS_BOARDS,
    STATISTICS_FIGURES,
    STATISTICS_TABLE,
    STATISTICS_GRAPH
} statistics_tab;
enum { STATISTICS_TABS = STATISTICS_GRAPH + 1 };

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
    STATISTICS_TAB_FIRST,                                           /* one for each tab, */
    STATISTICS_KIND_FIRST = STATISTICS_TAB_FIRST + STATISTICS_TABS, /* and kind of figure */
    STATISTICS_CATEGORIES = STATISTICS_KIND_FIRST + GAME_FIGURE_KINDS,
    STATISTICS_BEST,
    STATISTICS_DELETE,
    STATISTICS_KEEP,
    STATISTICS_GO_ON, /* from the first question to the last */
    STATISTICS_WIPE,
    STATISTICS_NEW_GAME,
} statistics_id;

/* A result of the chosen category. */
typedef struct statistics_game {
    const game_result *result; /* borrowed from app->client.results */
    double value;              /* of the present kind */
    size_t number;             /* among the category's, oldest first */
} statistics_game;

/* The two lists: sizes with goals, and the best results of the chosen one. */
enum { STATISTICS_LIST_BOARDS, STATISTICS_LIST_BEST };

typedef struct statistics_state {
    app_page page;
    statistics_tab tab;
    game_figure_kind kind;
    statistics_question asked;
    game_category *categories; /* owned, as are both lists of games */
    size_t category_count;
    statistics_game *games;  /* of the chosen category: oldest first, */
    statistics_game *ranked; /* and best first */
    size_t game_count;
    game_figures figures;
} statistics_state;

/* Where everything is; w = 0 where something has no place. */
typedef struct statistics_layout {
    app_page_layout page;
    const app *app;
    const app_view *view;
    const statistics_state *self;
    app_layout kind;
    bool tabbed;
    app_rect title;   /* what is chosen, in words */
    app_rect figures; /* a well */
    int figure_columns;
    app_rect note;         /* what an average is */
    app_rect graph, table; /* wells; headings stand above them */
    app_rect question;     /* the words of one */
    app_rect empty;        /* the words where there is nothing yet */
} statistics_layout;

enum { STATISTICS_FIGURES_SHOWN = 6, STATISTICS_HEAD = 40, STATISTICS_NOTE_LINES = 2 };

void app_statistics_lay_out(const app *app, const void *state, void *layout);

/* --- statistics_data.c --- */

/* Reads everything anew; what was chosen stays, if it is still there. */
void app_statistics_load(app *app, statistics_state *self);
void app_statistics_free(statistics_state *self);
const game_category *app_statistics_chosen(const statistics_state *self); /* NULL: there is none */
void app_statistics_choose(app *app, statistics_state *self);             /* the list's category */
void app_statistics_set_kind(app *app, statistics_state *self, game_figure_kind kind);

/* Each tells what came of it. */
void app_statistics_copy(app *app, const statistics_state *self); /* the chosen category */
void app_statistics_export(app *app);                             /* all of them, into a file */
void app_statistics_wipe(app *app);

/* --- drawing --- */

void app_statistics_draw(const void *layout);
void app_statistics_draw_graph(const statistics_layout *l);

#endif
