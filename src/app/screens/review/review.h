#ifndef APP_SCREENS_REVIEW_H
#define APP_SCREENS_REVIEW_H

#include "board/board_view.h"
#include "chart/curve.h"
#include "program/app.h"

/* The review of a record, its own parts: review.c acts, review_layout.c places, review_draw.c
 * draws. */

typedef enum review_id {
    REVIEW_FULL = APP_ID_OWN,
    REVIEW_CURVE, /* a click goes there */
    REVIEW_BACKWARD,
    REVIEW_SCRUB,
    REVIEW_FORWARD,
    REVIEW_DETOURS, /* the list */
    REVIEW_WATCH,
    REVIEW_TAKE_OVER,
} review_id;

typedef struct review_state {
    app_page page;      /* its first grid is the list of detours */
    game_record record; /* the game; owned */
    app_screen_id from; /* what lies below */
    app_board_view board;
    puzzle_path path;    /* in single moves; owned */
    game_distance *left; /* of its places; owned */
    size_t evaluated;
    uint64_t version;    /* of the findings, when they were last taken */
    bool done;           /* every place was evaluated */
    double since;        /* ms: when judging began */
    game_review review;  /* owned */
    size_t at;           /* the place that is shown */
    solver_job *line;    /* for the shortest path on from a place; owned, NULL: none goes on */
    size_t line_place;   /* that place, which the player left another way */
    solver_claim *claim; /* on the tables */
} review_state;

typedef struct review_layout {
    app_page_layout page;
    const app *app;
    const app_view *view;
    const review_state *self;
    app_layout kind;
    app_board_layout board; /* tray.w = 0: no room for one */
    bool low;               /* little height: smaller figures, fewer words */
    app_rect figures;       /* accuracy, and how it comes about */
    app_curve curve;
    app_rect words; /* about the slide that is shown */
    app_rect list;  /* its well; w = 0: no room */
} review_layout;

static inline size_t review_places(const review_state *self)
{
    return self->path.length + 1;
}

/* The slide that begins at the place, or within which it lies; NULL at the end. Borrowed. */
const game_judgement *app_review_slide(const review_state *self, size_t place);

/* The shortest path on from the place, when it is there; NULL otherwise. Borrowed. */
const solver_answer *app_review_line(const review_state *self, size_t place);

void app_review_lay_out(const app *app, const void *state, void *layout);
void app_review_draw(const void *layout);

#endif
