/* Cancelling a search: a flag that searches poll, and a list of those who wait for tables. */
#include "core/progress.h"

#include <stdlib.h>

sw_status solver_progress_create(solver_progress **out, sw_error *error)
{
    solver_progress *made = calloc(1, sizeof *made);
    if (!made)
        return sw_fail(error, SW_NO_MEMORY, "no memory for a search");
    *out = made;
    return SW_OK;
}

void solver_progress_destroy(solver_progress *progress)
{
    free(progress);
}

void solver_progress_reset(solver_progress *progress)
{
    atomic_store(&progress->cancel, false);
    atomic_store(&progress->nodes, 0);
    atomic_store(&progress->lower_bound, 0);
}

static void lock(solver_progress *progress)
{
    while (atomic_exchange_explicit(&progress->locked, true, memory_order_acquire))
        ;
}

static void unlock(solver_progress *progress)
{
    atomic_store_explicit(&progress->locked, false, memory_order_release);
}

/* Whoever waits looks at the flag under its own lock: taking that lock here, after the flag is set, loses
 * no signal. */
void solver_progress_cancel(solver_progress *progress)
{
    atomic_store(&progress->cancel, true);
    lock(progress);
    for (const progress_waiter *waiter = progress->waiters; waiter; waiter = waiter->next) {
        os_mutex_lock(waiter->lock);
        os_condition_signal_all(waiter->changed);
        os_mutex_unlock(waiter->lock);
    }
    unlock(progress);
}

bool solver_progress_is_cancelled(const solver_progress *progress)
{
    return atomic_load_explicit(&progress->cancel, memory_order_relaxed);
}

uint64_t solver_progress_nodes(const solver_progress *progress)
{
    return atomic_load_explicit(&progress->nodes, memory_order_relaxed);
}

int solver_progress_lower_bound(const solver_progress *progress)
{
    return atomic_load_explicit(&progress->lower_bound, memory_order_relaxed);
}

void solver_progress_await(solver_progress *progress, progress_waiter *waiter)
{
    lock(progress);
    waiter->next = progress->waiters;
    progress->waiters = waiter;
    unlock(progress);
}

void solver_progress_leave(solver_progress *progress, progress_waiter *waiter)
{
    lock(progress);
    progress_waiter **link = &progress->waiters;
    while (*link != waiter)
        link = &(*link)->next;
    *link = waiter->next;
    unlock(progress);
}
