/* The session: its name, its list of results, and how another one begins. */
#include "screens/session/session.h"

#include "client/sitting.h"
#include "program/say.h"
#include "screens/screens.h"
#include "ui/cut.h"

enum { ROW = 36, TITLE = 86, BUTTON = 44, LIP = 5 };

static void take_name(const app *app, session_state *self)
{
    app_field_init(&self->page.fields[0], GAME_SITTING_NAME - 1, app->client.settings.sitting);
}

static void session_enter(app *app, void *state)
{
    session_state *self = state;
    take_name(app, self);
    self->page.grids[0] = (app_grid){.at = -1, .hover = -1};
    self->page.controls.focus = APP_ID_BACK;
    self->page.controls.focus_shown = true;
}

/* ---- Where everything is ---- */

static void add_buttons(session_layout *l, app_rect row)
{
    bool narrow = row.w < 500;
    int first = l->page.controls.count;
    const app_row_item items[] = {
        {SESSION_RESET, narrow ? APP_TEXT_SESSION_RESET_SHORT : APP_TEXT_SESSION_RESET,
         APP_ICON_NONE,
         .disabled =
             l->app->client.sitting.count == 0 && l->app->client.settings.sitting[0] == '\0'},
        {SESSION_STATISTICS, APP_TEXT_STATISTICS, APP_ICON_NONE, .width = 0}};
    app_page_add_row(&l->page, row, 12, false, items, 2);
    app_page_ask(&l->self->page, &l->page, &l->page.controls.items[first],
                 APP_TEXT_SESSION_RESET_ASK);
}

/* Between the title and what closes the screen. */
static void place_name(session_layout *l, app_rect close)
{
    int title = app_view_text_width(l->view, APP_TYPE_PAGE_TITLE, app_text(APP_TEXT_SESSION));
    int x = l->inner.x + title + 20;
    app_control_add(&l->page.controls, SESSION_NAME, APP_CONTROL_FIELD,
                    (app_rect){x, close.y, close.x - 12 - x, APP_TARGET},
                    app_text(APP_TEXT_SESSION_NAME))
        ->field = &l->self->page.fields[0];
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
    app_grid_page list =
        app_grid_rows(SESSION_LIST, app_cut_margin(inner, 6, 0), app_grid_row(l->view, ROW), count);
    list.to_read = true;
    app_page_add_grid(&l->page, 0, list, NULL);
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
    place_name(l, close);
    app_rect buttons = app_cut_bottom(&inner, BUTTON + LIP);
    app_cut_bottom(&inner, 14);
    buttons.h = BUTTON;
    if (app->client.sitting.count > 0)
        place_results(l, inner);
    add_buttons(l, buttons);
}

/* ---- What the player does ---- */

/* The name is kept as it is typed; Enter says so, and goes on from there. */
static void end_typing(app *app, session_state *self)
{
    const char *name = app->client.settings.sitting;
    char words[GAME_SITTING_NAME + 96];
    take_name(app, self);
    self->page.controls.focus = APP_ID_BACK;
    if (name[0] == '\0')
        return;
    app_textf(words, sizeof words, APP_TEXT_SESSION_NAMED, name);
    app_notify(app, APP_ICON_TICK, words);
}

/* Another session begins, and may get another name. */
static void begin_another(app *app, session_state *self)
{
    client_sitting_begin(&app->client);
    app_notify(app, APP_ICON_TICK, app_text(APP_TEXT_SESSION_IS_RESET));
    take_name(app, self);
    self->page.grids[0] = (app_grid){.at = -1, .hover = -1};
    self->page.controls.focus = SESSION_NAME;
}

static app_go session_answer(app *app, void *state, const void *layout, const app_answer *answer)
{
    session_state *self = state;
    const session_layout *l = layout;
    if (answer->kind == APP_ANSWER_CHOSEN && answer->id == SESSION_STATISTICS)
        return app_go_to(APP_SWAP, APP_SCREEN_STATISTICS);
    if (answer->kind == APP_ANSWER_CHOSEN && answer->id == SESSION_RESET)
        begin_another(app, self);
    if (answer->kind == APP_ANSWER_TYPED)
        client_sitting_rename(&app->client, self->page.fields[0].text);
    if (app_answer_intent(answer) == APP_INTENT_CONFIRM && app_page_types(&self->page, &l->page)) {
        end_typing(app, self);
        return app_stay();
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
