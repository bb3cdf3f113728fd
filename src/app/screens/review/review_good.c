/* Asks for the good moves of the place that is shown: by true distances where those are in reach, else
 * for the best solution that is found in time. In slides that solution's first slide has to do. */
#include "game/ask.h"
#include "program/say.h"
#include "program/window.h"
#include "screens/review/review.h"

void app_review_good_deinit(review_good *good)
{
    solver_job_drop(good->job);
    *good = (review_good){0};
}

static bool is_in_reach(const review_state *self)
{
    bool exact = game_distance_exact(game_distance_at(self->left, review_places(self), self->at));
    bool proves = solver_proves(review_session(self)->goal.size);
    return self->metric == PUZZLE_METRIC_MOVES && (proves || exact);
}

static void start(app *app, review_state *self, bool by_line)
{
    review_good *good = &self->good;
    puzzle_board board = app_review_board(self, self->at);
    solver_request request =
        game_ask(by_line ? GAME_ASK_LINE : GAME_ASK_DISTANCES, &board, &review_session(self)->goal);
    request.metric = self->metric;
    sw_status status =
        by_line ? solver_job_start(&good->job, app->client.solver, &request, app_wake, app, NULL)
                : solver_job_start_distances(&good->job, app->client.solver, &request, app_wake,
                                             app, NULL);
    good->by_line = by_line;
    if (status != SW_OK)
        app_notify(app, APP_ICON_WARN, _("No solution was found"));
}

static void end_job(review_good *good)
{
    solver_job_drop(good->job);
    good->job = NULL;
}

/* Where no distance was proved in time, any solution has to do. */
static void take_distances(app *app, review_state *self)
{
    const solver_distances *distances = solver_job_distances(self->good.job);
    if (!distances)
        return;
    bool proved = distances->status == SW_OK;
    self->good.moves = game_good_moves_of_distances(distances);
    end_job(&self->good);
    if (!proved)
        start(app, self, true);
}

static void take_line(review_good *good, puzzle_metric metric)
{
    const solver_answer *answer = solver_job_answer(good->job);
    if (!answer)
        return;
    good->moves = game_good_moves_of_line(answer, metric);
    good->optimal = answer->optimal;
    end_job(good);
}

void app_review_good_update(app *app, review_state *self)
{
    review_good *good = &self->good;
    if (!good->asked || good->place != self->at) {
        app_review_good_deinit(good);
        *good = (review_good){.asked = true, .place = self->at, .moves = {.left = -1}};
        puzzle_board board = app_review_board(self, self->at);
        if (!puzzle_board_equal(&board, &review_session(self)->goal))
            start(app, self, !is_in_reach(self));
    }
    if (good->job && good->by_line)
        take_line(good, self->metric);
    else if (good->job)
        take_distances(app, self);
}
