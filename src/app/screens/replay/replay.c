/* Playing a game by itself: the buttons and keys, and the time that passes. */
#include "screens/replay/replay.h"

#include "client/games.h"
#include "client/replays.h"
#include "program/clipboard.h"
#include "program/go.h"
#include "program/pictures.h"
#include "program/say.h"
#include "program/window.h"
#include "screens/screens.h"
#include "text/text.h"

#include <stdlib.h>

bool app_replay_begin(app *app, replay_state *self)
{
    const game_session *session = &self->record.round.session;
    self->left = malloc(replay_places(self) * sizeof *self->left);
    self->manhattan = malloc(replay_places(self) * sizeof *self->manhattan);
    if (!self->left || !self->manhattan) {
        app_notify(app, APP_ICON_WARN, app_text(APP_TEXT_NO_MEMORY));
        return false;
    }
    app_replay_estimate(self->manhattan, &session->start, &session->goal, &self->replay.path);
    for (size_t i = 0; i < replay_places(self); i++)
        self->left[i] = (game_left){.moves = -1};
    app_board_view_show(&self->board, &self->replay.board, app->now, 0);
    self->ready = true;
    self->ready_since = app->now;
    self->last = app->now;
    self->controls.focus = 0;
    return true;
}

void app_replay_leave(app *app, void *state)
{
    replay_state *self = state;
    (void)app;
    solver_job_drop(self->job);
    game_shorten_deinit(&self->shorten);
    app_replay_progress_deinit(&self->progress);
    app_replay_ghost_end(self);
    game_review_deinit(&self->review);
    game_replay_deinit(&self->replay);
    game_record_deinit(&self->record);
    free(self->left);
    free(self->manhattan);
}

void app_replay_resume(app *app, void *state)
{
    replay_state *self = state;
    self->last = app->now;
}

/* ---- What can be chosen ---- */

static app_go take_over(app *app, replay_state *self)
{
    if (!self->watching)
        return app_replay_solve_take_over(app, self);
    client_take_over(&app->client, &self->record, self->replay.at);
    return app_go_to(APP_HOME, APP_SCREEN_PLAY);
}

static app_go open_in_lab(app *app, replay_state *self)
{
    if (app->client.lab.boards[GAME_LAB_START].size.columns == 0)
        game_lab_init(&app->client.lab);
    game_lab_set_boards(&app->client.lab, &self->replay.board, &self->record.round.session.goal);
    self->replay.playing = false;
    return app_go_to(APP_PUSH, APP_SCREEN_LAB);
}

/* A review that this was opened from is gone back to. */
static app_go open_review(app *app, replay_state *self)
{
    self->replay.playing = false;
    return self->from == APP_SCREEN_REVIEW
               ? app_go_to(APP_POP, APP_SCREEN_REVIEW)
               : app_go_copy(app, APP_PUSH, APP_SCREEN_REVIEW, &self->record);
}

static void export_record(app *app, const game_record *record)
{
    client_replay_export(&app->client, record);
}

static void hand_out(app *app, const replay_state *self,
                     void (*give)(struct app *app, const game_record *record))
{
    game_record solved;
    if (self->watching) {
        give(app, &self->record);
        return;
    }
    if (!app_replay_solve_record(app, self, &solved)) {
        app_notify(app, APP_ICON_WARN, app_text(APP_TEXT_NO_MEMORY));
        return;
    }
    give(app, &solved);
    game_record_deinit(&solved);
}

/* What leads to another screen or out of the program; the rest is for `transport`. */
static app_go choose_way(app *app, replay_state *self, int id)
{
    switch (id) {
    case REPLAY_BACK:
    case REPLAY_CANCEL:
        return app_go_to(APP_POP, APP_SCREEN_PLAY);
    case REPLAY_HELP:
        return app_go_to(APP_PUSH, APP_SCREEN_HELP);
    case REPLAY_COPY:
        hand_out(app, self, app_copy_replay);
        break;
    case REPLAY_EXPORT:
        hand_out(app, self, export_record);
        break;
    case REPLAY_FULL:
        app_toggle_fullscreen(app);
        break;
    case REPLAY_GHOST:
        app_replay_ghost_toggle(app, self);
        break;
    case REPLAY_TAKE_OVER:
        return take_over(app, self);
    case REPLAY_LAB:
        return open_in_lab(app, self);
    case REPLAY_REVIEW:
        return open_review(app, self);
    default:
        break;
    }
    return app_stay();
}

static app_go choose(app *app, replay_state *self, int id)
{
    game_replay *replay = &self->replay;
    switch (id) {
    case REPLAY_START:
        game_replay_seek(replay, 0);
        break;
    case REPLAY_STEP_BACK:
        game_replay_step(replay, -1);
        break;
    case REPLAY_PLAY:
        game_replay_toggle(replay);
        self->last = app->now;
        break;
    case REPLAY_STEP_FORWARD:
        game_replay_step(replay, 1);
        break;
    case REPLAY_END:
        game_replay_seek(replay, replay->path.length);
        break;
    default:
        if (id < REPLAY_SPEED_FIRST || id >= REPLAY_SPEED_FIRST + GAME_REPLAY_SPEEDS)
            return choose_way(app, self, id);
        game_replay_set_speed(replay, id - REPLAY_SPEED_FIRST);
        break;
    }
    return app_stay();
}

/* By a key, as far as the button for it is there. */
static app_go choose_if(app *app, replay_state *self, int id)
{
    replay_layout layout;
    app_replay_lay_out(app, self, &layout);
    const app_control *control = app_control_find(&layout.controls, id);
    return control && !control->disabled ? choose(app, self, id) : app_stay();
}

/* An Enter this soon after the solution came was meant for Cancel, which stood there before; but not
 * from who has pressed other keys since. */
enum { MISTAKEN_MS = 400 };

static app_go confirm(app *app, replay_state *self)
{
    if (app->now - self->ready_since < MISTAKEN_MS)
        return app_stay();
    return choose_if(app, self, REPLAY_TAKE_OVER);
}

static app_go key(app *app, replay_state *self, const app_event *event)
{
    app_intent intent = event->intent;
    if (intent == APP_INTENT_BACK) {
        if (self->controls.focus == 0 || !self->ready)
            return choose(app, self, REPLAY_BACK);
        self->controls.focus = 0;
        return app_stay();
    }
    if (!self->ready)
        return app_stay();
    if (intent != APP_INTENT_CONFIRM && !event->repeat)
        self->ready_since = 0;
    switch (intent) {
    case APP_INTENT_CONFIRM:
        return confirm(app, self);
    case APP_INTENT_PLAY:
        return choose(app, self, REPLAY_PLAY);
    case APP_INTENT_LEFT:
        return choose(app, self, REPLAY_STEP_BACK);
    case APP_INTENT_RIGHT:
        return choose(app, self, REPLAY_STEP_FORWARD);
    case APP_INTENT_UP:
        game_replay_set_speed(&self->replay, self->replay.speed + 1);
        break;
    case APP_INTENT_DOWN:
        game_replay_set_speed(&self->replay, self->replay.speed - 1);
        break;
    case APP_INTENT_FIRST:
        return choose(app, self, REPLAY_START);
    case APP_INTENT_LAST:
        return choose(app, self, REPLAY_END);
    case APP_INTENT_COPY:
        return choose(app, self, REPLAY_COPY);
    default:
        break;
    }
    return app_stay();
}

static void scrub(replay_state *self, size_t at)
{
    game_replay_seek(&self->replay, at);
    self->replay.playing = false;
}

/* A press on the curve goes there. */
static void press(replay_state *self, const replay_layout *layout, const app_event *event)
{
    if (event->kind != APP_EVENT_POINTER_DOWN || layout->curve.w == 0 ||
        !app_rect_contains(layout->curve, event->x, event->y))
        return;
    app_curve curve = app_replay_curve(self, layout->curve);
    scrub(self, app_curve_place(&curve, event->x));
}

app_go app_replay_event(app *app, void *state, const app_event *event)
{
    replay_state *self = state;
    replay_layout layout;
    app_replay_lay_out(app, self, &layout);
    app_control_result result =
        app_controls_event(&self->controls, &layout.controls, APP_FOCUS_MAY_LEAVE, event, app->now);
    if (result.outcome == APP_CONTROL_CHOSEN)
        return choose(app, self, result.id);
    if (result.outcome == APP_CONTROL_CHANGED && result.id == REPLAY_SCRUB)
        scrub(self, (size_t)result.value);
    if (event->kind == APP_EVENT_DROP && !self->watching)
        app_take_picture(app, event->path);
    if (result.outcome != APP_CONTROL_IGNORED)
        return app_stay();
    if (event->kind == APP_EVENT_KEY_DOWN)
        return key(app, self, event);
    press(self, &layout, event);
    return app_stay();
}

/* ---- Time ---- */

/* A slide must end before the next one starts. */
static double slide_ms(const app *app, const replay_state *self)
{
    if (app->client.settings.reduced_motion || app->options.no_animation)
        return 0;
    double between = self->replay.wait_ms;
    double wanted = app->client.settings.slide_ms;
    return self->replay.playing && wanted > 0.8 * between ? 0.8 * between : wanted;
}

app_go app_replay_play(app *app, replay_state *self)
{
    if (!app->away)
        game_replay_advance(&self->replay, app->now - self->last);
    self->last = app->now;
    app_board_view_show(&self->board, &self->replay.board, app->now, slide_ms(app, self));
    return app_stay();
}

/* While a search goes on; and while a clock runs or a ghost goes by it. */
enum { SOLVING_FRAME_MS = 60, CLOCK_FRAME_MS = 100, SHORTENING_FRAME_MS = 250 };

double app_replay_wait(const app *app, const void *state)
{
    const replay_state *self = state;
    replay_layout layout;
    if (!self->ready)
        return SOLVING_FRAME_MS;
    if (app_board_view_moving(&self->board, app->now))
        return 0;
    if (self->replay.playing && !app->away) {
        bool clock = self->watching && self->replay.wait_ms > CLOCK_FRAME_MS;
        return clock ? CLOCK_FRAME_MS : self->replay.wait_ms;
    }
    app_replay_lay_out(app, self, &layout);
    double wait = app_controls_wait(&self->controls, &layout.controls, app->now);
    bool shortening = self->shortening && game_shorten_searching(&self->shorten);
    return shortening && wait > SHORTENING_FRAME_MS ? SHORTENING_FRAME_MS : wait;
}
