/* Places the parts of a review in windows of all shapes. */
#include "screens/review/review.h"
#include "ui/bar.h"
#include "ui/cut.h"

/* Heights in the column, from top to bottom. */
enum { FIGURES = 76, CURVE_LABEL = 28, CURVE = 150, SCRUB = 52, WORDS = 104, LIST_TITLE = 30 };
enum { FIGURES_LOW = 56, WORDS_LOW = 74, CURVE_LEAST = 66 };
enum { ROW = 40, EDGE = 6, BUTTON = 48, BUTTON_LIP = 5, GAP = 14 };

static void place_bar(review_layout *l)
{
    bool low = l->kind == APP_LAYOUT_MINIMUM;
    int right = l->view->width - (low ? 28 : 42);
    app_control_list *controls = &l->page.controls;
    app_bar_key_icon(l->view, controls, APP_ID_BACK, low ? 28 : 42, APP_ICON_BACK, APP_TEXT_BACK,
                     APP_INTENT_BACK);
    app_bar_key_icon(l->view, controls, APP_ID_HELP, right - 48, APP_ICON_HELP, APP_TEXT_KEYS,
                     APP_INTENT_HELP);
    app_bar_key_icon(l->view, controls, REVIEW_FULL, right, APP_ICON_FULL, APP_TEXT_FULLSCREEN,
                     APP_INTENT_FULLSCREEN);
}

/* The curve is one thing to press, and the scrub bar beneath it shares its axis. */
static void place_curve(review_layout *l, app_rect area)
{
    const review_state *self = l->self;
    app_cut_top(&area, CURVE_LABEL);
    app_rect scrub = app_cut_bottom(&area, SCRUB);
    l->curve = (app_curve){.rect = area,
                           .left = self->left,
                           .places = review_places(self),
                           .review = &self->review,
                           .at = self->at,
                           .axis = true};
    app_control_add(&l->page.controls, REVIEW_CURVE, APP_CONTROL_AREA, area,
                    app_text(APP_TEXT_RESULT_CURVE))
        ->disabled = self->path.length == 0;
    app_curve_add_scrub(&l->curve, &l->page.controls, REVIEW_SCRUB, scrub.y + 4, 44);
}

/* From slide to slide, at the right end of the words about the slide. */
static void place_steps(review_layout *l)
{
    app_rect area = l->words;
    int side = 40, right = area.x + area.w, y = area.y - 4;
    int before = l->page.controls.count;
    app_page_add(&l->page, REVIEW_BACKWARD, APP_CONTROL_ICON,
                 (app_rect){right - 2 * side, y, side, side}, APP_TEXT_REVIEW_BACKWARD,
                 APP_ICON_STEPB)
        ->disabled = l->self->at == 0;
    app_page_add(&l->page, REVIEW_FORWARD, APP_CONTROL_ICON,
                 (app_rect){right - side, y, side, side}, APP_TEXT_REVIEW_FORWARD, APP_ICON_STEPF)
        ->disabled = l->self->at == l->self->path.length;
    app_page_join(&l->page, before);
}

/* As high as its rows, if there is so much room. */
static void place_list(review_layout *l, app_rect area)
{
    int count = (int)l->self->review.detour_count;
    int most = (count > 0 ? count * ROW : ROW) + 2 * EDGE;
    app_cut_top(&area, LIST_TITLE);
    if (area.h < ROW + 2 * EDGE)
        return;
    area.h = area.h > most ? most : area.h;
    l->list = area;
    app_page_add_grid(&l->page, 0,
                      app_grid_rows(REVIEW_DETOURS, app_cut_margin(area, EDGE, EDGE), ROW, count),
                      app_text(APP_TEXT_REVIEW_WORST));
}

/* Nothing is left to be played at the end of a game that was solved. */
static void place_buttons(review_layout *l, app_rect row)
{
    const review_state *self = l->self;
    int before = l->page.controls.count;
    app_control *watch = app_page_add(&l->page, REVIEW_WATCH, APP_CONTROL_BUTTON,
                                      app_cut_share(row, 0, 2, 16), APP_TEXT_WATCH, APP_ICON_PLAY);
    app_control *take_over =
        app_page_add(&l->page, REVIEW_TAKE_OVER, APP_CONTROL_BUTTON, app_cut_share(row, 1, 2, 16),
                     APP_TEXT_TAKE_OVER, APP_ICON_HAND);
    watch->slim = take_over->slim = row.w < 400;
    take_over->disabled =
        self->at == self->path.length && game_session_solved(&self->record.round.session);
    app_page_join(&l->page, before);
}

/* The curve's part, with what belongs to it, of the room that it shares with the list. The list gets
 * what it needs, the curve being at most 240 high; where that leaves too little of the curve, the list
 * keeps `rows` in view; where those leave too little as well, there is no list. */
static int curve_height(const review_layout *l, int room, int rows)
{
    int beside = CURVE_LABEL + SCRUB, most = 240;
    int around = LIST_TITLE + 2 * EDGE + GAP;
    int detours = (int)l->self->review.detour_count;
    int curve = room - beside - around - ROW * (detours > rows ? detours : rows);
    if (curve < CURVE)
        curve = room - beside - around - ROW * rows;
    if (curve < CURVE_LEAST)
        return room;
    return beside + (curve > most ? most : curve);
}

/* From the top: figures, curve, words, list; from the bottom: buttons. */
static void place_column(review_layout *l, app_rect column)
{
    l->low = column.h < 560;
    int words = l->low ? WORDS_LOW : WORDS;
    app_cut_bottom(&column, BUTTON_LIP);
    place_buttons(l, app_cut_bottom(&column, l->kind == APP_LAYOUT_MINIMUM ? 40 : BUTTON));
    app_cut_bottom(&column, GAP);
    l->figures = app_cut_top(&column, l->low ? FIGURES_LOW : FIGURES);
    int curve = curve_height(l, column.h - words, l->low ? 2 : 3);
    place_curve(l, app_cut_top(&column, curve));
    l->words = app_cut_top(&column, words);
    place_steps(l);
    app_cut_top(&column, GAP);
    place_list(l, column);
}

static void place_board(review_layout *l, app_rect area)
{
    const game_round *round = &l->self->record.round;
    l->board = app_board_layout_fit(l->view, area, round->session.start.size,
                                    round->look.style == GAME_PICTURE);
}

/* The board and the column as one group in the middle. */
static void place_beside(review_layout *l, int column, int gap)
{
    int margin = 32, top = 82;
    app_rect area = {margin, top, l->view->width - 2 * margin - gap - column,
                     l->view->height - top - 32};
    place_board(l, area);
    int x = l->board.tray.x + l->board.tray.w + gap;
    place_column(l, (app_rect){x, top, column, area.h});
}

static void place_below(review_layout *l)
{
    int margin = 24, top = 82, width = l->view->width - 2 * margin;
    place_board(l, (app_rect){margin, top, width, l->view->height * 42 / 100});
    int y = l->board.tray.y + l->board.tray.h + 20;
    place_column(l, (app_rect){margin, y, width, l->view->height - y - 16});
}

/* A small board beside the column where the window is wide enough for both. */
static void place_minimum(review_layout *l)
{
    int margin = 16, top = 56, gap = 16;
    app_rect area = {margin, top, l->view->width - 2 * margin, l->view->height - top - 10};
    int side = area.w - 360 - gap;
    if (side >= 150) {
        place_board(l, app_cut_left(&area, side));
        app_cut_left(&area, gap);
    }
    place_column(l, area);
}

void app_review_lay_out(const app *app, const void *state, void *layout)
{
    review_layout *l = layout;
    const app_view *view = &app->view;
    *l = (review_layout){{.view = view, .focus = APP_FOCUS_MAY_LEAVE},
                         app,
                         view,
                         state,
                         .kind = app_view_layout(view)};
    place_bar(l);
    if (l->kind == APP_LAYOUT_WIDE)
        place_beside(l, 468, 56);
    else if (l->kind == APP_LAYOUT_MEDIUM)
        place_beside(l, 336, 28);
    else if (l->kind == APP_LAYOUT_PORTRAIT)
        place_below(l);
    else
        place_minimum(l);
}
