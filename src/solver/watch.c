#include "watch.h"

#include "os/clock.h"

void watch_init(search_watch *out, const solver_request *request, solver_progress *progress,
                double start_ms)
{
    *out = (search_watch){.progress = progress, .node_limit = request->node_limit};
    if (request->time_ms > 0)
        out->deadline_ms = start_ms + request->time_ms;
}

void watch_publish(const search_watch *watch)
{
    atomic_store_explicit(&watch->progress->nodes, watch->expanded, memory_order_relaxed);
}

bool watch_poll(search_watch *watch)
{
    watch_publish(watch);
    if (atomic_load_explicit(&watch->progress->cancel, memory_order_relaxed))
        watch->status = SW_CANCELLED;
    else if (watch->node_limit && watch->expanded >= watch->node_limit)
        watch->status = SW_LIMIT;
    else if (watch->deadline_ms > 0 && os_clock_ms() >= watch->deadline_ms)
        watch->status = SW_LIMIT;
    return watch->status == SW_OK;
}

void watch_raise_bound(search_watch *watch, int bound)
{
    if (bound > atomic_load_explicit(&watch->progress->lower_bound, memory_order_relaxed))
        atomic_store_explicit(&watch->progress->lower_bound, bound, memory_order_relaxed);
}
