#include "puzzle/scramble.h"
#include "puzzle/solvable.h"

#include <stdlib.h>

#include "claims.h"

#include "boards.h"
#include "ranks.h"

/* From a second implementation of the generator and the scramble, in Python. A change here changes
 * every board that players know by its seed. */
CLAIM(seeds_give_the_same_boards_for_ever)
{
    const struct {
        const char *goal;
        uint64_t seed;
        const char *board;
    } cases[] = {
        {"1,2/3,0", 1, "1,0/3,2"},
        {"1,2,3/4,5,0", 1, "3,5,4/0,2,1"},
        {"1,2,3/4,5,6/7,8,0", 1, "0,6,3/7,2,5/8,1,4"},
        {"1,2,3/4,5,6/7,8,0", 2, "6,7,5/0,3,2/4,1,8"},
        {"1,2,3,4/5,6,7,8/9,10,11,12/13,14,15,0", 1, "13,8,1,15/9,12,0,2/3,6,10,11/14,4,7,5"},
        {"1,2,3,4/5,6,7,8/9,10,11,12/13,14,15,0", UINT64_MAX,
         "10,13,2,11/0,3,7,9/5,1,12,6/4,15,14,8"},
        {"1,2,3,4/8,7,6,5/9,10,11,12/0,15,14,13", 1, "13,8,2,15/9,12,0,1/3,6,10,11/14,4,7,5"},
        {"1,2,3,4,5/6,7,8,9,10/11,12,13,14,0", 20261120, "7,4,12,1,6/3,10,14,11,13/0,8,2,5,9"},
    };
    for (size_t i = 0; i < sizeof cases / sizeof cases[0]; i++) {
        puzzle_board goal = board_of(cases[i].goal);
        sw_rng rng = sw_rng_seed(cases[i].seed);
        puzzle_board board = puzzle_scramble(&goal, &rng);
        assert_board(&board, cases[i].board);
    }
}

CLAIM(walks_from_a_seed_stay_the_same_too)
{
    const struct {
        puzzle_size size;
        int moves;
        uint64_t seed;
        const char *board;
    } cases[] = {
        {{3, 3}, 5, 1, "1,3,5/4,2,0/7,8,6"},
        {{4, 4}, 40, 1, "6,1,8,4/2,10,9,7/5,12,0,3/13,14,15,11"},
        {{4, 4}, 41, 7, "6,7,1,8/0,15,4,12/2,9,3,14/13,5,11,10"},
        {{5, 3}, 100, 3, "12,1,14,3,11/7,4,6,13,8/0,9,5,2,10"},
        {{2, 2}, 12, 1, "1,0/3,2"},
    };
    for (size_t i = 0; i < sizeof cases / sizeof cases[0]; i++) {
        puzzle_board goal =
            goal_of(PUZZLE_GOAL_STANDARD, cases[i].size.columns, cases[i].size.rows);
        sw_rng rng = sw_rng_seed(cases[i].seed);
        puzzle_board board = puzzle_scramble_moves(&goal, cases[i].moves, &rng);
        assert_board(&board, cases[i].board);
    }
}

CLAIM(the_generator_moves_on)
{
    puzzle_board goal = goal_of(PUZZLE_GOAL_STANDARD, 5, 5);
    sw_rng rng = sw_rng_seed(3);
    puzzle_board first = puzzle_scramble(&goal, &rng);
    puzzle_board second = puzzle_scramble(&goal, &rng);
    assert_false(puzzle_board_equal(&first, &second));
}

/* Compares how often each board comes with equal shares, by the chi-square statistic: with b boards
 * its mean is b - 1 and its variance 2 (b - 1). */
static void assert_uniform(const puzzle_board *goal, int draws_a_board)
{
    int cells = puzzle_size_cells(goal->size);
    int ranks = factorial(cells);
    int boards = ranks / 2 - 1; /* those of the goal's parity, without the goal */
    int draws = boards * draws_a_board;
    uint16_t *counts = calloc((size_t)ranks, sizeof *counts);
    assert_non_null(counts);

    sw_rng rng = sw_rng_seed(2026);
    for (int i = 0; i < draws; i++) {
        puzzle_board board = puzzle_scramble(goal, &rng);
        counts[rank_of(board.tiles, cells)]++;
    }

    double statistic = 0;
    for (int rank = 0; rank < ranks; rank++) {
        puzzle_board board = board_of_rank(rank, goal->size);
        bool drawn = puzzle_solvable(&board, goal) && !puzzle_board_equal(&board, goal);
        double off = counts[rank] - (drawn ? draws_a_board : 0);
        if (!drawn)
            assert_int_equal(counts[rank], 0);
        statistic += off * off / draws_a_board;
    }
    double freedom = boards - 1;
    double off = statistic - freedom;
    assert_true(off * off < 3 * 3 * 2 * freedom); /* within three standard deviations */
    free(counts);
}

CLAIM(all_11_boards_of_2x2_are_equally_likely)
{
    for (int i = 0; i < PUZZLE_GOALS; i++) {
        puzzle_board goal = goal_of((puzzle_goal)i, 2, 2);
        assert_uniform(&goal, 1000);
    }
}

CLAIM(all_359_boards_of_3x2_are_equally_likely)
{
    puzzle_board goal = goal_of(PUZZLE_GOAL_SPIRAL, 3, 2);
    assert_uniform(&goal, 100);
}

CLAIM(all_181439_boards_of_3x3_are_equally_likely)
{
    puzzle_board goal = goal_of(PUZZLE_GOAL_STANDARD, 3, 3);
    assert_uniform(&goal, 4);
}
