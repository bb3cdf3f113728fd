#ifndef CLIENT_SHARED_JOB_H
#define CLIENT_SHARED_JOB_H

#include "os/thread.h"

/* Work that may hang on a slow drive, on a thread of its own, which ends by itself: whoever asked need not wait for it.
 * Thread and asker own it together, and the last one frees it. A job begins with one of these; its first three fields
 * are set before it starts, the others are this module's. */
typedef struct client_shared_job {
    void (*work)(void *job); /* on the thread; until it is done, nobody else reads what it writes */
    void (*release)(void *job); /* frees what the job owns, and the job */
    void (*wake)(
        void *data); /* on the thread once it is done, unless the job was dropped; or NULL */
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
