#include "solver/solver.h"

#include "classic.h"
#include "conflict.h"
#include "home.h"
#include "lines.h"
#include "optimal.h"
#include "os/clock.h"
#include "puzzle/solvable.h"
#include "shared.h"
#include "solver/prepare.h"
#include "tables.h"
#include "watch.h"

#include <assert.h>
#include <stdlib.h>
#include <string.h>

struct solver {
    tables *shared;
};

sw_status solver_create(solver **out, sw_error *error)
{
    solver *made = calloc(1, sizeof *made);
    if (made)
        made->shared = tables_create();
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
    tables_destroy(self->shared);
    free(self);
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

/* AUTO proves boards of up to so many cells. Larger ones it tries for a moment, where the first lower
 * bound leaves some hope: near the goal even the largest are proved in no time, while line by line they
 * would take hundreds of moves. Tables help up to TABLE_CELLS. */
enum { PROVABLE_CELLS = 16, TABLE_CELLS = 25, HOPEFUL_BOUND = 60, HOPEFUL_MS = 250 };

static void solve_lines(tables *shared, const home_board *board, search_watch *watch,
                        solver_answer *out)
{
    out->engine = "line by line";
    out->heuristic = "";
    out->status = lines_solve(shared, board, watch, &out->path);
    out->optimal = out->status == SW_OK && (int)out->path.length == out->lower_bound;
}

/* AUTO's time ran out before the proof: some solution takes no time worth counting. */
static void fall_back(tables *shared, const home_board *board, search_watch *watch,
                      solver_answer *out)
{
    watch->deadline_ms = 0;
    watch->node_limit = 0;
    watch->status = SW_OK;
    solve_lines(shared, board, watch, out);
}

static bool is_named(solver_method method)
{
    return method.algorithm != SOLVER_ANY_ALGORITHM || method.heuristic != SOLVER_ANY_HEURISTIC;
}

static void try_for_a_moment(search_watch *watch)
{
    double end_ms = os_clock_ms() + HOPEFUL_MS;
    if (watch->deadline_ms == 0 || end_ms < watch->deadline_ms)
        watch->deadline_ms = end_ms;
}

bool solver_uses_tables(const solver_request *request)
{
    if (is_named(request->method))
        return request->method.heuristic == SOLVER_PATTERN_DATABASE;
    bool prove =
        request->engine == SOLVER_OPTIMAL ||
        (request->engine == SOLVER_AUTO && puzzle_size_cells(request->start.size) <= TABLE_CELLS);
    return prove && optimal_uses_patterns(request->start.size);
}

static void search(tables *shared, const solver_request *request, search_watch *watch,
                   solver_answer *out)
{
    home_board board;
    home_board_init(&board, &request->start, &request->goal);
    out->lower_bound = conflict_bound(&board);
    watch_raise_bound(watch, out->lower_bound);
    if (is_named(request->method)) {
        classic_solve(shared, request, watch, out);
        return;
    }
    bool prove = request->engine != SOLVER_LINES;
    if (request->engine == SOLVER_AUTO && board.cells > PROVABLE_CELLS) {
        prove = out->lower_bound <= HOPEFUL_BOUND;
        if (prove)
            try_for_a_moment(watch);
    }
    if (!prove)
        solve_lines(shared, &board, watch, out);
    else
        optimal_solve(shared, &board, request->threads, watch, out);
    if (out->status == SW_LIMIT && prove && request->engine == SOLVER_AUTO)
        fall_back(shared, &board, watch, out);
}

/* A path that does not lead home is a bug, and must not be shown as an answer in any build. */
static void require_replay(const puzzle_path *path, const solver_request *request)
{
    if (!puzzle_path_leads(path, &request->start, &request->goal))
        abort();
}

sw_status solver_solve(solver *self, const solver_request *request, solver_progress *progress,
                       solver_answer *out)
{
    assert(puzzle_size_equal(request->start.size, request->goal.size));
    solver_progress unseen = {0};
    search_watch watch;
    double start_ms = os_clock_ms(), start_cpu_ms = os_clock_thread_cpu_ms();
    watch_init(&watch, request, progress ? progress : &unseen, start_ms);
    *out = (solver_answer){.engine = "", .heuristic = ""};
    if (!puzzle_solvable(&request->start, &request->goal))
        out->status = SW_UNSOLVABLE;
    else
        search(self->shared, request, &watch, out);

    if (out->status != SW_OK)
        puzzle_path_deinit(&out->path);
    else
        require_replay(&out->path, request);
    watch_publish(&watch);
    watch_raise_bound(&watch, out->lower_bound);
    out->expanded = watch.expanded;
    out->generated = watch.generated;
    out->ms = os_clock_ms() - start_ms - out->table_ms;
    out->cpu_ms += os_clock_thread_cpu_ms() - start_cpu_ms;
    return out->status;
}
