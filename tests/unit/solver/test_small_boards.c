#include "oracle.h"
#include "solver/solver.h"

#include "puzzle/goal.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

/* Under sanitizers every third goal. */
enum { STEP = ORACLE_STRIDE > 1 ? 3 : 1 };

/* Asks for a proof where the goal can be reached, and by all engines for a refusal elsewhere. */
static void check_board(solver *solving, const oracle *known, int number)
{
    solver_request request = {.goal = known->goal, .engine = SOLVER_OPTIMAL};
    request.start = oracle_board(known, number);
    int distance = known->distance[number];
    solver_answer answer;
    if (distance == ORACLE_UNREACHABLE) {
        request.engine = (solver_engine)(number % 3);
        assert_int_equal(solver_solve(solving, &request, NULL, &answer), SW_UNSOLVABLE);
        assert_int_equal(answer.path.length, 0);
        assert_false(answer.optimal);
    } else {
        assert_int_equal(solver_solve(solving, &request, NULL, &answer), SW_OK);
        assert_int_equal(answer.path.length, distance);
        assert_int_equal(answer.lower_bound, distance);
        assert_true(answer.optimal);
        assert_true(puzzle_path_leads(&answer.path, &request.start, &request.goal));
    }
    solver_answer_deinit(&answer);
}

static void check_all(const puzzle_board *goal, int stride)
{
    solver *solving;
    assert_int_equal(solver_create(&solving, NULL), SW_OK);
    oracle known = oracle_make(goal);
    int solvable = 0;
    for (int number = 0; number < known.boards; number++)
        solvable += known.distance[number] != ORACLE_UNREACHABLE;
    assert_int_equal(solvable, known.boards / 2);
    for (int number = 0; number < known.boards; number += stride)
        check_board(solving, &known, number);
    oracle_free(&known);
    solver_destroy(solving);
}

static void all_3x3_boards_are_solved_at_their_distance_or_called_unsolvable(void **state)
{
    (void)state;
    puzzle_board goal = oracle_goal((puzzle_size){3, 3}, 8);
    check_all(&goal, ORACLE_STRIDE);
}

static void so_are_3x3_boards_with_the_blank_at_home_elsewhere(void **state)
{
    (void)state;
    puzzle_board goal = oracle_goal((puzzle_size){3, 3}, 4);
    check_all(&goal, 11 * ORACLE_STRIDE);
    goal = oracle_goal((puzzle_size){3, 3}, 1);
    check_all(&goal, 13 * ORACLE_STRIDE);
}

static void so_are_all_narrow_boards_whatever_the_goal(void **state)
{
    (void)state;
    const puzzle_size sizes[] = {{2, 2}, {3, 2}, {2, 3}, {4, 2}, {2, 4}};
    for (int i = 0; i < 5; i++)
        for (int named = 0; named < PUZZLE_GOALS; named += STEP) {
            puzzle_board goal;
            assert_int_equal(puzzle_goal_make(&goal, (puzzle_goal)named, sizes[i], NULL), SW_OK);
            check_all(&goal, puzzle_size_cells(sizes[i]) < 8 ? 1 : 3 * ORACLE_STRIDE);
        }
    for (int blank = 0; blank < 8; blank += STEP) {
        puzzle_board goal = oracle_goal((puzzle_size){4, 2}, blank);
        check_all(&goal, 17 * ORACLE_STRIDE);
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(all_3x3_boards_are_solved_at_their_distance_or_called_unsolvable),
        cmocka_unit_test(so_are_3x3_boards_with_the_blank_at_home_elsewhere),
        cmocka_unit_test(so_are_all_narrow_boards_whatever_the_goal),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
