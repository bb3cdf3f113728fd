/* Auto-solve: the solver works on a thread of its own, then its solution is replayed on a board of
 * its own. The player's game changes only when the player takes over. */
#include "replay.h"

#include "keys.h"
#include "os/thread.h"
#include "words.h"

#include <stdlib.h>

/* A solution that is not proved within this time is replaced by the best at hand. */
enum { SOLVE_LIMIT_MS = 20000 };

static void replay_enter(app *app, void *state)
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

static void replay_leave(app *app, void *state)
{
    replay_state *self = state;
    (void)app;
    solver_job_destroy(self->job);
    if (self->ready)
        game_replay_deinit(&self->replay);
}

static void replay_resume(app *app, void *state)
{
    replay_state *self = state;
    self->last = app->now;
}

static int distance(const puzzle_board *board, const int *goal_cell, int cell)
{
    int columns = board->size.columns;
    int home = goal_cell[board->tiles[cell]];
    return abs(cell % columns - home % columns) + abs(cell / columns - home / columns);
}

static void find_goal_cells(int *goal_cell, const puzzle_board *goal)
{
    for (int cell = 0; cell < puzzle_size_cells(goal->size); cell++)
        goal_cell[goal->tiles[cell]] = cell;
}

int replay_manhattan(const puzzle_board *board, const puzzle_board *goal)
{
    int goal_cell[PUZZLE_MAX_CELLS];
    int sum = 0;
    find_goal_cells(goal_cell, goal);
    for (int cell = 0; cell < puzzle_size_cells(board->size); cell++)
        if (board->tiles[cell] != PUZZLE_BLANK)
            sum += distance(board, goal_cell, cell);
    return sum;
}

/* The Manhattan distance at each of the curve's points, kept up move by move. Between two moves it is
 * that behind the second one, which the straight line of moves left cannot be below. */
static void estimate(replay_state *self, const puzzle_board *goal)
{
    puzzle_board board = self->replay.board;
    const puzzle_path *path = &self->replay.path;
    int goal_cell[PUZZLE_MAX_CELLS];
    int sum = replay_manhattan(&board, goal);
    find_goal_cells(goal_cell, goal);
    size_t at = 0;
    for (int point = 0; point < REPLAY_POINTS; point++) {
        size_t until = (path->length * (size_t)point + REPLAY_POINTS - 2) / (REPLAY_POINTS - 1);
        for (; at < until; at++) {
            puzzle_move move = (puzzle_move)path->moves[at];
            int before = distance(&board, goal_cell, puzzle_move_source(&board, move));
            int target = board.blank;
            puzzle_move_apply(&board, move);
            sum += distance(&board, goal_cell, target) - before;
        }
        self->manhattan[point] = sum;
    }
}

static bool take_answer(app *app, replay_state *self)
{
    const solver_answer *answer = self->job ? solver_job_answer(self->job) : NULL;
    if (!answer)
        return self->job != NULL;
    puzzle_path path = {0};
    bool ok = answer->status == SW_OK && puzzle_path_copy(&path, &answer->path);
    if (ok) {
        self->facts.optimal = answer->optimal;
        self->facts.lower_bound = answer->lower_bound;
        self->facts.ms = answer->ms;
        app_words_engine(answer, self->facts.engine, sizeof self->facts.engine);
        self->slides = puzzle_path_slides(&path);
        game_replay_init(&self->replay, &app->desk.current.session.board, &path);
        estimate(self, &app->desk.current.session.goal);
        app_command(app, (game_command){.kind = GAME_AUTO});
        game_replay_toggle(&self->replay);
        self->ready = true;
        self->ready_since = app->now;
        self->last = app->now;
        self->controls.focus = 0;
    }
    solver_job_destroy(self->job);
    self->job = NULL;
    return ok;
}

/* The moves so far become steps of the player's own history, and can be undone there. */
static void take_over(app *app, replay_state *self)
{
    game_session *session = &app->desk.current.session;
    for (size_t i = 0; i < self->replay.at; i++)
        game_session_apply(
            session, (game_command){.kind = GAME_AUTO_MOVE, .move = self->replay.path.moves[i]});
    game_store_save_desk(app->store, &app->desk);
}

static app_go choose(app *app, replay_state *self, int id)
{
    game_replay *replay = &self->replay;
    switch (id) {
    case REPLAY_BACK:
    case REPLAY_CANCEL:
    case REPLAY_RETURN:
        return app_go_to(APP_POP, APP_SCREEN_PLAY);
    case REPLAY_HELP:
        return app_go_to(APP_PUSH, APP_SCREEN_HELP);
    case REPLAY_FULL:
        app_toggle_fullscreen(app);
        break;
    case REPLAY_START:
        game_replay_seek(replay, 0);
        break;
    case REPLAY_STEP_BACK:
        game_replay_step(replay, -1);
        break;
    case REPLAY_PLAY:
        game_replay_toggle(replay);
        self->last = app->now;
        break;
    case REPLAY_STEP_FORWARD:
        game_replay_step(replay, 1);
        break;
    case REPLAY_END:
        game_replay_seek(replay, replay->path.length);
        break;
    case REPLAY_TAKE_OVER:
        take_over(app, self);
        return app_go_to(APP_POP, APP_SCREEN_PLAY);
    default:
        game_replay_set_speed(replay, id - REPLAY_SPEED_FIRST);
        break;
    }
    return app_stay();
}

/* An Enter this soon after the solution came was meant for Cancel, which stood there before. */
enum { MISTAKEN_MS = 400 };

static app_go key(app *app, replay_state *self, const app_event *event)
{
    app_intent intent = app_keys_intent(event);
    if (intent == APP_INTENT_BACK) {
        if (self->controls.focus == 0 || !self->ready)
            return choose(app, self, REPLAY_BACK);
        self->controls.focus = 0;
        return app_stay();
    }
    if (!self->ready)
        return app_stay();
    bool enter = event->key == SDLK_RETURN || event->key == SDLK_KP_ENTER;
    switch (intent) {
    case APP_INTENT_CONFIRM:
        if (enter && app->now - self->ready_since < MISTAKEN_MS)
            return app_stay();
        return choose(app, self, enter ? REPLAY_TAKE_OVER : REPLAY_PLAY);
    case APP_INTENT_LEFT:
        return choose(app, self, REPLAY_STEP_BACK);
    case APP_INTENT_RIGHT:
        return choose(app, self, REPLAY_STEP_FORWARD);
    case APP_INTENT_UP:
        game_replay_set_speed(&self->replay, self->replay.speed + 1);
        break;
    case APP_INTENT_DOWN:
        game_replay_set_speed(&self->replay, self->replay.speed - 1);
        break;
    case APP_INTENT_FIRST:
        return choose(app, self, REPLAY_START);
    case APP_INTENT_LAST:
        return choose(app, self, REPLAY_END);
    default:
        break;
    }
    return app_stay();
}

static app_go replay_event(app *app, void *state, const app_event *event)
{
    replay_state *self = state;
    replay_layout layout;
    replay_lay_out(app, self, &layout);
    app_control_result result =
        app_controls_event(&self->controls, &layout.controls, APP_FOCUS_MAY_LEAVE, event, app->now);
    if (result.outcome == APP_CONTROL_CHOSEN)
        return choose(app, self, result.id);
    if (result.outcome == APP_CONTROL_CHANGED && result.id == REPLAY_SCRUB) {
        game_replay_seek(&self->replay, (size_t)result.value);
        self->replay.playing = false;
    }
    if (event->kind == APP_EVENT_DROP)
        app_take_picture(app, event->path);
    if (result.outcome == APP_CONTROL_IGNORED && event->kind == APP_EVENT_KEY_DOWN)
        return key(app, self, event);
    return app_stay();
}

/* A slide must end before the next one starts. */
static double slide_ms(const app *app, const replay_state *self)
{
    if (app->settings.reduced_motion || app->options.no_animation)
        return 0;
    double between = GAME_REPLAY_MOVE_MS / game_replay_factor(self->replay.speed);
    double wanted = app->settings.slide_ms;
    return self->replay.playing && wanted > 0.8 * between ? 0.8 * between : wanted;
}

static app_go replay_update(app *app, void *state)
{
    replay_state *self = state;
    if (!self->ready) {
        if (take_answer(app, self))
            return app_stay();
        app_notify(app, APP_ICON_WARN, app_text(APP_TEXT_SOLVE_FAILED));
        return app_go_to(APP_POP, APP_SCREEN_PLAY);
    }
    if (!app->away)
        game_replay_advance(&self->replay, app->now - self->last);
    self->last = app->now;
    app_board_view_show(&self->board, &self->replay.board, app->now, slide_ms(app, self));
    return app_stay();
}

enum { SOLVING_FRAME_MS = 60 };

static double replay_wait(const app *app, const void *state)
{
    const replay_state *self = state;
    replay_layout layout;
    if (!self->ready)
        return SOLVING_FRAME_MS;
    if (app_board_view_moving(&self->board, app->now))
        return 0;
    if (self->replay.playing && !app->away)
        return self->replay.wait_ms;
    replay_lay_out(app, self, &layout);
    return app_controls_wait(&self->controls, &layout.controls, app->now);
}

const app_screen app_screen_replay = {
    .size = sizeof(replay_state),
    .enter = replay_enter,
    .leave = replay_leave,
    .resume = replay_resume,
    .event = replay_event,
    .update = replay_update,
    .draw = replay_draw,
    .wait = replay_wait,
};
