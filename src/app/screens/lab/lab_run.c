/* The lab's searches, one at a time on a thread of its own, and the steps of what they found. */
#include "screens/lab/lab.h"

#include "game/ask.h"
#include "program/parts_of.h"
#include "program/say.h"
#include "program/window.h"

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

void app_lab_open_run(app *app, lab_state *self)
{
    lab_runs runs = app_lab_list_runs(app);
    const game_lab_run *run = app_lab_chosen_run(self, &runs);
    puzzle_path path = {0};
    close_run(self);
    self->has_replay = run && run->status == SW_OK && puzzle_path_copy(&path, &run->path);
    if (self->has_replay)
        game_replay_init(&self->replay, &run->boards[GAME_LAB_START], &path);
    else if (run && run->status == SW_OK)
        app_notify(app, APP_ICON_WARN, _("Memory ran out; nothing was changed"));
    app_lab_show_boards(app, self);
}

void app_lab_choose_run(app *app, lab_state *self, int run)
{
    self->page.grids[LAB_LIST_RUNS].at = run;
    const app_parts *p = app_parts_of(app, self);
    if (app_parts_rect(p, LAB_RUNS).w > 0)
        app_page_choose(&self->page, &p->page, LAB_LIST_RUNS, run);
    app_lab_open_run(app, self);
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
    app_lab_choose_run(app, self, app_lab_list_runs(app).count); /* the row of what is running */
}

bool app_lab_can_solve(const app *app)
{
    return game_lab_judge(&app->client.lab).solvable;
}

void app_lab_solve(app *app, lab_state *self)
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
        app_notify(app, APP_ICON_WARN, _("Memory ran out; nothing was changed"));
    solver_job_drop(self->job);
    self->job = NULL;
    app_lab_choose_run(app, self, app_lab_list_runs(app).count - 1);
}

void app_lab_poll(app *app, lab_state *self)
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

void app_lab_stop_all(app *app, lab_state *self)
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
    app_lab_show_boards(app, self);
}
