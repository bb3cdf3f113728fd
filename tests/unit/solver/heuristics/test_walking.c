#include "heuristic_check.h"
#include "heuristics/conflict.h"
#include "heuristics/walking.h"

#include "base/rng.h"
#include "puzzle/scramble.h"

#include <stdlib.h>

#include "claims.h"

static void check_shape(puzzle_size size, int blank)
{
    puzzle_board goal = oracle_goal(size, blank);
    oracle known = oracle_make(&goal);
    walking *tables = solver_walking_create(size, blank);
    assert_non_null(tables);
    check_heuristic(solver_walking_heuristic(tables), &known);
    check_heuristic(solver_walking_alone(solver_walking_heuristic(tables)), &known);
    solver_walking_destroy(tables);
    oracle_free(&known);
}

CLAIM(it_never_overestimates_on_small_boards)
{
    check_shape((puzzle_size){2, 2}, 1);
    for (int blank = 0; blank < 6; blank++) {
        check_shape((puzzle_size){3, 2}, blank);
        check_shape((puzzle_size){2, 3}, blank);
    }
    for (int blank = 0; blank < 8; blank++) {
        check_shape((puzzle_size){4, 2}, blank);
        check_shape((puzzle_size){2, 4}, blank);
    }
    check_shape((puzzle_size){3, 3}, 8);
    check_shape((puzzle_size){3, 3}, 4);
    check_shape((puzzle_size){3, 3}, 1);
}

/* Shapes with a table on both axes, on one, and with lines too long for a table of conflicts. */
static const puzzle_size sizes[] = {{4, 4}, {4, 3}, {3, 5}, {5, 3}, {6, 2},
                                    {2, 6}, {7, 2}, {2, 7}, {8, 2}, {2, 8}};
enum { SIZES = sizeof sizes / sizeof *sizes };

CLAIM(a_step_gives_what_a_fresh_start_gives)
{
    for (int i = 0; i < SIZES; i++)
        for (int blank = 0; blank < puzzle_size_cells(sizes[i]); blank += 3) {
            walking *tables = solver_walking_create(sizes[i], blank);
            assert_non_null(tables);
            const heuristic *h = solver_walking_heuristic(tables);
            uint64_t seed = (uint64_t)blank;
            check_steps(h, sizes[i], blank, 2000 / ORACLE_STRIDE, seed);
            check_steps(solver_walking_alone(h), sizes[i], blank, 2000 / ORACLE_STRIDE, seed);
            solver_walking_destroy(tables);
        }
}

CLAIM(it_is_at_least_the_linear_conflicts_and_often_more_with_two_tables)
{
    for (int i = 0; i < SIZES; i++) {
        sw_rng rng = sw_rng_seed((uint64_t)i);
        puzzle_board goal = oracle_goal(sizes[i], 0);
        walking *tables = solver_walking_create(sizes[i], 0);
        assert_non_null(tables);
        const heuristic *h = solver_walking_heuristic(tables);
        void *node = malloc(h->node_size);
        int stronger = 0;
        for (int j = 0; j < 200; j++) {
            puzzle_board board = puzzle_scramble(&goal, &rng);
            normalized_board home;
            solver_normalized_init(&home, &board, &goal);
            int value = h->start(h, &home, node);
            assert_true(value >= solver_conflict_bound(&home));
            stronger += value > solver_conflict_bound(&home);
        }
        assert_true(stronger > 50 || sizes[i].columns > 4 || sizes[i].rows > 4);
        free(node);
        solver_walking_destroy(tables);
    }
}

/* Tiles 1 and 7 of a 6x2 board have changed places. Each must leave its row, two moves; and one of
 * them its column, which is a conflict, two moves more. */
CLAIM(alone_it_counts_no_conflicts)
{
    const puzzle_tile tiles[] = {7, 2, 3, 4, 5, 6, 1, 8, 9, 10, 11, 0};
    puzzle_board board, goal = oracle_goal((puzzle_size){6, 2}, 11);
    assert_int_equal(puzzle_board_init(&board, goal.size, tiles, NULL), SW_OK);
    normalized_board home;
    solver_normalized_init(&home, &board, &goal);
    walking *tables = solver_walking_create(goal.size, 11);
    assert_non_null(tables);
    const heuristic *together = solver_walking_heuristic(tables),
                    *alone = solver_walking_alone(together);
    void *node = malloc(together->node_size);
    assert_int_equal(together->start(together, &home, node), 4);
    assert_int_equal(alone->start(alone, &home, node), 2);
    free(node);
    solver_walking_destroy(tables);
}
