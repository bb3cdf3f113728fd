/* The par of the level that is being made: the fewest moves or slides, proved, or the fewest found so far. */
#include "screens/level_maker/level_maker.h"

#include "game/ask.h"
#include "program/window.h"

void app_maker_stop_par(maker_state *self)
{
    solver_job_drop(self->par.job);
    self->par.job = NULL;
}

static void start(app *app, maker_state *self)
{
    const puzzle_board *boards = self->lab.boards;
    solver_request request = game_ask(self->par.second ? GAME_ASK_PAR : GAME_ASK_PAR_PROOF,
                                      &boards[GAME_LAB_START], &boards[GAME_LAB_GOAL]);
    request.metric = self->par.metric;
    self->par.failed = solver_job_start(&self->par.job, app->client.solver, &request, app_wake, app,
                                        NULL) != SW_OK;
}

/* A level whose par counts slides goes on so; otherwise what counts is what the player chose. */
static puzzle_metric metric_of(const app *app, const maker_state *self)
{
    bool old = self->edits && self->old.par_proof != PUZZLE_PAR_NONE;
    return old ? self->old.par_metric : (puzzle_metric)app->client.settings.metric;
}

/* Larger boards are never proved in time. */
void app_maker_seek_par(app *app, maker_state *self)
{
    puzzle_size size = self->lab.boards[GAME_LAB_START].size;
    app_maker_stop_par(self);
    self->par.metric = metric_of(app, self);
    self->par.length = 0;
    self->par.proved = self->par.failed = false;
    self->par.second = !game_ask_tries_proof(size);
    self->par.since = app->now;
    if (app_maker_is_level(self))
        start(app, self);
}

/* The shortest solution so far. */
static void take_best(maker_state *self)
{
    int length = solver_job_best_length(self->par.job);
    if (length > 0)
        self->par.length = length;
}

void app_maker_poll_par(app *app, maker_state *self)
{
    if (!self->par.job)
        return;
    const solver_answer *answer = solver_job_answer(self->par.job);
    take_best(self);
    if (!answer)
        return;
    bool again = answer->status == SW_LIMIT && !self->par.second;
    if (answer->status == SW_OK) {
        self->par.length = (int)puzzle_metric_length(self->par.metric, &answer->path);
        self->par.proved = answer->optimal;
    }
    self->par.failed = answer->status != SW_OK && !again;
    app_maker_stop_par(self);
    if (again) {
        self->par.second = true;
        start(app, self);
    }
}
