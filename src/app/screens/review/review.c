/* A game that is over, slide by slide: what each was worth, and what would have been better. */
#include "screens/review/review.h"

#include "client/games.h"
#include "client/replays.h"
#include "game/ask.h"
#include "os/thread.h"
#include "program/go.h"
#include "program/pictures.h"
#include "program/say.h"
#include "program/window.h"
#include "screens/screens.h"
#include "text/text.h"

#include <stdlib.h>

const game_judgement *app_review_slide(const review_state *self, size_t place)
{
    size_t first = 0, end = self->review.count;
    while (first < end) {
        size_t middle = first + (end - first) / 2;
        const game_judgement *slide = &self->review.slides[middle];
        if (place < slide->place)
            end = middle;
        else if (place >= slide->place + (size_t)slide->length)
            first = middle + 1;
        else
            return slide;
    }
    return NULL;
}

static const game_session *session_of(const review_state *self)
{
    return &self->record.round.session;
}

static double slide_ms(const app *app)
{
    bool still = app->client.settings.reduced_motion || app->options.no_animation;
    return still ? 0 : app->client.settings.slide_ms;
}

static puzzle_board board_at(const review_state *self, size_t place)
{
    puzzle_board board = session_of(self)->start;
    puzzle_path_play(&self->way, 0, place, &board);
    return board;
}

/* What the judge has found out by now. */
static void look(app *app, review_state *self)
{
    size_t looked = game_judge_known(app->client.judge, self->left, review_places(self));
    self->done = game_judge_done(app->client.judge);
    if (looked == self->looked && self->review.slides)
        return;
    self->looked = looked;
    game_review_deinit(&self->review);
    if (!game_review_make(&self->review, session_of(self), self->left, review_places(self)))
        app_notify(app, APP_ICON_WARN, app_text(APP_TEXT_NO_MEMORY));
}

static bool begin(app *app, review_state *self)
{
    const game_session *session = session_of(self);
    if (!game_session_path(session, &self->way))
        return false;
    self->left = malloc(review_places(self) * sizeof *self->left);
    if (!self->left || !game_judge_follow(app->client.judge, &session->start, &session->goal,
                                          &self->way, GAME_ASK_REVIEW_PLACE_MS))
        return false;
    self->claim = solver_claim_tables(app->client.solver, &session->goal);
    look(app, self);
    return true;
}

static void review_take(void *state, app_argument *argument)
{
    review_state *self = state;
    self->from = argument->from;
    if (argument->kind != APP_ARGUMENT_RECORD)
        return;
    self->record = *argument->as.record;
    *argument->as.record = (game_record){0};
}

static void review_enter(app *app, void *state)
{
    review_state *self = state;
    app_board_view_init(&self->board);
    self->worst.at = -1;
    self->since = app->now;
    app_replay_use_picture(app, &self->record.round.look);
    if (!begin(app, self)) {
        free(self->left);
        self->left = NULL;
        app_notify(app, APP_ICON_WARN, app_text(APP_TEXT_NO_MEMORY));
    }
}

static void review_leave(app *app, void *state)
{
    review_state *self = state;
    game_judge_rest(app->client.judge);
    game_record_deinit(&self->record);
    solver_claim_drop(self->claim);
    app_review_line_end(&self->line);
    game_review_deinit(&self->review);
    puzzle_path_deinit(&self->way);
    free(self->left);
}

static void go_to(app *app, review_state *self, size_t place)
{
    review_layout layout;
    self->at = place < self->way.length ? place : self->way.length;
    self->worst.at = -1;
    app_review_lay_out(app, self, &layout);
    for (int i = 0; i < self->review.worst_count; i++)
        if (self->review.slides[self->review.worst[i]].place == self->at)
            app_list_choose(&self->worst, &layout.page, i);
}

/* To the beginning of the next slide, or of the one before. */
static void step(app *app, review_state *self, int by)
{
    const game_judgement *slide = app_review_slide(self, self->at);
    if (by > 0 && slide)
        go_to(app, self, slide->place + (size_t)slide->length);
    else if (by < 0 && slide && slide->place < self->at)
        go_to(app, self, slide->place);
    else if (by < 0 && self->at > 0)
        go_to(app, self, app_review_slide(self, self->at - 1)->place);
}

static void choose_worst(app *app, review_state *self, int row)
{
    if (row >= 0 && row < self->review.worst_count)
        go_to(app, self, self->review.slides[self->review.worst[row]].place);
}

/* Where the game is watched already, that screen lies below. */
static app_go watch(app *app, const review_state *self)
{
    return self->from == APP_SCREEN_WATCH
               ? app_go_to(APP_POP, APP_SCREEN_WATCH)
               : app_go_copy(app, APP_PUSH, APP_SCREEN_WATCH, &self->record);
}

static app_go choose(app *app, review_state *self, int id)
{
    switch ((review_id)id) {
    case REVIEW_BACK:
        return app_go_to(APP_POP, APP_SCREEN_THEATRE);
    case REVIEW_HELP:
        return app_go_to(APP_PUSH, APP_SCREEN_HELP);
    case REVIEW_FULL:
        app_toggle_fullscreen(app);
        break;
    case REVIEW_BACKWARD:
        step(app, self, -1);
        break;
    case REVIEW_FORWARD:
        step(app, self, 1);
        break;
    case REVIEW_WATCH:
        return watch(app, self);
    case REVIEW_TAKE_OVER:
        client_take_over(&app->client, &self->record, self->at);
        return app_go_to(APP_HOME, APP_SCREEN_PLAY);
    case REVIEW_CURVE:
    case REVIEW_SCRUB:
    case REVIEW_WORST:
        break;
    }
    return app_stay();
}

static app_go key(app *app, review_state *self, const app_event *event)
{
    switch (event->intent) {
    case APP_INTENT_BACK:
        if (self->controls.focus == 0)
            return choose(app, self, REVIEW_BACK);
        self->controls.focus = 0;
        break;
    case APP_INTENT_LEFT:
        step(app, self, -1);
        break;
    case APP_INTENT_RIGHT:
        step(app, self, 1);
        break;
    case APP_INTENT_UP:
        choose_worst(app, self, self->worst.at - 1);
        break;
    case APP_INTENT_DOWN:
        choose_worst(app, self, self->worst.at + 1);
        break;
    case APP_INTENT_FIRST:
        go_to(app, self, 0);
        break;
    case APP_INTENT_LAST:
        go_to(app, self, self->way.length);
        break;
    default:
        break;
    }
    return app_stay();
}

/* A press on the curve goes there, and so does the pointer as long as it is held. */
static bool point_at_curve(app *app, review_state *self, const review_layout *layout,
                           const app_event *event)
{
    bool down = event->kind == APP_EVENT_POINTER_DOWN &&
                app_rect_contains(layout->curve, event->x, event->y);
    bool drag = event->kind == APP_EVENT_POINTER_MOVE && self->controls.pressed == REVIEW_CURVE;
    if (!down && !drag)
        return false;
    app_curve curve = app_review_curve(self, layout->curve);
    go_to(app, self, app_curve_place(&curve, event->x));
    return drag;
}

/* The focus on the curve does not take these keys away from the game. */
static bool keys_along_curve(const review_state *self, const app_event *event)
{
    if (event->kind != APP_EVENT_KEY_DOWN || self->controls.focus != REVIEW_CURVE)
        return false;
    app_intent intent = event->intent;
    return intent == APP_INTENT_LEFT || intent == APP_INTENT_RIGHT || intent == APP_INTENT_FIRST ||
           intent == APP_INTENT_LAST;
}

static app_go review_event(app *app, void *state, const app_event *event)
{
    review_state *self = state;
    review_layout layout;
    app_review_lay_out(app, self, &layout);
    int row = self->worst.at;
    if (app_list_event(&self->worst, &layout.page, &self->controls, event) || self->worst.at != row)
        choose_worst(app, self, self->worst.at);
    else if (point_at_curve(app, self, &layout, event))
        return app_stay();
    if (keys_along_curve(self, event))
        return key(app, self, event);
    app_control_result result =
        app_controls_event(&self->controls, &layout.controls, APP_FOCUS_MAY_LEAVE, event, app->now);
    if (result.outcome == APP_CONTROL_CHOSEN)
        return choose(app, self, result.id);
    if (result.outcome == APP_CONTROL_CHANGED && result.id == REVIEW_SCRUB)
        go_to(app, self, (size_t)result.value);
    if (result.outcome == APP_CONTROL_IGNORED && event->kind == APP_EVENT_KEY_DOWN)
        return key(app, self, event);
    return app_stay();
}

/* The better way is wanted where one was missed. */
static void seek_line(app *app, review_state *self)
{
    const game_judgement *slide = app_review_slide(self, self->at);
    if (!slide || (slide->verdict != GAME_LOST && slide->verdict != GAME_SIDEWAYS))
        return;
    puzzle_board from = board_at(self, slide->place);
    app_review_line_seek(app, &self->line, &from, &session_of(self)->goal, slide->place);
}

static app_go review_update(app *app, void *state)
{
    review_state *self = state;
    if (!self->left)
        return app_go_to(APP_POP, APP_SCREEN_THEATRE);
    if (!self->done)
        look(app, self);
    seek_line(app, self);
    puzzle_board board = board_at(self, self->at);
    app_board_view_show(&self->board, &board, app->now, slide_ms(app));
    return app_stay();
}

enum { JUDGING_FRAME_MS = 60 };

static double review_wait(const app *app, const void *state)
{
    const review_state *self = state;
    review_layout layout;
    if (app_board_view_moving(&self->board, app->now))
        return 0;
    if (!self->done)
        return JUDGING_FRAME_MS;
    app_review_lay_out(app, self, &layout);
    return app_controls_wait(&self->controls, &layout.controls, app->now);
}

const app_screen app_screen_review = {
    .size = sizeof(review_state),
    .take = review_take,
    .enter = review_enter,
    .leave = review_leave,
    .event = review_event,
    .update = review_update,
    .draw = app_review_draw,
    .wait = review_wait,
};
