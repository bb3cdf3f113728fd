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

void solver_improvement_offer(const solver_request *request, puzzle_path *path, const char *engine,
                              const char *heuristic, const search_watch *watch, solver_answer *out)
{
    puzzle_metric metric = request->metric;
    if (out->status != SW_OK ||
        puzzle_metric_length(metric, path) < puzzle_metric_length(metric, &out->path)) {
        puzzle_path_deinit(&out->path);
        out->path = *path;
        out->status = SW_OK;
        out->engine = engine;
        out->heuristic = heuristic;
        *path = (puzzle_path){0};
        solver_improvement_tell(request, &out->path, watch);
    }
    puzzle_path_deinit(path);
}
