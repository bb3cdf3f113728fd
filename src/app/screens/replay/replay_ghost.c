/* The ghost beside a watched game: one's best run on the board, or else the shortest solution. */
#include "client/games.h"
#include "game/ask.h"
#include "program/say.h"
#include "program/window.h"
#include "screens/replay/replay.h"
#include "text/text.h"
#include "text/words.h"

#include <stdlib.h>

static void seek_shortest(app *app, replay_state *self)
{
    const game_session *session = &self->record.round.session;
    solver_request request = game_ask(GAME_ASK_RACE, &session->start, &session->goal);
    if (solver_job_start(&self->ghost.job, app->client.solver, &request, app_wake, app, NULL) !=
        SW_OK)
        app_notify(app, APP_ICON_WARN, app_text(APP_TEXT_SOLVE_FAILED));
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
        app_notify(app, APP_ICON_WARN, app_text(APP_TEXT_NO_MEMORY));
    solver_job_drop(ghost->job);
    ghost->job = NULL;
}

void app_replay_ghost_update(app *app, replay_state *self)
{
    take_solution(app, self);
    if (self->ghost.ghost.kind != GAME_GHOST_NONE)
        game_ghost_follow(&self->ghost.ghost, game_replay_clock(&self->replay, &self->record),
                          (int)self->replay.at);
}

void app_replay_ghost_which(const replay_state *self, char *out, size_t size)
{
    const replay_ghost *ghost = &self->ghost;
    long long moves = (long long)ghost->ghost.path.length;
    if (ghost->job)
        app_textf(out, size, APP_TEXT_RACE_SEEKING);
    else if (ghost->ghost.kind == GAME_GHOST_NONE)
        app_textf(out, size, APP_TEXT_GHOST_NOT_FOUND);
    else if (ghost->ghost.kind == GAME_GHOST_RUN)
        app_text_n(out, size, APP_TEXT_GHOST_BEST, moves);
    else
        app_text_n(out, size, ghost->proved ? APP_TEXT_GHOST_SHORTEST : APP_TEXT_GHOST_KNOWN,
                   moves);
}

/* Moves that the watched game still has to make: beside a run those that it made, as for the run;
 * otherwise those that were needed. -1: not known. */
static int moves_to_go(const replay_state *self)
{
    const game_replay *replay = &self->replay;
    bool solved = game_session_solved(&self->record.round.session);
    if (self->ghost.ghost.kind == GAME_GHOST_RUN && solved)
        return (int)(replay->path.length - replay->at);
    return self->left[replay->at].moves;
}

void app_replay_ghost_stands(const replay_state *self, char *out, size_t size)
{
    const game_ghost *ghost = &self->ghost.ghost;
    int own = moves_to_go(self);
    int ahead = own - (int)(ghost->path.length - ghost->at);
    char count[32], all[32];
    out[0] = '\0';
    if (ghost->kind == GAME_GHOST_NONE)
        return;
    if (own < 0) {
        app_words_count(ghost->at, count, sizeof count);
        app_words_count(ghost->path.length, all, sizeof all);
        app_textf(out, size, APP_TEXT_GHOST_MOVE_AT, count, all);
        return;
    }
    if (ahead == 0)
        app_textf(out, size, APP_TEXT_GHOST_EVEN);
    else
        app_text_n(out, size, ahead > 0 ? APP_TEXT_GHOST_AHEAD : APP_TEXT_GHOST_BEHIND, abs(ahead));
}
