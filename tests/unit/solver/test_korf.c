#include "benchmark.h"
#include "oracle.h"
#include "solver/solver.h"

#include "puzzle/goal.h"

#include "claims.h"

enum { BOARDS = 100, EVERY = ORACLE_STRIDE > 1 ? ORACLE_STRIDE / 4 : 1 };

static benchmark_board boards[BOARDS];

static solver_answer solve(solver *solving, const benchmark_board *board, int threads)
{
    solver_request request = {.start = board->board, .engine = SOLVER_OPTIMAL, .threads = threads};
    puzzle_goal_make(&request.goal, PUZZLE_GOAL_BLANK_FIRST, board->board.size, NULL);
    solver_answer answer;
    assert_int_equal(solver_solve(solving, &request, NULL, &answer), SW_OK);
    assert_true(puzzle_path_leads(&answer.path, &request.start, &request.goal));
    return answer;
}

CLAIM(korfs_boards_are_solved_at_their_published_lengths)
{
    assert_int_equal(benchmark_read("korf100.txt", boards, BOARDS), BOARDS);
    solver *solving;
    assert_int_equal(solver_create(&solving, NULL), SW_OK);
    for (int i = 0; i < BOARDS; i += EVERY) {
        solver_answer answer = solve(solving, &boards[i], 0);
        assert_int_equal(answer.path.length, boards[i].optimal);
        assert_int_equal(answer.lower_bound, boards[i].optimal);
        assert_true(answer.optimal);
        assert_true(answer.expanded > 0 && answer.generated >= answer.expanded);
        solver_answer_deinit(&answer);
    }
    solver_destroy(solving);
}

/* Each in a solver of its own, whose tables may come at any moment of the search, by one to three
 * threads. */
CLAIM(so_are_they_by_a_solver_that_is_just_making_its_tables)
{
    for (int i = 0; i < BOARDS; i += 10 * EVERY) {
        solver *solving;
        assert_int_equal(solver_create(&solving, NULL), SW_OK);
        solver_answer answer = solve(solving, &boards[i], 1 + i / EVERY % 3);
        assert_int_equal(answer.path.length, boards[i].optimal);
        solver_answer_deinit(&answer);
        solver_destroy(solving);
    }
}
