/* Auto-solve: the solver works on a thread of its own, then its solution is played on a board of its
 * own. The player's game changes only when the player takes over. */
#include "replay.h"

#include "os/clock.h"
#include "os/thread.h"
#include "words.h"

/* A solution that is not proved within this time is replaced by the best at hand. */
enum { SOLVE_LIMIT_MS = 20000 };

static void solve_enter(app *app, void *state)
{
    replay_state *self = state;
    const game_session *session = &app->desk.current.session;
    app_board_view_init(&self->board);
    app_board_view_show(&self->board, &session->board, app->now, 0);
    game_hint_hide(app->hint);
    solver_request request = {.start = session->board,
                              .goal = session->goal,
                              .engine = SOLVER_AUTO,
                              .time_ms = SOLVE_LIMIT_MS,
                              .threads = os_thread_cores()};
    self->job_since = app->now;
    if (solver_job_start(&self->job, app->solver, &request, app_wake, app, NULL) != SW_OK)
        app_notify(app, APP_ICON_WARN, app_text(APP_TEXT_SOLVE_FAILED));
    self->controls.focus = REPLAY_CANCEL;
}

/* The solution as a game that the solver played from the board in play. */
static bool make_record(const app *app, const puzzle_path *path, game_record *out)
{
    const game_round *from = &app->desk.current;
    *out = (game_record){.round = {.look = from->look, .origin = {.kind = GAME_FROM_BOARD}},
                         .date = os_clock_date()};
    game_session *session = &out->round.session;
    game_session_init(session, &from->session.board, &from->session.goal);
    game_session_apply(session, (game_command){.kind = GAME_AUTO});
    for (size_t i = 0; i < path->length; i++) {
        game_command move = {.kind = GAME_AUTO_MOVE, .move = (puzzle_move)path->moves[i]};
        if (game_session_apply(session, move) == GAME_FULL) {
            game_record_deinit(out);
            return false;
        }
    }
    return true;
}

/* With each move of a solution one less is left: proved so, or as far as is known. */
static void fill_left(replay_state *self)
{
    int length = (int)self->replay.path.length;
    for (int at = 0; at <= length; at++) {
        int left = length - at;
        int bound = self->facts.lower_bound - at;
        int estimate = self->manhattan[at];
        self->left[at].moves = left;
        self->left[at].bound = self->facts.optimal ? left : bound > estimate ? bound : estimate;
    }
    self->looked = replay_places(self);
}

static bool take_solution(app *app, replay_state *self, const solver_answer *answer)
{
    if (answer->status != SW_OK || !make_record(app, &answer->path, &self->solved))
        return false;
    self->facts.optimal = answer->optimal;
    self->facts.lower_bound = answer->lower_bound;
    self->facts.ms = answer->ms;
    app_words_engine(answer, self->facts.engine, sizeof self->facts.engine);
    if (!replay_begin(app, self))
        return false;
    self->slides = puzzle_path_slides(&self->replay.path);
    fill_left(self);
    app_command(app, (game_command){.kind = GAME_AUTO});
    game_replay_toggle(&self->replay);
    return true;
}

/* False where there will be no solution. */
static bool poll(app *app, replay_state *self)
{
    const solver_answer *answer = self->job ? solver_job_answer(self->job) : NULL;
    if (!answer)
        return self->job != NULL;
    bool taken = take_solution(app, self, answer);
    solver_job_destroy(self->job);
    self->job = NULL;
    return taken;
}

static app_go solve_update(app *app, void *state)
{
    replay_state *self = state;
    if (self->ready)
        return replay_play(app, self);
    if (poll(app, self))
        return app_stay();
    app_notify(app, APP_ICON_WARN, app_text(APP_TEXT_SOLVE_FAILED));
    return app_go_to(APP_POP, APP_SCREEN_PLAY);
}

/* The moves so far become steps of the player's own history, and can be undone there. */
app_go replay_solve_take_over(app *app, replay_state *self)
{
    game_session *session = &app->desk.current.session;
    for (size_t i = 0; i < self->replay.at; i++)
        game_session_apply(
            session, (game_command){.kind = GAME_AUTO_MOVE, .move = self->replay.path.moves[i]});
    game_store_save_desk(app->store, &app->desk);
    return app_go_to(APP_POP, APP_SCREEN_PLAY);
}

const app_screen app_screen_replay = {
    .size = sizeof(replay_state),
    .enter = solve_enter,
    .leave = replay_leave,
    .resume = replay_resume,
    .event = replay_event,
    .update = solve_update,
    .draw = replay_draw,
    .wait = replay_wait,
};
