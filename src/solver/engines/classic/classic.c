/* The classic searches, one row each, and a run of one: at full speed or some expansions at a time. */
#include "engines/classic/classic.h"

#include "base/translate.h"
#include "os/clock.h"

#include <string.h>

static const struct {
    const char *name;  /* on the command line and in its records */
    const char *words; /* on the screen */
    const search_algorithm *search;
    bool blind; /* asks no heuristic */
} rows[SOLVER_ALGORITHMS] = {
    [SOLVER_ANY_ALGORITHM] = {"any", N_("Slidewise solver"), .search = NULL},
    [SOLVER_BFS] = {"bfs", N_("Breadth-first"), &solver_breadth_first_search, .blind = true},
    [SOLVER_ASTAR] = {"astar", N_("A*"), &solver_astar_search},
    [SOLVER_IDASTAR] = {"idastar", N_("IDA*"), &solver_idastar_search},
    [SOLVER_BIDIRECTIONAL] = {"bidirectional", N_("Bidirectional"), &solver_bidirectional_search,
                              .blind = true},
};

const char *solver_algorithm_name(solver_algorithm algorithm)
{
    return rows[algorithm].name;
}

const char *solver_algorithm_words(solver_algorithm algorithm)
{
    return rows[algorithm].words;
}

bool solver_algorithm_find(const char *name, solver_algorithm *out)
{
    for (int i = 0; i < SOLVER_ALGORITHMS; i++)
        if (strcmp(rows[i].name, name) == 0) {
            *out = (solver_algorithm)i;
            return true;
        }
    return false;
}

bool solver_algorithm_is_informed(solver_algorithm algorithm)
{
    return !rows[algorithm].blind;
}

/* Decides what was left open. */
static solver_method settled(solver_method method, puzzle_size size)
{
    if (method.algorithm == SOLVER_ANY_ALGORITHM)
        method.algorithm = SOLVER_IDASTAR;
    if (!solver_algorithm_is_informed(method.algorithm))
        method.heuristic = SOLVER_NONE;
    else if (method.heuristic == SOLVER_ANY_HEURISTIC)
        method.heuristic = solver_named_heuristic_default(size);
    return method;
}

sw_status solver_classic_init(classic *out, tables *shared, const solver_request *request,
                              search_watch *watch, sw_error *error)
{
    normalized_board start;
    solver_normalized_init(&start, &request->start, &request->goal);
    double start_ms = os_clock_ms();
    out->method = settled(request->method, start.size);
    out->memory = request->memory_limit ? (node_memory){.limit = request->memory_limit}
                                        : (node_memory){.limit = SIZE_MAX / 2,
                                                        .budget = solver_tables_budget(shared)};
    out->run = NULL;
    sw_status status = solver_named_heuristic_init(&out->heuristic, out->method.heuristic, shared,
                                                   &start, watch, error);
    out->table_ms = os_clock_ms() - start_ms;
    if (status != SW_OK)
        return status;
    search_task task = {.start = &start,
                        .h = out->heuristic.h,
                        .memory = &out->memory,
                        .metric = solver_classic_metric(request->metric, start.size)};
    out->run = rows[out->method.algorithm].search->create(&task);
    return out->run ? SW_OK : sw_fail(error, SW_NO_MEMORY, "no memory for the search");
}

void solver_classic_deinit(classic *self)
{
    if (self->run)
        self->run->algorithm->destroy(self->run);
    self->run = NULL;
    solver_named_heuristic_deinit(&self->heuristic);
}

solver_search_state solver_classic_expand(classic *self, uint64_t count)
{
    search_run *run = self->run;
    for (; count > 0 && run->state == SOLVER_SEARCH_RUNNING; count--)
        run->algorithm->expand(run);
    return run->state;
}

/* How many nodes to expand before the watch is asked again: fewer on boards that take longer. */
static uint64_t stretch(const search_watch *watch, int cells)
{
    uint64_t nodes = WATCH_INTERVAL;
    if (cells > 16)
        nodes = nodes * 16 / (uint64_t)cells;
    if (watch->node_limit && watch->node_limit - watch->expanded < nodes)
        nodes = watch->node_limit - watch->expanded;
    return nodes;
}

static void expand_all(classic *self, int cells, search_watch *watch, solver_answer *out)
{
    const search_run *run = self->run;
    bool admissible = solver_heuristic_is_admissible(self->method.heuristic);
    while (run->state == SOLVER_SEARCH_RUNNING && solver_watch_poll(watch)) {
        solver_classic_expand(self, stretch(watch, cells));
        watch->expanded = run->figures.expanded;
        watch->generated = run->figures.generated;
        if (admissible)
            solver_watch_raise_bound(watch, run->figures.bound);
    }
    if (admissible && run->figures.bound > out->lower_bound)
        out->lower_bound = run->figures.bound;
    out->optimal = admissible && run->state == SOLVER_SEARCH_FOUND;
}

/* Also of a run that could not begin. */
static sw_status status_of(const classic *self, const search_watch *watch, puzzle_path *path)
{
    switch (self->run->state) {
    case SOLVER_SEARCH_FOUND:
        return self->run->algorithm->path(self->run, path) ? SW_OK : SW_NO_MEMORY;
    case SOLVER_SEARCH_EXHAUSTED:
        return SW_UNSOLVABLE;
    case SOLVER_SEARCH_FULL:
        return self->memory.allocation_failed ? SW_NO_MEMORY : SW_LIMIT;
    default:
        return watch->status;
    }
}

void solver_classic_solve(tables *shared, const solver_request *request, search_watch *watch,
                          solver_answer *out)
{
    classic search;
    out->status = solver_classic_init(&search, shared, request, watch, NULL);
    out->table_ms = search.table_ms;
    if (watch->deadline_ms > 0)
        watch->deadline_ms += search.table_ms; /* the limit is on the search, like out->ms */
    out->engine = rows[search.method.algorithm].search->name;
    if (search.heuristic.h)
        out->heuristic = search.heuristic.h->name;
    if (out->status == SW_OK) {
        expand_all(&search, puzzle_size_cells(request->start.size), watch, out);
        out->status = status_of(&search, watch, &out->path);
        out->optimal = out->optimal && out->status == SW_OK;
        out->memory_limited = out->status == SW_LIMIT && search.run->state == SOLVER_SEARCH_FULL;
        out->open_peak = search.run->figures.open_peak;
        out->closed_peak = search.run->figures.closed_peak;
        out->bytes_peak = search.memory.peak;
    }
    solver_classic_deinit(&search);
}
