#include "check.h"

#include "os/clock.h"

#include "claims.h"

#include <string.h>

enum { SOON_MS = 5000 /* what a busy machine may take to stop */ };

static slidewise_job *start(slidewise_solver *solver, const slidewise_board *board)
{
    slidewise_job *job;
    assert_int_equal(slidewise_job_start(&job, solver, board, NULL, NULL), SLIDEWISE_OK);
    return job;
}

CLAIM_WITH(each_solution_is_shorter_than_the_one_before, open_solver, close_solver)
{
    slidewise_board *board = check_scramble(6, 6, 11);
    check_set(*state, "nodes", "80000");
    slidewise_job *job = start(*state, board);
    int shortest = 100000, count = 0, bound = 0;
    slidewise_status status;
    do {
        status = slidewise_job_wait(job, -1);
        for (slidewise_result *next; (next = slidewise_job_next(job)); count++) {
            assert_int_equal(slidewise_result_status(next), SLIDEWISE_RUNNING);
            assert_true(slidewise_result_moves(next) < shortest);
            assert_true(slidewise_result_bound(next) >= bound);
            check_replay(next, board, NULL);
            shortest = slidewise_result_moves(next);
            bound = slidewise_result_bound(next);
            slidewise_result_free(next);
        }
    } while (status == SLIDEWISE_RUNNING);
    assert_int_equal(status, SLIDEWISE_OK);
    assert_true(count > 1);
    const slidewise_result *last = slidewise_job_result(job);
    check_replay(last, board, NULL);
    assert_int_equal(slidewise_result_moves(last), shortest);
    assert_in_range(slidewise_result_bound(last), bound, shortest);
    assert_ptr_equal(slidewise_job_result(job), last);
    assert_null(slidewise_job_next(job));
    slidewise_job_free(job);
    slidewise_board_free(board);
}

CLAIM_WITH(a_job_copies_its_boards, open_solver, close_solver)
{
    slidewise_board *board = check_scramble(4, 4, 5), *copy;
    assert_int_equal(slidewise_board_copy(&copy, board, NULL), SLIDEWISE_OK);
    slidewise_job *job = start(*state, board);
    slidewise_board_free(board);
    while (slidewise_job_wait(job, -1) == SLIDEWISE_RUNNING)
        slidewise_result_free(slidewise_job_next(job));
    check_replay(slidewise_job_result(job), copy, NULL);
    slidewise_job_free(job);
    slidewise_board_free(copy);
}

CLAIM_WITH(a_stop_keeps_the_shortest_solution, open_solver, close_solver)
{
    slidewise_board *board = check_scramble(8, 8, 2);
    check_set(*state, "time-ms", "600000");
    slidewise_job *job = start(*state, board);
    assert_int_equal(slidewise_job_wait(job, -1), SLIDEWISE_RUNNING);
    assert_null(slidewise_job_result(job));
    slidewise_result *now = slidewise_job_now(job);
    assert_int_equal(slidewise_result_status(now), SLIDEWISE_RUNNING);
    check_replay(now, board, NULL);
    double start_ms = os_clock_ms();
    slidewise_job_stop(job);
    int shortest = slidewise_result_moves(now);
    while (slidewise_job_wait(job, -1) == SLIDEWISE_RUNNING) {
        slidewise_result *next = slidewise_job_next(job);
        shortest = next ? slidewise_result_moves(next) : shortest;
        slidewise_result_free(next);
    }
    for (slidewise_result *next; (next = slidewise_job_next(job)); slidewise_result_free(next))
        shortest = slidewise_result_moves(next);
    assert_true(os_clock_ms() - start_ms < SOON_MS);
    const slidewise_result *result = slidewise_job_result(job);
    assert_int_equal(slidewise_result_status(result), SLIDEWISE_STOPPED);
    assert_int_equal(slidewise_result_moves(result), shortest);
    check_replay(result, board, NULL);
    slidewise_result_free(now);
    slidewise_job_free(job);
    slidewise_board_free(board);
}

CLAIM_WITH(a_proof_that_is_stopped_has_a_bound_alone, open_solver, close_solver)
{
    slidewise_board *board = check_scramble(5, 5, 8);
    check_set(*state, "engine", "optimal");
    slidewise_job *job = start(*state, board);
    assert_int_equal(slidewise_job_wait(job, 0), SLIDEWISE_RUNNING);
    assert_int_equal(slidewise_job_wait(job, 20), SLIDEWISE_RUNNING);
    slidewise_job_stop(job);
    assert_int_equal(slidewise_job_wait(job, -1), SLIDEWISE_STOPPED);
    assert_null(slidewise_result_path(slidewise_job_result(job)));
    assert_true(slidewise_result_bound(slidewise_job_result(job)) > 40);
    slidewise_job_free(job);
    slidewise_board_free(board);
}

CLAIM_WITH(a_running_job_can_be_freed, open_solver, close_solver)
{
    slidewise_board *board = check_scramble(7, 7, 4);
    slidewise_job *job = start(*state, board), *distances;
    assert_int_equal(slidewise_job_start_distances(&distances, *state, board, NULL, NULL),
                     SLIDEWISE_OK);
    double start_ms = os_clock_ms();
    slidewise_job_free(job);
    slidewise_job_free(distances);
    assert_true(os_clock_ms() - start_ms < SOON_MS);
    slidewise_board_free(board);
}

CLAIM_WITH(distances_come_from_a_job_as_well, open_solver, close_solver)
{
    slidewise_board *board = check_board("1 2 3/4 5 6/0 7 8");
    slidewise_job *job;
    assert_int_equal(slidewise_job_start_distances(&job, *state, board, NULL, NULL), SLIDEWISE_OK);
    assert_int_equal(slidewise_job_wait(job, -1), SLIDEWISE_OK);
    assert_int_equal(slidewise_result_after(slidewise_job_result(job), 'L'), 1);
    assert_int_equal(slidewise_result_after(slidewise_job_result(job), 'D'), 3);
    assert_string_equal(slidewise_result_best(slidewise_job_result(job)), "L");
    slidewise_job_free(job);
    slidewise_board_free(board);
}

CLAIM_WITH(the_only_solution_is_handed_out_as_well, open_solver, close_solver)
{
    slidewise_board *board = check_scramble(4, 4, 12);
    static const char *const engines[] = {"optimal", "lines", "auto"};
    for (int i = 0; i < 3; i++) {
        check_set(*state, "engine", engines[i]);
        slidewise_job *job = start(*state, board);
        while (!slidewise_job_result(job))
            slidewise_job_wait(job, -1);
        slidewise_result *only = slidewise_job_next(job);
        assert_non_null(only);
        assert_int_equal(slidewise_result_status(only), SLIDEWISE_RUNNING);
        check_replay(only, board, NULL);
        assert_null(slidewise_job_next(job));
        assert_int_equal(slidewise_result_status(slidewise_job_result(job)), SLIDEWISE_OK);
        slidewise_result_free(only);
        slidewise_job_free(job);
    }
    slidewise_board_free(board);
}

/* What a watch has seen. */
typedef struct seen {
    int solutions, progress, shortest;
    int stop_after; /* calls; 0 for never */
} seen;

static int note(void *data, const slidewise_result *so_far)
{
    seen *all = data;
    int moves = slidewise_result_moves(so_far);
    assert_int_equal(slidewise_result_status(so_far), SLIDEWISE_RUNNING);
    if (moves >= 0 && (all->shortest == 0 || moves < all->shortest)) {
        all->solutions++;
        all->shortest = moves;
    } else {
        all->progress++;
    }
    return all->stop_after > 0 && all->solutions + all->progress >= all->stop_after;
}

CLAIM_WITH(a_watch_sees_solutions_and_progress, open_solver, close_solver)
{
    seen all = {0};
    slidewise_board *board = check_scramble(6, 6, 3);
    slidewise_result *result;
    check_set(*state, "time-ms", "700");
    slidewise_solver_watch(*state, note, &all);
    assert_int_equal(slidewise_solve(*state, board, NULL, &result, NULL), SLIDEWISE_OK);
    assert_int_equal(all.shortest, slidewise_result_moves(result));
    assert_true(all.solutions > 1 && all.progress > 1);
    check_replay(result, board, NULL);
    slidewise_result_free(result);
    int before = all.progress + all.solutions;
    slidewise_solver_watch(*state, NULL, NULL);
    assert_int_equal(slidewise_solve(*state, board, NULL, &result, NULL), SLIDEWISE_OK);
    assert_int_equal(all.progress + all.solutions, before);
    slidewise_result_free(result);
    slidewise_board_free(board);
}

CLAIM_WITH(a_watch_stops_the_search, open_solver, close_solver)
{
    slidewise_board *board = check_scramble(6, 6, 3);
    slidewise_result *result;
    check_set(*state, "time-ms", "600000");
    for (int calls = 1; calls < 4; calls++) {
        seen all = {.stop_after = calls};
        slidewise_solver_watch(*state, note, &all);
        double start_ms = os_clock_ms();
        assert_int_equal(slidewise_solve(*state, board, NULL, &result, NULL), SLIDEWISE_STOPPED);
        assert_true(os_clock_ms() - start_ms < SOON_MS);
        check_replay(result, board, NULL);
        slidewise_result_free(result);
    }
    slidewise_board_free(board);
}
