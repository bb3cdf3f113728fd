/* Work on threads that nobody waits for: whoever started it may leave before it is done. */
#include "shared_job.h"

#include "os/clock.h"

#include <stddef.h>

/* The mutex is held, and is let go. */
static void let_go(client_shared_job *job)
{
    bool last = --job->owners == 0;
    os_mutex_unlock(&job->mutex);
    if (!last)
        return;
    os_condition_deinit(&job->changed);
    os_mutex_deinit(&job->mutex);
    job->release(job);
}

/* Whoever dropped the job is woken no more: it may be gone. */
static void run(void *data)
{
    client_shared_job *job = data;
    job->work(job);
    os_mutex_lock(&job->mutex);
    job->done = true;
    os_condition_signal_all(&job->changed);
    if (job->owners > 1 && job->wake)
        job->wake(job->data);
    let_go(job);
}

sw_status client_shared_job_start(client_shared_job *job, sw_error *error)
{
    os_thread thread;
    os_mutex_init(&job->mutex);
    os_condition_init(&job->changed);
    job->owners = 2;
    sw_status status = os_thread_start(&thread, run, job, error);
    if (status == SW_OK) {
        os_thread_detach(thread);
    } else {
        job->owners = 1;
        client_shared_job_drop(job);
    }
    return status;
}

bool client_shared_job_wait(client_shared_job *job, double ms)
{
    double until = os_clock_ms() + ms, left = ms;
    os_mutex_lock(&job->mutex);
    while (!job->done && left > 0) {
        os_condition_wait_ms(&job->changed, &job->mutex, left);
        left = until - os_clock_ms();
    }
    bool done = job->done;
    os_mutex_unlock(&job->mutex);
    return done;
}

void client_shared_job_drop(client_shared_job *job)
{
    if (!job)
        return;
    os_mutex_lock(&job->mutex);
    let_go(job);
}
