/* The session: its list of results, and its reset. */
#include "screens/session/session.h"

#include "client/sitting.h"
#include "program/say.h"
#include "screens/screens.h"
#include "ui/cut.h"

enum { ROW = 36, TITLE = 78, BUTTON = 44, LIP = 5 };

static void session_enter(app *app, void *state)
{
    session_state *self = state;
    self->page.grids[0].at = app->client.sitting.count > 0 ? 0 : -1;
    self->page.controls.focus = app->client.sitting.count > 0 ? (int)SESSION_LIST : APP_ID_BACK;
    self->page.controls.focus_shown = true;
}

/* ---- Where everything is ---- */

static void add_buttons(session_layout *l, app_rect row)
{
    bool narrow = row.w < 500;
    const app_row_item items[] = {
        {SESSION_RESET, narrow ? APP_TEXT_SESSION_RESET_SHORT : APP_TEXT_SESSION_RESET,
         APP_ICON_NONE, .disabled = l->app->client.sitting.count == 0},
        {SESSION_STATISTICS, APP_TEXT_STATISTICS, APP_ICON_NONE, .width = 0}};
    app_page_add_row(&l->page, row, 12, false, items, 2);
}

static void place_results(session_layout *l, app_rect inner)
{
    int count = (int)l->app->client.sitting.count;
    l->figure_columns = inner.w >= 560 ? SESSION_FIGURES : 3;
    int rows = (SESSION_FIGURES + l->figure_columns - 1) / l->figure_columns;
    l->figures = app_cut_top(&inner, rows * SESSION_FIGURE + 8);
    app_cut_top(&inner, 14);
    l->list = inner;
    app_cut_top(&inner, SESSION_HEADS);
    app_cut_bottom(&inner, 6);
    app_page_add_grid(
        &l->page, 0,
        app_grid_rows(SESSION_LIST, app_cut_margin(inner, 6, 0), app_grid_row(l->view, ROW), count),
        app_text(APP_TEXT_SESSION));
}

static void session_lay_out(const app *app, const void *state, void *layout)
{
    session_layout *l = layout;
    const app_view *view = &app->view;
    *l = (session_layout){{.view = view}, app, view, state, .figure_columns = 1};
    bool narrow = view->width < 700;
    int margin = narrow ? 8 : 32, pad = narrow ? 14 : 30;
    app_rect window = {0, 0, view->width, view->height};
    if (app_view_layout(view) != APP_LAYOUT_MINIMUM) {
        app_cut_top(&window, app_view_bar(view));
        window = app_cut_middle(window, app_at_most(window.w - 2 * margin, 720),
                                app_at_most(window.h - 16, 700));
    }
    l->slab = window;
    l->inner = app_cut_margin(l->slab, pad, 0);
    app_rect inner = l->inner;
    app_rect close = {l->slab.x + l->slab.w - APP_TARGET - 12, l->slab.y + 14, APP_TARGET,
                      APP_TARGET};
    app_cut_top(&inner, TITLE);
    app_cut_bottom(&inner, narrow ? 10 : 20);
    app_page_add(&l->page, APP_ID_BACK, APP_CONTROL_ICON, close, APP_TEXT_CLOSE, APP_ICON_CLOSE)
        ->intent = APP_INTENT_BACK;
    app_rect buttons = app_cut_bottom(&inner, BUTTON + LIP);
    app_cut_bottom(&inner, 14);
    buttons.h = BUTTON;
    if (app->client.sitting.count > 0)
        place_results(l, inner);
    add_buttons(l, buttons);
}

/* ---- What the player does ---- */

static app_go session_answer(app *app, void *state, const void *layout, const app_answer *answer)
{
    session_state *self = state;
    const session_layout *l = layout;
    if (answer->kind == APP_ANSWER_CHOSEN && answer->id == SESSION_STATISTICS)
        return app_go_to(APP_SWAP, APP_SCREEN_STATISTICS);
    if (answer->kind == APP_ANSWER_CHOSEN && answer->id == SESSION_RESET) {
        client_sitting_begin(&app->client);
        app_notify(app, APP_ICON_TICK, app_text(APP_TEXT_SESSION_IS_RESET));
        self->page.grids[0] = (app_grid){.at = -1};
        self->page.controls.focus = APP_ID_BACK;
    }
    return app_go_of_overlay(answer, l->slab);
}

const app_screen app_screen_session = {
    .size = sizeof(session_state),
    .layout = sizeof(session_layout),
    .overlay = true,
    .enter = session_enter,
    .lay_out = session_lay_out,
    .answer = session_answer,
    .draw = app_session_draw,
};
