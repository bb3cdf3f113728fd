/* Places the board in play, and a second one beside it. */
#include "screens/play/play.h"

#include "text/text.h"

static app_board_layout fit_board(const play_layout *l, app_rect area)
{
    return app_board_layout_fit(l->view, area, l->session->board.size,
                                l->round->look.style == GAME_PICTURE);
}

static app_board_layout zoomed(const play_layout *l, const app_board_layout *whole)
{
    return app_zoom_lay_out(&l->self->zoom.at, whole, l->round->look.style == GAME_PICTURE);
}

enum { COMPARE_GAP = 20, COMPARE_TAB = 76, COMPARE_LABEL = 30, COMPARE_APART = 4 };

/* What a board is, above it or, where they stand one above the other, before it. */
static app_rect label_of_board(app_rect tray, bool above)
{
    int width = 2 * COMPARE_TAB + COMPARE_APART;
    return above ? (app_rect){tray.x + 6, tray.y - 36, width, COMPARE_LABEL}
                 : (app_rect){tray.x - COMPARE_GAP - width, tray.y + 6, width, COMPARE_LABEL};
}

/* The board in its area; while comparing, two of them at the same size, side by side or, where that
 * makes them larger, one above the other. Where it is zoomed, both show the same part. */
void app_play_place_boards(play_layout *l, app_rect area)
{
    enum { GAP = COMPARE_GAP, ABOVE = 40, BEFORE = 2 * COMPARE_TAB + COMPARE_APART + GAP };
    l->whole = fit_board(l, area);
    l->board = zoomed(l, &l->whole);
    if (!l->app->comparing)
        return;
    app_rect left = {area.x, area.y + ABOVE, (area.w - GAP) / 2, area.h - ABOVE}, right = left;
    app_rect upper = {area.x + BEFORE, area.y, area.w - BEFORE, (area.h - GAP) / 2}, lower = upper;
    right.x += left.w + GAP;
    lower.y += upper.h + GAP;
    bool beside = fit_board(l, left).side >= fit_board(l, upper).side;
    l->whole = fit_board(l, beside ? left : upper);
    l->board = zoomed(l, &l->whole);
    app_board_layout other = fit_board(l, beside ? right : lower);
    l->other = zoomed(l, &other);
    l->own_label = label_of_board(l->board.tray, beside);
    l->other_label = label_of_board(l->other.tray, beside);
}

/* Which board stands beside one's own. */
void app_play_place_compare_tabs(play_layout *l)
{
    app_rect tab = l->other_label;
    tab.w = COMPARE_TAB;
    int before = l->page.controls.count;
    app_page_add(&l->page, PLAY_COMPARE_GOAL, APP_CONTROL_TAB, tab, APP_TEXT_GOAL, APP_ICON_NONE)
        ->chosen = !l->app->comparing_start;
    tab.x += tab.w + COMPARE_APART;
    app_page_add(&l->page, PLAY_COMPARE_START, APP_CONTROL_TAB, tab, APP_TEXT_START_BOARD,
                 APP_ICON_NONE)
        ->chosen = l->app->comparing_start;
    app_page_join(&l->page, before);
}
