/* The solver's handle: its options, and its searches: jobs on threads of their own, and those that a caller waits for. */
#include "solver.h"

#include "board.h"
#include "fail.h"
#include "os/clock.h"
#include "solver/cache.h"
#include "solver/solver.h"

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

/* The options as they are now; from then on it is too late for folders. The boards are put into
 * the request. SLIDEWISE_BAD_INPUT where the sizes differ. */
static slidewise_status make_request(slidewise_solver *solver, const slidewise_board *start,
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

/* Searches on the calling thread. The status is *out's, or SLIDEWISE_NO_MEMORY without one. */
static slidewise_status search_with(slidewise_solver *solver, const solver_request *request,
                                    bool distances, solver_progress *progress,
                                    slidewise_result **out)
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

/* ---- Jobs: a search on a thread of its own, and a queue of the shorter solutions that it finds ---- */

/* A shorter solution that nobody has asked for yet. */
typedef struct news {
    struct news *next;
    slidewise_result *result;
} news;

struct slidewise_job {
    slidewise_solver *solver;
    solver_request request;
    bool distances;
    solver_progress *progress;
    double start_ms;
    os_thread thread;
    os_mutex lock; /* of what follows */
    os_condition changed;
    news *first, **last;
    puzzle_path best; /* the shortest solution so far */
    bool has_best;
    slidewise_status status;
    slidewise_result *result; /* NULL until the end, and where memory ran out */
};

/* How far the search is, with the path unless it is NULL; NULL where memory ran out. */
static slidewise_result *snapshot(slidewise_job *job, const puzzle_path *path)
{
    slidewise_result *made = library_result_create(SLIDEWISE_RUNNING);
    if (!made)
        return NULL;
    library_result_note(made, job->progress);
    made->ms = os_clock_ms() - job->start_ms;
    if (!path || library_result_take_path(made, path))
        return made;
    slidewise_result_free(made);
    return NULL;
}

/* Takes the result over; one for which there is no memory is not told of. */
static void append(slidewise_job *job, slidewise_result *result)
{
    news *added = result ? malloc(sizeof *added) : NULL;
    if (!added) {
        slidewise_result_free(result);
        return;
    }
    *added = (news){.result = result};
    *job->last = added;
    job->last = &added->next;
}

static void keep(void *data, const solver_improvement *improvement)
{
    slidewise_job *job = data;
    os_mutex_lock(&job->lock);
    job->has_best = puzzle_path_copy(&job->best, improvement->path) || job->has_best;
    append(job, snapshot(job, improvement->path));
    os_condition_signal_all(&job->changed);
    os_mutex_unlock(&job->lock);
}

/* A search that was stopped, or met a limit, drops the solution that it had. */
static void restore_best(const slidewise_job *job, slidewise_result *result)
{
    if (!result->path && job->has_best)
        library_result_take_path(result, &job->best);
}

/* What cannot be improved comes with the end alone. */
static void queue_only(slidewise_job *job, const slidewise_result *result)
{
    slidewise_result *copy = result->path && !job->has_best ? library_result_copy(result) : NULL;
    if (!copy)
        return;
    copy->status = SLIDEWISE_RUNNING;
    append(job, copy);
}

static void run(void *data)
{
    slidewise_job *job = data;
    slidewise_result *result = NULL;
    slidewise_status status =
        search_with(job->solver, &job->request, job->distances, job->progress, &result);
    os_mutex_lock(&job->lock);
    if (result) {
        restore_best(job, result);
        queue_only(job, result);
    }
    job->result = result;
    job->status = status;
    os_condition_signal_all(&job->changed);
    os_mutex_unlock(&job->lock);
}

static void destroy(slidewise_job *job)
{
    for (slidewise_result *next; (next = slidewise_job_next(job));)
        slidewise_result_free(next);
    slidewise_result_free(job->result);
    puzzle_path_deinit(&job->best);
    solver_progress_destroy(job->progress);
    os_condition_deinit(&job->changed);
    os_mutex_deinit(&job->lock);
    free(job);
}

/* SLIDEWISE_NO_MEMORY, SLIDEWISE_IO. */
static slidewise_status start_job(slidewise_job **out, slidewise_solver *solver,
                                  const solver_request *request, bool distances, char *error)
{
    slidewise_job *job = calloc(1, sizeof *job);
    sw_error reason;
    if (!job)
        return library_fail_memory(error);
    *job = (slidewise_job){.solver = solver,
                           .request = *request,
                           .distances = distances,
                           .start_ms = os_clock_ms(),
                           .last = &job->first,
                           .status = SLIDEWISE_RUNNING};
    job->request.improved = keep;
    job->request.improved_data = job;
    os_mutex_init(&job->lock);
    os_condition_init(&job->changed);
    sw_status status = solver_progress_create(&job->progress, &reason);
    if (status == SW_OK)
        status = os_thread_start(&job->thread, run, job, &reason);
    if (status != SW_OK) {
        destroy(job);
        return library_fail(error, &reason);
    }
    *out = job;
    return SLIDEWISE_OK;
}

static slidewise_status start(slidewise_job **out, slidewise_solver *solver,
                              const slidewise_board *start, const slidewise_board *goal,
                              bool distances, char *error)
{
    solver_request request;
    slidewise_status status = make_request(solver, start, goal, &request, error);
    return status == SLIDEWISE_OK ? start_job(out, solver, &request, distances, error) : status;
}

slidewise_status slidewise_job_start(slidewise_job **out, slidewise_solver *solver,
                                     const slidewise_board *from, const slidewise_board *goal,
                                     char *error)
{
    return start(out, solver, from, goal, false, error);
}

slidewise_status slidewise_job_start_distances(slidewise_job **out, slidewise_solver *solver,
                                               const slidewise_board *from,
                                               const slidewise_board *goal, char *error)
{
    return start(out, solver, from, goal, true, error);
}

void slidewise_job_stop(slidewise_job *job)
{
    solver_progress_cancel(job->progress);
}

void slidewise_job_free(slidewise_job *job)
{
    if (!job)
        return;
    slidewise_job_stop(job);
    os_thread_join(job->thread);
    destroy(job);
}

slidewise_status slidewise_job_wait(slidewise_job *job, double milliseconds)
{
    double end_ms = os_clock_ms() + milliseconds;
    os_mutex_lock(&job->lock);
    while (job->status == SLIDEWISE_RUNNING && !job->first) {
        double left_ms = end_ms - os_clock_ms();
        if (milliseconds < 0)
            os_condition_wait(&job->changed, &job->lock);
        else if (left_ms > 0)
            os_condition_wait_ms(&job->changed, &job->lock, left_ms);
        else
            break;
    }
    slidewise_status status = job->status;
    os_mutex_unlock(&job->lock);
    return status;
}

slidewise_result *slidewise_job_next(slidewise_job *job)
{
    os_mutex_lock(&job->lock);
    news *taken = job->first;
    slidewise_result *result = taken ? taken->result : NULL;
    if (taken)
        job->first = taken->next;
    if (!job->first)
        job->last = &job->first;
    os_mutex_unlock(&job->lock);
    free(taken);
    return result;
}

slidewise_result *slidewise_job_now(slidewise_job *job)
{
    os_mutex_lock(&job->lock);
    slidewise_result *now = snapshot(job, job->has_best ? &job->best : NULL);
    os_mutex_unlock(&job->lock);
    return now;
}

const slidewise_result *slidewise_job_result(slidewise_job *job)
{
    os_mutex_lock(&job->lock);
    const slidewise_result *result = job->result;
    os_mutex_unlock(&job->lock);
    return result;
}

/* Hands the result of a search that has ended over to the caller; false where memory ran out for
 * it. */
static bool take_result(slidewise_job *job, slidewise_result **out)
{
    os_mutex_lock(&job->lock);
    bool has = job->result != NULL;
    if (has)
        *out = job->result;
    job->result = NULL;
    os_mutex_unlock(&job->lock);
    return has;
}

/* ---- Searches that the caller waits for ---- */

static slidewise_status search_here(slidewise_solver *solver, const solver_request *request,
                                    bool distances, slidewise_result **out, char *error)
{
    solver_progress *progress;
    sw_error reason;
    if (solver_progress_create(&progress, &reason) != SW_OK)
        return library_fail(error, &reason);
    slidewise_status status = search_with(solver, request, distances, progress, out);
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
    slidewise_status status = start_job(&job, solver, request, distances, error);
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
    if (!take_result(job, out))
        status = library_fail_memory(error);
    slidewise_job_free(job);
    return status;
}

static slidewise_status search(slidewise_solver *solver, const slidewise_board *start,
                               const slidewise_board *goal, bool distances, slidewise_result **out,
                               char *error)
{
    solver_request request;
    slidewise_status status = make_request(solver, start, goal, &request, error);
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
