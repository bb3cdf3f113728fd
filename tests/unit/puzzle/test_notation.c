#include "puzzle/notation.h"

#include <string.h>

#include "claims.h"

#include "boards.h"

CLAIM(sizes_are_columns_by_rows)
{
    const char *texts[] = {"4x3", "4X3", "4×3", "04x03"};
    for (int i = 0; i < 4; i++) {
        puzzle_size size = {0, 0};
        assert_int_equal(puzzle_size_parse(&size, texts[i], NULL), SW_OK);
        assert_int_equal(size.columns, 4);
        assert_int_equal(size.rows, 3);
    }
}

CLAIM(other_sizes_are_refused)
{
    const char *texts[] = {"",      "4",    "x",     "4x",    "x4",
                           "4x3 ",  " 4x3", "4 x 3", "4y3",   "1x4",
                           "4x1",   "33x2", "2x33",  "-4x4",  "4x4x4",
                           "4\xC3", "4.x3", "4x3.0", "+4x+3", "4x999999999999999999999"};
    for (size_t i = 0; i < sizeof texts / sizeof texts[0]; i++) {
        puzzle_size size = {7, 7};
        sw_error error;
        assert_int_equal(puzzle_size_parse(&size, texts[i], &error), SW_BAD_INPUT);
        assert_non_null(strstr(error.message, "is not a size: columns x rows, each 2 to 32"));
        assert_int_equal(size.columns, 7);
        assert_int_equal(size.rows, 7);
    }
}

CLAIM(every_way_to_write_a_board_gives_the_same_one)
{
    const char *texts[] = {
        "6,4,7/8,5,0/3,2,1",         "6 4 7/8 5 _/3 2 1",      "6,4,7/8,5,./3,2,1",
        " 6, 4, 7 / 8, 5, 0/3,2,1 ", "6\t4\t7/8 5,_/03,02,01",
    };
    for (size_t i = 0; i < sizeof texts / sizeof texts[0]; i++) {
        puzzle_board board = board_of(texts[i]);
        assert_board(&board, "6,4,7/8,5,0/3,2,1");
    }
}

CLAIM(rows_by_columns_are_told_apart)
{
    puzzle_board board = board_of("1 2 3 4/5 6 7 0");
    assert_int_equal(board.size.columns, 4);
    assert_int_equal(board.size.rows, 2);
}

CLAIM(board_errors_say_row_column_and_reason)
{
    const char *cases[][2] = {
        {"", "row 1, column 1: a tile is expected, not the end"},
        {"1,2,3/4,5,x", "row 2, column 3: a tile is expected, not 'x'"},
        {"1,2,3/4,5,-1", "row 2, column 3: a tile is expected, not '-'"},
        {"1,,2/3,0", "row 1, column 2: a tile is expected, not ','"},
        {"1,2/3,0/", "row 3, column 1: a tile is expected, not the end"},
        {"1,2,/3,0", "row 1, column 3: a tile is expected, not '/'"},
        {"1;2/3;0", "row 1, column 2: a comma, a space or '/' is expected, not ';'"},
        {"1_/2 3", "row 1, column 2: a comma, a space or '/' is expected, not '_'"},
        {"1,2/3,0\n", "row 2, column 3: a comma, a space or '/' is expected, not byte 0x0A"},
        {"1,2/3,\xC3\x97", "row 2, column 2: a tile is expected, not byte 0xC3"},
        {"1,2,3/4,5,3", "row 2, column 3: tile 3 appears twice"},
        {"1,2,0/4,5,_", "row 2, column 3: the blank appears twice"},
        {"1,2,3/4,5,6", "row 2, column 3: tile 6 is not one of a 3x2 board's, 1 to 5"},
        {"1,2,3/4,5,1024", "row 2, column 3: no board has a tile above 1023"},
        {"1,2,3/4,5", "row 2, column 3: this row is shorter than the first"},
        {"1,2/3,4,0", "row 2, column 3: this row is longer than the first"},
        {"1,0", "a board has 2 to 32 columns and rows, not 2x1"},
        {"1/0", "a board has 2 to 32 columns and rows, not 1x2"},
        {"0 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20 21 22 23 24 25 26 27 28 29 30 31 32",
         "row 1, column 33: a board has at most 32 columns"},
        {"0/1/2/3/4/5/6/7/8/9/10/11/12/13/14/15/16/17/18/19/20/21/22/23/24/25/26/27/28/29/30/31/32",
         "row 33, column 1: a board has at most 32 rows"},
    };
    for (size_t i = 0; i < sizeof cases / sizeof cases[0]; i++) {
        puzzle_board board = board_of("1 2/3 0");
        sw_error error;
        assert_int_equal(puzzle_board_parse(&board, cases[i][0], &error), SW_BAD_INPUT);
        assert_string_equal(error.message, cases[i][1]);
        assert_board(&board, "1,2/3,0");
    }
}

CLAIM(the_largest_board_fits_its_text)
{
    puzzle_board board = goal_of(PUZZLE_GOAL_BLANK_FIRST, PUZZLE_MAX_SIDE, PUZZLE_MAX_SIDE);
    sw_text text;
    sw_text_init(&text, PUZZLE_BOARD_TEXT_SIZE - 1);
    puzzle_board_format(&board, &text);
    assert_false(text.failed);
    puzzle_board again = board_of(text.data);
    assert_memory_equal(&again, &board, sizeof board);
    sw_text_deinit(&text);
}

CLAIM(letters_give_the_tiles_or_the_blanks_direction)
{
    const uint8_t tile[] = {PUZZLE_UP, PUZZLE_DOWN, PUZZLE_LEFT, PUZZLE_RIGHT};
    const uint8_t blank[] = {PUZZLE_DOWN, PUZZLE_UP, PUZZLE_RIGHT, PUZZLE_LEFT};
    puzzle_path path = {0};
    assert_int_equal(puzzle_path_parse(&path, "UDLR", PUZZLE_NOTATION_TILE, NULL), SW_OK);
    assert_memory_equal(path.moves, tile, 4);
    assert_int_equal(puzzle_path_parse(&path, " u d\tl r ", PUZZLE_NOTATION_BLANK, NULL), SW_OK);
    assert_int_equal(path.length, 8);
    assert_memory_equal(path.moves + 4, blank, 4);
    puzzle_path_deinit(&path);
}

CLAIM(moves_are_written_as_they_are_read)
{
    const char *letters = "UURDDLLURRDL";
    for (int notation = 0; notation < 2; notation++) {
        puzzle_path path = {0};
        sw_text text;
        sw_text_init(&text, 100);
        assert_int_equal(puzzle_path_parse(&path, letters, (puzzle_notation)notation, NULL), SW_OK);
        puzzle_path_format(&path, (puzzle_notation)notation, &text);
        assert_string_equal(text.data, letters);
        sw_text_deinit(&text);
        puzzle_path_deinit(&path);
    }
    assert_int_equal(puzzle_move_letter(PUZZLE_UP), 'U');
    assert_int_equal(puzzle_move_letter(PUZZLE_RIGHT), 'R');
    assert_int_equal(puzzle_move_letter(PUZZLE_DOWN), 'D');
    assert_int_equal(puzzle_move_letter(PUZZLE_LEFT), 'L');
}

CLAIM(move_errors_say_which_letter_and_change_nothing)
{
    puzzle_path path = {0};
    sw_error error;
    assert_int_equal(puzzle_path_parse(&path, "UU", PUZZLE_NOTATION_TILE, NULL), SW_OK);
    assert_int_equal(puzzle_path_parse(&path, "UD xL", PUZZLE_NOTATION_TILE, &error), SW_BAD_INPUT);
    assert_string_equal(error.message, "move 3: U, D, L or R is expected, not 'x'");
    assert_int_equal(puzzle_path_parse(&path, "L\n", PUZZLE_NOTATION_TILE, &error), SW_BAD_INPUT);
    assert_string_equal(error.message, "move 2: U, D, L or R is expected, not byte 0x0A");
    assert_int_equal(path.length, 2);
    puzzle_path_deinit(&path);
}

CLAIM(a_number_says_how_often_a_letter_counts)
{
    puzzle_path path = {0};
    sw_text text;
    sw_error error;
    sw_text_init(&text, 100);
    assert_int_equal(puzzle_path_parse(&path, "URd2 L3u1", PUZZLE_NOTATION_TILE, NULL), SW_OK);
    puzzle_path_format(&path, PUZZLE_NOTATION_TILE, &text);
    assert_string_equal(text.data, "URDDLLLU");
    sw_text_clear(&text);
    puzzle_path_format_brief(&path, &text);
    assert_string_equal(text.data, "URD2L3U");
    static const char *const bad[] = {"L0", "L32", "2L", "L 2", "L-1", "L99999999999999999999"};
    for (size_t i = 0; i < sizeof bad / sizeof *bad; i++) {
        assert_int_equal(puzzle_path_parse(&path, bad[i], PUZZLE_NOTATION_TILE, &error),
                         SW_BAD_INPUT);
        assert_int_equal(path.length, 8);
    }
    sw_text_deinit(&text);
    puzzle_path_deinit(&path);
}

CLAIM(a_board_is_written_with_blanks_for_other_programs)
{
    puzzle_board board, back;
    sw_text text;
    sw_text_init(&text, 100);
    assert_int_equal(puzzle_board_parse(&board, "5,3,8,9/0,2,4,1/6,7,10,11", NULL), SW_OK);
    puzzle_board_format_blanks(&board, &text);
    assert_string_equal(text.data, "5 3 8 9/0 2 4 1/6 7 10 11");
    assert_int_equal(puzzle_board_parse(&back, text.data, NULL), SW_OK);
    assert_true(puzzle_board_equal(&board, &back));
    sw_text_deinit(&text);
}

CLAIM(no_letters_are_no_moves)
{
    puzzle_path path = {0};
    assert_int_equal(puzzle_path_parse(&path, " ", PUZZLE_NOTATION_TILE, NULL), SW_OK);
    assert_int_equal(path.length, 0);
    puzzle_path_deinit(&path);
}
