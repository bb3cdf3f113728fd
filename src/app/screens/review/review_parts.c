/* A review as it is seen. Beside or below the board stand figures, the curve, the move in words, stages and detours; what
 * has no room at once takes turns, as pages. */
#include "screens/review/review.h"

#include "board/board_marks.h"
#include "program/pictures.h"
#include "text/words.h"

#include <math.h>

/* ---- The curve ---- */

app_curve app_review_curve(const review_state *self, app_rect rect)
{
    return (app_curve){.rect = rect,
                       .left = self->left,
                       .places = review_places(self),
                       .review = &self->review,
                       .stages = &self->stages,
                       .pace = self->pace,
                       .fastest = self->fastest,
                       .at = self->at,
                       .axis = true};
}

static void review_draw_curve(const app_parts *p, const app_part *part)
{
    app_curve curve = app_review_curve(p->state, part->rect);
    app_curve_draw(p->view, &curve);
}

/* ---- The board ---- */

static app_board_layout board_in(const app_parts *p, app_rect area)
{
    const game_round *round = &((const review_state *)p->state)->record.round;
    return app_board_layout_fit(p->view, area, round->session.start.size,
                                round->look.style == GAME_PICTURE);
}

/* How much of a place the board uses; `part` is not looked at. */
static void review_fit_board(const app_parts *p, app_part *part, int *width, int *height)
{
    (void)part;
    app_rect tray = board_in(p, (app_rect){0, 0, *width, *height}).tray;
    *width = tray.w;
    *height = tray.h;
}

/* The good moves, and the player's own where it was none of them. */
static void draw_moves(const app_parts *p, const app_board_layout *board)
{
    const review_state *self = p->state;
    const review_good *good = &self->good;
    app_move_mark marks[PUZZLE_MOVES] = {APP_MOVE_PLAIN};
    if (!good->asked || good->place != self->at)
        return;
    for (int move = 0; move < PUZZLE_MOVES; move++)
        if (good->moves.good[move])
            marks[move] = APP_MOVE_GOOD;
    if (self->at < self->path.length) {
        int played = self->path.moves[self->at];
        if (good->moves.proved && !good->moves.good[played])
            marks[played] = APP_MOVE_AWAY;
    }
    app_board_draw_moves(p->view, board, &self->board.board, marks);
}

static void review_draw_board(const app_parts *p, const app_part *part)
{
    const review_state *self = p->state;
    app_board_layout board = board_in(p, part->rect);
    app_skin skin = app_replay_skin(p->app, &self->record.round);
    bool solved = puzzle_board_equal(&self->board.board, &review_session(self)->goal);
    app_board_view_draw(&self->board, p->view, &board, &skin, NULL, solved);
    if (!app_board_view_moving(&self->board, p->view->now))
        draw_moves(p, &board);
}

/* ---- The move that is shown, in words: what it was, what it was worth, and which moves were good ---- */

/* "8 right" */
static const char *direction_words(app_parts *p, const char *what, puzzle_move move)
{
    return parts_print(p,
                       move == PUZZLE_UP      ? _("%s up")
                       : move == PUZZLE_RIGHT ? _("%s right")
                       : move == PUZZLE_DOWN  ? _("%s down")
                                              : _("%s left"),
                       what);
}

/* The label of the tile that the move slides, and where to. */
static const char *move_words(app_parts *p, const puzzle_board *board, puzzle_move move)
{
    const review_state *self = p->state;
    char what[GAME_LABEL_SIZE];
    game_look_label(&self->record.round.look, board->tiles[puzzle_move_source(board, move)], what);
    return direction_words(p, what, move);
}

/* "Move 54: 11 up", "Move 54: 3 tiles left" */
static const char *slide_words(app_parts *p, const game_judgement *slide)
{
    const review_state *self = p->state;
    puzzle_move move = (puzzle_move)self->path.moves[slide->place];
    puzzle_board board = app_review_board(self, slide->place);
    const char *tiles = parts_print(p, PL_("%s tile", "%s tiles", slide->length),
                                    app_words_count(&p->arena, (size_t)slide->length));
    return parts_print(p, _("Move %s: %s"), app_words_count(&p->arena, slide->place + 1),
                       slide->length > 1 ? direction_words(p, tiles, move)
                                         : move_words(p, &board, move));
}

/* ---- What it was worth ---- */

/* A solution that was found since begins with the player's own move: that was the better known one. */
static bool is_best_known(const review_state *self, const game_judgement *slide)
{
    const review_good *good = &self->good;
    return !slide->exact && slide->place == self->at && good->place == self->at &&
           good->moves.good[self->path.moves[self->at]];
}

static game_verdict verdict_of(const review_state *self, const game_judgement *slide)
{
    return is_best_known(self, slide) ? GAME_BEST : slide->verdict;
}

static const char *plain_verdict(const review_state *self, const game_judgement *slide)
{
    game_verdict verdict = verdict_of(self, slide);
    if (verdict == GAME_UNJUDGED)
        return _("not judged yet");
    if (verdict == GAME_AWAY && self->metric == PUZZLE_METRIC_SLIDES && slide->lost == 1)
        return slide->exact ? _("no nearer") : _("no nearer, not proved");
    if (verdict == GAME_AWAY)
        return slide->exact ? _("leads away") : _("leads away, not proved");
    if (!slide->exact)
        return _("best, not proved");
    bool back = game_review_detour_at(&self->review, slide->place);
    return back ? _("makes up for the detour") : _("best");
}

/* The detour that begins with the slide; NULL: none does. */
static const game_detour *detour_from(const review_state *self, const game_judgement *slide)
{
    size_t last = slide->place + (size_t)slide->length - 1;
    const game_detour *detour = game_review_detour_at(&self->review, last);
    bool begins = slide->verdict == GAME_AWAY && detour && detour->from >= slide->place;
    return begins ? detour : NULL;
}

/* How long a detour begins here, if that is sure and there is room for it. With its mark: a tick, or the triangle of
 * the curve. */
static void add_verdict(app_parts *p, const game_judgement *slide)
{
    const review_state *self = p->state;
    const app_colours *c = p->view->colours;
    const game_detour *detour = detour_from(self, slide);
    const char *plain = plain_verdict(self, slide), *words = plain;
    game_verdict verdict = verdict_of(self, slide);
    bool bad = verdict == GAME_AWAY;
    app_colour ink = bad ? c->error : verdict == GAME_BEST ? c->good : c->text2;
    if (detour && slide->exact)
        words = parts_print(p,
                            self->metric == PUZZLE_METRIC_SLIDES
                                ? PL_("detour of %s slide", "detour of %s slides", detour->cost)
                                : PL_("detour of %s move", "detour of %s moves", detour->cost),
                            app_words_count(&p->arena, (size_t)detour->cost));
    parts_row (p, 6) {
        if (verdict != GAME_UNJUDGED)
            parts_icon(p, 14, bad ? APP_ICON_TRIANGLE : APP_ICON_TICK, .colour = ink);
        parts_text(p, APP_TYPE_NOTE, words, .brief = plain, .colour = ink);
    }
}

/* ---- The good moves ---- */

/* "Good here: 8 right and 10 down." */
static const char *proved_words(app_parts *p)
{
    const review_state *self = p->state;
    const game_good_moves *good = &self->good.moves;
    puzzle_board board = app_review_board(self, self->at);
    const char *moves[PUZZLE_MOVES] = {NULL};
    int count = 0;
    for (int move = 0; move < PUZZLE_MOVES; move++)
        if (good->good[move])
            moves[count++] = move_words(p, &board, (puzzle_move)move);
    if (count > 0 && self->good.optimal && !good->proved)
        return parts_print(p, _("Among the best here: %s."), moves[0]);
    if (count == 1)
        return parts_print(
            p, good->proved ? _("Good here: %s.") : _("Best known here, not proved: %s."),
            moves[0]);
    if (count == 2)
        return parts_print(p, _("Good here: %s and %s."), moves[0], moves[1]);
    if (count == 3)
        return parts_print(p, _("Good here: %s, %s and %s."), moves[0], moves[1], moves[2]);
    return _("Every move is good here.");
}

static const char *left_words(app_parts *p)
{
    const review_state *self = p->state;
    const game_good_moves *good = &self->good.moves;
    const char *count = app_words_count(&p->arena, (size_t)good->left);
    if (self->metric == PUZZLE_METRIC_SLIDES)
        return parts_print(p,
                           self->good.optimal ? PL_("%s slide left.", "%s slides left.", good->left)
                                              : PL_("At most %s slide left.",
                                                    "At most %s slides left.", good->left),
                           count);
    return parts_print(p,
                       good->proved
                           ? PL_("%s move left.", "%s moves left.", good->left)
                           : PL_("At most %s move left.", "At most %s moves left.", good->left),
                       count);
}

static const char *good_words(app_parts *p)
{
    const review_state *self = p->state;
    const review_good *good = &self->good;
    if (!good->asked || good->place != self->at || good->job)
        return _("Looking for the good moves …");
    if (good->moves.count == 0)
        return _("No solution was found from here in time.");
    return app_words_sentences(&p->arena, proved_words(p), left_words(p));
}

/* ---- All of it ---- */

/* From slide to slide. */
static void add_steps(app_parts *p)
{
    const review_state *self = p->state;
    parts_row (p, 0, .together = true) {
        parts_icon_button(p, REVIEW_BACKWARD, APP_ICON_STEPB, _("Previous slide"),
                          .disabled = self->at == 0);
        parts_icon_button(p, REVIEW_FORWARD, APP_ICON_STEPF, _("Next slide"),
                          .disabled = self->at == self->path.length);
    }
}

/* What is said of the move that is shown, with the buttons that lead to the next one; at least so high. */
static void review_add_words(app_parts *p, int height)
{
    const review_state *self = p->state;
    const game_judgement *slide = app_review_slide(self, self->at);
    bool solved = game_session_solved(review_session(self));
    parts_column (p, 0, .least_height = height) {
        parts_row (p, 4) {
            parts_row (p, 14, .turns = true, .grow = 1) {
                if (slide) {
                    parts_text(p, APP_TYPE_BUTTON, slide_words(p, slide));
                    add_verdict(p, slide);
                } else {
                    parts_text(p, APP_TYPE_BUTTON,
                               solved ? _("Solved.") : _("The game was left here."));
                }
            }
            add_steps(p);
        }
        if (slide || !solved)
            parts_paragraph(p, APP_TYPE_LABEL, good_words(p), .weak = true);
    }
}

/* ---- What stands where ---- */

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
        parts_busy(p, &self->since, .height = 8, .across = APP_PLACE_FILL);
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
        p, review_draw_curve, slides ? _("Slides left, by move") : _("Moves left, by move"),
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
    parts_figure(p, review_draw_board, _("Board"), .id = REVIEW_BOARD, .grow = 1,
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
    review_add_words(p, plan->words);
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
                review_add_words(p, plan.words);
                add_page(p, &plan, false);
            } else {
                add_page(p, &plan, plan.height - plan.words - TABS - 2 * GAP - stages >= NOTE);
                review_add_words(p, plan.words);
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
        parts_figure(p, review_draw_board, _("Board"), .id = REVIEW_BOARD, .grow = 1,
                     .least_width = 150, .fit = review_fit_board);
        parts_row (p, 0, .width = column) {
            add_column(p, column, p->view->height - TOP - FOOT, false);
        }
    }
}

static void add_below(app_parts *p)
{
    enum { MARGIN = 24, TOP = 82, FOOT = 16, APART_BELOW = 20 };
    int width = p->view->width - 2 * MARGIN, height = p->view->height * 40 / 100;
    review_fit_board(p, NULL, &width, &height);
    parts_column (p, APART_BELOW, .grow = 1,
                  .pad = {MARGIN, TOP - app_view_bar(p->view), MARGIN, FOOT}) {
        parts_figure(p, review_draw_board, _("Board"), .id = REVIEW_BOARD, .height = height,
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

void app_review_parts(app_parts *p)
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
