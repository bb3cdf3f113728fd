/* Places what stands beside or below a review's board: figures, curve, words, stages and detours. What
 * has no room at once takes turns, as pages. */
#include "screens/review/review.h"
#include "ui/choice.h"
#include "ui/cut.h"

/* Heights, from the top of the column to its foot. */
enum {
    FIGURES = 60,
    FIGURES_LOW = 54,
    LABEL = 26,
    SCRUB = APP_TARGET,
    WORDS = 74,
    TITLE = 28,
    GAP = 8
};
enum { CURVE = 168, CURVE_LEAST = 78, CURVE_MOST = 400 };
enum { TABS = 44, BUTTON = 48, BUTTON_LOW = 40, LIP = 5, APART = 10 };
enum { STAGE = 28, DETOUR = 30, HEAD = 28, EDGE = 6, NOTE = 46 };

/* ---- Wells with rows ---- */

static int stages_height(const review_layout *l, int rows)
{
    return HEAD + rows * app_grid_row(l->view, STAGE) + 2 * EDGE;
}

static int detours_height(const review_layout *l, int rows)
{
    return rows * app_grid_row(l->view, DETOUR) + 2 * EDGE;
}

/* One line has room for words where there are no detours. */
static int detour_rows(const review_layout *l)
{
    size_t count = l->self->review.detour_count;
    return count > 0 ? (int)count : 1;
}

static void place_stages(review_layout *l, app_rect area)
{
    app_rect below = area;
    area.h = app_at_most(area.h, stages_height(l, l->self->stages.count));
    app_cut_top(&below, area.h + GAP);
    if (below.h >= NOTE)
        l->note = below;
    l->stages = area;
    app_rect rows = app_cut_margin(area, EDGE, EDGE);
    app_cut_top(&rows, HEAD);
    app_page_add_grid(
        &l->page, REVIEW_GRID_STAGES,
        app_grid_rows(REVIEW_STAGES, rows, app_grid_row(l->view, STAGE), l->self->stages.count),
        app_text(APP_TEXT_REVIEW_STAGES));
}

static void place_detours(review_layout *l, app_rect area)
{
    area.h = app_at_most(area.h, detours_height(l, detour_rows(l)));
    l->detours = area;
    app_page_add_grid(&l->page, REVIEW_GRID_DETOURS,
                      app_grid_rows(REVIEW_DETOURS, app_cut_margin(area, EDGE, EDGE),
                                    app_grid_row(l->view, DETOUR),
                                    (int)l->self->review.detour_count),
                      app_text(APP_TEXT_REVIEW_WORST));
}

/* ---- The curve ---- */

static app_curve curve_of(const review_state *self, app_rect rect)
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

/* The slider shares the axis of the curve above it. */
static void place_scrub(review_layout *l, app_rect area)
{
    app_rect axis = {area.x, area.y, area.w, 1};
    app_curve curve = curve_of(l->self, axis);
    app_curve_add_scrub(&curve, &l->page.controls, REVIEW_SCRUB, area.y, area.h);
}

/* The curve is one thing to press. */
static void place_curve(review_layout *l, app_rect area)
{
    app_cut_top(&area, LABEL);
    app_rect scrub = app_cut_bottom(&area, SCRUB);
    l->curve = curve_of(l->self, area);
    app_control_add(&l->page.controls, REVIEW_CURVE, APP_CONTROL_AREA, area,
                    app_text(l->self->metric == PUZZLE_METRIC_SLIDES ? APP_TEXT_SLIDES_CURVE
                                                                     : APP_TEXT_RESULT_CURVE))
        ->disabled = l->self->path.length == 0;
    place_scrub(l, scrub);
}

/* ---- Words and buttons ---- */

/* From slide to slide, at the right end of the words about the slide. */
static void place_words(review_layout *l, app_rect area)
{
    enum { WIDE = APP_TARGET, HIGH = APP_TARGET };
    int right = area.x + area.w, y = area.y;
    l->words = area;
    int before = l->page.controls.count;
    app_page_add(&l->page, REVIEW_BACKWARD, APP_CONTROL_ICON,
                 (app_rect){right - 2 * WIDE, y, WIDE, HIGH}, APP_TEXT_REVIEW_BACKWARD,
                 APP_ICON_STEPB)
        ->disabled = l->self->at == 0;
    app_page_add(&l->page, REVIEW_FORWARD, APP_CONTROL_ICON,
                 (app_rect){right - WIDE, y, WIDE, HIGH}, APP_TEXT_REVIEW_FORWARD, APP_ICON_STEPF)
        ->disabled = l->self->at == l->self->path.length;
    app_page_join(&l->page, before);
}

/* Nothing is left to be played at the end of a game that was solved, and without a detour there is no
 * better way. */
static void place_buttons(review_layout *l, app_rect row)
{
    const review_state *self = l->self;
    bool narrow = row.w < 440;
    bool over = self->at == self->path.length && game_session_solved(review_session(self));
    int gap = 10, room = row.w - 2 * gap;
    const app_row_item items[] = {
        {REVIEW_WATCH, APP_TEXT_WATCH, narrow ? APP_ICON_NONE : APP_ICON_PLAY,
         .width = room * 25 / 100},
        {REVIEW_TAKE_OVER, APP_TEXT_TAKE_OVER_SHORT, narrow ? APP_ICON_NONE : APP_ICON_HAND,
         room * 30 / 100, .disabled = over},
        {REVIEW_BETTER, narrow ? APP_TEXT_REVIEW_BETTER_SHORT : APP_TEXT_REVIEW_BETTER,
         APP_ICON_NONE, .kind = APP_CONTROL_PRIMARY, .disabled = !app_review_detour(self)}};
    app_page_add_row(&l->page, row, gap, narrow, items, 3);
}

/* ---- Pages ---- */

static const app_text_id page_names[REVIEW_PAGES] = {
    APP_TEXT_REVIEW_PAGE_BOARD, APP_TEXT_REVIEW_PAGE_CURVE, APP_TEXT_REVIEW_PAGE_STAGES,
    APP_TEXT_REVIEW_PAGE_DETOURS};

/* The one the player chose, if that is one of them; else the first, but detours before stages. */
static review_page shown_page(const review_layout *l)
{
    if (l->self->chosen && l->self->shown >= l->first)
        return l->self->shown;
    return l->first == REVIEW_PAGE_STAGES ? REVIEW_PAGE_DETOURS : l->first;
}

static void place_curve_page(review_layout *l, app_rect area)
{
    if (area.h >= FIGURES_LOW + LABEL + CURVE_LEAST + SCRUB)
        l->figures = app_cut_top(&area, FIGURES_LOW);
    place_curve(l, area);
}

static void place_page(review_layout *l, app_rect area)
{
    review_page shown = shown_page(l);
    app_choice_add(&l->page.controls, app_cut_top(&area, TABS), REVIEW_PAGE_FIRST + (int)l->first,
                   page_names + l->first, REVIEW_PAGES - (int)l->first, (int)shown - (int)l->first);
    app_cut_top(&area, GAP);
    if (shown == REVIEW_PAGE_BOARD) {
        place_scrub(l, app_cut_bottom(&area, SCRUB));
        app_review_place_board(l, area);
    } else if (shown == REVIEW_PAGE_CURVE) {
        place_curve_page(l, area);
    } else if (shown == REVIEW_PAGE_STAGES) {
        place_stages(l, area);
    } else {
        place_detours(l, area);
    }
}

/* ---- Everything at once ---- */

/* The curve gives way until four stages and two detours are in view; what it does not need goes to more
 * of these. False where there is too little room. */
static bool place_all(review_layout *l, app_rect area)
{
    int stages = l->self->stages.count, detours = detour_rows(l);
    int table = app_at_most(stages, 4), list = app_at_most(detours, 2);
    int room = area.h - LABEL - SCRUB - WORDS - GAP - TITLE;
    if (room - stages_height(l, table) - detours_height(l, list) < CURVE_LEAST + STAGE)
        return false;
    int more = room - CURVE;
    while (table < stages && stages_height(l, table + 1) + detours_height(l, list) <= more)
        table++;
    while (list < detours && stages_height(l, table) + detours_height(l, list + 1) <= more)
        list++;
    int curve = room - stages_height(l, table) - detours_height(l, list);
    place_curve(l, app_cut_top(&area, LABEL + app_at_most(curve, CURVE_MOST) + SCRUB));
    place_words(l, app_cut_top(&area, WORDS));
    place_stages(l, app_cut_top(&area, stages_height(l, table)));
    app_cut_top(&area, GAP + TITLE);
    l->titled = true;
    place_detours(l, app_cut_top(&area, detours_height(l, list)));
    return true;
}

/* The curve stays, and stages and detours take turns. False where there is too little room. */
static bool place_with_lists(review_layout *l, app_rect area)
{
    int curve = area.h - LABEL - SCRUB - WORDS - TABS - GAP - stages_height(l, 2);
    if (curve < CURVE_LEAST)
        return false;
    l->first = REVIEW_PAGE_STAGES;
    place_curve(l, app_cut_top(&area, LABEL + app_at_most(curve, CURVE) + SCRUB));
    place_words(l, app_cut_top(&area, WORDS));
    place_page(l, area);
    return true;
}

void app_review_place_column(review_layout *l, app_rect column, bool board)
{
    l->low = column.h < 560;
    app_cut_bottom(&column, LIP);
    place_buttons(l, app_cut_bottom(&column, l->kind == APP_LAYOUT_MINIMUM ? BUTTON_LOW : BUTTON));
    app_cut_bottom(&column, APART);
    app_rect all = column;
    app_rect figures = app_cut_top(&all, l->low ? FIGURES_LOW : FIGURES);
    if (!board && (place_all(l, all) || place_with_lists(l, all))) {
        l->figures = figures;
        return;
    }
    l->first = board ? REVIEW_PAGE_BOARD : REVIEW_PAGE_CURVE;
    app_rect words = app_cut_bottom(&column, WORDS);
    place_page(l, column);
    place_words(l, words);
}
