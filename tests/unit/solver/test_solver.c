#include "core/progress.h"
#include "oracle.h"
#include "requests.h"
#include "solver/job.h"
#include "solver/search.h"
#include "solver/solver.h"

#include "base/rng.h"
#include "os/clock.h"
#include "os/thread.h"

#include <string.h>

#include "claims.h"

CLAIM(a_start_equal_to_the_goal_has_the_empty_path)
{
    solver *solving = *state;
    const puzzle_size sizes[] = {{2, 2}, {4, 4}, {9, 9}, {32, 32}};
    for (int i = 0; i < 4; i++)
        for (int engine = SOLVER_AUTO; engine <= SOLVER_ANYTIME; engine++) {
            solver_request request = {.engine = (solver_engine)engine};
            request.start = request.goal = oracle_goal(sizes[i], 2);
            solver_answer answer;
            assert_int_equal(solver_solve(solving, &request, NULL, &answer), SW_OK);
            assert_int_equal(answer.path.length, 0);
            assert_int_equal(answer.lower_bound, 0);
            assert_true(answer.optimal);
            solver_answer_deinit(&answer);
        }
}

CLAIM(an_unsolvable_board_is_refused_at_once)
{
    solver *solving = *state;
    solver_request request = {.engine = SOLVER_AUTO};
    request.goal = request.start = oracle_goal((puzzle_size){32, 32}, 1023);
    request.start.tiles[0] = 2;
    request.start.tiles[1] = 1;
    solver_answer answer;
    assert_int_equal(solver_solve(solving, &request, NULL, &answer), SW_UNSOLVABLE);
    assert_int_equal(answer.status, SW_UNSOLVABLE);
    assert_null(answer.path.moves);
    assert_int_equal(answer.expanded, 0);
    assert_string_equal(answer.heuristic, "");
    solver_answer_deinit(&answer);
}

CLAIM(a_deinited_answer_is_empty_again)
{
    solver *solving = *state;
    solver_request request = requests_random((puzzle_size){3, 3}, SOLVER_AUTO, 1);
    solver_answer answer, empty;
    memset(&empty, 0, sizeof empty);
    assert_int_equal(solver_solve(solving, &request, NULL, &answer), SW_OK);
    solver_answer_deinit(&answer);
    assert_memory_equal(&answer.path, &empty.path, sizeof empty.path);
    solver_answer_deinit(&answer);
    solver_answer_deinit(&empty);
}

CLAIM(auto_proves_up_to_16_cells_and_answers_beyond)
{
    solver *solving = *state;
    const puzzle_size sizes[] = {{2, 2}, {3, 3}, {5, 2}, {4, 3}, {6, 2}, {5, 3}, {5, 4}, {6, 6}};
    for (int i = 0; i < 8; i++) {
        solver_request request = requests_random(sizes[i], SOLVER_AUTO, (uint64_t)i);
        bool proves = puzzle_size_cells(sizes[i]) <= 16;
        request.node_limit = proves ? 0 : 20000;
        solver_answer answer;
        assert_int_equal(solver_solve(solving, &request, NULL, &answer), SW_OK);
        assert_int_equal(answer.optimal, proves);
        assert_int_equal(strcmp(answer.engine, "IDA*") == 0, proves);
        assert_true(answer.lower_bound > 0);
        assert_int_equal(answer.lower_bound == (int)answer.path.length, proves);
        solver_answer_deinit(&answer);
    }
}

/* The blank goes up the stairs: each move takes another tile one cell from its home, so that no
 * solution is shorter than the way there. */
CLAIM(auto_proves_the_largest_boards_near_their_goal)
{
    solver *solving = *state;
    const puzzle_size sizes[] = {{6, 6}, {12, 9}, {32, 32}};
    for (int i = 0; i < 3; i++) {
        solver_request request = {.engine = SOLVER_AUTO};
        request.goal = request.start = oracle_goal(sizes[i], puzzle_size_cells(sizes[i]) - 1);
        const int moves = 9;
        for (int made = 0; made < moves; made++)
            assert_true(puzzle_move_apply(&request.start, made % 2 ? PUZZLE_RIGHT : PUZZLE_DOWN));
        solver_answer answer;
        assert_int_equal(solver_solve(solving, &request, NULL, &answer), SW_OK);
        assert_true(answer.optimal);
        assert_int_equal(answer.path.length, moves);
        solver_answer_deinit(&answer);
    }
}

CLAIM(the_progress_tells_nodes_and_the_proven_bound)
{
    solver *solving = *state;
    solver_request request = requests_random((puzzle_size){4, 4}, SOLVER_OPTIMAL, 8);
    solver_progress progress = {0};
    solver_answer answer;
    assert_int_equal(solver_solve(solving, &request, &progress, &answer), SW_OK);
    assert_int_equal(atomic_load(&progress.lower_bound), answer.path.length);
    assert_true(atomic_load(&progress.nodes) == answer.expanded);
    assert_true(answer.ms >= 0 && answer.cpu_ms >= 0 && answer.table_ms >= 0);
    solver_answer_deinit(&answer);
}

CLAIM(a_node_limit_ends_the_search_with_the_bound_proved_so_far)
{
    solver *solving = *state;
    const puzzle_size sizes[] = {{5, 5}, {8, 8}, {20, 20}, {32, 32}};
    for (int i = 0; i < 4; i++) {
        solver_request request = requests_random(sizes[i], SOLVER_OPTIMAL, (uint64_t)i);
        request.node_limit = 50000;
        solver_answer optimal, lines;
        assert_int_equal(solver_solve(solving, &request, NULL, &optimal), SW_LIMIT);
        assert_false(optimal.optimal);
        assert_null(optimal.path.moves);
        assert_in_range(optimal.expanded, 50000, 52000);
        request.engine = SOLVER_LINES;
        request.node_limit = 0;
        assert_int_equal(solver_solve(solving, &request, NULL, &lines), SW_OK);
        assert_in_range(optimal.lower_bound, lines.lower_bound, lines.path.length);
        solver_answer_deinit(&lines);
        solver_answer_deinit(&optimal);
    }
}

CLAIM(a_time_limit_ends_a_proof_in_time)
{
    solver *solving = *state;
    solver_request request = requests_hard(SOLVER_OPTIMAL);
    request.time_ms = 40;
    double start_ms = os_clock_ms();
    solver_answer answer;
    assert_int_equal(solver_solve(solving, &request, NULL, &answer), SW_LIMIT);
    assert_in_range((int)(os_clock_ms() - start_ms), 40, 40 + (ORACLE_STRIDE > 1 ? 2000 : 100));
    assert_in_range(answer.lower_bound, 40, 80);
    assert_false(answer.optimal);
    solver_answer_deinit(&answer);
}

CLAIM(auto_falls_back_to_some_solution_when_time_runs_out)
{
    solver *solving = *state;
    solver_request request = requests_hard(SOLVER_AUTO);
    request.time_ms = 20;
    solver_answer answer;
    assert_int_equal(solver_solve(solving, &request, NULL, &answer), SW_OK);
    assert_false(answer.optimal);
    assert_true(puzzle_path_leads(&answer.path, &request.start, &request.goal));
    assert_in_range(answer.lower_bound, 40, 80);
    assert_true(answer.path.length >= 80);
    solver_answer_deinit(&answer);
}

CLAIM(a_set_cancel_flag_ends_every_engine)
{
    solver *solving = *state;
    for (int engine = SOLVER_AUTO; engine <= SOLVER_ANYTIME; engine++) {
        solver_request request = requests_random((puzzle_size){16, 16}, (solver_engine)engine, 3);
        solver_progress progress = {0};
        atomic_store(&progress.cancel, true);
        solver_answer answer;
        assert_int_equal(solver_solve(solving, &request, &progress, &answer), SW_CANCELLED);
        assert_null(answer.path.moves);
        solver_answer_deinit(&answer);
    }
}

/* Whichever way the request goes in. */
static void check_refused(solver *solving, const solver_request *request, const char *message)
{
    solver_answer answer;
    solver_job *job = NULL;
    solver_search *search = NULL;
    sw_error error;
    assert_int_equal(solver_request_check(request, &error), SW_BAD_INPUT);
    assert_string_equal(error.message, message);
    assert_int_equal(solver_solve(solving, request, NULL, &answer), SW_BAD_INPUT);
    assert_null(answer.path.moves);
    solver_answer_deinit(&answer);
    assert_int_equal(solver_job_start(&job, solving, request, NULL, NULL, &error), SW_BAD_INPUT);
    assert_null(job);
    assert_int_equal(solver_search_create(&search, solving, request, NULL, &error), SW_BAD_INPUT);
    assert_null(search);
}

CLAIM(a_request_that_is_none_is_refused)
{
    solver *solving = *state;
    const solver_request good = requests_random((puzzle_size){4, 4}, SOLVER_AUTO, 3);
    solver_request bad = good;
    bad.goal = oracle_goal((puzzle_size){4, 3}, 11);
    check_refused(solving, &bad, "the goal is of another size than the board");
    solver_distances distances; /* take any engine and method */
    assert_int_equal(solver_distances_find(solving, &bad, NULL, &distances), SW_BAD_INPUT);
    bad = good;
    bad.start.blank = (bad.start.blank + 1) % 16;
    check_refused(solving, &bad, "the blank is not where the board says");
    bad = good;
    bad.engine = (solver_engine)(SOLVER_ANYTIME + 1);
    assert_int_equal(solver_request_check(&bad, NULL), SW_BAD_INPUT);
    bad = good;
    bad.method.algorithm = SOLVER_ALGORITHMS;
    check_refused(solving, &bad, "there is no such method");
    bad.method.algorithm = SOLVER_ANY_ALGORITHM;
    bad.method.heuristic = SOLVER_HEURISTICS;
    check_refused(solving, &bad, "there is no such method");
    bad = good;
    bad.goal.tiles[3] = bad.goal.tiles[4];
    assert_int_equal(solver_request_check(&bad, NULL), SW_BAD_INPUT);
    bad = good;
    bad.start.size.columns = 0;
    assert_int_equal(solver_request_check(&bad, NULL), SW_BAD_INPUT);
}

CLAIM(boards_of_up_to_16_cells_are_proved)
{
    for (int columns = PUZZLE_MIN_SIDE; columns <= PUZZLE_MAX_SIDE; columns++)
        for (int rows = PUZZLE_MIN_SIDE; rows <= PUZZLE_MAX_SIDE; rows++)
            assert_int_equal(solver_proves((puzzle_size){columns, rows}), columns * rows <= 16);
}

/* One of several threads that share the solver and its tables. */
typedef struct sharer {
    solver *solving;
    os_thread thread;
    int solved;
} sharer;

static void solve_some(void *data)
{
    sharer *self = data;
    const puzzle_size sizes[] = {{3, 3}, {4, 3}, {3, 4}, {10, 7}};
    for (int i = 0; i < 4; i++) {
        solver_request request = requests_random(sizes[i], SOLVER_AUTO, (uint64_t)i);
        solver_answer answer;
        self->solved += solver_solve(self->solving, &request, NULL, &answer) == SW_OK;
        solver_answer_deinit(&answer);
    }
}

CLAIM(several_threads_may_share_a_solver)
{
    solver *solving = *state;
    enum { THREADS = 4 };
    sharer sharers[THREADS];
    for (int i = 0; i < THREADS; i++) {
        sharers[i] = (sharer){.solving = solving};
        assert_int_equal(os_thread_start(&sharers[i].thread, solve_some, &sharers[i], NULL), SW_OK);
    }
    for (int i = 0; i < THREADS; i++) {
        os_thread_join(sharers[i].thread);
        assert_int_equal(sharers[i].solved, 4);
    }
}

CLAIMS_WITH(requests_make_solver, requests_drop_solver)
