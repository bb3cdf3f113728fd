#include "puzzle/goal.h"

#include <stdlib.h>
#include <string.h>

#include "claims.h"

#include "boards.h"

CLAIM(goals_are_as_documented)
{
    const struct {
        puzzle_goal goal;
        puzzle_size size;
        const char *board;
    } cases[] = {
        {PUZZLE_GOAL_STANDARD, {4, 3}, "1,2,3,4/5,6,7,8/9,10,11,0"},
        {PUZZLE_GOAL_BLANK_FIRST, {4, 3}, "0,1,2,3/4,5,6,7/8,9,10,11"},
        {PUZZLE_GOAL_COLUMNS, {4, 3}, "1,4,7,10/2,5,8,11/3,6,9,0"},
        {PUZZLE_GOAL_SNAKE, {4, 3}, "1,2,3,4/8,7,6,5/9,10,11,0"},
        {PUZZLE_GOAL_SNAKE, {3, 4}, "1,2,3/6,5,4/7,8,9/0,11,10"},
        {PUZZLE_GOAL_SPIRAL, {4, 3}, "1,2,3,4/10,11,0,5/9,8,7,6"},
        {PUZZLE_GOAL_SPIRAL, {3, 4}, "1,2,3/10,11,4/9,0,5/8,7,6"},
        {PUZZLE_GOAL_SPIRAL, {3, 3}, "1,2,3/8,0,4/7,6,5"},
        {PUZZLE_GOAL_SPIRAL, {4, 4}, "1,2,3,4/12,13,14,5/11,0,15,6/10,9,8,7"},
        {PUZZLE_GOAL_SPIRAL, {2, 2}, "1,2/0,3"},
        {PUZZLE_GOAL_SPIRAL, {2, 5}, "1,2/0,3/9,4/8,5/7,6"},
        {PUZZLE_GOAL_SPIRAL, {5, 2}, "1,2,3,4,5/0,9,8,7,6"},
    };
    for (size_t i = 0; i < sizeof cases / sizeof cases[0]; i++) {
        puzzle_board board;
        assert_int_equal(puzzle_goal_make(&board, cases[i].goal, cases[i].size, NULL), SW_OK);
        assert_board(&board, cases[i].board);
    }
}

/* Each is a board by puzzle_board_init's rules, and its name leads to it. */
CLAIM(every_goal_exists_in_every_size)
{
    for (int columns = PUZZLE_MIN_SIDE; columns <= PUZZLE_MAX_SIDE; columns++)
        for (int rows = PUZZLE_MIN_SIDE; rows <= PUZZLE_MAX_SIDE; rows++)
            for (int i = 0; i < PUZZLE_GOALS; i++) {
                puzzle_board parsed;
                puzzle_board board = goal_of((puzzle_goal)i, columns, rows);
                const char *name = puzzle_goal_name((puzzle_goal)i);
                assert_int_equal(puzzle_goal_parse(&parsed, name, board.size, NULL), SW_OK);
                assert_memory_equal(&parsed, &board, sizeof board);
            }
}

/* Walking the tiles in order goes from neighbour to neighbour, and on to the blank. */
CLAIM(snake_and_spiral_never_jump)
{
    const puzzle_goal walks[] = {PUZZLE_GOAL_SNAKE, PUZZLE_GOAL_SPIRAL};
    for (int columns = PUZZLE_MIN_SIDE; columns <= PUZZLE_MAX_SIDE; columns++)
        for (int i = 0; i < 2; i++) {
            puzzle_board board = goal_of(walks[i], columns, 7);
            int cells = puzzle_size_cells(board.size);
            int last = puzzle_board_find(&board, 1);
            assert_int_equal(last, 0);
            for (int tile = 2; tile <= cells; tile++) {
                int cell = puzzle_board_find(&board, (puzzle_tile)(tile % cells));
                int across = abs(cell % columns - last % columns);
                int down = abs(cell / columns - last / columns);
                assert_int_equal(across + down, 1);
                last = cell;
            }
        }
}

CLAIM(a_size_out_of_range_has_no_goal)
{
    puzzle_board board;
    sw_error error;
    for (int i = 0; i < PUZZLE_GOALS; i++) {
        assert_int_equal(
            puzzle_goal_make(&board, (puzzle_goal)i, (puzzle_size){1000000, 1000000}, &error),
            SW_BAD_INPUT);
        assert_string_equal(error.message,
                            "a board has 2 to 32 columns and rows, not 1000000x1000000");
    }
}

CLAIM(any_board_of_the_size_can_be_a_goal)
{
    puzzle_board goal;
    assert_int_equal(puzzle_goal_parse(&goal, "3 1 _/2 5 4", (puzzle_size){3, 2}, NULL), SW_OK);
    assert_board(&goal, "3,1,0/2,5,4");
}

CLAIM(other_goals_are_refused)
{
    const char *cases[][2] = {
        {"sNake", "no goal is called 'sNake': it is standard, blank-first, snake, spiral, columns "
                  "or a board"},
        {"1 2/3 0", "the goal is 2x2, but the board is 3x2"},
        {"", "row 1, column 1: a tile is expected, not the end"},
        {"1 2 3/4 5 5", "row 2, column 3: tile 5 appears twice"},
    };
    for (size_t i = 0; i < sizeof cases / sizeof cases[0]; i++) {
        puzzle_board goal = board_of("1 2/3 0");
        sw_error error;
        assert_int_equal(puzzle_goal_parse(&goal, cases[i][0], (puzzle_size){3, 2}, &error),
                         SW_BAD_INPUT);
        assert_string_equal(error.message, cases[i][1]);
        assert_board(&goal, "1,2/3,0");
    }
}

CLAIM(named_goals_are_recognised)
{
    puzzle_goal found;
    for (int i = 0; i < PUZZLE_GOALS; i++) {
        puzzle_board board = goal_of((puzzle_goal)i, 5, 4);
        assert_true(puzzle_goal_identify(&board, &found));
        assert_int_equal(found, i);
    }
    puzzle_board other = board_of("1 2 3/4 0 5");
    assert_false(puzzle_goal_identify(&other, &found));
}
