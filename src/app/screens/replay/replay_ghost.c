/* The ghost beside a watched game: one's best run on the board, or else the shortest solution. */
#include "client/games.h"
#include "game/ask.h"
#include "program/say.h"
#include "program/window.h"
#include "screens/replay/replay.h"
#include "text/text.h"
#include "text/words.h"

static void seek_shortest(app *app, replay_state *self)
{
    const game_session *session = &self->record.round.session;
    solver_request request = game_ask(GAME_ASK_RACE, &session->start, &session->goal);
    request.metric = self->metric;
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
    game_ghost *ghost = &self->ghost.ghost;
    take_solution(app, self);
    ghost->metric = self->metric;
    if (ghost->kind != GAME_GHOST_NONE)
        game_ghost_follow(ghost, game_replay_clock(&self->replay, &self->record),
                          replay_made(self));
}

void app_replay_ghost_which(const replay_state *self, char *out, size_t size)
{
    const replay_ghost *ghost = &self->ghost;
    bool slides = self->metric == PUZZLE_METRIC_SLIDES;
    int all = game_ghost_length(&ghost->ghost);
    if (ghost->job)
        app_textf(out, size, APP_TEXT_RACE_SEEKING);
    else if (ghost->ghost.kind == GAME_GHOST_NONE)
        app_textf(out, size, APP_TEXT_GHOST_NOT_FOUND);
    else if (ghost->ghost.kind == GAME_GHOST_RUN)
        app_text_n(out, size, slides ? APP_TEXT_SLIDES_GHOST_BEST : APP_TEXT_GHOST_BEST, all);
    else if (ghost->proved)
        app_text_n(out, size, slides ? APP_TEXT_SLIDES_GHOST_SHORTEST : APP_TEXT_GHOST_SHORTEST,
                   all);
    else
        app_text_n(out, size, slides ? APP_TEXT_SLIDES_GHOST_KNOWN : APP_TEXT_GHOST_KNOWN, all);
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

static void place_words(const game_ghost *ghost, bool slides, char *out, size_t size)
{
    char count[32], all[32];
    int ends = game_ghost_length(ghost), at = ends - game_ghost_left(ghost);
    app_words_count((unsigned long long)at, count, sizeof count);
    app_words_count((unsigned long long)ends, all, sizeof all);
    app_textf(out, size, slides ? APP_TEXT_SLIDES_GHOST_AT : APP_TEXT_GHOST_MOVE_AT, count, all);
}

void app_replay_ghost_stands(const replay_state *self, char *out, size_t size)
{
    const game_ghost *ghost = &self->ghost.ghost;
    bool slides = self->metric == PUZZLE_METRIC_SLIDES;
    int own = left_to_make(self), ahead = own - game_ghost_left(ghost);
    out[0] = '\0';
    if (ghost->kind == GAME_GHOST_NONE)
        return;
    if (own < 0)
        place_words(ghost, slides, out, size);
    else if (ahead == 0)
        app_textf(out, size, APP_TEXT_GHOST_EVEN);
    else if (ahead > 0)
        app_text_n(out, size, slides ? APP_TEXT_SLIDES_GHOST_AHEAD : APP_TEXT_GHOST_AHEAD, ahead);
    else
        app_text_n(out, size, slides ? APP_TEXT_SLIDES_GHOST_BEHIND : APP_TEXT_GHOST_BEHIND,
                   -ahead);
}
