/* A game that is over, move by move: what each was worth, and what would have been better. Beside or below the board
 * stand figures, the curve, the move in words, stages and detours; what has no room at once takes turns, as pages. */
#include "screens/review/review.h"

#include "os/clock.h"
#include "program/prompts.h"
#include "screens/screens.h"
#include "text/words.h"

#include <math.h>

/* Heights, from the top of the column to its foot. */
enum {
    FIGURES = 60,
    FIGURES_LOW = 54,
    LABEL = 26,
    SCRUB = APP_TARGET,
    TITLE = 28,
    GAP = 8,
    TABS = 44,
    BUTTON = 48,
    BUTTON_LOW = 40,
    LIP = 5,
    APART = 10,
    NOTE = 46
};
enum { CURVE = 168, CURVE_LEAST = 78, CURVE_MOST = 400 };

/* What the column has room for. */
typedef struct plan {
    review_page first;   /* of the pages that take turns; REVIEW_PAGES: none do */
    int height;          /* of all above the buttons */
    int words;           /* of what is said of the move */
    int stages, detours; /* rows that are in view at once */
    bool low, narrow;
} plan;

/* One line has room for words where there are no detours. */
static int detour_rows(const review_state *self)
{
    return self->review.detour_count > 0 ? (int)self->review.detour_count : 1;
}

/* The curve gives way until four stages and two detours are in view; what it does not need goes to more of these.
 * False where there is too little room. */
static bool plan_all(const app_parts *p, plan *out)
{
    const review_state *self = p->state;
    int stages = self->stages.count, detours = detour_rows(self);
    int room =
        out->height - (out->low ? FIGURES_LOW : FIGURES) - LABEL - SCRUB - out->words - GAP - TITLE;
    out->stages = SDL_min(stages, 4);
    out->detours = SDL_min(detours, 2);
    int rows =
        app_review_stages_height(p, out->stages) + app_review_detours_height(p, out->detours);
    if (room - rows < CURVE_LEAST + REVIEW_STAGE_ROW)
        return false;
    int stage = app_grid_row(p->view, REVIEW_STAGE_ROW),
        detour = app_grid_row(p->view, REVIEW_DETOUR_ROW);
    int more = room - CURVE - rows;
    int extra = SDL_max(SDL_min(stages - out->stages, more / stage), 0);
    out->stages += extra;
    more -= extra * stage;
    out->detours += SDL_max(SDL_min(detours - out->detours, more / detour), 0);
    return true;
}

/* Of a column that high and wide, which has the board among its pages or not. */
static plan plan_of(const app_parts *p, int width, int height, bool board)
{
    bool minimum = app_view_layout(p->view) == APP_LAYOUT_MINIMUM;
    plan out = {.low = height < 560, .narrow = width < 440, .first = REVIEW_PAGES};
    out.words = width < 400 ? 86 : 74;
    out.height = height - LIP - (minimum ? BUTTON_LOW : BUTTON) - APART;
    if (board)
        out.first = REVIEW_PAGE_BOARD;
    else if (!plan_all(p, &out)) {
        int curve = out.height - (out.low ? FIGURES_LOW : FIGURES) - LABEL - SCRUB - out.words -
                    TABS - GAP - app_review_stages_height(p, 2);
        out.first = curve < CURVE_LEAST ? REVIEW_PAGE_CURVE : REVIEW_PAGE_STAGES;
    }
    return out;
}

/* ---- Figures ---- */

static void add_judging(app_parts *p)
{
    const review_state *self = p->state;
    parts_column (p, 4, .grow = 1) {
        parts_paragraph(p, APP_TYPE_LABEL,
                        app_words_judging(&p->arena, self->evaluated, review_places(self)),
                        .weak = true);
        parts_figure(p, app_review_draw_busy, NULL, .height = 8, .across = APP_PLACE_FILL);
    }
}

/* What the number of the accuracy is made of. */
static void add_made_of(app_parts *p)
{
    const game_review *review = &((const review_state *)p->state)->review;
    const char *best = app_words_count(&p->arena, review->best);
    const char *all = app_words_count(&p->arena, review->judged);
    bool slides = review->metric == PUZZLE_METRIC_SLIDES;
    long long judged = (long long)review->judged;
    parts_column (p, 3, .grow = 1, .centred = true) {
        if (judged == 0) {
            parts_paragraph(p, APP_TYPE_NOTE, _("Nothing could be judged."));
        } else {
            parts_paragraph(
                p, APP_TYPE_NOTE,
                parts_print(
                    p,
                    slides ? PL_("%s of %s slide led nearer", "%s of %s slides led nearer", judged)
                           : PL_("%s of %s move led nearer", "%s of %s moves led nearer", judged),
                    best, all));
            parts_row (p, 16) {
                app_parts_add_chip(p, review->exact ? APP_CHIP_GOOD : APP_CHIP_BOUNDED,
                                   review->exact ? _("true distances") : _("best known"));
                parts_text(p, APP_TYPE_LABEL,
                           parts_print(p, _("longest run: %s"),
                                       app_words_count(&p->arena, review->best_run)),
                           .weak = true, .grow = 1, .align = APP_ALIGN_RIGHT, .leave = 1);
            }
        }
    }
}

static void add_figures(app_parts *p, bool low, int leave)
{
    const review_state *self = p->state;
    const char *number = app_words_decimal(&p->arena, floor(self->review.accuracy), 0);
    parts_row (p, 14, .least_height = low ? FIGURES_LOW : FIGURES, .pad = {0, 0, 0, 4},
               .leave = leave) {
        if (self->review.judged > 0)
            parts_text(p, low ? APP_TYPE_COUNTER_MEDIUM : APP_TYPE_COUNTER,
                       parts_print(p, _("%s %%"), number), .height = low ? 44 : 56,
                       .across = APP_PLACE_START);
        if (self->done)
            add_made_of(p);
        else
            add_judging(p);
    }
}

/* ---- The curve ---- */

static const char *curve_title(const review_state *self)
{
    bool exact = self->review.exact || !self->done;
    if (self->metric == PUZZLE_METRIC_SLIDES)
        return exact ? _("Slides left") : _("Slides left, best known");
    return exact ? _("Moves left") : _("Moves left, best known");
}

/* What the detours cost, or how many there are where that is too long. Whether it is proved stands beside it. */
static void add_cost(app_parts *p)
{
    const review_state *self = p->state;
    const game_review *review = &self->review;
    long long n = (long long)review->detour_count;
    const char *count = app_words_count(&p->arena, review->detour_count);
    const char *brief = parts_print(p, PL_("%s detour", "%s detours", n), count), *words = brief;
    if (self->done && n > 0)
        words = parts_print(p, PL_("%s detour cost %s.", "%s detours cost %s.", n), count,
                            app_words_length(&p->arena, review->metric, (int)review->detour_moves));
    parts_row (p, 8, .leave = 1) {
        if (n > 0)
            parts_icon(p, 12, APP_ICON_TRIANGLE, .colour = p->view->colours->error);
        parts_text(p, APP_TYPE_LABEL, words, .brief = brief, .weak = true);
    }
}

/* The slider shares the axis of the curve above it. */
static void add_scrub(app_parts *p)
{
    const review_state *self = p->state;
    app_curve curve = app_review_curve(self, (app_rect){0});
    app_curve_add_slider(p, &curve, REVIEW_SCRUB, SCRUB);
}

/* The curve is one thing to press. */
static void add_curve(app_parts *p, int most)
{
    const review_state *self = p->state;
    bool slides = self->metric == PUZZLE_METRIC_SLIDES;
    parts_row (p, 24, .height = LABEL, .pad = {8, 0, 8, 0}) {
        parts_text(p, APP_TYPE_LABEL, curve_title(self), .weak = true, .grow = 1);
        if (self->evaluated > 0)
            add_cost(p);
    }
    parts_figure(
        p, app_review_draw_curve, slides ? _("Slides left, by move") : _("Moves left, by move"),
        .id = REVIEW_CURVE, .pressable = true, .control = APP_CONTROL_AREA, .grow = 1000,
        .disabled = self->path.length == 0, .least_height = CURVE_LEAST, .most_height = most);
    add_scrub(p);
}

/* ---- Pages ---- */

/* The one the player chose, if that is one of them; else the first, but detours before stages. */
static review_page shown_page(const review_state *self, review_page first)
{
    if (self->chosen && self->shown >= first)
        return self->shown;
    return first == REVIEW_PAGE_STAGES ? REVIEW_PAGE_DETOURS : first;
}

static void add_board(app_parts *p)
{
    parts_figure(p, app_review_draw_board, _("Board"), .id = REVIEW_BOARD, .grow = 1,
                 .least_height = 100);
}

static void add_page(app_parts *p, const plan *plan, bool note)
{
    const review_state *self = p->state;
    const char *const names[REVIEW_PAGES] = {_("Board"), _("Curve"), _("Stages"), _("Detours")};
    int first = (int)plan->first;
    review_page shown = shown_page(self, plan->first);
    app_parts_add_choice(p, REVIEW_PAGE_FIRST + first, names + first, REVIEW_PAGES - first,
                         (int)shown - first, TABS);
    parts_column (p, shown == REVIEW_PAGE_STAGES ? GAP : 0, .grow = 1,
                  .pad = {0, shown == REVIEW_PAGE_CURVE ? GAP / 2 : GAP, 0, 0}) {
        if (shown == REVIEW_PAGE_BOARD) {
            add_board(p);
            add_scrub(p);
        } else if (shown == REVIEW_PAGE_CURVE) {
            add_figures(p, true, 1);
            add_curve(p, 0);
        } else if (shown == REVIEW_PAGE_STAGES) {
            app_review_add_stages(p, 1, self->stages.count, note);
        } else {
            app_review_add_detours(p, 1, detour_rows(self));
        }
    }
}

/* ---- The column ---- */

/* Nothing is left to be played at the end of a game that was solved, and without a detour there is no better way. */
static void add_buttons(app_parts *p, bool narrow)
{
    const review_state *self = p->state;
    bool minimum = app_view_layout(p->view) == APP_LAYOUT_MINIMUM;
    bool over = self->at == self->path.length && game_session_solved(review_session(self));
    int height = minimum ? BUTTON_LOW : BUTTON;
    parts_row (p, 10, .turns = true, .together = true,
               .pad = {0, narrow ? APART / 2 : APART, 0, 0}) {
        parts_button(p, REVIEW_WATCH, _("Watch"), .icon = narrow ? APP_ICON_NONE : APP_ICON_PLAY,
                     .slim = narrow, .grow = 25, .height = height);
        parts_button(p, REVIEW_TAKE_OVER, _("Take over"),
                     .icon = narrow ? APP_ICON_NONE : APP_ICON_HAND, .slim = narrow, .grow = 30,
                     .height = height, .disabled = over);
        parts_primary(p, REVIEW_BETTER, narrow ? _("Better way") : _("Play the better way"),
                      .brief = _("Better way"), .slim = narrow, .grow = 45, .height = height,
                      .disabled = !app_review_detour(self));
    }
}

static void add_everything(app_parts *p, const plan *plan)
{
    add_figures(p, plan->low, 0);
    add_curve(p, CURVE_MOST);
    app_review_add_words(p, plan->words);
    app_review_add_stages(p, plan->stages, plan->stages, false);
    parts_row (p, 0, .height = GAP + TITLE, .pad = {8, 10, 8, 0}) {
        parts_text(p, APP_TYPE_LABEL, _("What cost most"), .weak = true);
    }
    app_review_add_detours(p, plan->detours, plan->detours);
}

static void add_column(app_parts *p, int width, int height, bool board)
{
    const review_state *self = p->state;
    plan plan = plan_of(p, width, height, board);
    int stages = app_review_stages_height(p, self->stages.count);
    parts_column (p, 0, .grow = 1) {
        parts_column (p, 0, .grow = 1) {
            if (plan.first == REVIEW_PAGES) {
                add_everything(p, &plan);
            } else if (plan.first == REVIEW_PAGE_STAGES) {
                add_figures(p, plan.low, 0);
                add_curve(p, CURVE);
                app_review_add_words(p, plan.words);
                add_page(p, &plan, false);
            } else {
                add_page(p, &plan, plan.height - plan.words - TABS - 2 * GAP - stages >= NOTE);
                app_review_add_words(p, plan.words);
            }
        }
        add_buttons(p, plan.narrow);
    }
}

/* ---- Windows ---- */

/* The board and the column as one group in the middle. */
static void add_beside(app_parts *p, int column, int gap)
{
    enum { MARGIN = 32, TOP = 82, FOOT = 32 };
    parts_row (p, gap, .grow = 1, .centred = true,
               .pad = {MARGIN, TOP - app_view_bar(p->view), MARGIN, FOOT}) {
        parts_figure(p, app_review_draw_board, _("Board"), .id = REVIEW_BOARD, .grow = 1,
                     .least_width = 150, .fit = app_review_fit_board);
        parts_row (p, 0, .width = column) {
            add_column(p, column, p->view->height - TOP - FOOT, false);
        }
    }
}

static void add_below(app_parts *p)
{
    enum { MARGIN = 24, TOP = 82, FOOT = 16, APART_BELOW = 20 };
    int width = p->view->width - 2 * MARGIN, height = p->view->height * 40 / 100;
    app_review_fit_board(p, NULL, &width, &height);
    parts_column (p, APART_BELOW, .grow = 1,
                  .pad = {MARGIN, TOP - app_view_bar(p->view), MARGIN, FOOT}) {
        parts_figure(p, app_review_draw_board, _("Board"), .id = REVIEW_BOARD, .height = height,
                     .across = APP_PLACE_FILL);
        add_column(p, p->view->width - 2 * MARGIN,
                   p->view->height - TOP - height - APART_BELOW - FOOT, false);
    }
}

/* A board beside the column where the window is wide enough for both, else among the pages. */
static void add_minimum(app_parts *p)
{
    enum { MARGIN = 16, TOP = 56, FOOT = 10, GAP_BESIDE = 16, COLUMN = 360, LEAST = 150 };
    int width = p->view->width - 2 * MARGIN;
    bool beside = width - COLUMN - GAP_BESIDE >= LEAST;
    parts_row (p, GAP_BESIDE, .grow = 1,
               .pad = {MARGIN, TOP - app_view_bar(p->view), MARGIN, FOOT}) {
        if (beside)
            add_board(p);
        parts_row (p, 0, .width = beside ? COLUMN : width) {
            add_column(p, beside ? COLUMN : width, p->view->height - TOP - FOOT, !beside);
        }
    }
}

static const char *note(app_parts *p)
{
    const game_record *record = &((const review_state *)p->state)->record;
    return parts_print(p, _("%s · %s"), app_words_game_title(&p->arena, &record->round),
                       app_words_date(&p->arena, record->date, true));
}

static void review_parts(app_parts *p)
{
    app_layout kind = app_view_layout(p->view);
    p->page.focus = APP_FOCUS_MAY_LEAVE;
    parts_column (p, 0) {
        parts_bar (p, _("Review"), note(p)) {
            app_parts_add_help(p);
            parts_icon_button(p, REVIEW_FULL, APP_ICON_FULL, _("Full screen"),
                              .intent = APP_INTENT_FULLSCREEN);
        }
        if (kind == APP_LAYOUT_WIDE)
            add_beside(p, 468, 56);
        else if (kind == APP_LAYOUT_MEDIUM)
            add_beside(p, 336, 28);
        else if (kind == APP_LAYOUT_PORTRAIT)
            add_below(p);
        else
            add_minimum(p);
    }
}

static const app_prompt *review_prompts(const app *app, int *count)
{
    (void)app;
    return app_prompts_of_steps(count);
}

const app_screen app_screen_review = {
    .size = sizeof(review_state),
    .places = APP_PLACE_REPLAY,
    .take = app_review_take,
    .enter = app_review_enter,
    .leave = app_review_leave,
    .parts = review_parts,
    .first = app_review_first,
    .answer = app_review_answer,
    .update = app_review_update,
    .prompts = review_prompts,
    .wait = app_review_wait,
};
