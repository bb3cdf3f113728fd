/* The one entry: checks a request, picks the engine, and replays what comes back. */
#include "solver/solver.h"

#include "core/home.h"
#include "core/improvement.h"
#include "core/watch.h"
#include "engines/anytime/anytime.h"
#include "engines/classic/classic.h"
#include "engines/lines/lines.h"
#include "engines/optimal/optimal.h"
#include "engines/optimal/optimal_search.h"
#include "engines/slides/slides.h"
#include "heuristics/conflict.h"
#include "heuristics/slide_bound.h"
#include "os/clock.h"
#include "puzzle/solvable.h"
#include "solver/prepare.h"
#include "solver_parts.h"
#include "tables/tables.h"

#include <stdlib.h>
#include <string.h>

struct solver {
    tables *shared;
    solver_job *dropped; /* jobs that still come to their end */
};

sw_status solver_create(solver **out, sw_error *error)
{
    solver *made = calloc(1, sizeof *made);
    if (made)
        made->shared = solver_tables_create();
    if (!made || !made->shared) {
        free(made);
        return sw_fail(error, SW_NO_MEMORY, "no memory for the solver");
    }
    *out = made;
    return SW_OK;
}

void solver_destroy(solver *self)
{
    if (!self)
        return;
    solver_jobs_end(&self->dropped);
    solver_tables_destroy(self->shared);
    free(self);
}

solver_job **solver_dropped_jobs(solver *self)
{
    return &self->dropped;
}

tables *solver_shared_tables(solver *self)
{
    return self->shared;
}

void solver_answer_deinit(solver_answer *answer)
{
    puzzle_path_deinit(&answer->path);
    memset(answer, 0, sizeof *answer);
}

/* AUTO leaves boards that cannot be proved to the anytime engine. Where a limit
 * comes before the proof, some thousand nodes more give a good solution. */
enum { FALLBACK_NODES = 20000 };

static void solve_lines(tables *shared, const normalized_board *board,
                        const solver_request *request, search_watch *watch, solver_answer *out)
{
    out->engine = "line by line";
    out->heuristic = "";
    out->status = solver_lines_solve(shared, board, watch, &out->path);
    out->optimal = out->status == SW_OK &&
                   puzzle_metric_length(request->metric, &out->path) == (size_t)out->lower_bound;
}

static bool in_slides(const solver_request *request)
{
    return request->metric == PUZZLE_METRIC_SLIDES;
}

static void improve(tables *shared, const normalized_board *board, const solver_request *request,
                    search_watch *watch, solver_answer *out)
{
    if (in_slides(request))
        solver_slides_improve(shared, board, request, watch, out);
    else
        solver_anytime_solve(shared, board, request, watch, out);
}

static void prove(tables *shared, const normalized_board *board, const solver_request *request,
                  search_watch *watch, solver_answer *out)
{
    if (in_slides(request))
        solver_slides_prove(shared, board, request, watch, out);
    else
        solver_optimal_solve(shared, board, request->threads, OPTIMAL_LONG_ITERATION, watch, out);
}

/* AUTO's limit came before the proof. */
static void fall_back(tables *shared, const normalized_board *board, const solver_request *request,
                      search_watch *watch, solver_answer *out)
{
    watch->deadline_ms = watch->cpu_deadline_ms = 0;
    solver_watch_publish(watch);
    watch->node_limit = atomic_load(&watch->progress->nodes) + FALLBACK_NODES;
    watch->status = SW_OK;
    improve(shared, board, request, watch, out);
}

bool solver_proves(puzzle_size size)
{
    return puzzle_size_cells(size) <= SOLVER_PROVABLE_CELLS;
}

static bool is_named(solver_method method)
{
    return method.algorithm != SOLVER_ANY_ALGORITHM || method.heuristic != SOLVER_ANY_HEURISTIC;
}

bool solver_is_anytime(const solver_request *request)
{
    if (is_named(request->method))
        return false;
    return request->engine == SOLVER_ANYTIME ||
           (request->engine == SOLVER_AUTO && !solver_proves(request->start.size));
}

static bool is_limited(const solver_request *request)
{
    return request->time_ms > 0 || request->cpu_ms > 0 || request->node_limit > 0;
}

bool solver_uses_tables(const solver_request *request)
{
    if (is_named(request->method))
        return request->method.heuristic == SOLVER_PATTERN_DATABASE;
    if (in_slides(request))
        return false; /* they have tables of their own: solver_prepare_slides */
    if (solver_is_anytime(request))
        return solver_anytime_uses_patterns(request);
    return request->engine != SOLVER_LINES && solver_optimal_uses_patterns(request->start.size);
}

static void search(tables *shared, const solver_request *request, search_watch *watch,
                   solver_answer *out)
{
    normalized_board board;
    solver_normalized_init(&board, &request->start, &request->goal);
    out->lower_bound =
        in_slides(request) ? solver_slide_bound_least(&board) : solver_conflict_bound(&board);
    solver_watch_raise_bound(watch, out->lower_bound);
    if (solver_is_anytime(request)) {
        improve(shared, &board, request, watch, out);
        return;
    }
    if (is_named(request->method))
        solver_classic_solve(shared, request, watch, out);
    else if (request->engine == SOLVER_LINES)
        solve_lines(shared, &board, request, watch, out);
    else
        prove(shared, &board, request, watch, out);
    if (request->engine != SOLVER_AUTO)
        return;
    if (out->status == SW_LIMIT && !is_named(request->method))
        fall_back(shared, &board, request, watch, out);
    else if (out->status == SW_OK)
        solver_improvement_tell(request, &out->path, watch);
}

sw_status solver_request_check(const solver_request *request, sw_error *error)
{
    puzzle_board checked;
    const puzzle_board *boards[] = {&request->start, &request->goal};
    for (int i = 0; i < 2; i++) {
        sw_status status = puzzle_board_init(&checked, boards[i]->size, boards[i]->tiles, error);
        if (status != SW_OK)
            return status;
        if (checked.blank != boards[i]->blank)
            return sw_fail(error, SW_BAD_INPUT, "the blank is not where the board says");
    }
    if (!puzzle_size_equal(request->start.size, request->goal.size))
        return sw_fail(error, SW_BAD_INPUT, "the goal is of another size than the board");
    if ((unsigned)request->engine > SOLVER_ANYTIME)
        return sw_fail(error, SW_BAD_INPUT, "there is no such engine");
    if ((unsigned)request->method.algorithm >= SOLVER_ALGORITHMS ||
        (unsigned)request->method.heuristic >= SOLVER_HEURISTICS)
        return sw_fail(error, SW_BAD_INPUT, "there is no such method");
    if ((unsigned)request->metric >= PUZZLE_METRICS)
        return sw_fail(error, SW_BAD_INPUT, "there is no such metric");
    return SW_OK;
}

sw_status solver_solve(solver *self, const solver_request *request, solver_progress *progress,
                       solver_answer *out)
{
    *out = (solver_answer){.engine = "", .heuristic = ""};
    out->status = solver_request_check(request, NULL);
    if (out->status != SW_OK)
        return out->status;
    solver_progress unseen = {0};
    search_watch watch;
    double start_ms = os_clock_ms(), start_cpu_ms = os_clock_thread_cpu_ms();
    solver_watch_init(&watch, request, progress ? progress : &unseen, start_ms);
    if (solver_is_anytime(request) && !is_limited(request))
        watch.deadline_ms = start_ms + SOLVER_ANYTIME_MS;
    if (!puzzle_solvable(&request->start, &request->goal))
        out->status = SW_UNSOLVABLE;
    else
        search(self->shared, request, &watch, out);

    if (out->status != SW_OK)
        puzzle_path_deinit(&out->path);
    else
        solver_improvement_require_replay(request, &out->path);
    solver_watch_publish(&watch);
    solver_watch_raise_bound(&watch, out->lower_bound);
    out->expanded = watch.expanded;
    out->generated = watch.generated;
    out->table_ms += watch.table_ms;
    out->ms = os_clock_ms() - start_ms - out->table_ms;
    out->cpu_ms +=
        watch.helpers_cpu_ms - watch.table_cpu_ms + os_clock_thread_cpu_ms() - start_cpu_ms;
    return out->status;
}
