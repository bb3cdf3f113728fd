#include "watch.h"

#include "os/clock.h"

void watch_init(search_watch *out, const solver_request *request, solver_progress *progress,
                double start_ms)
{
    *out = (search_watch){.progress = progress, .node_limit = request->node_limit};
    if (request->time_ms > 0)
        out->deadline_ms = start_ms + request->time_ms;
}

void watch_publish(search_watch *watch)
{
    atomic_fetch_add_explicit(&watch->progress->nodes, watch->expanded - watch->published,
                              memory_order_relaxed);
    watch->published = watch->expanded;
}

bool watch_poll(search_watch *watch)
{
    solver_progress *progress = watch->progress;
    watch_publish(watch);
    if (atomic_load_explicit(&progress->cancel, memory_order_relaxed))
        watch->status = SW_CANCELLED;
    else if (watch->node_limit &&
             atomic_load_explicit(&progress->nodes, memory_order_relaxed) >= watch->node_limit)
        watch->status = SW_LIMIT;
    else if (watch->deadline_ms > 0 && os_clock_ms() >= watch->deadline_ms)
        watch->status = SW_LIMIT;
    else if (watch->halt && atomic_load_explicit(watch->halt, memory_order_relaxed))
        return false;
    return watch->status == SW_OK;
}

search_watch watch_fork(const search_watch *watch, const atomic_bool *halt)
{
    search_watch forked = *watch;
    forked.halt = halt;
    forked.expanded = forked.generated = forked.published = 0;
    return forked;
}

void watch_join(search_watch *watch, search_watch *forked)
{
    watch_publish(forked);
    watch->expanded += forked->expanded;
    watch->published += forked->expanded;
    watch->generated += forked->generated;
}

void watch_raise_bound(search_watch *watch, int bound)
{
    if (bound > atomic_load_explicit(&watch->progress->lower_bound, memory_order_relaxed))
        atomic_store_explicit(&watch->progress->lower_bound, bound, memory_order_relaxed);
}
