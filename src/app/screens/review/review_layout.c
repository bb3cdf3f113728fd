/* Places the parts of a review in windows of all shapes: board, bar, and the column beside or below. */
#include "screens/review/review.h"
#include "ui/bar.h"
#include "ui/cut.h"

static void place_bar(review_layout *l)
{
    static const app_bar_item items[] = {
        {APP_ID_HELP, APP_ICON_HELP, APP_TEXT_HELP, APP_INTENT_HELP, 0},
        {REVIEW_FULL, APP_ICON_FULL, APP_TEXT_FULLSCREEN, APP_INTENT_FULLSCREEN, 0}};
    app_page_add_back(&l->page);
    app_page_add_bar(&l->page, items, 2);
}

void app_review_place_board(review_layout *l, app_rect area)
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
    app_review_place_board(l, area);
    int x = l->board.tray.x + l->board.tray.w + gap;
    app_review_place_column(l, (app_rect){x, top, column, area.h}, false);
}

static void place_below(review_layout *l)
{
    int margin = 24, top = 82, width = l->view->width - 2 * margin;
    app_review_place_board(l, (app_rect){margin, top, width, l->view->height * 40 / 100});
    int y = l->board.tray.y + l->board.tray.h + 20;
    app_review_place_column(l, (app_rect){margin, y, width, l->view->height - y - 16}, false);
}

/* A board beside the column where the window is wide enough for both, else among the pages. */
static void place_minimum(review_layout *l)
{
    int margin = 16, top = 56, gap = 16;
    app_rect area = {margin, top, l->view->width - 2 * margin, l->view->height - top - 10};
    int side = area.w - 360 - gap;
    bool beside = side >= 150;
    if (beside) {
        app_review_place_board(l, app_cut_left(&area, side));
        app_cut_left(&area, gap);
    }
    app_review_place_column(l, area, !beside);
}

void app_review_lay_out(const app *app, const void *state, void *layout)
{
    review_layout *l = layout;
    const app_view *view = &app->view;
    *l = (review_layout){{.view = view, .focus = APP_FOCUS_MAY_LEAVE},
                         app,
                         view,
                         state,
                         .kind = app_view_layout(view),
                         .first = REVIEW_PAGES};
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
