#include "core/home.h"
#include "oracle.h"

#include "puzzle/scramble.h"

#include "claims.h"

static const puzzle_size sizes[] = {{2, 2}, {3, 2}, {2, 5}, {4, 4}, {7, 3}, {32, 32}};
enum { SIZES = sizeof sizes / sizeof *sizes };

CLAIM(the_goal_has_every_tile_at_home)
{
    for (int i = 0; i < SIZES; i++) {
        sw_rng rng = sw_rng_seed((uint64_t)i);
        puzzle_board goal = oracle_goal(sizes[i], 1);
        goal = puzzle_scramble(&goal, &rng);
        normalized_board home;
        solver_normalized_init(&home, &goal, &goal);
        assert_int_equal(home.cells, puzzle_size_cells(sizes[i]));
        assert_int_equal(home.blank, goal.blank);
        for (int cell = 0; cell < home.cells; cell++)
            assert_int_equal(home.home[cell], cell);
    }
}

CLAIM(a_tile_is_named_after_its_cell_in_the_goal)
{
    for (int i = 0; i < SIZES; i++) {
        sw_rng rng = sw_rng_seed(77 + (uint64_t)i);
        puzzle_board goal = oracle_goal(sizes[i], 0);
        puzzle_board board = puzzle_scramble(&goal, &rng);
        normalized_board home;
        solver_normalized_init(&home, &board, &goal);
        for (int cell = 0; cell < home.cells; cell++)
            assert_int_equal(goal.tiles[home.home[cell]], board.tiles[cell]);
    }
}

CLAIM(the_inverse_exchanges_board_and_goal)
{
    for (int i = 0; i < SIZES; i++) {
        sw_rng rng = sw_rng_seed(3 + (uint64_t)i);
        puzzle_board goal = oracle_goal(sizes[i], 2);
        puzzle_board board = puzzle_scramble(&goal, &rng);
        normalized_board home, inverse, expected;
        solver_normalized_init(&home, &board, &goal);
        solver_normalized_init(&expected, &goal, &board);
        solver_normalized_inverse(&inverse, &home);
        assert_memory_equal(&inverse, &expected, sizeof inverse);
    }
}

CLAIM(a_slide_does_what_a_move_does)
{
    puzzle_board goal = oracle_goal((puzzle_size){3, 4}, 5), board = goal;
    sw_rng rng = sw_rng_seed(5);
    normalized_board home, expected;
    solver_normalized_init(&home, &board, &goal);
    for (int i = 0; i < 1000; i++) {
        puzzle_move move = (puzzle_move)sw_rng_below(&rng, PUZZLE_MOVES);
        int from = solver_home_step(home.size, home.blank, puzzle_move_opposite(move));
        assert_int_equal(from, puzzle_move_source(&board, move));
        if (!puzzle_move_apply(&board, move))
            continue;
        solver_normalized_slide(&home, from);
        solver_normalized_init(&expected, &board, &goal);
        assert_memory_equal(&home, &expected, sizeof home);
    }
}

CLAIM(a_symmetry_keeps_neighbours_and_every_one_is_another)
{
    const puzzle_size square = {4, 4}, oblong = {5, 3};
    assert_int_equal(solver_home_symmetries(square), 8);
    assert_int_equal(solver_home_symmetries(oblong), 4);
    const puzzle_size both[] = {square, oblong};
    for (int i = 0; i < 2; i++)
        for (int symmetry = 0; symmetry < solver_home_symmetries(both[i]); symmetry++) {
            for (int other = 0; other < symmetry; other++)
                assert_true(solver_home_reflect(both[i], symmetry, 0) !=
                                solver_home_reflect(both[i], other, 0) ||
                            solver_home_reflect(both[i], symmetry, 1) !=
                                solver_home_reflect(both[i], other, 1));
            for (int cell = 0; cell + 1 < puzzle_size_cells(both[i]); cell++) {
                if (solver_home_step(both[i], cell, PUZZLE_RIGHT) < 0)
                    continue;
                int a = solver_home_reflect(both[i], symmetry, cell);
                int b = solver_home_reflect(both[i], symmetry, cell + 1);
                bool beside = false;
                for (int move = 0; move < PUZZLE_MOVES; move++)
                    beside |= solver_home_step(both[i], a, (puzzle_move)move) == b;
                assert_true(beside);
            }
        }
}
