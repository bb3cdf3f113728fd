#include "solver/job.h"

#include "os/thread.h"

#include <stdlib.h>

struct solver_job {
    solver *shared;
    solver_request request;
    solver_progress progress;
    solver_job_wake *wake;
    void *data;
    os_thread thread;
    bool wants_distances;
    solver_answer answer; /* the worker's, until it is ready, as are the distances */
    solver_distances distances;
    atomic_bool ready;
};

static void run(void *data)
{
    solver_job *job = data;
    if (job->wants_distances)
        solver_distances_find(job->shared, &job->request, &job->progress, &job->distances);
    else
        solver_solve(job->shared, &job->request, &job->progress, &job->answer);
    atomic_store_explicit(&job->ready, true, memory_order_release);
    if (job->wake)
        job->wake(job->data);
}

static sw_status start(solver_job **out, solver *shared, const solver_request *request,
                       bool distances, solver_job_wake *wake, void *data, sw_error *error)
{
    solver_job *job = calloc(1, sizeof *job);
    if (!job)
        return sw_fail(error, SW_NO_MEMORY, "no memory for a search");
    job->shared = shared;
    job->request = *request;
    job->wants_distances = distances;
    job->wake = wake;
    job->data = data;
    sw_status status = os_thread_start(&job->thread, run, job, error);
    if (status != SW_OK) {
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
    atomic_store_explicit(&job->progress.cancel, true, memory_order_relaxed);
}

uint64_t solver_job_nodes(const solver_job *job)
{
    return atomic_load_explicit(&job->progress.nodes, memory_order_relaxed);
}

int solver_job_lower_bound(const solver_job *job)
{
    return atomic_load_explicit(&job->progress.lower_bound, memory_order_relaxed);
}

const solver_answer *solver_job_answer(solver_job *job)
{
    return atomic_load_explicit(&job->ready, memory_order_acquire) ? &job->answer : NULL;
}

const solver_distances *solver_job_distances(solver_job *job)
{
    return atomic_load_explicit(&job->ready, memory_order_acquire) ? &job->distances : NULL;
}

void solver_job_destroy(solver_job *job)
{
    if (!job)
        return;
    solver_job_cancel(job);
    os_thread_join(job->thread);
    solver_answer_deinit(&job->answer);
    free(job);
}
