/* What a newcomer sees first: a board that lives, two choices, and the way into a first game. */
#include "screens/welcome/welcome.h"

#include "client/path.h"
#include "program/window.h"
#include "puzzle/goal.h"

const int app_welcome_sizes[WELCOME_SIZES] = {75, GAME_SCALE_AUTO, 150, 200};

/* One move before the goal: the last tile stands where it wants to be pushed from. */
static void welcome_enter(app *app, void *state)
{
    welcome_state *self = state;
    puzzle_goal_make(&self->goal, PUZZLE_GOAL_STANDARD, (puzzle_size){3, 3}, NULL);
    self->board = self->goal;
    puzzle_slide_apply(&self->board, (puzzle_slide){PUZZLE_RIGHT, 1});
    app_board_view_init(&self->view);
    app_board_view_show(&self->view, &self->board, app->now, 0);
    self->page.controls.focus = WELCOME_START;
    self->page.controls.focus_shown = true;
}

static void slide(app *app, welcome_state *self, puzzle_slide moved)
{
    if (!puzzle_slide_apply(&self->board, moved))
        return;
    self->touched = true;
    app_board_view_show(&self->view, &self->board, app->now, app_slide_ms(app));
}

static app_go choose(app *app, int id)
{
    game_settings *settings = &app->client.settings;
    switch (id) {
    case WELCOME_START:
        client_begin_path(&app->client, 1);
        return app_go_to(APP_SWAP, APP_SCREEN_PLAY);
    case WELCOME_TITLE:
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

/* The arrows slide the board as long as the focus is on the button beside it. */
static bool slide_by_key(app *app, welcome_state *self, const app_event *event)
{
    app_intent intent = event->intent;
    if (event->kind != APP_EVENT_KEY_DOWN || self->page.controls.focus != WELCOME_START)
        return false;
    if (intent >= APP_INTENT_UP && intent <= APP_INTENT_LEFT)
        slide(app, self, (puzzle_slide){(puzzle_move)(intent - APP_INTENT_UP), 1});
    else if (intent >= APP_INTENT_LINE_UP && intent <= APP_INTENT_LINE_LEFT)
        slide(app, self,
              puzzle_slide_line(&self->board, (puzzle_move)(intent - APP_INTENT_LINE_UP)));
    else
        return false;
    return true;
}

static void touch_board(app *app, welcome_state *self, const welcome_layout *l,
                        const app_event *event)
{
    if (l->board.side == 0)
        return;
    int cell = app_board_view_event(&self->view, &l->board, event, app->now);
    if (cell >= 0)
        slide(app, self, puzzle_slide_from(&self->board, cell));
}

static bool welcome_first(app *app, void *state, const void *layout, const app_event *event)
{
    welcome_state *self = state;
    bool held = app_board_view_holds(&self->view, event);
    if (held)
        touch_board(app, self, layout, event);
    return held || slide_by_key(app, self, event);
}

static app_go welcome_answer(app *app, void *state, const void *layout, const app_answer *answer)
{
    welcome_state *self = state;
    if (answer->kind == APP_ANSWER_CHOSEN)
        return choose(app, answer->id);
    if (answer->kind != APP_ANSWER_NONE)
        self->view.hover = -1; /* the pointer is over a control */
    else if (app_answer_intent(answer) == APP_INTENT_BACK)
        return choose(app, WELCOME_TITLE);
    else
        touch_board(app, self, layout, answer->event);
    return app_stay();
}

static double welcome_wait(const app *app, const void *state)
{
    const welcome_state *self = state;
    return app_board_view_moving(&self->view, app->now) ? 0 : APP_WAIT_LONG;
}

const app_screen app_screen_welcome = {
    .size = sizeof(welcome_state),
    .layout = sizeof(welcome_layout),
    .enter = welcome_enter,
    .lay_out = app_welcome_lay_out,
    .first = welcome_first,
    .answer = welcome_answer,
    .draw = app_welcome_draw,
    .wait = welcome_wait,
};
