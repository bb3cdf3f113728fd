#include "puzzle/move.h"

#include <string.h>

#include "claims.h"

#include "boards.h"

CLAIM(a_move_takes_the_tile_into_the_blank)
{
    const struct {
        puzzle_move move;
        int source;
        const char *after;
    } cases[] = {
        {PUZZLE_UP, 7, "1,2,3/4,7,5/6,0,8"},
        {PUZZLE_RIGHT, 3, "1,2,3/0,4,5/6,7,8"},
        {PUZZLE_DOWN, 1, "1,0,3/4,2,5/6,7,8"},
        {PUZZLE_LEFT, 5, "1,2,3/4,5,0/6,7,8"},
    };
    for (int i = 0; i < PUZZLE_MOVES; i++) {
        puzzle_board board = board_of("1,2,3/4,0,5/6,7,8");
        assert_int_equal(puzzle_move_source(&board, cases[i].move), cases[i].source);
        assert_true(puzzle_move_apply(&board, cases[i].move));
        assert_board(&board, cases[i].after);
    }
}

CLAIM(the_edge_stops_a_move)
{
    const struct {
        const char *board;
        puzzle_move stuck[2];
    } cases[] = {
        {"0,1,2/3,4,5", {PUZZLE_DOWN, PUZZLE_RIGHT}},
        {"1,2,0/3,4,5", {PUZZLE_DOWN, PUZZLE_LEFT}},
        {"1,2,3/0,4,5", {PUZZLE_UP, PUZZLE_RIGHT}},
        {"1,2,3/4,5,0", {PUZZLE_UP, PUZZLE_LEFT}},
    };
    for (int i = 0; i < 4; i++) {
        puzzle_board board = board_of(cases[i].board);
        for (int j = 0; j < 2; j++) {
            assert_int_equal(puzzle_move_source(&board, cases[i].stuck[j]), -1);
            assert_int_equal(puzzle_slide_line(&board, cases[i].stuck[j]).length, 0);
            assert_false(puzzle_move_apply(&board, cases[i].stuck[j]));
            assert_board(&board, cases[i].board);
        }
    }
}

CLAIM(the_opposite_move_takes_it_back)
{
    for (int i = 0; i < PUZZLE_MOVES; i++) {
        puzzle_move move = (puzzle_move)i;
        puzzle_board board = board_of("1,2,3/4,0,5/6,7,8");
        assert_true(puzzle_move_apply(&board, move));
        assert_true(puzzle_move_apply(&board, puzzle_move_opposite(move)));
        assert_board(&board, "1,2,3/4,0,5/6,7,8");
    }
}

CLAIM(a_pressed_tile_slides_all_between_it_and_the_blank)
{
    const struct {
        int cell;
        puzzle_slide slide;
        const char *after;
    } cases[] = {
        {4, {PUZZLE_RIGHT, 2}, "1,2,3,4/0,5,6,7/8,9,10,11"},
        {5, {PUZZLE_RIGHT, 1}, "1,2,3,4/5,0,6,7/8,9,10,11"},
        {7, {PUZZLE_LEFT, 1}, "1,2,3,4/5,6,7,0/8,9,10,11"},
        {2, {PUZZLE_DOWN, 1}, "1,2,0,4/5,6,3,7/8,9,10,11"},
        {10, {PUZZLE_UP, 1}, "1,2,3,4/5,6,10,7/8,9,0,11"},
    };
    for (size_t i = 0; i < sizeof cases / sizeof cases[0]; i++) {
        puzzle_board board = board_of("1,2,3,4/5,6,0,7/8,9,10,11");
        puzzle_slide slide = puzzle_slide_from(&board, cases[i].cell);
        assert_int_equal(slide.move, cases[i].slide.move);
        assert_int_equal(slide.length, cases[i].slide.length);
        assert_true(puzzle_slide_apply(&board, slide));
        assert_board(&board, cases[i].after);
    }
}

CLAIM(tiles_off_the_blanks_lines_do_not_slide)
{
    puzzle_board board = board_of("1,2,3,4/5,6,0,7/8,9,10,11");
    const int cells[] = {-1, 0, 1, 3, 6, 8, 9, 11, 12, 1000};
    for (size_t i = 0; i < sizeof cells / sizeof cells[0]; i++)
        assert_int_equal(puzzle_slide_from(&board, cells[i]).length, 0);
}

CLAIM(a_line_slide_goes_to_the_edge)
{
    puzzle_board board = board_of("1,2,3,4/5,6,0,7/8,9,10,11");
    const int lengths[PUZZLE_MOVES] = {
        [PUZZLE_UP] = 1, [PUZZLE_RIGHT] = 2, [PUZZLE_DOWN] = 1, [PUZZLE_LEFT] = 1};
    for (int i = 0; i < PUZZLE_MOVES; i++) {
        puzzle_slide slide = puzzle_slide_line(&board, (puzzle_move)i);
        assert_int_equal(slide.move, i);
        assert_int_equal(slide.length, lengths[i]);
    }
}

CLAIM(a_slide_that_does_not_fit_leaves_the_board)
{
    puzzle_board board = board_of("1,2,3,4/5,6,0,7/8,9,10,11");
    const puzzle_slide slides[] = {
        {PUZZLE_RIGHT, 3}, {PUZZLE_RIGHT, 0}, {PUZZLE_RIGHT, -1}, {PUZZLE_UP, 2}, {PUZZLE_LEFT, 9}};
    for (size_t i = 0; i < sizeof slides / sizeof slides[0]; i++) {
        assert_false(puzzle_slide_apply(&board, slides[i]));
        assert_board(&board, "1,2,3,4/5,6,0,7/8,9,10,11");
    }
}
