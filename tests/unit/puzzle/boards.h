#ifndef TESTS_PUZZLE_BOARDS_H
#define TESTS_PUZZLE_BOARDS_H

/* Boards as text, for tests. Include after <cmocka.h>. */

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

static inline void assert_board(const puzzle_board *board, const char *expected)
{
    sw_text text;
    sw_text_init(&text, PUZZLE_BOARD_TEXT_SIZE);
    puzzle_board_format(board, &text);
    assert_string_equal(text.data, expected);
    assert_int_equal(board->tiles[board->blank], PUZZLE_BLANK);
    sw_text_deinit(&text);
}

#endif
