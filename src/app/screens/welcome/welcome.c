/* What a newcomer sees first: a board that lives, two choices, and the way into a first game. */
#include "screens/welcome/welcome.h"

#include "client/path.h"
#include "program/window.h"

const int app_welcome_sizes[WELCOME_SIZES] = {75, GAME_SCALE_AUTO, 150, 200};

static void welcome_enter(app *app, void *state)
{
    welcome_state *self = state;
    app_toy_init(&self->toy, (puzzle_size){3, 3}, false, app->now);
    self->page.controls.focus = WELCOME_START;
    self->page.controls.focus_shown = true;
}

static app_go choose(app *app, int id)
{
    game_settings *settings = &app->client.settings;
    switch (id) {
    case WELCOME_START:
        client_begin_path(&app->client, 1);
        return app_go_to(APP_SWAP, APP_SCREEN_PLAY);
    case WELCOME_TITLE: /* nothing was ever played: Play begins there with what can be won, too */
        settings->columns = settings->rows = 3;
        settings->kind = GAME_BOARD_EASY;
        client_settings_changed(&app->client);
        return app_go_to(APP_POP, APP_SCREEN_TITLE);
    case WELCOME_QUIT:
        return app_go_to(APP_QUIT, APP_SCREEN_TITLE);
    case WELCOME_MOTION:
        settings->reduced_motion = !settings->reduced_motion;
        break;
    default:
        settings->scale_percent = app_welcome_sizes[id - WELCOME_SIZE_FIRST];
        app->options.scale_percent = 0; /* the command line's choice gives way */
    }
    client_settings_changed(&app->client);
    return app_stay();
}

/* The arrows slide the board, where there is room for it, as long as the focus is on the button beside it. */
static bool welcome_first(app *app, void *state, const void *layout, const app_event *event)
{
    const welcome_layout *l = layout;
    welcome_state *self = state;
    bool key = event->kind == APP_EVENT_KEY_DOWN && l->board.side > 0 &&
               self->page.controls.focus == WELCOME_START;
    double ms = app_slide_ms(app);
    return app_toy_first(&self->toy, &l->board, event, app->now, ms) ||
           (key && app_toy_key(&self->toy, event->intent, app->now, ms));
}

static app_go welcome_answer(app *app, void *state, const void *layout, const app_answer *answer)
{
    const welcome_layout *l = layout;
    welcome_state *self = state;
    if (answer->kind == APP_ANSWER_CHOSEN)
        return choose(app, answer->id);
    if (app_answer_intent(answer) == APP_INTENT_BACK)
        return choose(app, WELCOME_TITLE);
    app_toy_answer(&self->toy, &l->board, answer, app->now, app_slide_ms(app));
    return app_stay();
}

static app_cursor welcome_cursor(const app *app, const void *state)
{
    const welcome_state *self = state;
    (void)app;
    return app_board_view_cursor(&self->toy.view);
}

static double welcome_wait(const app *app, const void *state)
{
    const welcome_state *self = state;
    return app_board_view_moving(&self->toy.view, app->now) ? 0 : APP_WAIT_LONG;
}

const app_screen app_screen_welcome = {
    .size = sizeof(welcome_state),
    .layout = sizeof(welcome_layout),
    .enter = welcome_enter,
    .lay_out = app_welcome_lay_out,
    .first = welcome_first,
    .answer = welcome_answer,
    .draw = app_welcome_draw,
    .cursor = welcome_cursor,
    .wait = welcome_wait,
};
