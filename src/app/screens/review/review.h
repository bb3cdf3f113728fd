#ifndef APP_SCREENS_REVIEW_H
#define APP_SCREENS_REVIEW_H

#include "board/board_view.h"
#include "chart/curve.h"
#include "program/app.h"
#include "ui/list.h"

/* The review of a record, its own parts: review.c acts, review_line.c looks for the better way,
 * review_layout.c places, review_draw.c and review_words.c show. */

typedef enum review_id {
    REVIEW_BACK = 1,
    REVIEW_HELP,
    REVIEW_FULL,
    REVIEW_CURVE, /* a click goes there */
    REVIEW_BACKWARD,
    REVIEW_SCRUB,
    REVIEW_FORWARD,
    REVIEW_WORST, /* the list */
    REVIEW_WATCH,
    REVIEW_TAKE_OVER,
} review_id;

/* The shortest way on from a place that the player left. */
typedef struct review_line {
    solver_job *job; /* owned; NULL: none was asked for, or it failed to start */
    size_t place;    /* it was asked for */
} review_line;

typedef struct review_state {
    game_record record; /* the game; owned */
    app_screen_id from; /* what lies below */
    app_controls controls;
    app_board_view board;
    app_list worst;
    puzzle_path way; /* in single moves; owned */
    game_left *left; /* of its places; owned */
    size_t looked;
    bool done;          /* every place was looked at */
    double since;       /* ms: when judging began */
    game_review review; /* owned */
    size_t at;          /* the place that is shown */
    review_line line;
    solver_claim *claim; /* on the tables */
} review_state;

typedef struct review_layout {
    app_layout kind;
    app_board_layout board; /* tray.w = 0: no room for one */
    bool low;               /* little height: smaller figures, fewer words */
    app_rect column;
    app_rect figures; /* accuracy, and how it comes about */
    app_rect curve;
    app_rect words; /* about the slide that is shown */
    app_rect list;  /* its well; w = 0: no room */
    app_list_page page;
    app_control_list controls;
} review_layout;

static inline size_t review_places(const review_state *self)
{
    return self->way.length + 1;
}

/* The slide that begins at the place, or within which it lies; NULL at the end. Borrowed. */
const game_judgement *app_review_slide(const review_state *self, size_t place);

/* --- review_line.c --- */

/* Looks for the way on from there, if that is not the one at hand. */
void app_review_line_seek(app *app, review_line *line, const puzzle_board *from,
                          const puzzle_board *goal, size_t place);
/* The way on from the place, when it is there; NULL otherwise. Borrowed. */
const solver_answer *app_review_line_of(const review_line *line, size_t place);
void app_review_line_end(review_line *line);

/* --- review_words.c --- */

void app_review_slide_words(const review_state *self, const game_judgement *slide, char *out,
                            size_t size);
void app_review_verdict_words(const game_judgement *slide, char *out, size_t size);
void app_review_line_words(const review_state *self, size_t place, int letters, char *out,
                           size_t size);

app_curve app_review_curve(const review_state *self, app_rect well);
void app_review_lay_out(const app *app, const review_state *self, review_layout *out);
void app_review_draw(const app *app, const void *state, const app_view *view);

#endif
