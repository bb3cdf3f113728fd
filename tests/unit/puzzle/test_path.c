#include "puzzle/path.h"

#include <string.h>

#include "claims.h"

#include "boards.h"

static puzzle_path path_of(const char *letters)
{
    puzzle_path path = {0};
    assert_int_equal(puzzle_path_parse(&path, letters, PUZZLE_NOTATION_TILE, NULL), SW_OK);
    return path;
}

static void assert_path(const puzzle_path *path, const char *letters)
{
    sw_text text;
    sw_text_init(&text, 1000);
    puzzle_path_format(path, PUZZLE_NOTATION_TILE, &text);
    assert_string_equal(text.data, letters);
    sw_text_deinit(&text);
}

CLAIM(a_path_grows_by_moves_and_paths)
{
    puzzle_path path = {0};
    puzzle_path tail = path_of("LL");
    assert_true(puzzle_path_push(&path, PUZZLE_UP));
    assert_true(puzzle_path_append(&path, &tail));
    assert_path(&path, "ULL");
    for (int i = 0; i < 5; i++)
        assert_true(puzzle_path_append(&path, &path)); /* itself too */
    assert_int_equal(path.length, 96);
    for (size_t i = 0; i < path.length; i++)
        assert_int_equal(path.moves[i], i % 3 == 0 ? PUZZLE_UP : PUZZLE_LEFT);
    puzzle_path_deinit(&tail);
    puzzle_path_deinit(&path);
    puzzle_path_deinit(&path);
}

CLAIM(a_copy_replaces_what_was_there)
{
    puzzle_path path = path_of("URDL");
    puzzle_path copy = path_of("LLLLLLLL");
    assert_true(puzzle_path_copy(&copy, &path));
    puzzle_path_clear(&path);
    assert_path(&path, "");
    assert_path(&copy, "URDL");
    assert_true(puzzle_path_copy(&copy, &path));
    assert_path(&copy, "");
    puzzle_path_deinit(&path);
    puzzle_path_deinit(&copy);
}

CLAIM(a_part_of_a_path_is_played)
{
    puzzle_board board = board_of("1,2,3/4,5,6/7,8,0");
    puzzle_path path = path_of("UDRLDD");
    assert_true(puzzle_path_play(&path, 1, 1, &board));
    assert_board(&board, "1,2,3/4,5,6/7,8,0");
    assert_true(puzzle_path_play(&path, 1, 3, &board));
    assert_board(&board, "1,2,3/4,0,5/7,8,6");
    puzzle_path_deinit(&path);
}

CLAIM(playing_stops_at_the_first_impossible_move)
{
    puzzle_board board = board_of("1,2,3/4,5,6/7,8,0");
    puzzle_path path = path_of("DULLR");
    assert_false(puzzle_path_play(&path, 0, path.length, &board));
    assert_board(&board, "1,2,3/4,5,6/7,8,0");
    puzzle_path_deinit(&path);
}

CLAIM(a_path_leads_where_its_moves_end)
{
    puzzle_board start = board_of("1,2,3/4,5,6/0,7,8");
    puzzle_board goal = board_of("1,2,3/4,5,6/7,8,0");
    puzzle_path there = path_of("LL");
    puzzle_path elsewhere = path_of("L");
    puzzle_path impossible = path_of("LLL");
    assert_true(puzzle_path_leads(&there, &start, &goal));
    assert_false(puzzle_path_leads(&elsewhere, &start, &goal));
    assert_false(puzzle_path_leads(&impossible, &start, &goal));
    assert_board(&start, "1,2,3/4,5,6/0,7,8");
    puzzle_path_deinit(&there);
    puzzle_path_deinit(&elsewhere);
    puzzle_path_deinit(&impossible);
}

CLAIM(a_path_turned_back_leads_back)
{
    const char *const cases[][2] = {{"", ""}, {"U", "D"}, {"UL", "RD"}, {"UULDR", "LURDD"}};
    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
        puzzle_path path = path_of(cases[i][0]);
        puzzle_path_turn_back(&path);
        assert_path(&path, cases[i][1]);
        puzzle_path_deinit(&path);
    }
}

CLAIM(slides_are_runs_of_equal_moves)
{
    const struct {
        const char *letters;
        size_t slides;
    } cases[] = {{"", 0}, {"U", 1}, {"UUU", 1}, {"UUL", 2}, {"ULUL", 4}, {"LLUULL", 3}};
    for (size_t i = 0; i < sizeof cases / sizeof cases[0]; i++) {
        puzzle_path path = path_of(cases[i].letters);
        assert_int_equal(puzzle_path_slides(&path), cases[i].slides);
        puzzle_path_deinit(&path);
    }
}

CLAIM(returns_cancel_until_none_is_left)
{
    const char *cases[][2] = {{"", ""},     {"UD", ""},         {"ULRD", ""},   {"LUDR", ""},
                              {"UDU", "U"}, {"LURDL", "LURDL"}, {"UUDDLR", ""}, {"LUDLRRU", "U"},
                              {"RLLR", ""}, {"ULURLD", "UL"}};
    for (size_t i = 0; i < sizeof cases / sizeof cases[0]; i++) {
        puzzle_path path = path_of(cases[i][0]);
        puzzle_path_cancel_returns(&path);
        assert_path(&path, cases[i][1]);
        puzzle_path_deinit(&path);
    }
}
