#include "benchmark.h"
#include "oracle.h"
#include "solver/job.h"

#include "base/rng.h"
#include "os/clock.h"
#include "puzzle/goal.h"
#include "puzzle/scramble.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <time.h>

#include <cmocka.h>

/* The 5 ms promised, and what a busy machine or a sanitizer adds to them. */
enum { PATIENCE_MS = 20000, STOP_MS = ORACLE_STRIDE > 1 ? 1000 : 65 };

static solver *solving;

static int make_solver(void **state)
{
    (void)state;
    return solver_create(&solving, NULL) == SW_OK ? 0 : -1;
}

static int drop_solver(void **state)
{
    (void)state;
    solver_destroy(solving);
    return 0;
}

static void pause_ms(double ms)
{
    nanosleep(&(struct timespec){.tv_nsec = (long)(ms * 1e6)}, NULL);
}

static void count_wake(void *data)
{
    atomic_fetch_add((atomic_int *)data, 1);
}

static solver_request random_request(puzzle_size size, uint64_t seed)
{
    solver_request request = {.engine = SOLVER_AUTO};
    sw_rng rng = sw_rng_seed(seed);
    puzzle_goal_make(&request.goal, PUZZLE_GOAL_STANDARD, size, NULL);
    request.start = puzzle_scramble(&request.goal, &rng);
    return request;
}

/* A board of 80 moves: its proof takes many seconds. */
static solver_request hard_request(void)
{
    benchmark_board board;
    assert_int_equal(benchmark_read("hard15.txt", &board, 1), 1);
    solver_request request = {.start = board.board, .engine = SOLVER_OPTIMAL};
    puzzle_goal_make(&request.goal, PUZZLE_GOAL_STANDARD, board.board.size, NULL);
    return request;
}

static const solver_answer *await(solver_job *job)
{
    double end_ms = os_clock_ms() + PATIENCE_MS;
    const solver_answer *answer;
    while (!(answer = solver_job_answer(job))) {
        assert_true(os_clock_ms() < end_ms);
        pause_ms(0.2);
    }
    return answer;
}

static void a_job_answers_and_wakes_once(void **state)
{
    (void)state;
    atomic_int wakes = 0;
    solver_request request = random_request((puzzle_size){4, 3}, 5), asked = request;
    solver_job *job;
    assert_int_equal(solver_job_start(&job, solving, &request, count_wake, &wakes, NULL), SW_OK);
    request.start = request.goal; /* the job has its own copy */
    const solver_answer *answer = await(job);
    assert_int_equal(answer->status, SW_OK);
    assert_true(answer->optimal);
    assert_true(puzzle_path_leads(&answer->path, &asked.start, &asked.goal));
    assert_int_equal(solver_job_lower_bound(job), answer->path.length);
    assert_true(solver_job_nodes(job) == answer->expanded);
    assert_ptr_equal(solver_job_answer(job), answer);
    solver_job_destroy(job);
    assert_int_equal(atomic_load(&wakes), 1);
}

static void a_cancelled_job_says_so_within_milliseconds(void **state)
{
    (void)state;
    solver_request request = hard_request();
    sw_rng rng = sw_rng_seed(9);
    for (int i = 0; i < 20; i++) {
        atomic_int wakes = 0;
        solver_job *job;
        assert_int_equal(solver_job_start(&job, solving, &request, count_wake, &wakes, NULL),
                         SW_OK);
        pause_ms((double)sw_rng_below(&rng, 25));
        double start_ms = os_clock_ms();
        solver_job_cancel(job);
        const solver_answer *answer = await(job);
        assert_true(os_clock_ms() - start_ms < STOP_MS);
        assert_int_equal(answer->status, SW_CANCELLED);
        assert_int_equal(answer->path.length, 0);
        assert_false(answer->optimal);
        solver_job_destroy(job);
        assert_int_equal(atomic_load(&wakes), 1);
    }
}

/* Also while its solver, which goes at once after it, is making tables. */
static void a_job_may_be_destroyed_at_any_moment(void **state)
{
    (void)state;
    const solver_request requests[] = {hard_request(), random_request((puzzle_size){32, 32}, 1),
                                       random_request((puzzle_size){4, 3}, 2)};
    sw_rng rng = sw_rng_seed(10);
    for (int i = 0; i < 30; i++) {
        solver *own;
        solver_job *job;
        atomic_int wakes = 0;
        assert_int_equal(solver_create(&own, NULL), SW_OK);
        assert_int_equal(solver_job_start(&job, own, &requests[i % 3], count_wake, &wakes, NULL),
                         SW_OK);
        pause_ms((double)sw_rng_below(&rng, 12));
        double start_ms = os_clock_ms();
        solver_job_destroy(job);
        assert_int_equal(atomic_load(&wakes), 1);
        solver_destroy(own);
        assert_true(os_clock_ms() - start_ms < 2 * STOP_MS);
    }
}

static void jobs_run_side_by_side_without_a_wake(void **state)
{
    (void)state;
    enum { JOBS = 5 };
    solver_job *jobs[JOBS];
    for (int i = 0; i < JOBS; i++) {
        solver_request request = random_request((puzzle_size){3 + i, 3}, (uint64_t)i);
        assert_int_equal(solver_job_start(&jobs[i], solving, &request, NULL, NULL, NULL), SW_OK);
    }
    for (int i = 0; i < JOBS; i++) {
        assert_int_equal(await(jobs[i])->status, SW_OK);
        solver_job_destroy(jobs[i]);
    }
    solver_job_destroy(NULL);
}

static void the_bound_of_a_running_job_only_rises(void **state)
{
    (void)state;
    solver_request request = hard_request();
    solver_job *job;
    assert_int_equal(solver_job_start(&job, solving, &request, NULL, NULL, NULL), SW_OK);
    int bound = 0;
    for (int i = 0; i < 100; i++) {
        int now = solver_job_lower_bound(job);
        assert_in_range(now, bound, 80);
        bound = now;
        pause_ms(1);
    }
    assert_true(bound >= 40);
    assert_true(solver_job_nodes(job) > 0);
    assert_null(solver_job_answer(job));
    solver_job_destroy(job);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_job_answers_and_wakes_once),
        cmocka_unit_test(a_cancelled_job_says_so_within_milliseconds),
        cmocka_unit_test(a_job_may_be_destroyed_at_any_moment),
        cmocka_unit_test(jobs_run_side_by_side_without_a_wake),
        cmocka_unit_test(the_bound_of_a_running_job_only_rises),
    };
    return cmocka_run_group_tests(tests, make_solver, drop_solver);
}
