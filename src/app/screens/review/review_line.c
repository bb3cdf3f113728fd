/* Looks for a better line at the place under review. */
#include "game/ask.h"
#include "program/say.h"
#include "program/window.h"
#include "screens/review/review.h"
#include "text/text.h"

void app_review_line_seek(app *app, review_line *line, const puzzle_board *from,
                          const puzzle_board *goal, size_t place)
{
    if (line->job && line->place == place)
        return;
    app_review_line_end(line);
    solver_request request = game_ask(GAME_ASK_LINE, from, goal);
    line->place = place;
    if (solver_job_start(&line->job, app->client.solver, &request, app_wake, app, NULL) != SW_OK)
        app_notify(app, APP_ICON_WARN, app_text(APP_TEXT_SOLVE_FAILED));
}

const solver_answer *app_review_line_of(const review_line *line, size_t place)
{
    return line->job && line->place == place ? solver_job_answer(line->job) : NULL;
}

void app_review_line_end(review_line *line)
{
    solver_job_drop(line->job);
    *line = (review_line){0};
}
