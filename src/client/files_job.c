/* A folder is read on a thread of its own, which ends by itself: whoever asked need not wait for a
 * drive that does not answer. */
#include "client/files.h"

#include "os/clock.h"
#include "os/paths.h"
#include "os/thread.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

struct client_files_job {
    os_mutex mutex;
    os_condition changed;
    int owners; /* the thread, and who asked: the last one frees it */
    bool done;
    char path[OS_PATH_SIZE];
    const char *const *endings;
    client_files files;
    sw_status status;
    sw_error error;
};

/* The mutex is held, and is let go. */
static void let_go(client_files_job *job)
{
    bool last = --job->owners == 0;
    os_mutex_unlock(&job->mutex);
    if (!last)
        return;
    client_files_deinit(&job->files);
    os_condition_deinit(&job->changed);
    os_mutex_deinit(&job->mutex);
    free(job);
}

static void run(void *data)
{
    client_files_job *job = data;
    client_files files = {0};
    sw_error error = {0};
    sw_status status = client_files_read(&files, job->path, job->endings, &error);
    os_mutex_lock(&job->mutex);
    job->files = files;
    job->status = status;
    job->error = error;
    job->done = true;
    os_condition_signal_all(&job->changed);
    let_go(job);
}

sw_status client_files_start(client_files_job **out, const char *path, const char *const *endings,
                             sw_error *error)
{
    os_thread thread;
    client_files_job *job = calloc(1, sizeof *job);
    if (!job)
        return sw_fail(error, SW_NO_MEMORY, "no memory for the folder's names");
    os_mutex_init(&job->mutex);
    os_condition_init(&job->changed);
    snprintf(job->path, sizeof job->path, "%s", path);
    job->endings = endings;
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

bool client_files_wait(client_files_job *job, double ms)
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

sw_status client_files_take(client_files_job *job, client_files *out, sw_error *error)
{
    os_mutex_lock(&job->mutex);
    sw_status status = job->status;
    if (status == SW_OK) {
        *out = job->files;
        job->files = (client_files){0};
    } else if (error) {
        *error = job->error;
    }
    os_mutex_unlock(&job->mutex);
    return status;
}

void client_files_drop(client_files_job *job)
{
    if (!job)
        return;
    os_mutex_lock(&job->mutex);
    let_go(job);
}
