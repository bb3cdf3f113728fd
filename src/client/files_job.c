/* Reads a folder on a thread of its own, so that nobody waits for a drive that does not answer. */
#include "client/files.h"

#include "os/paths.h"
#include "shared_job.h"

#include <stdio.h>
#include <stdlib.h>

struct client_files_job {
    client_shared_job shared;
    char path[OS_PATH_SIZE];
    const char *const *endings;
    client_files files;
    sw_status status;
    sw_error error;
};

static void work(void *data)
{
    client_files_job *job = data;
    job->status = client_files_read(&job->files, job->path, job->endings, &job->error);
}

static void release(void *data)
{
    client_files_job *job = data;
    client_files_deinit(&job->files);
    free(job);
}

sw_status client_files_start(client_files_job **out, const char *path, const char *const *endings,
                             sw_error *error)
{
    client_files_job *job = calloc(1, sizeof *job);
    if (!job)
        return sw_fail(error, SW_NO_MEMORY, "no memory for the folder's names");
    job->shared = (client_shared_job){work, release, .wake = NULL};
    snprintf(job->path, sizeof job->path, "%s", path);
    job->endings = endings;
    sw_status status = client_shared_job_start(&job->shared, error);
    if (status == SW_OK)
        *out = job;
    return status;
}

bool client_files_wait(client_files_job *job, double ms)
{
    return client_shared_job_wait(&job->shared, ms);
}

sw_status client_files_take(client_files_job *job, client_files *out, sw_error *error)
{
    if (job->status == SW_OK) {
        *out = job->files;
        job->files = (client_files){0};
    } else if (error) {
        *error = job->error;
    }
    return job->status;
}

void client_files_drop(client_files_job *job)
{
    client_shared_job_drop(job ? &job->shared : NULL);
}
