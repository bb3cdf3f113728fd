/* Jobs: a search on a thread of its own, and a queue of the shorter solutions that it finds. */
#include "job.h"

#include "fail.h"
#include "os/clock.h"
#include "os/thread.h"
#include "result.h"
#include "solver.h"

#include <stdlib.h>

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

/* ---- The search's thread ---- */

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
        library_search(job->solver, &job->request, job->distances, job->progress, &result);
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

/* ---- Begun and ended ---- */

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

slidewise_status library_job_start(slidewise_job **out, slidewise_solver *solver,
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
    slidewise_status status = library_request(solver, start, goal, &request, error);
    return status == SLIDEWISE_OK ? library_job_start(out, solver, &request, distances, error)
                                  : status;
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

/* ---- Asked ---- */

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

bool library_job_take_result(slidewise_job *job, slidewise_result **out)
{
    os_mutex_lock(&job->lock);
    bool has = job->result != NULL;
    if (has)
        *out = job->result;
    job->result = NULL;
    os_mutex_unlock(&job->lock);
    return has;
}
