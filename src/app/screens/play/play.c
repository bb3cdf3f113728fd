/* The play screen: input becomes commands, commands change the session, the board view follows. */
#include "screens/play/play_act.h"

#include "client/commands.h"
#include "program/app.h"
#include "program/pictures.h"
#include "screens/screens.h"

#include <math.h>

bool app_play_peeking(const play_state *self)
{
    return self->peek_key || self->controls.pressed == PLAY_GOAL;
}

bool app_play_solved(const app *app)
{
    return game_session_solved(&app->client.desk.current.session);
}

bool app_play_shows_result(const app *app, const play_state *self)
{
    double since = self->board.ripple_since;
    return app_play_solved(app) && !self->result_hidden &&
           (since <= 0 || self->now - since > PLAY_RESULT_DELAY_MS);
}

double app_play_result_age(const play_state *self)
{
    double since = self->board.ripple_since;
    enum { WHOLE_MS = PLAY_RESULT_DELAY_MS + PLAY_RESULT_SLIDE_MS };
    return since <= 0 ? PLAY_STARS_STAND : self->now - since - WHOLE_MS;
}

static game_session *session_of(app *app)
{
    return &app->client.desk.current.session;
}

/* The clock runs on in view, and only then: a longer gap was spent elsewhere. */
static void tick(app *app, play_state *self)
{
    double passed = app->now - self->last;
    if (self->last > 0 && passed < 2000 && !app->away)
        game_session_advance(session_of(app), passed);
    self->last = app->now;
    self->now = app->now;
}

static void play_take(void *state, app_argument *argument)
{
    play_state *self = state;
    if (argument->kind != APP_ARGUMENT_RECORD)
        self->race.wish = *argument;
}

static void play_enter(app *app, void *state)
{
    play_state *self = state;
    app_board_view_init(&self->board);
    app_use_picture(app);
    self->result_hidden = app_play_solved(app);
    app_play_follow(app, self);
    self->now = app->now;
}

static void play_leave(app *app, void *state)
{
    play_state *self = state;
    solver_claim_drop(self->claim);
    app_play_race_deinit(&self->race);
    app_play_judge_deinit(&self->judge);
    game_judge_rest(app->client.judge);
    game_hint_hide(app->client.hint);
    game_store_save_desk(app->client.store, &app->client.desk);
}

static void play_resume(app *app, void *state)
{
    play_state *self = state;
    self->last = app->now;
    app_play_judge_again(&self->judge);
}

/* A solved board can be looked at, and no tile of it be taken. */
static void touch_board(app *app, play_state *self, const play_layout *layout,
                        const app_event *event)
{
    if (event->kind == APP_EVENT_POINTER_DOWN && app_play_solved(app))
        return;
    int cell = app_board_view_event(&self->board, &layout->board, event, app->now);
    if (cell >= 0)
        app_play_command(app, self, (game_command){.kind = GAME_PRESS, .cell = cell});
}

static void guide(app *app, play_state *self)
{
    app_play_guide_update(app, &self->guide, app_play_peeking(self) || app->comparing);
}

static app_go take_event(app *app, play_state *self, const app_event *event)
{
    play_layout layout;
    tick(app, self);
    if (event->kind == APP_EVENT_KEY_DOWN || event->kind == APP_EVENT_POINTER_DOWN)
        self->by_key = event->kind == APP_EVENT_KEY_DOWN;
    app_play_lay_out(app, self, &layout);
    app_control_result result = {APP_CONTROL_IGNORED, 0, 0};
    if (!app_board_view_holds(&self->board, event))
        result = app_controls_event(&self->controls, &layout.controls, APP_FOCUS_MAY_LEAVE, event,
                                    app->now);
    switch (result.outcome) {
    case APP_CONTROL_CHOSEN:
        return app_play_choose(app, self, result.id);
    case APP_CONTROL_USED:
    case APP_CONTROL_CHANGED:
    case APP_CONTROL_HELD:
    case APP_CONTROL_RELEASED:
        self->board.hover = -1; /* the pointer is over a control */
        return app_stay();
    case APP_CONTROL_IGNORED:
        break;
    }
    switch (event->kind) {
    case APP_EVENT_KEY_DOWN:
        return app_play_key(app, self, event);
    case APP_EVENT_KEY_UP:
        if (event->intent == APP_INTENT_PEEK)
            self->peek_key = false;
        return app_stay();
    case APP_EVENT_DROP:
        app_take_picture(app, event->path);
        return app_stay();
    case APP_EVENT_FOCUS_LOST:
        self->peek_key = false;
        game_store_save_desk(app->client.store, &app->client.desk);
        break;
    case APP_EVENT_POINTER_DOWN:
        self->controls.focus = 0;
        break;
    default:
        break;
    }
    touch_board(app, self, &layout, event);
    return app_stay();
}

/* The guide sees what each event did, however many come within a frame. */
static app_go play_event(app *app, void *state, const app_event *event)
{
    play_state *self = state;
    app_go go = take_event(app, self, event);
    guide(app, self);
    return go;
}

/* The hint as the board shows it; each step begins anew. */
static void show_hint(app *app, play_state *self)
{
    app_board_hint *hint = &self->hint;
    bool shown = game_hint_stage_now(app->client.hint) == GAME_HINT_SHOWN;
    if (shown && (!hint->shown || hint->step != game_hint_step_now(app->client.hint) ||
                  hint->move != game_hint_move(app->client.hint)))
        hint->since = app->now;
    hint->shown = shown;
    if (!shown)
        return;
    hint->step = game_hint_step_now(app->client.hint);
    hint->region = game_hint_region(app->client.hint);
    hint->move = game_hint_move(app->client.hint);
}

static app_go play_update(app *app, void *state)
{
    play_state *self = state;
    tick(app, self);
    client_hint_poll(&app->client, app->now);
    if (app_play_race_update(app, &self->race))
        self->controls.focus = 0;
    app_play_follow(app, self);
    show_hint(app, self);
    app_play_judge_update(app, &self->judge);
    guide(app, self);
    return app_stay();
}

/* How long the bead on the board grows and beats. */
enum { BEAD_MS = 960, THINKING_MS = 20 };

static double least(double a, double b)
{
    return a < b ? a : b;
}

/* The result waits for the ripple, slides in, and its stars come. */
static double result_wait(const app *app, const play_state *self)
{
    enum { STARS_MS = PLAY_STAR_MS + 2 * PLAY_STAR_DELAY_MS };
    double age = app_play_result_age(self);
    if (!app_play_solved(app) || self->result_hidden || age >= STARS_MS)
        return APP_WAIT_LONG;
    return age < -PLAY_RESULT_SLIDE_MS ? -PLAY_RESULT_SLIDE_MS - age + 1 : 0;
}

/* Until the clock shows another second, or the ghost moves. */
static double clock_wait(const app *app)
{
    const game_session *session = &app->client.desk.current.session;
    if (!game_session_unfinished(session) || app->away)
        return APP_WAIT_LONG;
    double second = 1000 - fmod(session->time_ms, 1000) + 1;
    return least(second, app_play_racing(app)
                             ? game_ghost_wait(&app->client.ghost, session->time_ms)
                             : second);
}

static double gain_wait(const app *app, const play_state *self)
{
    double age = app_play_judge_gain_age(&self->judge, app->now);
    if (age < 0)
        return APP_WAIT_LONG;
    bool fades = age < PLAY_GAIN_FADE_MS || age > PLAY_GAIN_MS - PLAY_GAIN_FADE_MS;
    return fades ? 0 : PLAY_GAIN_MS - PLAY_GAIN_FADE_MS - age + 1;
}

static bool bead_moves(const app *app, const play_state *self)
{
    return self->hint.shown && self->hint.step == GAME_HINT_ARROW &&
           app->now - self->hint.since < BEAD_MS && !app->client.settings.reduced_motion;
}

static double play_wait(const app *app, const void *state)
{
    const play_state *self = state;
    play_layout layout;
    app_play_lay_out(app, self, &layout);
    if (app_board_view_moving(&self->board, app->now) || bead_moves(app, self))
        return 0;
    double wait = app_controls_wait(&self->controls, &layout.controls, app->now);
    wait = least(wait, least(result_wait(app, self), clock_wait(app)));
    wait = least(wait, least(gain_wait(app, self), app_play_guide_wait(&self->guide, app)));
    if (game_hint_stage_now(app->client.hint) == GAME_HINT_THINKING)
        wait = least(wait, THINKING_MS);
    return wait;
}

const app_screen app_screen_play = {
    .size = sizeof(play_state),
    .take = play_take,
    .enter = play_enter,
    .leave = play_leave,
    .resume = play_resume,
    .event = play_event,
    .update = play_update,
    .draw = app_play_draw,
    .wait = play_wait,
};
