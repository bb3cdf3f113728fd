/* The solver's handle: its options, and the searches that somebody waits for. */
#include "solver.h"

#include "board.h"
#include "fail.h"
#include "job.h"
#include "os/clock.h"
#include "result.h"
#include "solver/cache.h"
#include "solver/learned_values.h"

#include <stdlib.h>

enum { WATCH_MS = 100 };

/* ---- Made, and its options ---- */

slidewise_status slidewise_solver_create(slidewise_solver **out, char *error)
{
    slidewise_solver *made = calloc(1, sizeof *made);
    sw_error reason;
    if (!made)
        return library_fail_memory(error);
    if (solver_create(&made->solver, &reason) != SW_OK) {
        free(made);
        return library_fail(error, &reason);
    }
    os_mutex_init(&made->lock);
    library_options_init(&made->options);
    solver_set_memory(made->solver, library_options_memory(&made->options));
    *out = made;
    return SLIDEWISE_OK;
}

void slidewise_solver_free(slidewise_solver *solver)
{
    if (!solver)
        return;
    slidewise_tables_drop(solver, NULL);
    solver_destroy(solver->solver);
    library_options_deinit(&solver->options);
    os_mutex_deinit(&solver->lock);
    free(solver);
}

/* Passes on what the solver keeps itself; all else is read when a search begins. */
static bool apply(slidewise_solver *solver, library_option option)
{
    const char *folder = solver->options.folders[option];
    if (option == LIBRARY_MEMORY)
        solver_set_memory(solver->solver, library_options_memory(&solver->options));
    if (option == LIBRARY_CACHE)
        return solver_set_cache(solver->solver, folder);
    if (option == LIBRARY_VALUES)
        return solver_set_values(solver->solver, folder);
    return true;
}

slidewise_status slidewise_solver_set(slidewise_solver *solver, const char *name, const char *value,
                                      char *error)
{
    library_option option = LIBRARY_OPTIONS;
    os_mutex_lock(&solver->lock);
    slidewise_status status =
        library_options_set(&solver->options, name, value, solver->searched, &option, error);
    if (status == SLIDEWISE_OK && !apply(solver, option))
        status = library_fail_memory(error);
    os_mutex_unlock(&solver->lock);
    return status;
}

size_t slidewise_solver_get(slidewise_solver *solver, const char *name, char *out, size_t size)
{
    sw_text text;
    os_mutex_lock(&solver->lock);
    library_options_get(&solver->options, name, &text);
    os_mutex_unlock(&solver->lock);
    return library_text_out(&text, out, size);
}

void slidewise_solver_watch(slidewise_solver *solver, slidewise_watch *watch, void *data)
{
    os_mutex_lock(&solver->lock);
    solver->watch = watch;
    solver->watch_data = data;
    os_mutex_unlock(&solver->lock);
}

/* ---- Searches ---- */

slidewise_status library_request(slidewise_solver *solver, const slidewise_board *start,
                                 const slidewise_board *goal, solver_request *out, char *error)
{
    *out = (solver_request){.start = start->board};
    slidewise_status status = library_goal(&out->goal, start, goal, error);
    if (status != SLIDEWISE_OK)
        return status;
    os_mutex_lock(&solver->lock);
    library_options_request(&solver->options, out);
    solver->searched = true;
    os_mutex_unlock(&solver->lock);
    return SLIDEWISE_OK;
}

static slidewise_result *find_distances(slidewise_solver *solver, const solver_request *request,
                                        solver_progress *progress)
{
    solver_distances distances;
    solver_distances_find(solver->solver, request, progress, &distances);
    return library_result_of_distances(&distances);
}

static slidewise_result *find_solution(slidewise_solver *solver, const solver_request *request,
                                       solver_progress *progress)
{
    solver_answer answer;
    solver_solve(solver->solver, request, progress, &answer);
    slidewise_result *result = library_result_of_answer(&answer);
    solver_answer_deinit(&answer);
    return result;
}

slidewise_status library_search(slidewise_solver *solver, const solver_request *request,
                                bool distances, solver_progress *progress, slidewise_result **out)
{
    slidewise_result *result = distances ? find_distances(solver, request, progress)
                                         : find_solution(solver, request, progress);
    if (!result || result->status == SLIDEWISE_NO_MEMORY) {
        slidewise_result_free(result);
        return SLIDEWISE_NO_MEMORY;
    }
    library_result_note(result, progress);
    *out = result;
    return result->status;
}

static slidewise_status search_here(slidewise_solver *solver, const solver_request *request,
                                    bool distances, slidewise_result **out, char *error)
{
    solver_progress *progress;
    sw_error reason;
    if (solver_progress_create(&progress, &reason) != SW_OK)
        return library_fail(error, &reason);
    slidewise_status status = library_search(solver, request, distances, progress, out);
    solver_progress_destroy(progress);
    return status == SLIDEWISE_NO_MEMORY ? library_fail_memory(error) : status;
}

/* Asks whoever watches about each shorter solution; false where the search is to stop. */
static bool show_solutions(slidewise_job *job, slidewise_watch *watch, void *data)
{
    bool goes_on = true;
    for (slidewise_result *next; (next = slidewise_job_next(job));) {
        goes_on = watch(data, next) == 0 && goes_on;
        slidewise_result_free(next);
    }
    return goes_on;
}

static bool show_progress(slidewise_job *job, slidewise_watch *watch, void *data)
{
    slidewise_result *now = slidewise_job_now(job);
    bool goes_on = !now || watch(data, now) == 0;
    slidewise_result_free(now);
    return goes_on;
}

static slidewise_status search_watched(slidewise_solver *solver, const solver_request *request,
                                       bool distances, slidewise_watch *watch, void *data,
                                       slidewise_result **out, char *error)
{
    slidewise_job *job;
    slidewise_status status = library_job_start(&job, solver, request, distances, error);
    if (status != SLIDEWISE_OK)
        return status;
    double shown_ms = os_clock_ms();
    do {
        status = slidewise_job_wait(job, WATCH_MS);
        bool goes_on = show_solutions(job, watch, data);
        if (status == SLIDEWISE_RUNNING && os_clock_ms() - shown_ms >= WATCH_MS) {
            goes_on = goes_on && show_progress(job, watch, data);
            shown_ms = os_clock_ms();
        }
        if (!goes_on)
            slidewise_job_stop(job);
    } while (status == SLIDEWISE_RUNNING);
    if (!library_job_take_result(job, out))
        status = library_fail_memory(error);
    slidewise_job_free(job);
    return status;
}

static slidewise_status search(slidewise_solver *solver, const slidewise_board *start,
                               const slidewise_board *goal, bool distances, slidewise_result **out,
                               char *error)
{
    solver_request request;
    slidewise_status status = library_request(solver, start, goal, &request, error);
    if (status != SLIDEWISE_OK)
        return status;
    os_mutex_lock(&solver->lock);
    slidewise_watch *watch = solver->watch;
    void *data = solver->watch_data;
    os_mutex_unlock(&solver->lock);
    return watch ? search_watched(solver, &request, distances, watch, data, out, error)
                 : search_here(solver, &request, distances, out, error);
}

slidewise_status slidewise_solve(slidewise_solver *solver, const slidewise_board *start,
                                 const slidewise_board *goal, slidewise_result **out, char *error)
{
    return search(solver, start, goal, false, out, error);
}

slidewise_status slidewise_distances(slidewise_solver *solver, const slidewise_board *start,
                                     const slidewise_board *goal, slidewise_result **out,
                                     char *error)
{
    return search(solver, start, goal, true, out, error);
}
