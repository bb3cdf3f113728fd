/* The better way beside the player's own: looked for first, then played, stepped and scrubbed. */
#include "screens/better_way/better_way.h"

#include "game/ask.h"
#include "program/go.h"
#include "program/pictures.h"
#include "program/prompts.h"
#include "program/say.h"
#include "program/window.h"
#include "screens/screens.h"
#include "text/text.h"

static const game_session *session_of(const better_way_state *self)
{
    return &self->record.round.session;
}

static void better_way_take(void *state, app_argument *argument)
{
    better_way_state *self = state;
    self->record = app_argument_record(argument);
}

/* Both boards stand at the beginning as long as the way is looked for. */
static bool begin(app *app, better_way_state *self)
{
    const game_session *session = session_of(self);
    puzzle_path paths[GAME_PAIR] = {{0}, {0}};
    if (!game_session_path(session, &paths[BETTER_WAY_OWN])) {
        puzzle_path_deinit(&paths[BETTER_WAY_OWN]);
        return false;
    }
    game_pair_init(&self->pair, &session->start, self->metric, paths);
    solver_request request = game_ask(GAME_ASK_LINE, &session->start, &session->goal);
    request.metric = self->metric;
    if (solver_job_start(&self->job, app->client.solver, &request, app_wake, app, NULL) != SW_OK)
        app_notify(app, APP_ICON_WARN, app_text(APP_TEXT_SOLVE_FAILED));
    return true;
}

static void better_way_enter(app *app, void *state)
{
    better_way_state *self = state;
    for (int i = 0; i < GAME_PAIR; i++)
        app_board_view_init(&self->boards[i]);
    self->since = self->last = app->now;
    self->metric = client_metric(&app->client, &self->record.round);
    app_replay_use_picture(app, &self->record.round);
    self->ready = begin(app, self);
    if (!self->ready)
        app_notify(app, APP_ICON_WARN, app_text(APP_TEXT_NO_MEMORY));
}

static void better_way_leave(app *app, void *state)
{
    better_way_state *self = state;
    (void)app;
    solver_job_drop(self->job);
    game_pair_deinit(&self->pair);
    game_record_deinit(&self->record);
}

/* ---- What the player does ---- */

static void scrub(better_way_state *self, size_t at)
{
    game_pair_seek(&self->pair, at);
    self->pair.playing = false;
}

static void step(better_way_state *self, int by)
{
    size_t at = self->pair.at;
    if (by > 0 || at > 0)
        scrub(self, by > 0 ? at + 1 : at - 1);
}

static void toggle(app *app, better_way_state *self)
{
    if (self->job)
        return;
    game_pair_toggle(&self->pair);
    self->last = app->now;
}

static app_go choose(app *app, better_way_state *self, const app_answer *answer)
{
    switch (answer->id) {
    case BETTER_WAY_FULL:
        app_toggle_fullscreen(app);
        break;
    case BETTER_WAY_PLAY:
        toggle(app, self);
        break;
    case BETTER_WAY_BACKWARD:
    case BETTER_WAY_FORWARD:
        step(self, answer->id == BETTER_WAY_FORWARD ? 1 : -1);
        break;
    default:
        break;
    }
    return app_go_of(answer);
}

static app_go key(app *app, better_way_state *self, const app_answer *answer)
{
    app_intent intent = app_answer_intent(answer);
    if (app_page_leave_controls(&self->page, answer))
        return app_stay();
    if (intent == APP_INTENT_PLAY || intent == APP_INTENT_CONFIRM)
        toggle(app, self);
    else if (intent == APP_INTENT_LEFT || intent == APP_INTENT_RIGHT)
        step(self, intent == APP_INTENT_RIGHT ? 1 : -1);
    else if (intent == APP_INTENT_FIRST || intent == APP_INTENT_LAST)
        scrub(self, intent == APP_INTENT_FIRST ? 0 : game_pair_length(&self->pair));
    return app_go_of(answer);
}

static app_go better_way_answer(app *app, void *state, const void *layout, const app_answer *answer)
{
    better_way_state *self = state;
    (void)layout;
    if (answer->kind == APP_ANSWER_CHOSEN)
        return choose(app, self, answer);
    if (answer->kind == APP_ANSWER_CHANGED)
        scrub(self, (size_t)answer->value);
    return key(app, self, answer);
}

/* ---- Time ---- */

/* It is played at once: that is what was asked for. */
static void take_answer(app *app, better_way_state *self)
{
    const solver_answer *answer = self->job ? solver_job_answer(self->job) : NULL;
    puzzle_path *path = &self->pair.ways[BETTER_WAY_SHORTEST].path;
    if (!answer)
        return;
    self->proved = answer->optimal;
    bool taken = answer->status == SW_OK && puzzle_path_copy(path, &answer->path);
    solver_job_drop(self->job);
    self->job = NULL;
    if (!taken)
        return;
    game_pair_seek(&self->pair, 0);
    toggle(app, self);
}

/* A slide must end before the next one starts. */
static double slide_ms(const app *app, const better_way_state *self)
{
    double most = 0.8 * GAME_REPLAY_MOVE_MS, wanted = app_slide_ms(app);
    return self->pair.playing && wanted > most ? most : wanted;
}

static app_go better_way_update(app *app, void *state)
{
    better_way_state *self = state;
    if (!self->ready)
        return app_go_to(APP_POP, APP_SCREEN_REVIEW);
    take_answer(app, self);
    if (!app->away)
        game_pair_advance(&self->pair, app->now - self->last);
    self->last = app->now;
    for (int i = 0; i < GAME_PAIR; i++)
        app_board_view_show(&self->boards[i], &self->pair.ways[i].board, app->now,
                            slide_ms(app, self));
    return app_stay();
}

enum { LOOKING_FRAME_MS = 60 };

static double better_way_wait(const app *app, const void *state)
{
    const better_way_state *self = state;
    for (int i = 0; i < GAME_PAIR; i++)
        if (app_board_view_moving(&self->boards[i], app->now))
            return 0;
    if (self->job)
        return LOOKING_FRAME_MS;
    return self->pair.playing && !app->away ? self->pair.wait_ms : APP_WAIT_LONG;
}

static const app_prompt *better_way_prompts(const app *app, int *count)
{
    (void)app;
    return app_prompts_of_replay(count);
}

const app_screen app_screen_better_way = {
    .size = sizeof(better_way_state),
    .layout = sizeof(better_way_layout),
    .places = APP_PLACE_REPLAY,
    .take = better_way_take,
    .enter = better_way_enter,
    .leave = better_way_leave,
    .lay_out = app_better_way_lay_out,
    .answer = better_way_answer,
    .update = better_way_update,
    .draw = app_better_way_draw,
    .prompts = better_way_prompts,
    .wait = better_way_wait,
};
