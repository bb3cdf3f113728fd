#include "oracle.h"
#include "solver/board_set.h"

#include "base/rng.h"
#include "puzzle/scramble.h"

#include "claims.h"

static solver_board_set *make_set(puzzle_size size)
{
    solver_board_set *set;
    assert_int_equal(solver_board_set_create(&set, size, NULL), SW_OK);
    return set;
}

static uint32_t add(solver_board_set *set, const puzzle_board *board)
{
    uint32_t number;
    assert_int_equal(solver_board_set_add(set, board, &number, NULL), SW_OK);
    return number;
}

CLAIM(boards_are_numbered_as_they_come_and_once_each)
{
    puzzle_size size = {3, 3};
    oracle all = {.goal = oracle_goal(size, 8), .boards = 362880};
    solver_board_set *set = make_set(size);
    for (uint32_t round = 0; round < 2; round++)
        for (uint32_t i = 0; i < 20000; i++) {
            puzzle_board board = oracle_board(&all, (int)(i * 17 % 362880));
            assert_int_equal(add(set, &board), i);
        }
    assert_int_equal(solver_board_set_count(set), 20000);
    for (uint32_t i = 0; i < 20000; i += ORACLE_STRIDE) {
        puzzle_board board;
        solver_board_set_board(set, i, &board);
        assert_int_equal(oracle_number(&board), i * 17 % 362880);
        assert_int_equal(board.tiles[board.blank], PUZZLE_BLANK);
    }
    solver_board_set_destroy(set);
}

CLAIM(only_what_was_added_is_found)
{
    puzzle_board goal = oracle_goal((puzzle_size){32, 32}, 1023);
    sw_rng rng = sw_rng_seed(1);
    solver_board_set *set = make_set(goal.size);
    uint32_t number;
    for (uint32_t i = 0; i < 100; i++) {
        puzzle_board board = puzzle_scramble(&goal, &rng);
        assert_false(solver_board_set_find(set, &board, &number));
        assert_int_equal(add(set, &board), i);
        assert_true(solver_board_set_find(set, &board, &number));
        assert_int_equal(number, i);
    }
    puzzle_board other = oracle_goal((puzzle_size){2, 2}, 3);
    assert_false(solver_board_set_find(set, &other, &number));
    solver_board_set_destroy(set);
}
