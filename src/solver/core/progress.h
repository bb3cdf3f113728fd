#ifndef SOLVER_CORE_PROGRESS_H
#define SOLVER_CORE_PROGRESS_H

#include "os/thread.h"
#include "solver/progress.h"

#include <stdatomic.h>

/* Somebody who waits for more than a search, and wants to be woken when it is cancelled. */
typedef struct progress_waiter {
    struct progress_waiter *next;
    os_mutex *lock; /* of what is waited for */
    os_condition *changed;
} progress_waiter;

/* The worker writes, but for the cancel flag; anyone reads. A zeroed one is ready for use. */
struct solver_progress {
    atomic_bool cancel;
    atomic_uint_fast64_t nodes;
    atomic_int lower_bound;
    atomic_bool locked; /* the list of those who wait, for some instructions */
    progress_waiter *waiters;
};

/* From now on a cancel signals the condition. The lock is not held by the caller. */
void solver_progress_await(solver_progress *progress, progress_waiter *waiter);
void solver_progress_leave(solver_progress *progress, progress_waiter *waiter);

#endif
