/* A race of the game in play against a ghost. */
#include "screens/play/play.h"

#include "client/games.h"
#include "client/records.h"
#include "game/ask.h"
#include "program/say.h"
#include "program/window.h"
#include "text/translate.h"
#include "text/words.h"

static const game_session *session_of(const app *app)
{
    return &client_round(&app->client)->session;
}

static puzzle_metric metric_of(const app *app)
{
    return client_metric(&app->client, client_round(&app->client));
}

void app_play_race_deinit(play_race *self)
{
    solver_job_drop(self->job);
    self->job = NULL;
}

bool app_play_racing(const app *app)
{
    return app->client.ghost.kind != GAME_GHOST_NONE;
}

static bool counts_slides(const game_ghost *ghost)
{
    return ghost->metric == PUZZLE_METRIC_SLIDES;
}

static bool at_goal(const game_ghost *ghost)
{
    return ghost->at == ghost->path.length;
}

/* The board anew, with that ghost on it, which is taken over; NULL where memory ran out for one. */
static bool begin(app *app, game_ghost *ghost)
{
    if (!ghost) {
        app_notify(app, APP_ICON_WARN, _("Memory ran out; nothing was changed"));
        return false;
    }
    client_play_again(&app->client);
    app->client.ghost = *ghost;
    app->client.ghost.metric = metric_of(app);
    game_ghost_follow(&app->client.ghost, 0, 0);
    return true;
}

void app_play_race_again(app *app)
{
    game_ghost ghost = app->client.ghost;
    app->client.ghost = (game_ghost){0};
    begin(app, &ghost);
}

static void race_run(app *app, const char *name)
{
    game_record run;
    game_ghost ghost;
    if (!client_read_replay(&app->client, name, &run))
        return;
    bool made = game_ghost_of_run(&ghost, &run);
    game_record_deinit(&run);
    begin(app, made ? &ghost : NULL);
}

static void seek_shortest(app *app, play_race *self)
{
    sw_error error;
    const game_session *session = session_of(app);
    solver_request request = game_ask(GAME_ASK_RACE, &session->start, &session->goal);
    request.metric = self->metric = metric_of(app);
    app_play_race_deinit(self);
    self->asked = client_round(&app->client)->id;
    if (solver_job_start(&self->job, app->client.solver, &request, app_wake, app, &error) != SW_OK)
        app_notify_error(app, &error);
    else
        app_notify(app, APP_ICON_GHOST, _("Looking for the shortest solution"));
}

/* How long the ghost's path is, and whether a shorter one may exist. */
static void announce(app *app, const solver_answer *answer)
{
    app_arena in;
    const game_ghost *ghost = &app->client.ghost;
    int length = game_ghost_length(ghost);
    app_arena_empty(&in);
    app_notify(
        app, APP_ICON_GHOST,
        app_arena_print(
            &in,
            counts_slides(ghost)
                ? PL_("The ghost needs %s slide: %s", "The ghost needs %s slides: %s", length)
                : PL_("The ghost needs %s move: %s", "The ghost needs %s moves: %s", length),
            app_words_count(&in, (unsigned long long)length),
            app_words_verdict(&in, (game_distance){length, answer->lower_bound}, true)));
}

static void race_shortest(app *app, const solver_answer *answer)
{
    game_ghost ghost;
    const game_session *session = session_of(app);
    if (answer->status != SW_OK) {
        app_notify(app, APP_ICON_WARN, _("No solution was found"));
        return;
    }
    bool made = game_ghost_of_path(&ghost, &session->start, &session->goal, &answer->path);
    if (begin(app, made ? &ghost : NULL))
        announce(app, answer);
}

/* A solution for another game than the one in play is of no use, nor one that counts something else. */
static void poll(app *app, play_race *self)
{
    if (self->job &&
        (self->asked != client_round(&app->client)->id || self->metric != metric_of(app)))
        app_play_race_deinit(self);
    const solver_answer *answer = self->job ? solver_job_answer(self->job) : NULL;
    if (!answer)
        return;
    race_shortest(app, answer);
    app_play_race_deinit(self);
}

/* Does what was asked for, once. */
static void obey(app *app, play_race *self)
{
    app_argument wish = self->wish;
    self->wish.kind = APP_ARGUMENT_NONE;
    switch (wish.kind) {
    case APP_ARGUMENT_RACE_RUN:
        app_play_race_deinit(self);
        race_run(app, wish.as.run);
        break;
    case APP_ARGUMENT_RACE_SHORTEST:
        seek_shortest(app, self);
        break;
    case APP_ARGUMENT_RACE_STOP:
        app_play_race_deinit(self);
        game_ghost_deinit(&app->client.ghost);
        break;
    default:
        break;
    }
}

static void follow(app *app, play_race *self, double time_ms)
{
    const game_session *session = session_of(app);
    game_ghost *ghost = &app->client.ghost;
    game_ghost_follow(ghost, time_ms, game_session_length(session, ghost->metric));
    if (game_session_solved(session))
        return;
    bool there = app_play_racing(app) && at_goal(ghost);
    if (there && !self->lost) {
        app_arena in;
        app_arena_empty(&in);
        app_notify(app, APP_ICON_GHOST,
                   app_arena_print(&in, _("The ghost has finished: %s"),
                                   app_words_length(&in, ghost->metric, game_ghost_length(ghost))));
        app_sound_play(app, APP_SOUND_GHOST);
    }
    self->lost = there;
}

void app_play_race_update(app *app, play_race *self, double time_ms)
{
    obey(app, self);
    poll(app, self);
    if (app_play_racing(app))
        follow(app, self, time_ms);
    else
        self->lost = false;
}

const char *app_play_race_progress(app_parts *p)
{
    const game_ghost *ghost = &p->app->client.ghost;
    int length = game_ghost_length(ghost);
    if (at_goal(ghost))
        return _("Ghost at the goal");
    return parts_print(p, _("Ghost %d of %d"), length - game_ghost_left(ghost), length);
}

const char *app_play_race_outcome(app_parts *p, const play_race *self)
{
    const game_ghost *ghost = &p->app->client.ghost;
    int left = game_ghost_left(ghost);
    if (!app_play_racing(p->app))
        return "";
    if (self->lost)
        return _("The ghost won.");
    if (at_goal(ghost))
        return _("You and the ghost finished together.");
    const char *count = app_words_count(&p->arena, (unsigned long long)left);
    return parts_print(p,
                       counts_slides(ghost) ? PL_("You won, %s slide before the ghost.",
                                                  "You won, %s slides before the ghost.", left)
                                            : PL_("You won, %s move before the ghost.",
                                                  "You won, %s moves before the ghost.", left),
                       count);
}
