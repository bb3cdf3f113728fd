#include "benchmark.h"
#include "listener.h"
#include "oracle.h"
#include "requests.h"
#include "solver/job.h"
#include "solver/prepare.h"

#include "base/rng.h"
#include "os/clock.h"
#include "os/peak.h"
#include "puzzle/goal.h"
#include "puzzle/scramble.h"

#include <string.h>
#include <time.h>

#include "claims.h"

CLAIM(solutions_come_one_shorter_than_the_other)
{
    const puzzle_size sizes[] = {{5, 5}, {12, 2}, {8, 8}, {10, 3}};
    for (int i = 0; i < 4; i++) {
        solver_request request = requests_random(sizes[i], SOLVER_ANYTIME, 5);
        request.node_limit = 400000;
        listener heard;
        solver_answer answer;
        listener_init(&heard, &request);
        listener_solve(&heard, *state, &request, &answer);
        assert_true(heard.solutions >= 2);
        solver_answer_deinit(&answer);
    }
}

CLAIM(the_first_solution_needs_no_budget)
{
    const puzzle_size sizes[] = {{5, 4}, {7, 7}, {32, 32}, {32, 2}};
    for (int i = 0; i < 4; i++) {
        solver_request request = requests_random(sizes[i], SOLVER_ANYTIME, 6);
        request.node_limit = 1;
        listener heard;
        solver_answer answer;
        listener_init(&heard, &request);
        listener_solve(&heard, *state, &request, &answer);
        assert_int_equal(heard.solutions, 1);
        assert_string_equal(answer.engine, "line by line");
        solver_answer_deinit(&answer);
    }
}

/* With so few nodes most boards are not proved. */
CLAIM(the_bound_is_never_above_the_distance_on_3x3)
{
    puzzle_board goal = oracle_goal((puzzle_size){3, 3}, 8);
    oracle known = oracle_make(&goal);
    int proved = 0, solved = 0;
    for (int number = 0; number < known.boards; number += 3 * ORACLE_STRIDE) {
        solver_request request = {.engine = SOLVER_ANYTIME, .goal = goal, .node_limit = 300};
        request.start = oracle_board(&known, number);
        int distance = oracle_distance(&known, &request.start);
        if (distance == ORACLE_UNREACHABLE)
            continue;
        listener heard;
        solver_answer answer;
        listener_init(&heard, &request);
        listener_solve(&heard, *state, &request, &answer);
        assert_in_range(answer.lower_bound, 0, distance);
        assert_true((int)answer.path.length >= distance);
        solved++;
        proved += answer.optimal;
        solver_answer_deinit(&answer);
    }
    assert_true(proved > 0 && proved < solved);
    oracle_free(&known);
}

static void check_published(solver *solving, const char *file, puzzle_size size, int limit)
{
    static benchmark_board boards[100];
    int count = benchmark_read_size(file, size, boards, limit), reached = 0;
    for (int i = 0; i < count; i += ORACLE_STRIDE) {
        solver_request request = {.engine = SOLVER_ANYTIME, .start = boards[i].board};
        puzzle_goal_make(&request.goal, PUZZLE_GOAL_BLANK_FIRST, size, NULL);
        request.node_limit = 100000;
        request.threads = 1 + i % 2;
        listener heard;
        solver_answer answer;
        listener_init(&heard, &request);
        listener_solve(&heard, solving, &request, &answer);
        assert_in_range(answer.lower_bound, 1, boards[i].optimal);
        assert_true((int)answer.path.length >= boards[i].optimal);
        reached += (int)answer.path.length <= boards[i].optimal * 6 / 5;
        solver_answer_deinit(&answer);
    }
    assert_true(reached > 0 || ORACLE_STRIDE > 1);
}

CLAIM(bounds_and_lengths_embrace_the_published_optimum)
{
    check_published(*state, "korf100.txt", (puzzle_size){4, 4}, 100);
    check_published(*state, "korf24-50.txt", (puzzle_size){5, 5}, 50);
}

CLAIM(a_node_limit_gives_one_answer_on_one_thread_and_on_two)
{
    const puzzle_size sizes[] = {{4, 4}, {5, 5}, {6, 6}, {5, 4}, {12, 2}, {7, 4}};
    for (int i = 0; i < (ORACLE_STRIDE > 1 ? 12 : 24); i++) {
        solver_answer answers[3];
        for (int run = 0; run < 3; run++) {
            solver_request request = requests_random(sizes[i % 6], SOLVER_ANYTIME, (uint64_t)i);
            request.node_limit = 20000u << i / 6 * 2;
            request.threads = run == 1 ? 2 : 1;
            assert_int_equal(solver_solve(*state, &request, NULL, &answers[run]), SW_OK);
        }
        for (int run = 1; run < 3; run++) {
            assert_int_equal(answers[run].path.length, answers[0].path.length);
            assert_memory_equal(answers[run].path.moves, answers[0].path.moves,
                                answers[0].path.length);
            assert_int_equal(answers[run].lower_bound, answers[0].lower_bound);
        }
        for (int run = 0; run < 3; run++)
            solver_answer_deinit(&answers[run]);
    }
}

CLAIM(a_solver_that_has_tables_gives_the_same_answer)
{
    solver_request request = requests_random((puzzle_size){5, 4}, SOLVER_ANYTIME, 3);
    request.node_limit = 200000;
    solver_answer cold, warm;
    assert_int_equal(solver_solve(*state, &request, NULL, &cold), SW_OK);
    request.node_limit = 0;
    request.time_ms = 200; /* makes tables */
    assert_int_equal(solver_solve(*state, &request, NULL, &warm), SW_OK);
    solver_answer_deinit(&warm);
    request.node_limit = 200000;
    request.time_ms = 0;
    assert_int_equal(solver_solve(*state, &request, NULL, &warm), SW_OK);
    assert_int_equal(warm.path.length, cold.path.length);
    assert_memory_equal(warm.path.moves, cold.path.moves, cold.path.length);
    assert_int_equal(warm.lower_bound, cold.lower_bound);
    solver_answer_deinit(&warm);
    solver_answer_deinit(&cold);
}

/* What a busy machine adds, and a sanitizer. */
enum { LATE_MS = ORACLE_STRIDE > 1 ? 20000 : 5000 };

CLAIM(a_time_limit_is_kept)
{
    const puzzle_size sizes[] = {{5, 5}, {8, 8}, {20, 20}};
    for (int i = 0; i < 3; i++)
        for (int threads = 1; threads <= 2; threads++) {
            solver_request request = requests_random(sizes[i], SOLVER_ANYTIME, 1);
            request.time_ms = 120;
            request.threads = threads;
            listener heard;
            solver_answer answer;
            double start_ms = os_clock_ms();
            listener_init(&heard, &request);
            listener_solve(&heard, *state, &request, &answer);
            assert_in_range((int)(os_clock_ms() - start_ms), 60, 120 + LATE_MS);
            assert_true(heard.solutions >= 1);
            solver_answer_deinit(&answer);
        }
}

CLAIM(without_a_limit_auto_and_anytime_stop_after_a_second)
{
    for (int engine = SOLVER_AUTO; engine <= SOLVER_ANYTIME; engine += SOLVER_ANYTIME) {
        solver_request request = requests_random((puzzle_size){6, 6}, (solver_engine)engine, 2);
        solver_answer answer;
        double start_ms = os_clock_ms();
        assert_int_equal(solver_solve(*state, &request, NULL, &answer), SW_OK);
        assert_in_range((int)(os_clock_ms() - start_ms), SOLVER_ANYTIME_MS / 2,
                        SOLVER_ANYTIME_MS + LATE_MS);
        solver_answer_deinit(&answer);
    }
}

CLAIM(boards_near_their_goal_are_proved)
{
    const puzzle_size sizes[] = {{6, 3}, {5, 5}, {7, 7}, {12, 9}};
    sw_rng rng = sw_rng_seed(8);
    for (int i = 0; i < 4; i++)
        for (int threads = 1; threads <= 2; threads++) {
            solver_request request = requests_random(sizes[i], SOLVER_ANYTIME, 1);
            solver_answer best, proof;
            request.start = puzzle_scramble_moves(&request.goal, 40, &rng);
            request.threads = threads;
            request.time_ms = 30000;
            assert_int_equal(solver_solve(*state, &request, NULL, &best), SW_OK);
            request.engine = SOLVER_OPTIMAL;
            assert_int_equal(solver_solve(*state, &request, NULL, &proof), SW_OK);
            assert_true(best.optimal);
            assert_int_equal(best.path.length, proof.path.length);
            solver_answer_deinit(&best);
            solver_answer_deinit(&proof);
        }
}

CLAIM(auto_tells_of_what_it_proved)
{
    solver_request request = requests_random((puzzle_size){4, 4}, SOLVER_AUTO, 8);
    listener heard;
    solver_answer answer;
    listener_init(&heard, &request);
    listener_solve(&heard, *state, &request, &answer);
    assert_true(answer.optimal);
    assert_int_equal(heard.solutions, 1);
    solver_answer_deinit(&answer);
}

CLAIM(a_job_has_the_best_solution_while_it_runs)
{
    solver_request request = requests_random((puzzle_size){10, 10}, SOLVER_ANYTIME, 1);
    solver_job *job;
    puzzle_path best = {0};
    request.time_ms = 300;
    assert_int_equal(solver_job_start(&job, *state, &request, NULL, NULL, NULL), SW_OK);
    int seen = 0, last = -1;
    while (!solver_job_answer(job)) {
        int length = solver_job_best_length(job);
        if (solver_job_best(job, &best) == SW_OK) {
            assert_true(puzzle_path_leads(&best, &request.start, &request.goal));
            assert_true(length == -1 || (int)best.length <= length);
            assert_true(last == -1 || (int)best.length <= last);
            last = (int)best.length;
            seen++;
        }
        nanosleep(&(struct timespec){.tv_nsec = 1000000}, NULL);
    }
    assert_true(seen > 0);
    assert_int_equal(solver_job_best(job, &best), SW_OK);
    assert_int_equal(best.length, solver_job_answer(job)->path.length);
    assert_int_equal(solver_job_best_length(job), best.length);
    assert_true(solver_job_improvements(job) >= 1);
    puzzle_path_deinit(&best);
    solver_job_destroy(job);
}

CLAIM(a_cancelled_job_keeps_its_best_solution)
{
    solver_request request = requests_random((puzzle_size){8, 8}, SOLVER_ANYTIME, 1);
    solver_job *job;
    puzzle_path best = {0};
    request.time_ms = 20000;
    assert_int_equal(solver_job_start(&job, *state, &request, NULL, NULL, NULL), SW_OK);
    while (solver_job_improvements(job) == 0)
        nanosleep(&(struct timespec){.tv_nsec = 1000000}, NULL);
    solver_job_cancel(job);
    while (!solver_job_answer(job))
        nanosleep(&(struct timespec){.tv_nsec = 1000000}, NULL);
    assert_int_equal(solver_job_answer(job)->status, SW_CANCELLED);
    assert_int_equal(solver_job_best(job, &best), SW_OK);
    assert_true(puzzle_path_leads(&best, &request.start, &request.goal));
    puzzle_path_deinit(&best);
    solver_job_destroy(job);
}

/* Sanitizers keep what is freed. */
CLAIM(memory_stays_within_its_bounds)
{
    static const struct {
        puzzle_size size;
        uint64_t nodes;
        size_t most_mb;
    } runs[] = {{{10, 10}, 3000000, 100}, {{6, 6}, 6000000, 600}, {{32, 32}, 6000000, 600}};
    for (int i = 0; i < 3 && ORACLE_STRIDE == 1; i++) {
        solver *own;
        solver_answer answer;
        solver_request request = requests_random(runs[i].size, SOLVER_ANYTIME, 1);
        request.node_limit = runs[i].nodes;
        assert_int_equal(solver_create(&own, NULL), SW_OK);
        assert_true(solver_set_values(own, VALUES));
        os_peak_forget();
        assert_int_equal(solver_solve(own, &request, NULL, &answer), SW_OK);
        assert_true(os_peak_bytes() < runs[i].most_mb << 20);
        solver_answer_deinit(&answer);
        solver_destroy(own);
    }
}

CLAIMS_WITH(requests_make_solver, requests_drop_solver)
