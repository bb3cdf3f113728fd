/* The state graph, walked from board to board: the present one, its neighbours with their moves and
 * distances, and the trail back. */
#include "screens/lab/graph/lab_graph.h"

#include "game/ask.h"
#include "program/say.h"
#include "program/window.h"
#include "screens/screens.h"
#include "text/text.h"

static void stop(graph_state *self)
{
    solver_job_drop(self->job);
    self->job = NULL;
}

/* The board is another one: its distances are looked for. */
static void arrive(app *app, graph_state *self, bool slide)
{
    bool still = !slide || app->client.settings.reduced_motion || app->options.no_animation;
    solver_request request = game_ask(GAME_ASK_DISTANCES, &self->walk.board, &self->walk.goal);
    sw_error error;
    stop(self);
    self->known = false;
    if (solver_job_start_distances(&self->job, app->client.solver, &request, app_wake, app,
                                   &error) != SW_OK)
        app_notify(app, APP_ICON_WARN, error.message);
    app_board_view_show(&self->board, &self->walk.board, app->now,
                        still ? 0 : app->client.settings.slide_ms);
    self->trail.at = 0;
    self->trail.scroll.wanted = 0;
}

static void graph_enter(app *app, void *state)
{
    graph_state *self = state;
    app_board_view_init(&self->board);
    self->ready = game_lab_walk_init(&self->walk, &app->client.lab.boards[GAME_LAB_START],
                                     &app->client.lab.boards[GAME_LAB_GOAL]);
    if (self->ready)
        arrive(app, self, false);
    else
        app_notify(app, APP_ICON_WARN, app_text(APP_TEXT_NO_MEMORY));
    self->controls.focus = 0; /* the arrow keys walk */
}

static void graph_leave(app *app, void *state)
{
    graph_state *self = state;
    (void)app;
    stop(self);
    game_lab_walk_deinit(&self->walk);
}

bool app_graph_best_move(const graph_state *self, puzzle_move *out)
{
    if (!self->known || self->distances.status != SW_OK)
        return false;
    for (int move = 0; move < PUZZLE_MOVES; move++)
        if (solver_distances_best(&self->distances, (puzzle_move)move)) {
            *out = (puzzle_move)move;
            return true;
        }
    return false;
}

static void walk(app *app, graph_state *self, puzzle_move move)
{
    if (game_lab_walk_step(&self->walk, move))
        arrive(app, self, true);
}

static void walk_back(app *app, graph_state *self, size_t at)
{
    if (at >= self->walk.path.length)
        return;
    game_lab_walk_back(&self->walk, at);
    arrive(app, self, true);
}

static app_go choose(app *app, graph_state *self, int id)
{
    puzzle_move best;
    switch (id) {
    case GRAPH_BACK:
        return app_go_to(APP_POP, APP_SCREEN_LAB);
    case GRAPH_HELP:
        return app_go_to(APP_PUSH, APP_SCREEN_HELP);
    case GRAPH_BEST:
        if (app_graph_best_move(self, &best))
            walk(app, self, best);
        break;
    case GRAPH_UNDO:
        if (self->walk.path.length > 0)
            walk_back(app, self, self->walk.path.length - 1);
        break;
    case GRAPH_AGAIN:
        walk_back(app, self, 0);
        break;
    default:
        break;
    }
    return app_stay();
}

static app_go key(app *app, graph_state *self, const app_event *event)
{
    app_intent intent = event->intent;
    if (intent >= APP_INTENT_UP && intent <= APP_INTENT_LEFT) {
        walk(app, self, (puzzle_move)(intent - APP_INTENT_UP));
        return app_stay();
    }
    switch (intent) {
    case APP_INTENT_BACK:
        if (self->controls.focus == 0)
            return choose(app, self, GRAPH_BACK);
        self->controls.focus = 0;
        return app_stay();
    case APP_INTENT_UNDO:
        return choose(app, self, GRAPH_UNDO);
    case APP_INTENT_HINT:
        return choose(app, self, GRAPH_BEST);
    case APP_INTENT_FIRST:
        return choose(app, self, GRAPH_AGAIN);
    default:
        return app_stay();
    }
}

/* A place of the trail is walked to when it is pressed, or confirmed with Enter. */
static void follow_trail(app *app, graph_state *self, int row)
{
    if (row > 0)
        walk_back(app, self, self->walk.path.length - (size_t)row);
}

static void held(app *app, graph_state *self, int id)
{
    if (id == GRAPH_TRAIL)
        follow_trail(app, self, self->trail.at);
    else if (id >= GRAPH_NEIGHBOUR_FIRST && id < GRAPH_NEIGHBOUR_FIRST + PUZZLE_MOVES)
        walk(app, self, (puzzle_move)(id - GRAPH_NEIGHBOUR_FIRST));
}

static app_go graph_event(app *app, void *state, const app_event *event)
{
    graph_state *self = state;
    graph_layout layout;
    app_graph_lay_out(app, self, &layout);
    if (app_list_event(&self->trail, &layout.trail, &self->controls, event))
        return app_stay();
    app_control_result result =
        app_controls_event(&self->controls, &layout.controls, APP_FOCUS_MAY_LEAVE, event, app->now);
    if (result.outcome == APP_CONTROL_CHOSEN)
        return choose(app, self, result.id);
    if (result.outcome == APP_CONTROL_HELD)
        held(app, self, result.id);
    if (result.outcome == APP_CONTROL_IGNORED && event->kind == APP_EVENT_KEY_DOWN)
        return key(app, self, event);
    return app_stay();
}

static app_go graph_update(app *app, void *state)
{
    graph_state *self = state;
    (void)app;
    if (!self->ready)
        return app_go_to(APP_POP, APP_SCREEN_LAB);
    const solver_distances *distances = self->job ? solver_job_distances(self->job) : NULL;
    if (distances) {
        self->distances = *distances;
        self->known = true;
        game_lab_walk_learn(&self->walk, distances);
        stop(self);
    }
    return app_stay();
}

enum { LOOKING_FRAME_MS = 100 };

static double graph_wait(const app *app, const void *state)
{
    const graph_state *self = state;
    graph_layout layout;
    if (!self->ready || app_board_view_moving(&self->board, app->now))
        return 0;
    if (self->job)
        return LOOKING_FRAME_MS;
    app_graph_lay_out(app, self, &layout);
    return app_controls_wait(&self->controls, &layout.controls, app->now);
}

const app_screen app_screen_lab_graph = {
    .size = sizeof(graph_state),
    .enter = graph_enter,
    .leave = graph_leave,
    .event = graph_event,
    .update = graph_update,
    .draw = app_graph_draw,
    .wait = graph_wait,
};
