/* A request solved on a thread of its own; its best solution so far is copied under a lock. */
#include "solver/job.h"

#include "core/progress.h"
#include "os/thread.h"
#include "solver_parts.h"

#include <stdlib.h>

struct solver_job {
    solver *shared;
    solver_request request;
    solver_progress progress;
    solver_job_wake *wake;
    void *data;
    os_thread thread;
    bool wants_distances;
    solver_improved *told; /* the request's own */
    void *told_data;
    solver_answer answer; /* the worker's, until it is ready, as are the distances */
    solver_distances distances;
    atomic_bool ready;
    atomic_bool over; /* the worker will touch nothing any more */
    os_mutex lock;    /* of what follows */
    puzzle_path best;
    int improvements;
    os_mutex telling; /* held while the owner is told; of `dropped` */
    bool dropped;     /* the owner is gone: nobody is told any more */
    solver_job *next; /* in the solver's list of dropped jobs */
};

static void wake(solver_job *job)
{
    os_mutex_lock(&job->telling);
    if (job->wake && !job->dropped)
        job->wake(job->data);
    os_mutex_unlock(&job->telling);
}

static void tell(solver_job *job, const solver_improvement *improvement)
{
    os_mutex_lock(&job->telling);
    if (job->told && !job->dropped)
        job->told(job->told_data, improvement);
    os_mutex_unlock(&job->telling);
}

/* A solution for which there is no memory is not counted: the one before stays. */
static void keep(void *data, const solver_improvement *improvement)
{
    solver_job *job = data;
    os_mutex_lock(&job->lock);
    bool kept = puzzle_path_copy(&job->best, improvement->path);
    job->improvements += kept;
    os_mutex_unlock(&job->lock);
    tell(job, improvement);
    if (kept)
        wake(job);
}

static void run(void *data)
{
    solver_job *job = data;
    if (job->wants_distances)
        solver_distances_find(job->shared, &job->request, &job->progress, &job->distances);
    else
        solver_solve(job->shared, &job->request, &job->progress, &job->answer);
    atomic_store_explicit(&job->ready, true, memory_order_release);
    wake(job);
    atomic_store_explicit(&job->over, true, memory_order_release);
}

/* Waits for the worker, and frees. */
static void bury(solver_job *job)
{
    os_thread_join(job->thread);
    solver_answer_deinit(&job->answer);
    puzzle_path_deinit(&job->best);
    os_mutex_deinit(&job->telling);
    os_mutex_deinit(&job->lock);
    free(job);
}

/* Dropped jobs whose workers have come to their end; all of them where it may wait. */
static void reap(solver_job **list, bool may_wait)
{
    while (*list) {
        solver_job *job = *list;
        if (!may_wait && !atomic_load_explicit(&job->over, memory_order_acquire)) {
            list = &job->next;
            continue;
        }
        *list = job->next;
        bury(job);
    }
}

void solver_jobs_end(solver_job **dropped)
{
    reap(dropped, true);
}

static sw_status start(solver_job **out, solver *shared, const solver_request *request,
                       bool distances, solver_job_wake *wake, void *data, sw_error *error)
{
    sw_status status = solver_request_check(request, error);
    if (status != SW_OK)
        return status;
    reap(solver_dropped_jobs(shared), false);
    solver_job *job = calloc(1, sizeof *job);
    if (!job)
        return sw_fail(error, SW_NO_MEMORY, "no memory for a search");
    job->shared = shared;
    job->request = *request;
    job->told = request->improved;
    job->told_data = request->improved_data;
    job->request.improved = keep;
    job->request.improved_data = job;
    job->wants_distances = distances;
    job->wake = wake;
    job->data = data;
    os_mutex_init(&job->lock);
    os_mutex_init(&job->telling);
    status = os_thread_start(&job->thread, run, job, error);
    if (status != SW_OK) {
        os_mutex_deinit(&job->telling);
        os_mutex_deinit(&job->lock);
        free(job);
        return status;
    }
    *out = job;
    return SW_OK;
}

sw_status solver_job_start(solver_job **out, solver *shared, const solver_request *request,
                           solver_job_wake *wake, void *data, sw_error *error)
{
    return start(out, shared, request, false, wake, data, error);
}

sw_status solver_job_start_distances(solver_job **out, solver *shared,
                                     const solver_request *request, solver_job_wake *wake,
                                     void *data, sw_error *error)
{
    return start(out, shared, request, true, wake, data, error);
}

void solver_job_cancel(solver_job *job)
{
    solver_progress_cancel(&job->progress);
}

uint64_t solver_job_nodes(const solver_job *job)
{
    return solver_progress_nodes(&job->progress);
}

int solver_job_lower_bound(const solver_job *job)
{
    return solver_progress_lower_bound(&job->progress);
}

int solver_job_improvements(solver_job *job)
{
    os_mutex_lock(&job->lock);
    int improvements = job->improvements;
    os_mutex_unlock(&job->lock);
    return improvements;
}

int solver_job_best_length(solver_job *job)
{
    os_mutex_lock(&job->lock);
    int length =
        job->improvements > 0 ? (int)puzzle_metric_length(job->request.metric, &job->best) : -1;
    os_mutex_unlock(&job->lock);
    return length;
}

sw_status solver_job_best(solver_job *job, puzzle_path *out)
{
    os_mutex_lock(&job->lock);
    sw_status status = SW_NOT_FOUND;
    if (job->improvements > 0)
        status = puzzle_path_copy(out, &job->best) ? SW_OK : SW_NO_MEMORY;
    os_mutex_unlock(&job->lock);
    return status;
}

const solver_answer *solver_job_answer(solver_job *job)
{
    return atomic_load_explicit(&job->ready, memory_order_acquire) ? &job->answer : NULL;
}

const solver_distances *solver_job_distances(solver_job *job)
{
    return atomic_load_explicit(&job->ready, memory_order_acquire) ? &job->distances : NULL;
}

void solver_job_drop(solver_job *job)
{
    if (!job)
        return;
    solver_job_cancel(job);
    os_mutex_lock(&job->telling);
    job->dropped = true;
    os_mutex_unlock(&job->telling);
    solver_job **dropped = solver_dropped_jobs(job->shared);
    job->next = *dropped;
    *dropped = job;
    reap(dropped, false);
}

void solver_job_destroy(solver_job *job)
{
    if (!job)
        return;
    solver_job_cancel(job);
    bury(job);
}
