#include "core/progress.h"
#include "oracle.h"
#include "solver/solver.h"

#include "puzzle/goal.h"
#include "puzzle/scramble.h"

#include "claims.h"

static int part_of(int boards)
{
    return boards / ORACLE_STRIDE > 0 ? boards / ORACLE_STRIDE : 1;
}

/* Total moves of `count` random boards, each solved line by line. goal NULL: a random one each. */
static size_t solve_random(solver *solving, puzzle_size size, const puzzle_board *goal, int count,
                           uint64_t seed)
{
    sw_rng rng = sw_rng_seed(seed);
    size_t moves = 0;
    solver_request request = {.engine = SOLVER_LINES};
    request.goal = goal ? *goal : oracle_goal(size, 0);
    for (int i = 0; i < count; i++) {
        if (!goal)
            request.goal = puzzle_scramble(&request.goal, &rng);
        request.start = puzzle_scramble(&request.goal, &rng);
        solver_answer answer;
        assert_int_equal(solver_solve(solving, &request, NULL, &answer), SW_OK);
        assert_true(puzzle_path_leads(&answer.path, &request.start, &request.goal));
        assert_in_range(answer.lower_bound, 1, answer.path.length);
        assert_true(answer.expanded > 0);
        moves += answer.path.length;
        solver_answer_deinit(&answer);
    }
    return moves;
}

/* A thousand boards of each of twenty shapes; of the largest fewer, since they hold more lines. */
CLAIM(no_board_of_any_shape_is_left_unsolved)
{
    static const struct {
        puzzle_size size;
        int boards;
    } shapes[] = {{{2, 2}, 1000},  {{3, 2}, 1000},  {{2, 3}, 1000},  {{5, 2}, 1000},
                  {{2, 7}, 1000},  {{12, 2}, 1000}, {{2, 12}, 1000}, {{32, 2}, 1000},
                  {{2, 32}, 1000}, {{3, 3}, 1000},  {{9, 3}, 1000},  {{3, 8}, 1000},
                  {{4, 4}, 1000},  {{4, 9}, 1000},  {{5, 5}, 1000},  {{12, 5}, 1000},
                  {{8, 8}, 1000},  {{32, 3}, 300},  {{16, 16}, 100}, {{32, 32}, 20}};
    solver *solving;
    assert_int_equal(solver_create(&solving, NULL), SW_OK);
    for (int i = 0; i < 20; i++)
        solve_random(solving, shapes[i].size, NULL, part_of(shapes[i].boards), (uint64_t)i);
    solver_destroy(solving);
}

CLAIM(named_goals_are_reached_too)
{
    const puzzle_size sizes[] = {{2, 6}, {7, 3}, {6, 6}, {3, 11}, {13, 10}};
    solver *solving;
    assert_int_equal(solver_create(&solving, NULL), SW_OK);
    for (int i = 0; i < 5; i++)
        for (int named = 0; named < PUZZLE_GOALS; named++) {
            puzzle_board goal;
            assert_int_equal(puzzle_goal_make(&goal, (puzzle_goal)named, sizes[i], NULL), SW_OK);
            solve_random(solving, sizes[i], &goal, part_of(40), 3);
        }
    solver_destroy(solving);
}

/* At most 2.6 n^3 moves on average. */
CLAIM(solutions_are_not_longer_than_promised)
{
    static const struct {
        int side, boards;
    } squares[] = {{4, 200}, {5, 200}, {6, 200}, {8, 100}, {10, 50}, {20, 20}, {32, 8}};
    solver *solving;
    assert_int_equal(solver_create(&solving, NULL), SW_OK);
    for (int i = 0; i < 7; i++) {
        puzzle_size size = {squares[i].side, squares[i].side};
        int boards = part_of(squares[i].boards);
        puzzle_board goal;
        assert_int_equal(puzzle_goal_make(&goal, PUZZLE_GOAL_STANDARD, size, NULL), SW_OK);
        double moves = (double)solve_random(solving, size, &goal, boards, 11) / boards;
        double cube = (double)size.columns * size.columns * size.columns;
        assert_true(moves <= 2.6 * cube);
    }
    solver_destroy(solving);
}

CLAIM(the_same_board_gets_the_same_solution)
{
    solver *solving;
    assert_int_equal(solver_create(&solving, NULL), SW_OK);
    puzzle_board goal = oracle_goal((puzzle_size){9, 7}, 30);
    size_t moves = solve_random(solving, goal.size, &goal, 5, 1);
    assert_int_equal(solve_random(solving, goal.size, &goal, 5, 1), moves);
    solver_destroy(solving);
}

/* Near the goal, where filling the lines leads away from it: the core is no nearer than its own board,
 * which proves nothing for the one asked about. */
CLAIM(the_core_raises_no_bound_of_the_whole)
{
    enum { WALK = 12 };
    solver *solving;
    sw_rng rng = sw_rng_seed(3);
    solver_request request = {.engine = SOLVER_LINES, .goal = oracle_goal((puzzle_size){9, 7}, 0)};
    assert_int_equal(solver_create(&solving, NULL), SW_OK);
    for (int i = 0; i < 300; i++) {
        solver_answer answer;
        solver_progress progress = {0};
        request.start = request.goal;
        for (int made = 0; made < WALK;)
            made += puzzle_move_apply(&request.start, (puzzle_move)sw_rng_below(&rng, 4));
        assert_int_equal(solver_solve(solving, &request, &progress, &answer), SW_OK);
        assert_in_range(atomic_load(&progress.lower_bound), 0, WALK);
        solver_answer_deinit(&answer);
    }
    solver_destroy(solving);
}
