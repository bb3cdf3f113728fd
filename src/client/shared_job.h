#ifndef CLIENT_SHARED_JOB_H
#define CLIENT_SHARED_JOB_H

#include "os/thread.h"

/* Work that may hang on a slow drive. It has a thread of its own, and nobody waits for that: the thread and whoever
 * started it own the job together, and the last one frees it. This is the first member of a job. Its first four fields
 * are set before the start, the others belong to shared_job.c. */
typedef struct client_shared_job {
    /* On the thread. Until it is done, nobody else reads what it writes. */
    void (*work)(void *job);
    /* Frees what the job owns, and the job. */
    void (*release)(void *job);
    /* On the thread once it is done, unless the job was dropped. May be NULL. */
    void (*wake)(void *data);
    void *data;
    os_mutex mutex; /* of what follows */
    os_condition changed;
    int owners;
    bool done;
} client_shared_job;

/* Fails where there is no thread; the job is then released. */
sw_status client_shared_job_start(client_shared_job *job, sw_error *error);

/* Whether it is done, after waiting at most so long. */
bool client_shared_job_wait(client_shared_job *job, double ms);

void client_shared_job_drop(client_shared_job *job); /* NULL is safe; it need not be done */

#endif
