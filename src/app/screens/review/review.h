#ifndef APP_SCREENS_REVIEW_H
#define APP_SCREENS_REVIEW_H

#include "board/board_view.h"
#include "chart/curve.h"
#include "game/good_moves.h"
#include "program/app.h"

/* The review of a record: review_parts.c is what is seen, with the lists of review_lists.c; review.c acts. */

/* What takes turns where the window has no room for all of it. */
typedef enum review_page {
    REVIEW_PAGE_BOARD,
    REVIEW_PAGE_CURVE,
    REVIEW_PAGE_STAGES,
    REVIEW_PAGE_DETOURS,
    REVIEW_PAGES
} review_page;

typedef enum review_id {
    REVIEW_FULL = APP_ID_OWN,
    REVIEW_PAGE_FIRST,                               /* a tab for each page */
    REVIEW_CURVE = REVIEW_PAGE_FIRST + REVIEW_PAGES, /* a click goes there */
    REVIEW_SCRUB,
    REVIEW_BACKWARD,
    REVIEW_FORWARD,
    REVIEW_STAGES, /* the lists */
    REVIEW_DETOURS,
    REVIEW_WATCH,
    REVIEW_TAKE_OVER,
    REVIEW_BETTER,
    REVIEW_BOARD, /* a figure */
} review_id;

/* The page's grids. */
enum { REVIEW_GRID_DETOURS, REVIEW_GRID_STAGES };

/* The good moves of one place. */
typedef struct review_good {
    bool asked; /* about the place */
    size_t place;
    solver_job *job; /* while they are looked for; owned */
    bool by_line;    /* the job looks for any solution: distances are out of reach */
    game_good_moves moves;
    bool optimal; /* in slides: the one that is told is surely good, whatever the others are */
} review_good;

typedef struct review_state {
    app_page page;      /* its grids are the lists of detours and of stages */
    game_record record; /* the game; owned */
    app_screen_id from; /* what lies below */
    app_board_view board;
    puzzle_path path;     /* in single moves; owned */
    puzzle_metric metric; /* what is counted */
    game_distance *left;  /* of its places; owned */
    game_pace *pace;      /* of its places; owned */
    double fastest;       /* the highest speed at any place */
    size_t evaluated;
    uint64_t version;   /* of the findings, when they were last taken */
    bool done;          /* every place was evaluated */
    double since;       /* ms: when judging began */
    game_review review; /* owned */
    game_stages stages;
    size_t at; /* the place that is shown */
    review_good good;
    review_page shown;   /* where pages take turns */
    bool chosen;         /* the player chose that page */
    solver_claim *claim; /* on the tables */
} review_state;

static inline size_t review_places(const review_state *self)
{
    return self->path.length + 1;
}

static inline const game_session *review_session(const review_state *self)
{
    return &self->record.round.session;
}

/* The slide that begins at the place, or within which it lies; NULL at the end. Borrowed. */
const game_judgement *app_review_slide(const review_state *self, size_t place);

puzzle_board app_review_board(const review_state *self, size_t place);

/* The detour whose better way is played: the one at the place that is shown, or else the dearest; NULL
 * where there is none. Borrowed. */
const game_detour *app_review_detour(const review_state *self);

app_curve app_review_curve(const review_state *self, app_rect rect);
void app_review_parts(app_parts *p);

/* ---- review_lists.c ---- */

enum { REVIEW_STAGE_ROW = 28, REVIEW_DETOUR_ROW = 30, REVIEW_HEAD = 28 };

/* In wells from that many rows high to so many; the note on the table's terms stands below it. */
void app_review_add_stages(app_parts *p, int least, int most, bool note);
void app_review_add_detours(app_parts *p, int least, int most);
int app_review_stages_height(const app_parts *p, int rows);
int app_review_detours_height(const app_parts *p, int rows);

#endif
