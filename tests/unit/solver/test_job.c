#include "cpu_clock.h"
#include "oracle.h"
#include "requests.h"
#include "solver/job.h"

#include "base/rng.h"
#include "os/clock.h"

#include <stdatomic.h>
#include <time.h>

#include "claims.h"

#include <stdlib.h>

/* The 5 ms promised, and what a busy machine or a sanitizer adds to them; a few may come later. */
enum { PATIENCE_MS = 20000, STOP_CPU_MS = ORACLE_STRIDE > 1 ? 1000 : 65, LATE = 6 };

static void pause_ms(double ms)
{
    nanosleep(&(struct timespec){.tv_nsec = (long)(ms * 1e6)}, NULL);
}

static void count_wake(void *data)
{
    atomic_fetch_add((atomic_int *)data, 1);
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

CLAIM(a_job_wakes_for_its_solution_and_for_its_answer)
{
    solver *solving = *state;
    atomic_int wakes = 0;
    solver_request request = requests_random((puzzle_size){4, 3}, SOLVER_AUTO, 5), asked = request;
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
    assert_int_equal(solver_job_improvements(job), 1);
    solver_job_destroy(job);
    assert_int_equal(atomic_load(&wakes), 2);
}

CLAIM(a_cancelled_job_says_so_within_milliseconds)
{
    solver *solving = *state;
    solver_request request = requests_hard(SOLVER_OPTIMAL);
    sw_rng rng = sw_rng_seed(9);
    int late = 0;
    for (int i = 0; i < 20; i++) {
        atomic_int wakes = 0;
        solver_job *job;
        assert_int_equal(solver_job_start(&job, solving, &request, count_wake, &wakes, NULL),
                         SW_OK);
        pause_ms((double)sw_rng_below(&rng, 25));
        double start_ms = process_cpu_ms();
        solver_job_cancel(job);
        const solver_answer *answer = await(job);
        late += process_cpu_ms() - start_ms > STOP_CPU_MS;
        assert_int_equal(answer->status, SW_CANCELLED);
        assert_int_equal(answer->path.length, 0);
        assert_false(answer->optimal);
        solver_job_destroy(job);
        assert_int_equal(atomic_load(&wakes), 1);
    }
    assert_in_range(late, 0, LATE);
}

/* Also while its solver, which goes at once after it, is making tables. */
CLAIM(a_job_may_be_destroyed_at_any_moment)
{
    const solver_request requests[] = {requests_hard(SOLVER_OPTIMAL),
                                       requests_random((puzzle_size){32, 32}, SOLVER_AUTO, 1),
                                       requests_random((puzzle_size){4, 3}, SOLVER_AUTO, 2)};
    sw_rng rng = sw_rng_seed(10);
    int late = 0;
    for (int i = 0; i < 30; i++) {
        solver *own;
        solver_job *job;
        atomic_int wakes = 0;
        assert_int_equal(solver_create(&own, NULL), SW_OK);
        assert_int_equal(solver_job_start(&job, own, &requests[i % 3], count_wake, &wakes, NULL),
                         SW_OK);
        pause_ms((double)sw_rng_below(&rng, 12));
        double start_ms = process_cpu_ms();
        int improvements = solver_job_improvements(job);
        solver_job_destroy(job);
        assert_true(atomic_load(&wakes) > improvements);
        solver_destroy(own);
        late += process_cpu_ms() - start_ms > STOP_CPU_MS;
    }
    assert_in_range(late, 0, LATE);
}

CLAIM(jobs_run_side_by_side_without_a_wake)
{
    solver *solving = *state;
    enum { JOBS = 5 };
    solver_job *jobs[JOBS];
    for (int i = 0; i < JOBS; i++) {
        solver_request request = requests_random((puzzle_size){3 + i, 3}, SOLVER_AUTO, (uint64_t)i);
        assert_int_equal(solver_job_start(&jobs[i], solving, &request, NULL, NULL, NULL), SW_OK);
    }
    for (int i = 0; i < JOBS; i++) {
        assert_int_equal(await(jobs[i])->status, SW_OK);
        solver_job_destroy(jobs[i]);
    }
    solver_job_destroy(NULL);
}

CLAIM(the_bound_of_a_running_job_only_rises)
{
    solver *solving = *state;
    solver_request request = requests_hard(SOLVER_OPTIMAL);
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

static const solver_distances *await_distances(solver_job *job)
{
    await(job);
    return solver_job_distances(job);
}

static int length_from(solver *solving, const solver_request *request)
{
    solver_answer answer;
    assert_int_equal(solver_solve(solving, request, NULL, &answer), SW_OK);
    int length = (int)answer.path.length;
    solver_answer_deinit(&answer);
    return length;
}

/* Each of them is what a search from there finds. */
static void check_distances(solver *solving, const solver_request *request,
                            const solver_distances *found)
{
    assert_int_equal(found->moves_left, length_from(solving, request));
    for (int move = 0; move < PUZZLE_MOVES; move++) {
        solver_request next = *request;
        bool possible = puzzle_move_apply(&next.start, (puzzle_move)move);
        assert_int_equal(found->after[move], possible ? length_from(solving, &next) : -1);
    }
}

CLAIM(a_job_for_distances_answers_and_wakes_once)
{
    solver *solving = *state;
    for (int i = 0; i < 6; i++) {
        puzzle_size size = {4, ORACLE_STRIDE > 1 ? 3 : 4 - i % 2};
        solver_request request = requests_random(size, SOLVER_OPTIMAL, (uint64_t)i), asked;
        atomic_int wakes = 0;
        solver_job *job;
        asked = request;
        assert_int_equal(
            solver_job_start_distances(&job, solving, &request, count_wake, &wakes, NULL), SW_OK);
        request.start = request.goal;
        const solver_distances *found = await_distances(job);
        assert_int_equal(found->status, SW_OK);
        assert_int_equal(solver_job_lower_bound(job), found->moves_left);
        assert_true(solver_job_nodes(job) > 0);
        check_distances(solving, &asked, found);
        solver_job_destroy(job);
        assert_int_equal(atomic_load(&wakes), 1);
    }
}

CLAIM(a_cancelled_job_for_distances_says_so_within_milliseconds)
{
    solver *solving = *state;
    solver_request request = requests_hard(SOLVER_OPTIMAL);
    sw_rng rng = sw_rng_seed(11);
    int late = 0;
    for (int i = 0; i < 20; i++) {
        solver_job *job;
        assert_int_equal(solver_job_start_distances(&job, solving, &request, NULL, NULL, NULL),
                         SW_OK);
        pause_ms((double)sw_rng_below(&rng, 25));
        double start_ms = process_cpu_ms();
        solver_job_cancel(job);
        assert_int_equal(await_distances(job)->status, SW_CANCELLED);
        late += process_cpu_ms() - start_ms > STOP_CPU_MS;
        solver_job_destroy(job);
    }
    assert_in_range(late, 0, LATE);
}

/* The cancelling meets the search from the board, those from its neighbours, or comes too late. */
CLAIM(a_job_for_distances_cancelled_at_any_moment_says_nothing_wrong)
{
    solver *solving = *state;
    solver_request request = requests_random((puzzle_size){4, 4}, SOLVER_OPTIMAL, 4);
    solver_distances whole;
    double start_ms = os_clock_ms();
    assert_int_equal(solver_distances_find(solving, &request, NULL, &whole), SW_OK);
    double ms = os_clock_ms() - start_ms;
    for (int i = 0; i <= 20; i += ORACLE_STRIDE > 1 ? 4 : 1) {
        solver_job *job;
        assert_int_equal(solver_job_start_distances(&job, solving, &request, NULL, NULL, NULL),
                         SW_OK);
        pause_ms(ms < 900 ? ms * i / 20 : 45.0 * i);
        solver_job_cancel(job);
        const solver_distances *found = await_distances(job);
        assert_true(found->status == SW_OK || found->status == SW_CANCELLED);
        if (found->status == SW_OK) {
            assert_int_equal(found->moves_left, whole.moves_left);
            assert_memory_equal(found->after, whole.after, sizeof whole.after);
        }
        solver_job_destroy(job);
    }
}

/* Large boards need a while to notice that they were cancelled. */
static solver_job *start_large(solver *solving, atomic_int *wakes)
{
    solver_job *job;
    solver_request request = requests_random((puzzle_size){7, 7}, SOLVER_ANYTIME, 3);
    request.threads = 2;
    assert_int_equal(solver_job_start(&job, solving, &request, count_wake, wakes, NULL), SW_OK);
    pause_ms(60);
    return job;
}

static int compare(const void *a, const void *b)
{
    double one = *(const double *)a, other = *(const double *)b;
    return (one > other) - (one < other);
}

/* In most cases at once; now and then a busy machine runs something else meanwhile. */
CLAIM(dropping_a_job_waits_for_nothing)
{
    enum { TRIES = 9, FRAME_MS = 8 };
    solver *solving = *state;
    atomic_int wakes = 0;
    double took[TRIES];
    for (int i = 0; i < TRIES; i++) {
        solver_job *job = start_large(solving, &wakes);
        double begun = os_clock_ms();
        solver_job_drop(job);
        took[i] = os_clock_ms() - begun;
    }
    qsort(took, TRIES, sizeof *took, compare);
    assert_true(took[TRIES / 2] < FRAME_MS);
    solver_job_drop(NULL);
}

CLAIM(a_dropped_job_wakes_nobody)
{
    solver *solving = *state;
    atomic_int wakes = 0;
    solver_job_drop(start_large(solving, &wakes));
    int before = atomic_load(&wakes);
    for (int i = 0; i < 10; i++)
        pause_ms(100);
    assert_int_equal(atomic_load(&wakes), before);
}

CLAIMS_WITH(requests_make_solver, requests_drop_solver)
