/* A file is read on a thread of its own, which ends by itself: whoever asked need not wait for a drive that does
 * not answer. */
#include "client/given.h"

#include "os/thread.h"

#include <stdio.h>
#include <stdlib.h>

struct client_given_job {
    os_mutex mutex;
    int owners; /* the thread, and who asked: the last one frees it */
    bool done, taken;
    char path[OS_PATH_SIZE];
    void (*wake)(void *);
    void *data;
    client_given_file file;
};

/* The mutex is held, and is let go. */
static void let_go(client_given_job *job)
{
    bool last = --job->owners == 0;
    os_mutex_unlock(&job->mutex);
    if (!last)
        return;
    if (job->done && !job->taken)
        client_given_deinit(&job->file);
    os_mutex_deinit(&job->mutex);
    free(job);
}

/* Whoever dropped the job is woken no more: it may be gone. */
static void run(void *data)
{
    client_given_job *job = data;
    client_given_file file;
    client_given_open(&file, job->path);
    os_mutex_lock(&job->mutex);
    job->file = file;
    job->done = true;
    if (job->owners > 1)
        job->wake(job->data);
    let_go(job);
}

sw_status client_given_start(client_given_job **out, const char *path, void (*wake)(void *),
                             void *data, sw_error *error)
{
    os_thread thread;
    client_given_job *job = calloc(1, sizeof *job);
    if (!job)
        return sw_fail(error, SW_NO_MEMORY, "no memory for the file");
    os_mutex_init(&job->mutex);
    snprintf(job->path, sizeof job->path, "%s", path);
    job->wake = wake;
    job->data = data;
    job->owners = 2;
    sw_status status = os_thread_start(&thread, run, job, error);
    if (status != SW_OK) {
        os_mutex_lock(&job->mutex);
        job->owners = 1;
        let_go(job);
        return status;
    }
    os_thread_detach(thread);
    *out = job;
    return SW_OK;
}

bool client_given_take(client_given_job *job, client_given_file *out)
{
    os_mutex_lock(&job->mutex);
    bool done = job->done && !job->taken;
    if (done)
        *out = job->file;
    job->taken = job->taken || done;
    os_mutex_unlock(&job->mutex);
    return done;
}

void client_given_drop(client_given_job *job)
{
    if (!job)
        return;
    os_mutex_lock(&job->mutex);
    let_go(job);
}
