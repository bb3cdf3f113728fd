#ifndef APP_SCREENS_REVIEW_H
#define APP_SCREENS_REVIEW_H

#include "board/board_view.h"
#include "chart/curve.h"
#include "game/good_moves.h"
#include "program/app.h"

/* The review of a record, its own parts: review.c acts, review_good.c asks for the good moves,
 * review_layout.c and review_column.c place, review_draw.c, review_words.c and review_lists.c draw. */

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
    game_pace *pace;      /* of its places; owned, */
    double fastest;       /* and the highest speed along it */
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

typedef struct review_layout {
    app_page_layout page;
    const app *app;
    const app_view *view;
    const review_state *self;
    app_layout kind;
    review_page first;      /* of the pages that take turns; REVIEW_PAGES: none do */
    app_board_layout board; /* tray.w = 0: it is not on the screen */
    bool low;               /* little height: smaller figures */
    app_rect figures;       /* accuracy, and how it comes about; w = 0: no room */
    app_curve curve;        /* rect.w = 0: not on the screen, but its axis may be */
    app_rect words;         /* about the slide that is shown */
    app_rect stages;        /* the table's well; w = 0: not on the screen */
    app_rect note;          /* on the table's terms, below it; w = 0: no room */
    app_rect detours;       /* the list's well; w = 0: not on the screen */
    bool titled;            /* the list has a line above it that says what it is */
} review_layout;

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

/* --- review_good.c --- */

void app_review_good_update(app *app, review_state *self);
void app_review_good_deinit(review_good *good);

/* --- pictures --- */

void app_review_lay_out(const app *app, const void *state, void *layout);

/* Places all that stands beside or below the board, `board` itself too where the window has no room for it
 * elsewhere. */
void app_review_place_column(review_layout *l, app_rect column, bool board);
void app_review_place_board(review_layout *l, app_rect area);

void app_review_draw(const void *layout);
void app_review_draw_words(const review_layout *l);
void app_review_draw_lists(const review_layout *l);

#endif
