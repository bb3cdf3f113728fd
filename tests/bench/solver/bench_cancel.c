/* How long it takes until something that was cancelled has ended. */
#include "bench_tally.h"

#include "os/clock.h"
#include "os/thread.h"
#include "puzzle/goal.h"
#include "puzzle/notation.h"
#include "puzzle/scramble.h"
#include "solver/job.h"

enum { CANCELS = 1000, SEARCH_MS = 40, BUILD_MS = 200, RANDOM_STEPS = 1000 };

/* 80 moves: it is never solved in the time that it is given. */
static const char HARD_BOARD[] = "0,12,9,13/15,11,10,14/3,7,2,5/4,8,6,1";

/* A search that somebody waits for. */
typedef struct watched {
    os_mutex lock;
    os_condition changed;
    bool over;
    double over_ms; /* by the clock */
} watched;

static void watched_init(watched *self)
{
    *self = (watched){0};
    os_mutex_init(&self->lock);
    os_condition_init(&self->changed);
}

static void watched_deinit(watched *self)
{
    os_condition_deinit(&self->changed);
    os_mutex_deinit(&self->lock);
}

static void end(void *data)
{
    watched *self = data;
    double now_ms = os_clock_ms();
    os_mutex_lock(&self->lock);
    self->over = true;
    self->over_ms = now_ms;
    os_condition_signal_all(&self->changed);
    os_mutex_unlock(&self->lock);
}

/* Lets it run for that long, if it does. */
static void let_run(watched *self, double ms)
{
    double until_ms = os_clock_ms() + ms;
    os_mutex_lock(&self->lock);
    while (!self->over && os_clock_ms() < until_ms)
        os_condition_wait_ms(&self->changed, &self->lock, until_ms - os_clock_ms());
    os_mutex_unlock(&self->lock);
}

static double wait_for_end(watched *self)
{
    os_mutex_lock(&self->lock);
    while (!self->over)
        os_condition_wait(&self->changed, &self->lock);
    double over_ms = self->over_ms;
    os_mutex_unlock(&self->lock);
    return over_ms;
}

/* Both of these take a fresh solver, start something, cancel it after run_ms and destroy the solver. */
typedef sw_status cancel_run(bench_times *times, solver *fresh, const solver_request *request,
                             double run_ms, sw_error *error);

/* A search; beside it tables are being made, which is not counted. */
static sw_status cancel_search(bench_times *times, solver *fresh, const solver_request *request,
                               double run_ms, sw_error *error)
{
    watched search;
    solver_job *job;
    watched_init(&search);
    sw_status status = solver_job_start(&job, fresh, request, end, &search, error);
    if (status == SW_OK) {
        let_run(&search, run_ms);
        double start_ms = os_clock_ms();
        solver_job_cancel(job);
        double over_ms = wait_for_end(&search);
        bench_times_add(times, over_ms > start_ms ? over_ms - start_ms : 0);
        solver_job_destroy(job);
    }
    watched_deinit(&search);
    solver_destroy(fresh);
    return status;
}

/* Tables, until all their memory is given back. */
static sw_status cancel_build(bench_times *times, solver *fresh, const solver_request *request,
                              double run_ms, sw_error *error)
{
    watched nothing;
    watched_init(&nothing);
    solver_claim *claim = solver_claim_tables(fresh, &request->goal);
    let_run(&nothing, run_ms);
    double start_ms = os_clock_ms();
    solver_claim_drop(claim);
    solver_destroy(fresh);
    bench_times_add(times, os_clock_ms() - start_ms);
    watched_deinit(&nothing);
    return claim ? SW_OK : sw_fail(error, SW_NO_MEMORY, "no memory for the tables");
}

/* Many of them, each after another time of at most longest_ms, as one row. */
static sw_status repeat(const bench_setup *setup, const char *what, cancel_run *run,
                        const solver_request *request, int longest_ms, sw_error *error)
{
    bench_times times = {0};
    sw_rng rng = sw_rng_seed(BENCH_SEED);
    int count = bench_count(setup, CANCELS);
    for (int i = 0; i < count; i++) {
        double share = (double)sw_rng_below(&rng, RANDOM_STEPS) / RANDOM_STEPS;
        solver *fresh;
        sw_status status = solver_create(&fresh, error);
        if (status != SW_OK)
            return status;
        solver_set_memory(fresh, setup->memory);
        status = run(&times, fresh, request, share * longest_ms, error);
        if (status != SW_OK)
            return status;
    }
    bench_summary summary = bench_times_summary(&times);
    const bench_figure figures[] = {
        {"cancels", count, 0, NULL},
        {"ms", summary.mean, 3, NULL},
        {"ms_median", summary.median, 3, NULL},
        {"ms_max", summary.max, 3, NULL},
    };
    bench_report_row(setup->report, what, figures, sizeof figures / sizeof *figures);
    return SW_OK;
}

static solver_request hard_request(void)
{
    solver_request request = {.engine = SOLVER_OPTIMAL};
    puzzle_board_parse(&request.start, HARD_BOARD, NULL);
    puzzle_goal_make(&request.goal, PUZZLE_GOAL_STANDARD, request.start.size, NULL);
    return request;
}

static solver_request large_request(void)
{
    solver_request request = {.engine = SOLVER_OPTIMAL};
    sw_rng rng = sw_rng_seed(BENCH_SEED);
    puzzle_goal_make(&request.goal, PUZZLE_GOAL_STANDARD, (puzzle_size){5, 5}, NULL);
    request.start = puzzle_scramble(&request.goal, &rng);
    return request;
}

sw_status bench_cancel(const bench_setup *setup, sw_error *error)
{
    solver_request hard = hard_request(), large = large_request();
    sw_status status = repeat(setup, "4x4, a search", cancel_search, &hard, SEARCH_MS, error);
    if (status == SW_OK)
        status = repeat(setup, "5x5, a search", cancel_search, &large, SEARCH_MS, error);
    if (status == SW_OK)
        status = repeat(setup, "4x4, tables being made", cancel_build, &hard, BUILD_MS, error);
    if (status == SW_OK)
        status = repeat(setup, "5x5, tables being made", cancel_build, &large, BUILD_MS, error);
    return status;
}
