/* Sizes and dates of files are asked for on a thread of their own, which ends by itself: a drive may be slow, and
 * a folder may have many thousand files, of which a few are in view. */
#include "client/files.h"

#include "os/entries.h"
#include "os/paths.h"
#include "os/thread.h"

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
    os_mutex mutex;
    int owners; /* the thread, and who asked: the last one frees it */
    bool done;
    void (*wake)(void *);
    void *data;
    look looks[CLIENT_LOOKS];
    int count;
};

/* The mutex is held, and is let go. */
static void let_go(client_look_job *job)
{
    bool last = --job->owners == 0;
    os_mutex_unlock(&job->mutex);
    if (!last)
        return;
    os_mutex_deinit(&job->mutex);
    free(job);
}

/* Until it is done, nobody else reads the looks. */
static void run(void *data)
{
    client_look_job *job = data;
    for (int i = 0; i < job->count; i++)
        os_entry_about(job->looks[i].path, &job->looks[i].size, &job->looks[i].date);
    os_mutex_lock(&job->mutex);
    job->done = true;
    if (job->owners > 1)
        job->wake(job->data);
    let_go(job);
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
    os_thread thread;
    client_look_job *job = wants(files, first, end) ? calloc(1, sizeof *job) : NULL;
    if (!job)
        return NULL;
    os_mutex_init(&job->mutex);
    job->wake = wake;
    job->data = data;
    job->owners = 2;
    collect(job, files, first, end, folder);
    if (os_thread_start(&thread, run, job, NULL) == SW_OK) {
        os_thread_detach(thread);
        return job;
    }
    os_mutex_lock(&job->mutex);
    job->owners = 1;
    let_go(job);
    return NULL;
}

bool client_look_take(client_look_job *job, client_files *files)
{
    os_mutex_lock(&job->mutex);
    bool done = job->done;
    os_mutex_unlock(&job->mutex);
    for (int i = 0; i < job->count && done; i++) {
        client_file *file = &files->all[job->looks[i].file];
        file->size = job->looks[i].size;
        file->date = job->looks[i].date;
    }
    return done;
}

void client_look_drop(client_look_job *job)
{
    if (!job)
        return;
    os_mutex_lock(&job->mutex);
    let_go(job);
}
