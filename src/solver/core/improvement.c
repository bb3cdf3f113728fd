/* Telling the listener of a shorter path, which is replayed from start to goal first. */
#include "core/improvement.h"

#include "os/clock.h"

#include <stdlib.h>

void solver_improvement_require_replay(const solver_request *request, const puzzle_path *path)
{
    if (!puzzle_path_leads(path, &request->start, &request->goal))
        abort();
}

void solver_improvement_tell(const solver_request *request, const puzzle_path *path,
                             const search_watch *watch)
{
    solver_improvement_require_replay(request, path);
    if (!request->improved)
        return;
    const solver_progress *progress = watch->outer ? watch->outer : watch->progress;
    solver_improvement improvement = {
        .path = path,
        .lower_bound = atomic_load_explicit(&progress->lower_bound, memory_order_relaxed),
        .ms = os_clock_ms() - watch->start_ms,
        .expanded = watch->expanded,
    };
    request->improved(request->improved_data, &improvement);
}
