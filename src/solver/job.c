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
    solver_answer answer; /* the worker's, until it is ready */
    atomic_bool ready;
};

static void run(void *data)
{
    solver_job *job = data;
    solver_solve(job->shared, &job->request, &job->progress, &job->answer);
    atomic_store_explicit(&job->ready, true, memory_order_release);
    if (job->wake)
        job->wake(job->data);
}

sw_status solver_job_start(solver_job **out, solver *shared, const solver_request *request,
                           solver_job_wake *wake, void *data, sw_error *error)
{
    solver_job *job = calloc(1, sizeof *job);
    if (!job)
        return sw_fail(error, SW_NO_MEMORY, "no memory for a search");
    job->shared = shared;
    job->request = *request;
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

void solver_job_destroy(solver_job *job)
{
    if (!job)
        return;
    solver_job_cancel(job);
    os_thread_join(job->thread);
    solver_answer_deinit(&job->answer);
    free(job);
}
