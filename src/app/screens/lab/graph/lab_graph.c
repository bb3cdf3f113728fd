/* The state graph, walked from board to board: the present one, its neighbours with their moves and
 * distances, and the trail back. */
#include "screens/lab/graph/lab_graph.h"

#include "game/ask.h"
#include "program/prompts.h"
#include "program/say.h"
#include "program/window.h"
#include "screens/screens.h"

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
        app_notify_error(app, &error);
    app_board_view_show(&self->board, &self->walk.board, app->now,
                        still ? 0 : app->client.settings.slide_ms);
    self->page.grids[0].at = 0;
    self->page.grids[0].scroll.wanted = 0;
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
        app_notify(app, APP_ICON_WARN, _("Memory ran out; nothing was changed"));
}

static void graph_leave(app *app, void *state)
{
    graph_state *self = state;
    (void)app;
    stop(self);
    game_lab_walk_deinit(&self->walk);
}

int app_graph_best_move(const graph_state *self)
{
    int move = 0;
    if (!self->known || self->distances.status != SW_OK)
        return -1;
    while (move < PUZZLE_MOVES && !solver_distances_best(&self->distances, (puzzle_move)move))
        move++;
    return move < PUZZLE_MOVES ? move : -1;
}

static void walk(app *app, graph_state *self, int move)
{
    if (move >= 0 && game_lab_walk_step(&self->walk, (puzzle_move)move))
        arrive(app, self, true);
}

/* So many places back along the trail; nowhere if there are not so many. */
static void walk_back(app *app, graph_state *self, size_t places)
{
    size_t length = self->walk.path.length;
    if (places == 0 || places > length)
        return;
    game_lab_walk_back(&self->walk, length - places);
    arrive(app, self, true);
}

static void choose(app *app, graph_state *self, int id)
{
    if (id == GRAPH_BEST)
        walk(app, self, app_graph_best_move(self));
    else if (id == GRAPH_UNDO)
        walk_back(app, self, 1);
    else if (id == GRAPH_AGAIN)
        walk_back(app, self, self->walk.path.length);
    else if (id == GRAPH_TRAIL)
        walk_back(app, self, (size_t)self->page.grids[0].at);
    else if (id >= GRAPH_NEIGHBOUR_FIRST)
        walk(app, self, id - GRAPH_NEIGHBOUR_FIRST);
}

/* What a key does that no control has used; 0: nothing here. */
static int id_of(app_intent intent)
{
    if (app_intent_is_direction(intent))
        return GRAPH_NEIGHBOUR_FIRST + (int)(intent - APP_INTENT_UP);
    return intent == APP_INTENT_UNDO    ? GRAPH_UNDO
           : intent == APP_INTENT_HINT  ? GRAPH_BEST
           : intent == APP_INTENT_FIRST ? GRAPH_AGAIN
                                        : 0;
}

/* In the trail the arrow keys only choose: a press goes there at once, or Enter. */
static app_go graph_answer(app *app, void *state, const app_parts *p, const app_answer *answer)
{
    graph_state *self = state;
    app_intent intent = app_answer_intent(answer);
    bool chosen =
        answer->kind == APP_ANSWER_CHOSEN || answer->kind == APP_ANSWER_HELD ||
        (answer->kind == APP_ANSWER_MOVED && answer->event->kind == APP_EVENT_POINTER_DOWN);
    (void)p;
    if (intent == APP_INTENT_BACK && self->page.controls.focus != 0) {
        self->page.controls.focus = 0; /* the arrow keys walk again */
        return app_stay();
    }
    choose(app, self, chosen ? answer->id : id_of(intent));
    return app_go_of(answer);
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
    if (!self->ready || app_board_view_moving(&self->board, app->now))
        return 0;
    return self->job ? LOOKING_FRAME_MS : APP_WAIT_LONG;
}

static const app_prompt *lab_graph_prompts(const app *app, int *count)
{
    (void)app;
    return app_prompts_of_board(count);
}

const app_screen app_screen_lab_graph = {
    .size = sizeof(graph_state),
    .places = APP_PLACE_LAB,
    .enter = graph_enter,
    .leave = graph_leave,
    .parts = app_graph_parts,
    .answer = graph_answer,
    .update = graph_update,
    .prompts = lab_graph_prompts,
    .wait = graph_wait,
};
