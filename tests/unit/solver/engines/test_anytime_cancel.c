#include "cpu_clock.h"
#include "oracle.h"
#include "requests.h"
#include "solver/job.h"
#include "solver/prepare.h"

#include "base/rng.h"

#include <time.h>

#include "claims.h"

/* The 5 ms promised, of several threads, and what a sanitizer adds to them; a few may come later. Processor
 * time of the whole process is what counts: a busy machine makes a search wait, but no longer. */
enum { CANCELS = 1000, STOP_CPU_MS = ORACLE_STRIDE > 1 ? 1000 : 65, LATE = 20, MOST_US = 8000 };

static void pause_us(uint64_t us)
{
    nanosleep(&(struct timespec){.tv_nsec = (long)us * 1000}, NULL);
}

static void await(solver_job *job)
{
    while (!solver_job_answer(job))
        pause_us(100);
}

/* Processor milliseconds until a search of the request has stopped that is cancelled at some instant. */
static double cancel_once(solver *solving, const solver_request *request, uint64_t after_us)
{
    solver_job *job;
    puzzle_path best = {0};
    assert_int_equal(solver_job_start(&job, solving, request, NULL, NULL, NULL), SW_OK);
    pause_us(after_us);
    double start_ms = process_cpu_ms();
    solver_job_cancel(job);
    await(job);
    double ms = process_cpu_ms() - start_ms;
    assert_int_equal(solver_job_answer(job)->status, SW_CANCELLED);
    if (solver_job_best(job, &best) == SW_OK)
        assert_true(puzzle_path_leads(&best, &request->start, &request->goal));
    puzzle_path_deinit(&best);
    solver_job_destroy(job);
    return ms;
}

CLAIM(a_search_may_be_cancelled_at_any_instant)
{
    const puzzle_size sizes[] = {{5, 5},   {6, 6},   {8, 8}, {12, 2},
                                 {16, 16}, {32, 32}, {5, 4}, {7, 7}};
    sw_rng rng = sw_rng_seed(12);
    int late = 0;
    for (int i = 0; i < CANCELS; i++) {
        solver_request request = requests_random(sizes[i % 8], SOLVER_ANYTIME, (uint64_t)i);
        request.threads = 1 + i / 8 % 2;
        request.time_ms = i % 3 ? 60000 : 0;
        request.node_limit = i % 3 ? 0 : 1000000000;
        late += cancel_once(*state, &request, sw_rng_below(&rng, MOST_US)) > STOP_CPU_MS;
    }
    assert_in_range(late, 0, LATE);
}

/* What is cancelled first is the making of tables, and the reading of learned values. */
CLAIM(a_fresh_solver_may_be_cancelled_at_any_instant)
{
    sw_rng rng = sw_rng_seed(13);
    int late = 0;
    for (int i = 0; i < 24; i++) {
        solver *own;
        assert_int_equal(solver_create(&own, NULL), SW_OK);
        assert_true(solver_set_values(own, VALUES));
        solver_request request =
            requests_random((puzzle_size){5 + i % 3, 5 + i % 3}, SOLVER_ANYTIME, (uint64_t)i);
        request.threads = 1 + i % 2;
        request.time_ms = 60000;
        late += cancel_once(own, &request, sw_rng_below(&rng, 60000)) > STOP_CPU_MS;
        solver_destroy(own);
    }
    assert_in_range(late, 0, LATE);
}

CLAIMS_WITH(requests_make_solver, requests_drop_solver)
