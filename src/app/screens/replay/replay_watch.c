/* Watching a game again, while the analysis finds out how far from the goal it was. */
#include "client/records.h"
#include "client/replays.h"
#include "game/ask.h"
#include "program/go.h"
#include "program/pictures.h"
#include "program/prompts.h"
#include "program/say.h"
#include "screens/replay/replay.h"
#include "screens/screens.h"

static void follow(app *app, const replay_state *self)
{
    const game_session *session = &self->record.round.session;
    if (self->ready && !game_analysis_follow(app->client.analyses[self->metric], &session->start,
                                             &session->goal, &self->replay.path, GAME_ASK_PLACE_MS))
        app_notify(app, APP_ICON_WARN, _("Memory ran out; nothing was changed"));
}

static void watch_take(void *state, app_argument *argument)
{
    replay_state *self = state;
    self->from = argument->from;
    self->record = app_argument_record(argument);
}

static void watch_enter(app *app, void *state)
{
    replay_state *self = state;
    self->watching = true;
    self->metric = client_metric(&app->client, &self->record.round);
    app_board_view_init(&self->board);
    app_replay_use_picture(app, &self->record.round);
    client_levels(&app->client); /* the game of a level is told by its number */
    if (!game_replay_of_record(&self->replay, &self->record)) {
        app_notify(app, APP_ICON_WARN, _("Memory ran out; nothing was changed"));
        return;
    }
    if (!app_replay_begin(app, self))
        return;
    self->slides = (size_t)self->record.round.session.slides;
    if (self->from == APP_SCREEN_THEATRE) /* that is what Watch was pressed for */
        game_replay_toggle(&self->replay);
    follow(app, self);
}

static void watch_leave(app *app, void *state)
{
    client_pause_analyses(&app->client);
    app_replay_leave(app, state);
}

/* The screen above may have asked the analysis about something else. */
static void watch_resume(app *app, void *state)
{
    app_replay_resume(app, state);
    follow(app, state);
}

static void take_judgement(app *app, replay_state *self)
{
    game_analysis *analysis = app->client.analyses[self->metric];
    uint64_t version = game_analysis_version(analysis);
    if (self->evaluated == replay_places(self) || self->version == version)
        return;
    self->version = version;
    self->evaluated = game_analysis_known(analysis, self->left, replay_places(self));
    game_review_deinit(&self->review);
    game_review_make(&self->review, &self->record.round.session, self->metric, self->left,
                     replay_places(self));
}

static app_go watch_update(app *app, void *state)
{
    replay_state *self = state;
    if (!self->ready)
        return app_go_to(APP_POP, APP_SCREEN_THEATRE);
    take_judgement(app, self);
    app_replay_play(app, self);
    app_replay_ghost_update(app, self);
    return app_stay();
}

static const app_prompt *watch_prompts(const app *app, int *count)
{
    (void)app;
    return app_prompts_of_replay(count);
}

const app_screen app_screen_watch = {
    .places = APP_PLACE_REPLAY,
    .size = sizeof(replay_state),
    .take = watch_take,
    .enter = watch_enter,
    .leave = watch_leave,
    .resume = watch_resume,
    .parts = app_replay_parts,
    .answer = app_replay_answer,
    .update = watch_update,
    .prompts = watch_prompts,
    .wait = app_replay_wait,
};
