/* Reads a file on a thread of its own, so that nobody waits for a drive that does not answer. */
#include "client/given.h"

#include "shared_job.h"

#include <stdio.h>
#include <stdlib.h>

struct client_given_job {
    client_shared_job shared;
    char path[OS_PATH_SIZE];
    bool taken;
    client_given_file file;
};

static void work(void *data)
{
    client_given_job *job = data;
    client_given_open(&job->file, job->path);
}

static void release(void *data)
{
    client_given_job *job = data;
    if (job->shared.done && !job->taken)
        client_given_deinit(&job->file);
    free(job);
}

sw_status client_given_start(client_given_job **out, const char *path, void (*wake)(void *),
                             void *data, sw_error *error)
{
    client_given_job *job = calloc(1, sizeof *job);
    if (!job)
        return sw_fail(error, SW_NO_MEMORY, "no memory for the file");
    job->shared = (client_shared_job){work, release, .wake = wake, .data = data};
    snprintf(job->path, sizeof job->path, "%s", path);
    sw_status status = client_shared_job_start(&job->shared, error);
    if (status == SW_OK)
        *out = job;
    return status;
}

bool client_given_take(client_given_job *job, client_given_file *out)
{
    if (job->taken || !client_shared_job_wait(&job->shared, 0))
        return false;
    *out = job->file;
    job->taken = true;
    return true;
}

void client_given_drop(client_given_job *job)
{
    client_shared_job_drop(job ? &job->shared : NULL);
}
