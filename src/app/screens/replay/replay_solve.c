/* Auto-solve: the solver works on a thread of its own, then its solution is played on a board of its
 * own. The player's game changes only when the player takes over. A solution that is not proved the
 * shortest is played at once, and its rest shortened meanwhile. */
#include "screens/replay/replay.h"

#include "base/array.h"
#include "client/commands.h"
#include "client/games.h"
#include "game/ask.h"
#include "game/retrace.h"
#include "os/clock.h"
#include "program/prompts.h"
#include "program/say.h"
#include "program/window.h"
#include "screens/screens.h"
#include "text/words.h"

#include <stdio.h>
#include <stdlib.h>

/* Where a proof can be expected it is waited for; of other boards a moment only, for those near the goal. */
enum { BEGIN_MS = 120 };

static void solve_enter(app *app, void *state)
{
    replay_state *self = state;
    const game_round *round = client_round(&app->client);
    const game_session *session = &round->session;
    self->metric = client_metric(&app->client, round);
    app_board_view_init(&self->board);
    app_board_view_show(&self->board, &session->board, app->now, 0);
    game_hint_hide(app->client.hint);
    solver_request request = game_ask(GAME_ASK_WATCH, &session->board, &session->goal);
    request.metric = self->metric;
    self->job_since = app->now;
    if (solver_job_start(&self->job, app->client.solver, &request, app_wake, app, NULL) != SW_OK)
        app_notify(app, APP_ICON_WARN, _("No solution was found"));
    self->page.controls.focus = REPLAY_CANCEL;
}

/* ---- The solution as a game ---- */

/* From the board in play, without its moves. */
static game_record empty_record(const app *app)
{
    const game_round *from = client_round(&app->client);
    game_record record = {
        .round = {.look = from->look, .origin = {.kind = GAME_FROM_BOARD, .board = GAME_BOARD_OWN}},
        .date = os_clock_date()};
    game_session_init(&record.round.session, &from->session.board, &from->session.goal);
    return record;
}

bool app_replay_solve_record(const app *app, const replay_state *self, game_record *out)
{
    *out = empty_record(app);
    bool made = game_retrace_solution(out, &self->replay.path);
    if (!made)
        game_record_deinit(out);
    return made;
}

/* ---- What is known of it ---- */

/* The Manhattan distance counts moves, and slides may be fewer. */
static int bound_after(const replay_state *self, size_t at, int made)
{
    int bound = game_shorten_bound(&self->shorten, made);
    bool moves = self->metric == PUZZLE_METRIC_MOVES;
    return moves && self->manhattan[at] > bound ? self->manhattan[at] : bound;
}

/* With each move, or slide, of a solution one less is left: proved so, or as far as is known. Places within a
 * slide are as good as its end. */
static void fill_left(replay_state *self)
{
    int length = replay_length(self), made = 0;
    for (size_t at = 0; at < replay_places(self); at++) {
        made += at > 0 && !puzzle_metric_within(self->metric, &self->replay.path, at - 1);
        game_distance left = {length - made, length - made};
        if (self->shortening)
            left.bound = bound_after(self, at, made);
        game_distance_mend(&left, self->metric);
        self->left[at] = left;
    }
    self->evaluated = replay_places(self);
}

static void note_progress(const app *app, replay_state *self, int length, int bound)
{
    if (self->first_length == 0)
        self->first_length = length;
    if (sw_array_reserve(&self->samples, &self->sample_room, self->sample_count + 1,
                         sizeof *self->samples))
        self->samples[self->sample_count++] =
            (replay_sample){app->now - self->job_since, length, bound};
}

static void learn(const app *app, replay_state *self)
{
    self->slides = puzzle_path_slides(&self->replay.path);
    fill_left(self);
    note_progress(app, self, self->left[0].moves, self->left[0].bound);
}

/* While it plays. Fewer slides may be more moves. False where memory ran out. */
static bool shorten(const app *app, replay_state *self)
{
    if (!self->shortening || !game_shorten_poll(&self->shorten, &self->replay))
        return true;
    if (!app_replay_estimate(self))
        return false;
    learn(app, self);
    return true;
}

/* ---- From the search to the replay ---- */

/* A hint may have had more time. */
static void take_shorter_plan(const app *app, puzzle_metric metric, puzzle_path *path)
{
    const game_session *session = &client_round(&app->client)->session;
    puzzle_path plan = {0};
    if (game_hint_plan(app->client.hint, session, &plan) &&
        puzzle_metric_length(metric, &plan) < puzzle_metric_length(metric, path))
        (void)puzzle_path_copy(path, &plan);
    puzzle_path_deinit(&plan);
}

/* Takes the path over. */
static bool play(app *app, replay_state *self, puzzle_path *path, int bound)
{
    take_shorter_plan(app, self->metric, path);
    self->record = empty_record(app);
    const game_session *session = &self->record.round.session;
    game_replay_init(&self->replay, &session->start, path);
    self->replay.metric = self->metric;
    if (!app_replay_begin(app, self))
        return false;
    self->shortening = replay_length(self) > bound;
    if (self->shortening)
        game_shorten_init(&self->shorten, app->client.solver, app_wake, app, &session->goal, bound);
    learn(app, self);
    client_command(&app->client, (game_command){.kind = GAME_AUTO});
    game_replay_toggle(&self->replay);
    return true;
}

static bool take_answer(app *app, replay_state *self, const solver_answer *answer)
{
    puzzle_path path = {0};
    if (answer->status != SW_OK || !puzzle_path_copy(&path, &answer->path))
        return false;
    self->facts.ms = answer->ms;
    app_arena in;
    app_arena_empty(&in);
    snprintf(self->facts.engine, sizeof self->facts.engine, "%s", app_words_engine(&in, answer));
    return play(app, self, &path, answer->lower_bound);
}

static bool take_best(app *app, replay_state *self)
{
    puzzle_path path = {0};
    return solver_job_best(self->job, &path) == SW_OK &&
           play(app, self, &path, solver_job_lower_bound(self->job));
}

static bool is_time_to_begin(const app *app, const replay_state *self)
{
    return !solver_proves(client_round(&app->client)->session.board.size) &&
           solver_job_improvements(self->job) > 0 && app->now - self->job_since >= BEGIN_MS;
}

/* False where there will be no solution. */
static bool poll(app *app, replay_state *self)
{
    if (!self->job)
        return false;
    const solver_answer *answer = solver_job_answer(self->job);
    int length = solver_job_best_length(self->job);
    if (length >= 0)
        note_progress(app, self, length, solver_job_lower_bound(self->job));
    if (!answer && !is_time_to_begin(app, self))
        return true;
    bool taken = answer ? take_answer(app, self, answer) : take_best(app, self);
    solver_job_drop(self->job);
    self->job = NULL;
    return taken;
}

static app_go solve_update(app *app, void *state)
{
    replay_state *self = state;
    if (self->ready) {
        app_replay_play(app, self);
        if (shorten(app, self))
            return app_stay();
        client_say(&app->client, CLIENT_SAYS_NO_MEMORY);
        return app_go_to(APP_POP, APP_SCREEN_PLAY);
    }
    if (poll(app, self))
        return app_stay();
    app_notify(app, APP_ICON_WARN, _("No solution was found"));
    return app_go_to(APP_POP, APP_SCREEN_PLAY);
}

/* The moves so far become steps of the player's own history, and can be undone there. */
app_go app_replay_solve_take_over(app *app, replay_state *self)
{
    size_t count = self->replay.at;
    game_command *commands = malloc((count + 1) * sizeof *commands); /* none is an answer too */
    if (!commands) {
        client_say(&app->client, CLIENT_SAYS_NO_MEMORY);
        return app_stay();
    }
    for (size_t i = 0; i < count; i++)
        commands[i] =
            (game_command){.kind = GAME_AUTO_MOVE, .move = (puzzle_move)self->replay.path.moves[i]};
    game_outcome outcome = client_commands(&app->client, commands, count);
    free(commands);
    return outcome == GAME_FULL ? app_stay() : app_go_to(APP_POP, APP_SCREEN_PLAY);
}

const app_screen app_screen_replay = {
    .places = APP_PLACE_REPLAY,
    .size = sizeof(replay_state),
    .enter = solve_enter,
    .leave = app_replay_leave,
    .resume = app_replay_resume,
    .parts = app_replay_parts,
    .answer = app_replay_answer,
    .update = solve_update,
    .prompts = app_prompts_of_replay,
    .wait = app_replay_wait,
};
