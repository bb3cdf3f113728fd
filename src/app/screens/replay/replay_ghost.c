/* The ghost beside a watched game: one's best run on the board, or else the shortest solution. */
#include "client/games.h"
#include "game/ask.h"
#include "program/say.h"
#include "program/window.h"
#include "screens/replay/replay.h"
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
        app_notify(app, APP_ICON_WARN, _("Memory ran out; nothing was changed"));
    solver_job_drop(ghost->job);
    ghost->job = NULL;
}

void app_replay_ghost_update(app *app, replay_state *self)
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
