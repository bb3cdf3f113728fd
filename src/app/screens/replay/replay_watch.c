/* Watching a game again, while the analysis finds out how far from the goal it was; and the ghost beside it: one's best run
 * on the board, or else the shortest solution. */
#include "screens/replay/replay.h"

#include "client/games.h"
#include "client/records.h"
#include "game/ask.h"
#include "program/go.h"
#include "program/pictures.h"
#include "program/prompts.h"
#include "program/say.h"
#include "program/window.h"
#include "screens/screens.h"
#include "text/words.h"

#include <stdlib.h>

static void seek_shortest(app *app, replay_state *self)
{
    const game_session *session = &self->record.round.session;
    solver_request request = game_ask(GAME_ASK_RACE, &session->start, &session->goal);
    request.metric = self->metric;
    if (solver_job_start(&self->ghost.job, app->client.solver, &request, app_wake, app, NULL) !=
        SW_OK)
        app_notify(app, APP_ICON_WARN, _("No solution was found"));
}

/* False where there is no run but the watched one. */
static bool take_best_run(app *app, replay_state *self)
{
    const game_replays *replays;
    game_record best;
    if (game_store_list_replays(app->client.store, &replays, NULL) != SW_OK ||
        !client_read_best_run(&app->client, replays, &self->record, &best))
        return false;
    bool taken =
        best.round.id != self->record.round.id && game_ghost_of_run(&self->ghost.ghost, &best);
    game_record_deinit(&best);
    return taken;
}

void app_replay_ghost_toggle(app *app, replay_state *self)
{
    replay_ghost *ghost = &self->ghost;
    ghost->on = !ghost->on;
    if (ghost->on && ghost->ghost.kind == GAME_GHOST_NONE && !ghost->job &&
        !take_best_run(app, self))
        seek_shortest(app, self);
}

static void take_solution(app *app, replay_state *self)
{
    replay_ghost *ghost = &self->ghost;
    const game_session *session = &self->record.round.session;
    const solver_answer *answer = ghost->job ? solver_job_answer(ghost->job) : NULL;
    if (!answer)
        return;
    ghost->proved = answer->optimal;
    if (answer->status == SW_OK &&
        !game_ghost_of_path(&ghost->ghost, &session->start, &session->goal, &answer->path))
        client_say(&app->client, CLIENT_SAYS_NO_MEMORY);
    solver_job_drop(ghost->job);
    ghost->job = NULL;
}

static void replay_ghost_update(app *app, replay_state *self)
{
    game_ghost *ghost = &self->ghost.ghost;
    take_solution(app, self);
    ghost->metric = self->metric;
    if (ghost->kind != GAME_GHOST_NONE)
        game_ghost_follow(ghost, game_replay_clock(&self->replay, &self->record),
                          replay_made(self));
}

const char *app_replay_ghost_which(app_parts *p)
{
    const replay_state *self = p->state;
    const replay_ghost *ghost = &self->ghost;
    bool slides = self->metric == PUZZLE_METRIC_SLIDES;
    int all = game_ghost_length(&ghost->ghost);
    const char *count = app_words_count(&p->arena, (unsigned long long)all);
    if (ghost->job)
        return _("Looking for the shortest solution");
    if (ghost->ghost.kind == GAME_GHOST_NONE)
        return _("No solution was found in the time there was");
    if (ghost->ghost.kind == GAME_GHOST_RUN)
        return parts_print(p,
                           slides ? PL_("Your best run, %s slide", "Your best run, %s slides", all)
                                  : PL_("Your best run, %s move", "Your best run, %s moves", all),
                           count);
    if (ghost->proved)
        return parts_print(
            p,
            slides ? PL_("The shortest solution, %s slide", "The shortest solution, %s slides", all)
                   : PL_("The shortest solution, %s move", "The shortest solution, %s moves", all),
            count);
    return parts_print(p,
                       slides ? PL_("A solution of %s slide, not proved to be the shortest",
                                    "A solution of %s slides, not proved to be the shortest", all)
                              : PL_("A solution of %s move, not proved to be the shortest",
                                    "A solution of %s moves, not proved to be the shortest", all),
                       count);
}

/* What the watched game still has to make: beside a run what it made, as for the run; otherwise what was
 * needed. -1: not known. */
static int left_to_make(const replay_state *self)
{
    bool solved = game_session_solved(&self->record.round.session);
    if (self->ghost.ghost.kind == GAME_GHOST_RUN && solved)
        return replay_length(self) - replay_made(self);
    return self->left[self->replay.at].moves;
}

static const char *place_words(app_parts *p, const game_ghost *ghost, bool slides)
{
    int ends = game_ghost_length(ghost), at = ends - game_ghost_left(ghost);
    return parts_print(p, slides ? _("Ghost: slide %s of %s") : _("Ghost: move %s of %s"),
                       app_words_count(&p->arena, (unsigned long long)at),
                       app_words_count(&p->arena, (unsigned long long)ends));
}

const char *app_replay_ghost_stands(app_parts *p)
{
    const replay_state *self = p->state;
    const game_ghost *ghost = &self->ghost.ghost;
    bool slides = self->metric == PUZZLE_METRIC_SLIDES;
    if (ghost->kind == GAME_GHOST_NONE)
        return NULL;
    int own = left_to_make(self), ahead = own - game_ghost_left(ghost), by = abs(ahead);
    if (own < 0)
        return place_words(p, ghost, slides);
    if (ahead == 0)
        return _("Ghost: neck and neck");
    const char *count = app_words_count(&p->arena, (unsigned long long)by);
    if (ahead > 0)
        return parts_print(p,
                           slides ? PL_("Ghost: %s slide ahead", "Ghost: %s slides ahead", by)
                                  : PL_("Ghost: %s move ahead", "Ghost: %s moves ahead", by),
                           count);
    return parts_print(p,
                       slides ? PL_("Ghost: %s slide behind", "Ghost: %s slides behind", by)
                              : PL_("Ghost: %s move behind", "Ghost: %s moves behind", by),
                       count);
}

static void follow(app *app, const replay_state *self)
{
    const game_session *session = &self->record.round.session;
    if (self->ready && !game_analysis_follow(app->client.analyses[self->metric], &session->start,
                                             &session->goal, &self->replay.path, GAME_ASK_PLACE_MS))
        client_say(&app->client, CLIENT_SAYS_NO_MEMORY);
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
        client_say(&app->client, CLIENT_SAYS_NO_MEMORY);
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
    replay_ghost_update(app, self);
    return app_stay();
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
    .prompts = app_prompts_of_replay,
    .wait = app_replay_wait,
};
