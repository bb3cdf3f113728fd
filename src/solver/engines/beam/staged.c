/* The staged beam as an engine: several runs that differ by chance, the best of which counts. */
#include "engines/beam/staged.h"

#include "engines/beam/beam_budget.h"
#include "engines/beam/frame.h"
#include "engines/beam/staged_beam.h"
#include "engines/beam/staged_run.h"
#include "engines/beam/worker_pair.h"
#include "os/clock.h"

enum {
    LEAST_WIDTH = 16,
    /* From some width on two runs that differ by chance are as good as one of twice the width, and
     * faster: two threads can share them, and they fit the cache. On narrow boards that comes later. */
    SHARED_WIDTH = 1600,
    RUN_WIDTH = 3200, /* wide enough for each of more than two */
    NARROW = 6,       /* in cells */
    NARROW_FACTOR = 4,
    MOST_RUNS = 16,
    LEAST_CHOSEN = 50,
    MOST_CHOSEN = 20000,
};

/* Every second one of several runs. */
typedef struct staged_half {
    search_watch watch;
    puzzle_path path; /* the shortest */
    sw_status status;
} staged_half;

typedef struct staged_runs {
    tables *shared;
    const nearby *values; /* or NULL */
    const normalized_board *start;
    int width, count;
    staged_half halves[2];
    atomic_bool halt; /* one half has failed */
} staged_runs;

static void solve_half(void *data, int part)
{
    staged_runs *runs = data;
    staged_half *half = &runs->halves[part];
    puzzle_path path = {0};
    for (int i = part; i < runs->count && half->status == SW_OK; i += 2) {
        half->status = solver_staged_run_once(runs->shared, runs->values, runs->start, i,
                                              runs->width, &half->watch, &path);
        if (half->status == SW_OK && (i == part || path.length < half->path.length)) {
            puzzle_path longer = half->path;
            half->path = path;
            path = longer;
        }
    }
    if (half->status != SW_OK)
        atomic_store(&runs->halt, true);
    puzzle_path_deinit(&path);
}

/* Where a half fails the other one is cancelled: the cause counts. */
static sw_status status_of(const staged_half halves[2])
{
    for (int i = 0; i < 2; i++)
        if (halves[i].status != SW_OK && halves[i].status != SW_CANCELLED)
            return halves[i].status;
    return halves[0].status != SW_OK ? halves[0].status : halves[1].status;
}

/* The shortest of several runs. */
static sw_status solve_often(staged_runs *runs, int threads, search_watch *watch, puzzle_path *path)
{
    staged_half *halves = runs->halves;
    worker_pair *workers = solver_worker_pair_create(threads);
    if (!workers)
        return SW_NO_MEMORY;
    for (int i = 0; i < 2; i++)
        halves[i].watch = solver_watch_fork(watch, &runs->halt);
    if (threads > 1)
        halves[1].watch.cpu_deadline_ms = 0; /* on the caller's clock */
    solver_worker_pair_do(workers, solve_half, runs);
    watch->helpers_cpu_ms += solver_worker_pair_cpu_ms(workers);
    solver_worker_pair_destroy(workers);
    for (int i = 0; i < 2; i++)
        solver_watch_join(watch, &halves[i].watch);
    sw_status status = status_of(halves);
    const puzzle_path *best = &halves[halves[1].path.length < halves[0].path.length].path;
    if (status == SW_OK && !puzzle_path_copy(path, best))
        status = SW_NO_MEMORY;
    if (status == SW_LIMIT || status == SW_CANCELLED)
        watch->status = status;
    for (int i = 0; i < 2; i++)
        puzzle_path_deinit(&halves[i].path);
    return status;
}

static int run_count(puzzle_size size, int width)
{
    if (size.columns < NARROW || size.rows < NARROW)
        width /= NARROW_FACTOR;
    int count = width < SHARED_WIDTH ? 1 : 2;
    while (count < MOST_RUNS && width / count >= 2 * RUN_WIDTH)
        count *= 2;
    return count;
}

/* Of several runs two are under way at a time. */
static size_t bytes_of(puzzle_size size, int width, int most)
{
    (void)most;
    int count = run_count(size, width), cells = puzzle_size_cells(size);
    bool led = solver_evaluators_are_nearby(size);
    return solver_staged_beam_bytes(cells, led, width / count) * (count > 1 ? 2 : 1);
}

/* What the values take while they are made, if there is room for them. */
static size_t values_making(const tables *shared, solver_budget_share share, puzzle_size size)
{
    evaluators *lenders = solver_tables_evaluators(shared);
    if (!solver_evaluators_are_nearby(size))
        return 0;
    size_t making = solver_evaluators_making(lenders, size, puzzle_size_cells(size) - 1, share);
    return making < solver_budget_for(solver_tables_budget(shared), share) ? making : 0;
}

static beam_budget budget_of(puzzle_size size)
{
    return (beam_budget){.bytes = bytes_of, .size = size, .narrowest = LEAST_WIDTH};
}

int solver_staged_widest(const tables *shared, solver_budget_share share, puzzle_size size,
                         int width)
{
    size_t left =
        solver_budget_for(solver_tables_budget(shared), share) - values_making(shared, share, size);
    beam_budget budget = budget_of(size);
    return solver_beam_budget_fit(&budget, left, width);
}

static sw_status solve(tables *shared, const nearby *values, const normalized_board *start,
                       int width, int threads, search_watch *watch, puzzle_path *path)
{
    int count = run_count(start->size, width);
    width = width > LEAST_WIDTH ? width / count : LEAST_WIDTH;
    puzzle_path_clear(path);
    if (count == 1)
        return solver_staged_run_once(shared, values, start, 1, width, watch, path);
    staged_runs runs = {
        .shared = shared, .values = values, .start = start, .width = width, .count = count};
    return solve_often(&runs, threads, watch, path);
}

static sw_status budgeted_solve(tables *shared, const nearby *values, const normalized_board *start,
                                int width, int threads, search_watch *watch, puzzle_path *path)
{
    beam_budget budget = budget_of(start->size);
    size_t bytes = solver_beam_budget_take(&budget, shared, solver_watch_share(watch), &width);
    sw_status status = solve(shared, values, start, width, threads, watch, path);
    solver_tables_give_back(shared, bytes);
    return status;
}

/* NULL where there are none, or no room for them. */
static const evaluator *borrow_values(tables *shared, puzzle_size size, search_watch *watch)
{
    const evaluator *borrowed = NULL;
    double start_ms = os_clock_ms(), start_cpu_ms = os_clock_thread_cpu_ms();
    if (!solver_evaluators_are_nearby(size) ||
        solver_evaluators_borrow(solver_tables_evaluators(shared), size,
                                 puzzle_size_cells(size) - 1, solver_watch_share(watch),
                                 solver_watch_request(watch), &borrowed) != SW_OK)
        borrowed = NULL;
    solver_watch_note_tables(watch, start_ms, start_cpu_ms);
    return borrowed;
}

static sw_status led_solve(tables *shared, const evaluator *lead, const normalized_board *start,
                           int width, int threads, search_watch *watch, puzzle_path *path)
{
    frame frame;
    solver_frame_init(&frame, start, true);
    sw_status status =
        budgeted_solve(shared, &lead->nearby, &frame.start, width, threads, watch, path);
    if (status == SW_OK && !solver_frame_translate(&frame, path)) {
        puzzle_path_clear(path);
        status = SW_NO_MEMORY;
    }
    return status;
}

static sw_status solve_with_values(tables *shared, const normalized_board *start, int width,
                                   int threads, search_watch *watch, puzzle_path *path)
{
    const evaluator *lead = borrow_values(shared, start->size, watch);
    if (!lead)
        return budgeted_solve(shared, NULL, start, width, threads, watch, path);
    sw_status status = led_solve(shared, lead, start, width, threads, watch, path);
    solver_evaluators_return(solver_tables_evaluators(shared), lead);
    return status;
}

/* A repeatable search takes its turn among others. */
sw_status solver_staged_solve(tables *shared, const normalized_board *start, int width, int threads,
                              search_watch *watch, puzzle_path *path)
{
    solver_budget *budget = solver_tables_budget(shared);
    solver_budget_share share = solver_watch_share(watch);
    if (share == SOLVER_BUDGET_LEFT)
        return solve_with_values(shared, start, width, threads, watch, path);
    width = solver_staged_widest(shared, share, start->size, width);
    size_t bytes = values_making(shared, share, start->size) + bytes_of(start->size, width, 0);
    puzzle_path_clear(path);
    sw_status status = solver_budget_enter(budget, bytes, solver_watch_request(watch));
    if (status != SW_OK)
        return status;
    status = solve_with_values(shared, start, width, threads, watch, path);
    solver_budget_leave(budget, bytes);
    return status;
}

/* As measured on uniformly random boards: layers are full only some moves after a step has begun, and
 * narrow beams make more moves. */
int solver_staged_width(puzzle_size size, double nodes)
{
    int shorter = size.columns < size.rows ? size.columns : size.rows;
    double layers = puzzle_size_cells(size) * (size.columns + size.rows);
    layers *= shorter < 4 ? 0.75 : 0.62;
    double width = nodes / layers - 20;
    return width < LEAST_CHOSEN ? LEAST_CHOSEN : width > MOST_CHOSEN ? MOST_CHOSEN : (int)width;
}
