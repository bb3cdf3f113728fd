/* Boards and goals, for the tests of every layer above puzzle. Included after claims.h. */
#ifndef TESTS_SUPPORT_BOARDS_H
#define TESTS_SUPPORT_BOARDS_H

#include "puzzle/goal.h"
#include "puzzle/notation.h"

static inline puzzle_board board_of(const char *text)
{
    puzzle_board board;
    sw_error error;
    if (puzzle_board_parse(&board, text, &error) != SW_OK)
        fail_msg("%s: %s", text, error.message);
    return board;
}

static inline puzzle_board goal_of(puzzle_goal goal, int columns, int rows)
{
    puzzle_board board;
    assert_int_equal(puzzle_goal_make(&board, goal, (puzzle_size){columns, rows}, NULL), SW_OK);
    return board;
}

static inline puzzle_board standard_goal(int columns, int rows)
{
    return goal_of(PUZZLE_GOAL_STANDARD, columns, rows);
}

#endif
