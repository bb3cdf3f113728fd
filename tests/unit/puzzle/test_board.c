#include "puzzle/board.h"

#include <string.h>

#include "claims.h"

#include "boards.h"

CLAIM(sides_from_2_to_32_are_valid)
{
    assert_true(puzzle_size_valid((puzzle_size){2, 32}));
    assert_true(puzzle_size_valid((puzzle_size){32, 2}));
    assert_false(puzzle_size_valid((puzzle_size){1, 4}));
    assert_false(puzzle_size_valid((puzzle_size){4, 1}));
    assert_false(puzzle_size_valid((puzzle_size){33, 4}));
    assert_false(puzzle_size_valid((puzzle_size){4, 33}));
    assert_false(puzzle_size_valid((puzzle_size){-4, -4}));
}

CLAIM(a_board_knows_its_blank)
{
    const puzzle_tile tiles[] = {1, 2, 3, 4, 0, 5};
    puzzle_board board;
    assert_int_equal(puzzle_board_init(&board, (puzzle_size){3, 2}, tiles, NULL), SW_OK);
    assert_int_equal(board.blank, 4);
    assert_memory_equal(board.tiles, tiles, sizeof tiles);
    for (int cell = 6; cell < PUZZLE_MAX_CELLS; cell++)
        assert_int_equal(board.tiles[cell], 0);
}

static void assert_refused(puzzle_size size, const puzzle_tile *tiles, const char *message)
{
    puzzle_board board;
    memset(&board, 0x5A, sizeof board);
    puzzle_board before = board;
    sw_error error;
    assert_int_equal(puzzle_board_init(&board, size, tiles, &error), SW_BAD_INPUT);
    assert_string_equal(error.message, message);
    assert_memory_equal(&board, &before, sizeof board);
}

CLAIM(other_tiles_are_refused_with_row_column_and_reason)
{
    const puzzle_size size = {3, 2};
    assert_refused(size, (puzzle_tile[]){1, 2, 3, 4, 2, 0},
                   "row 2, column 2: tile 2 appears twice");
    assert_refused(size, (puzzle_tile[]){1, 0, 3, 4, 2, 0},
                   "row 2, column 3: the blank appears twice");
    assert_refused(size, (puzzle_tile[]){1, 2, 6, 4, 5, 0},
                   "row 1, column 3: tile 6 is not one of a 3x2 board's, 1 to 5");
    assert_refused((puzzle_size){33, 2}, NULL, "a board has 2 to 32 columns and rows, not 33x2");
}

CLAIM(boards_are_equal_where_size_and_tiles_are)
{
    puzzle_board a = board_of("1 2 3/4 5 0");
    puzzle_board same = board_of("1,2,3/4,5,_");
    puzzle_board other = board_of("1 2 3/4 0 5");
    puzzle_board turned = board_of("1 2/3 4/5 0");
    assert_true(puzzle_board_equal(&a, &same));
    assert_false(puzzle_board_equal(&a, &other));
    assert_false(puzzle_board_equal(&a, &turned));
}

CLAIM(tiles_are_found_where_they_stand)
{
    puzzle_board board = board_of("6,4,7/8,5,0/3,2,1");
    const int cells[] = {5, 8, 7, 6, 1, 4, 0, 2, 3};
    for (int tile = 0; tile < 9; tile++)
        assert_int_equal(puzzle_board_find(&board, (puzzle_tile)tile), cells[tile]);
}

CLAIM(the_blank_is_never_counted_in_place)
{
    puzzle_board goal = board_of("1 2 3/4 5 0");
    puzzle_board swapped = board_of("2 1 3/4 5 0");
    puzzle_board away = board_of("1 2 3/4 0 5");
    assert_int_equal(puzzle_board_in_place(&goal, &goal), 5);
    assert_int_equal(puzzle_board_in_place(&swapped, &goal), 3);
    assert_int_equal(puzzle_board_in_place(&away, &goal), 4);
}
