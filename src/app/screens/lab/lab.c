/* The lab: two boards to edit, searches to choose, and what each of them took. */
#include "screens/lab/lab.h"

#include "client/games.h"
#include "game/ask.h"
#include "program/clipboard.h"
#include "program/parts_of.h"
#include "program/say.h"
#include "program/window.h"
#include "screens/screens.h"

/* ---- The searches, one at a time on a thread of its own, and the steps of what they found ---- */

lab_runs app_lab_list_runs(const app *app)
{
    lab_runs runs;
    runs.count = game_lab_list(&app->client.lab, runs.items);
    return runs;
}

const game_lab_run *app_lab_chosen_run(const lab_state *self, const lab_runs *runs)
{
    int at = self->page.grids[LAB_LIST_RUNS].at;
    return at >= 0 && at < runs->count ? runs->items[at] : NULL;
}

int app_lab_row_count(const app *app)
{
    return app_lab_list_runs(app).count + game_lab_searches_here(&app->client.lab);
}

lab_row app_lab_row(const app_parts *p, int index)
{
    const lab_state *self = p->state;
    lab_runs runs = app_lab_list_runs(p->app);
    const game_lab_run *run = index < runs.count ? runs.items[index] : NULL;
    if (run)
        return (lab_row){run, run->method, run->expanded, run->ms};
    return (lab_row){NULL, p->app->client.lab.search.method, solver_job_nodes(self->job),
                     p->view->now - self->job_since};
}

static void close_run(lab_state *self)
{
    if (self->has_replay)
        game_replay_deinit(&self->replay);
    self->has_replay = false;
}

/* On the start board: the next move of the solution that is shown. */
static app_board_hint next_move(const lab_state *self)
{
    app_board_hint hint = {.step = GAME_HINT_ARROW, .since = -10000};
    hint.shown = app_lab_shows_solution(self) && self->replay.at < self->replay.path.length;
    if (hint.shown)
        hint.move = (puzzle_move)self->replay.path.moves[self->replay.at];
    return hint;
}

static void lab_show_boards(app *app, lab_state *self)
{
    self->edit.hint = next_move(self);
    app_edit_show(&self->edit, self->has_replay ? &self->replay.board : NULL, app->now,
                  app_slide_ms(app));
}

static void lab_open_run(app *app, lab_state *self)
{
    lab_runs runs = app_lab_list_runs(app);
    const game_lab_run *run = app_lab_chosen_run(self, &runs);
    puzzle_path path = {0};
    close_run(self);
    self->has_replay = run && run->status == SW_OK && puzzle_path_copy(&path, &run->path);
    if (self->has_replay)
        game_replay_init(&self->replay, &run->boards[GAME_LAB_START], &path);
    else if (run && run->status == SW_OK)
        client_say(&app->client, CLIENT_SAYS_NO_MEMORY);
    lab_show_boards(app, self);
}

/* Chooses one in the table (-1: none). */
static void lab_choose_run(app *app, lab_state *self, int run)
{
    self->page.grids[LAB_LIST_RUNS].at = run;
    const app_parts *p = app_parts_of(app, self);
    if (app_parts_rect(p, LAB_RUNS).w > 0)
        app_page_choose(&self->page, &p->page, LAB_LIST_RUNS, run);
    lab_open_run(app, self);
}

static void start(app *app, lab_state *self)
{
    sw_error error;
    solver_request request = game_ask(GAME_ASK_METHOD, &app->client.lab.boards[GAME_LAB_START],
                                      &app->client.lab.boards[GAME_LAB_GOAL]);
    request.method = game_lab_method(&app->client.lab);
    if (solver_job_start(&self->job, app->client.solver, &request, app_wake, app, &error) !=
        SW_OK) {
        app_notify_error(app, &error);
        return;
    }
    game_lab_begin(&app->client.lab, &request);
    self->job_since = app->now;
    self->stopping = false;
    lab_choose_run(app, self, app_lab_list_runs(app).count); /* the row of what is running */
}

bool app_lab_can_solve(const app *app)
{
    return game_lab_judge(&app->client.lab).solvable;
}

/* Begins a search, or stops the one that goes on. */
static void lab_solve(app *app, lab_state *self)
{
    app_edit_drop_pick(&self->edit);
    if (!self->job) {
        if (app_lab_can_solve(app))
            start(app, self);
        return;
    }
    self->stopping = true;
    solver_job_cancel(self->job);
}

/* The new run is the last in the table, unless the boards were changed meanwhile. */
static void end(app *app, lab_state *self, const solver_answer *answer)
{
    if (!game_lab_end(&app->client.lab, answer))
        client_say(&app->client, CLIENT_SAYS_NO_MEMORY);
    solver_job_drop(self->job);
    self->job = NULL;
    lab_choose_run(app, self, app_lab_list_runs(app).count - 1);
}

static void lab_poll(app *app, lab_state *self)
{
    if (!self->job)
        return;
    const solver_answer *answer = solver_job_answer(self->job);
    if (answer)
        end(app, self, answer);
    else
        game_lab_watch(&app->client.lab, solver_job_lower_bound(self->job),
                       solver_job_nodes(self->job), app->now - self->job_since);
}

static void lab_stop_all(app *app, lab_state *self)
{
    solver_job_drop(self->job);
    self->job = NULL;
    app->client.lab.search.on = false;
    close_run(self);
}

bool app_lab_shows_solution(const lab_state *self)
{
    return self->has_replay && !self->job;
}

void app_lab_show_step(app *app, lab_state *self, int id)
{
    game_replay *replay = &self->replay;
    if (!app_lab_shows_solution(self))
        return;
    if (id == LAB_SHOW_FIRST)
        game_replay_seek(replay, 0);
    else if (id == LAB_SHOW_LAST)
        game_replay_seek(replay, replay->path.length);
    else
        game_replay_step(replay, id == LAB_SHOW_BACK ? -1 : 1);
    app_edit_drop_pick(&self->edit);
    lab_show_boards(app, self);
}

/* ---- The screen ---- */

void app_lab_boards_changed(app *app, lab_state *self)
{
    app_edit_fit(&self->edit);
    lab_choose_run(app, self, app_lab_list_runs(app).count - 1);
}

static void lab_take(void *state, app_argument *argument)
{
    lab_state *self = state;
    self->from = argument->from;
}

/* From a game the board in play comes along; otherwise all is as it was left. */
static void choose_boards(app *app, const lab_state *self)
{
    const game_session *session = &client_round(&app->client)->session;
    if (app->client.lab.boards[GAME_LAB_START].size.columns == 0)
        game_lab_init(&app->client.lab);
    if (self->from == APP_SCREEN_PLAY && client_has_round(&app->client))
        game_lab_set_boards(&app->client.lab, &session->board, &session->goal);
}

static void lab_enter(app *app, void *state)
{
    lab_state *self = state;
    choose_boards(app, self);
    app_edit_init(&self->edit, &app->client.lab);
    app_lab_boards_changed(app, self);
    self->page.grids[LAB_LIST_LOG] = (app_grid){.at = -1, .hover = -1};
    self->page.controls.focus = LAB_SOLVE;
    self->page.controls.focus_shown = true;
}

static void lab_leave(app *app, void *state)
{
    lab_stop_all(app, state);
}

static void copy_results(app *app)
{
    enum { COPY_LIMIT = 4 << 20 };
    int count = app_lab_list_runs(app).count;
    app_arena in;
    sw_text text;
    if (count == 0) {
        app_notify(app, APP_ICON_WARN, _("There are no results to copy yet"));
        return;
    }
    sw_text_init(&text, COPY_LIMIT);
    game_lab_format(&app->client.lab, &text);
    app_arena_empty(&in);
    /* Translators: the number is left out where it is one. */
    app_copy(app, &text,
             app_arena_print(&in, PL_("Results copied: one run", "Results copied: %d runs", count),
                             count));
    sw_text_deinit(&text);
}

static app_go step_search(app *app)
{
    app_arena in;
    if (puzzle_size_cells(app->client.lab.boards[GAME_LAB_START].size) <= GAME_LAB_SEARCH_CELLS)
        return app_go_to(APP_PUSH, APP_SCREEN_LAB_STEPS);
    app_arena_empty(&in);
    app_notify(app, APP_ICON_WARN,
               app_arena_print(&in,
                               PL_("A search can be stepped on boards of up to %d cell",
                                   "A search can be stepped on boards of up to %d cells",
                                   GAME_LAB_SEARCH_CELLS),
                               GAME_LAB_SEARCH_CELLS));
    return app_stay();
}

static app_go choose(app *app, lab_state *self, int id)
{
    if (id >= LAB_TAB_FIRST && id < LAB_TAB_FIRST + LAB_TABS)
        self->tab = (lab_tab)(id - LAB_TAB_FIRST);
    switch (id) {
    case LAB_MAKE:
        return app_go_to(APP_PUSH, APP_SCREEN_LEVEL_MAKER);
    case LAB_STEPS:
        return step_search(app);
    case LAB_GRAPH:
        return app_go_to(APP_PUSH, APP_SCREEN_LAB_GRAPH);
    case LAB_COPY:
        copy_results(app);
        break;
    case LAB_CLEAR:
        game_lab_clear(&app->client.lab);
        app_lab_boards_changed(app, self);
        break;
    case LAB_ALGORITHM:
    case LAB_HEURISTIC:
        app_drop_open(&self->page.drop, id, app_lab_chosen(app, id));
        break;
    case LAB_SOLVE:
        lab_solve(app, self);
        break;
    case LAB_SHOW_FIRST:
    case LAB_SHOW_BACK:
    case LAB_SHOW_STEP:
    case LAB_SHOW_LAST:
        app_lab_show_step(app, self, id);
        break;
    default:
        break;
    }
    return app_stay();
}

static void set_method(solver_method *method, int id, int item)
{
    if (id == LAB_ALGORITHM)
        method->algorithm = (solver_algorithm)item;
    else if (id == LAB_HEURISTIC)
        method->heuristic = (solver_heuristic)(item + SOLVER_NONE);
}

static app_go key(app *app, lab_state *self, const app_answer *answer)
{
    switch (app_answer_intent(answer)) {
    case APP_INTENT_PASTE:
        if (app_paste_side(app, &app->client.lab, self->edit.side))
            app_lab_boards_changed(app, self);
        break;
    case APP_INTENT_COPY:
        return choose(app, self, LAB_COPY);
    case APP_INTENT_AUTO:
        return choose(app, self, LAB_SOLVE);
    default:
        break;
    }
    return app_go_of(answer);
}

static bool lab_first(app *app, void *state, const app_parts *p, const app_event *event)
{
    lab_state *self = state;
    const app_edit_layout edit = app_edit_layout_of(&self->edit, p);
    app_edited edited = app_edit_first(&self->edit, &edit, &self->page, event);
    if (edited == APP_EDIT_CHANGED)
        app_lab_boards_changed(app, self);
    return edited != APP_EDIT_IGNORED;
}

static app_go lab_answer(app *app, void *state, const app_parts *p, const app_answer *answer)
{
    lab_state *self = state;
    const app_edit_layout edit = app_edit_layout_of(&self->edit, p);
    if (app_edit_answer(&self->edit, &edit, &self->page, answer))
        app_lab_boards_changed(app, self);
    else if (answer->kind == APP_ANSWER_ITEM)
        set_method(&app->client.lab.method, answer->id, answer->value);
    else if (answer->kind == APP_ANSWER_CHOSEN && answer->id >= APP_EDIT_OWN)
        return choose(app, self, answer->id);
    if (answer->kind == APP_ANSWER_MOVED && answer->id == LAB_RUNS)
        lab_open_run(app, self);
    return key(app, self, answer);
}

static app_go lab_update(app *app, void *state)
{
    lab_poll(app, state);
    return app_stay();
}

/* What a running search has done is told so often, in ms. */
enum { RUNNING_FRAME_MS = 100 };

static double lab_wait(const app *app, const void *state)
{
    const lab_state *self = state;
    if (app_edit_moving(&self->edit, app->now))
        return 0;
    return self->job ? RUNNING_FRAME_MS : APP_WAIT_LONG;
}

static bool lab_pinches(const app *app, const app_parts *p, double x, double y)
{
    const lab_state *self = p->state;
    const app_edit_layout edit = app_edit_layout_of(&self->edit, p);
    (void)app;
    return app_edit_pinches(&edit, x, y);
}

const app_screen app_screen_lab = {
    .size = sizeof(lab_state),
    .places = APP_PLACE_LAB,
    .take = lab_take,
    .enter = lab_enter,
    .leave = lab_leave,
    .parts = app_lab_parts,
    .first = lab_first,
    .pinches = lab_pinches,
    .answer = lab_answer,
    .update = lab_update,
    .wait = lab_wait,
};
