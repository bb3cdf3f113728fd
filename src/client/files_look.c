/* Asks for sizes and dates of files on a thread of its own: a drive may be slow, and a folder may have many thousand
 * files, of which only a few are in view. */
#include "client/files.h"

#include "os/entries.h"
#include "os/paths.h"
#include "shared_job.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

typedef struct look {
    char path[OS_PATH_SIZE];
    size_t file; /* its place in `all` */
    uint64_t size;
    int64_t date;
} look;

struct client_look_job {
    client_shared_job shared;
    look looks[CLIENT_LOOKS];
    int count;
};

static void work(void *data)
{
    client_look_job *job = data;
    for (int i = 0; i < job->count; i++)
        os_entry_about(job->looks[i].path, &job->looks[i].size, &job->looks[i].date);
}

static void collect(client_look_job *job, client_files *files, int first, int end,
                    const char *folder)
{
    for (int row = first; row < end && job->count < CLIENT_LOOKS; row++) {
        client_file *file = client_files_row(files, row);
        look *to = &job->looks[job->count];
        if (!file || file->looked)
            continue;
        file->looked = true;
        to->file = (size_t)(file - files->all);
        if (os_path_join(to->path, sizeof to->path, folder, file->name, NULL) == SW_OK)
            job->count++;
    }
}

static bool wants(const client_files *files, int first, int end)
{
    bool wanted = false;
    for (int row = first; row < end && !wanted; row++) {
        const client_file *file = client_files_row(files, row);
        wanted = file && !file->looked;
    }
    return wanted;
}

client_look_job *client_look_start(client_files *files, int first, int end, const char *folder,
                                   void (*wake)(void *), void *data)
{
    client_look_job *job = wants(files, first, end) ? calloc(1, sizeof *job) : NULL;
    if (!job)
        return NULL;
    job->shared = (client_shared_job){work, free, .wake = wake, .data = data};
    collect(job, files, first, end, folder);
    return client_shared_job_start(&job->shared, NULL) == SW_OK ? job : NULL;
}

bool client_look_take(client_look_job *job, client_files *files)
{
    bool done = client_shared_job_wait(&job->shared, 0);
    for (int i = 0; i < job->count && done; i++) {
        client_file *file = &files->all[job->looks[i].file];
        file->size = job->looks[i].size;
        file->date = job->looks[i].date;
    }
    return done;
}

void client_look_drop(client_look_job *job)
{
    client_shared_job_drop(job ? &job->shared : NULL);
}
