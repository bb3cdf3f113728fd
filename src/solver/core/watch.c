/* The limits, the cancel flag and the counters of one request, as a search polls them. */
#include "core/watch.h"

#include "os/clock.h"

void solver_watch_init(search_watch *out, const solver_request *request, solver_progress *progress,
                       double start_ms)
{
    *out = (search_watch){
        .progress = progress,
        .start_ms = start_ms,
        .node_limit = request->node_limit,
    };
    if (request->time_ms > 0)
        out->deadline_ms = start_ms + request->time_ms;
    if (request->cpu_ms > 0)
        out->cpu_deadline_ms = os_clock_thread_cpu_ms() + request->cpu_ms;
}

void solver_watch_publish(search_watch *watch)
{
    uint64_t news = watch->expanded - watch->published;
    atomic_fetch_add_explicit(&watch->progress->nodes, news, memory_order_relaxed);
    if (watch->outer)
        atomic_fetch_add_explicit(&watch->outer->nodes, news, memory_order_relaxed);
    watch->published = watch->expanded;
}

bool solver_watch_poll(search_watch *watch)
{
    solver_progress *progress = watch->progress;
    solver_watch_publish(watch);
    if (solver_progress_is_cancelled(progress) ||
        (watch->outer && solver_progress_is_cancelled(watch->outer)))
        watch->status = SW_CANCELLED;
    else if (watch->node_limit &&
             atomic_load_explicit(&progress->nodes, memory_order_relaxed) >= watch->node_limit)
        watch->status = SW_LIMIT;
    else if (watch->deadline_ms > 0 && os_clock_ms() >= watch->deadline_ms)
        watch->status = SW_LIMIT;
    else if (watch->cpu_deadline_ms > 0 && os_clock_thread_cpu_ms() >= watch->cpu_deadline_ms)
        watch->status = SW_LIMIT;
    else if (watch->halt && atomic_load_explicit(watch->halt, memory_order_relaxed))
        return false;
    return watch->status == SW_OK;
}

sw_status solver_watch_verdict(const search_watch *watch)
{
    return watch->status == SW_OK ? SW_CANCELLED : watch->status;
}

void solver_watch_note_tables(search_watch *watch, double since_ms, double since_cpu_ms)
{
    watch->table_ms += os_clock_ms() - since_ms;
    watch->table_cpu_ms += os_clock_thread_cpu_ms() - since_cpu_ms;
}

solver_progress *solver_watch_request(const search_watch *watch)
{
    return watch->outer ? watch->outer : watch->progress;
}

search_watch solver_watch_fork(const search_watch *watch, const atomic_bool *halt)
{
    search_watch forked = *watch;
    forked.halt = halt;
    forked.expanded = forked.generated = forked.published = 0;
    forked.helpers_cpu_ms = forked.table_ms = forked.table_cpu_ms = 0;
    return forked;
}

search_watch solver_watch_unlimited(const search_watch *watch)
{
    search_watch unlimited = solver_watch_fork(watch, NULL);
    unlimited.node_limit = 0;
    unlimited.deadline_ms = unlimited.cpu_deadline_ms = 0;
    unlimited.status = SW_OK;
    return unlimited;
}

void solver_watch_join(search_watch *watch, search_watch *forked)
{
    solver_watch_publish(forked);
    watch->expanded += forked->expanded;
    watch->published += forked->expanded;
    watch->generated += forked->generated;
    watch->helpers_cpu_ms += forked->helpers_cpu_ms;
    watch->table_ms += forked->table_ms;
    watch->table_cpu_ms += forked->table_cpu_ms;
}

search_watch solver_watch_part(const search_watch *watch, solver_progress *own, uint64_t nodes)
{
    search_watch part = solver_watch_fork(watch, watch->halt);
    part.outer = solver_watch_request(watch);
    part.progress = own;
    part.node_limit = nodes;
    return part;
}

solver_budget_share solver_watch_share(const search_watch *watch)
{
    bool timed = watch->deadline_ms > 0 || watch->cpu_deadline_ms > 0;
    return watch->node_limit > 0 && !timed ? SOLVER_BUDGET_WHOLE : SOLVER_BUDGET_LEFT;
}

void solver_watch_raise_bound(search_watch *watch, int bound)
{
    solver_progress *progress = solver_watch_request(watch);
    if (!watch->aside && bound > atomic_load_explicit(&progress->lower_bound, memory_order_relaxed))
        atomic_store_explicit(&progress->lower_bound, bound, memory_order_relaxed);
}
