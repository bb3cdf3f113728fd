#include "client/paste.h"

#include "claims.h"

#include <string.h>

static void assert_path(const char *text, const char *wanted)
{
    char path[64];
    assert_true(client_paste_path(text, path, sizeof path));
    assert_string_equal(path, wanted);
}

static void assert_no_path(const char *text)
{
    char path[64];
    if (client_paste_path(text, path, sizeof path))
        fail_msg("'%s' became '%s'", text, path);
}

CLAIM(a_plain_path_stays_as_it_is)
{
    assert_path("/home/me/Lake at dusk.jpg", "/home/me/Lake at dusk.jpg");
    assert_path("/a%20b.png", "/a%20b.png");
}

CLAIM(an_address_is_decoded)
{
    assert_path("file:///home/me/Lake%20at%20dusk.jpg", "/home/me/Lake at dusk.jpg");
    assert_path("file:///caf%C3%A9%2fx.png", "/caf\xC3\xA9/x.png");
    assert_path("file:///50%.png", "/50%.png");
    assert_path("file:///a%2", "/a%2");
}

CLAIM(only_the_first_line_counts_without_the_blanks_around_it)
{
    assert_path("  /a.png \r\n/b.png\r\n", "/a.png");
    assert_path("\n\nfile:///a.png\nfile:///b.png", "/a.png");
}

CLAIM(what_is_no_absolute_path_is_refused)
{
    assert_no_path("");
    assert_no_path("lake.png");
    assert_no_path("https://example.org/lake.png");
    assert_no_path("file://");
    assert_no_path("file:///a%00b.png");
}

CLAIM(a_path_that_does_not_fit_is_refused_not_cut)
{
    char path[8];
    assert_true(client_paste_path("/123456", path, sizeof path));
    assert_string_equal(path, "/123456");
    assert_false(client_paste_path("/1234567", path, sizeof path));
}

CLAIM(a_number_alone_is_a_seed)
{
    uint64_t seed = 0;
    assert_true(client_paste_number("4711", &seed));
    assert_int_equal(seed, 4711);
    assert_true(client_paste_number("  0 \n", &seed));
    assert_int_equal(seed, 0);
    assert_true(client_paste_number("9223372036854775807", &seed));
    assert_true(seed == (uint64_t)INT64_MAX);
}

CLAIM(anything_beside_the_number_is_no_seed)
{
    static const char *const texts[] = {"",     "seed 5", "5 6", "-1",
                                        "0x10", "12a",    "/5",  "9223372036854775808"};
    for (size_t i = 0; i < sizeof texts / sizeof *texts; i++) {
        uint64_t seed = 99;
        if (client_paste_number(texts[i], &seed))
            fail_msg("'%s' became %llu", texts[i], (unsigned long long)seed);
        assert_int_equal(seed, 99);
    }
}

CLAIM(a_board_may_have_its_rows_on_lines)
{
    static const char *const texts[] = {"1,2,3/4,0,5", " 1 2 3\n4 _ 5\n",
                                        "1 2 3 \r\n  4 . 5\r\n\r\n"};
    for (int i = 0; i < 3; i++) {
        puzzle_board board;
        assert_int_equal(client_paste_board(texts[i], &board, NULL), SW_OK);
        assert_int_equal(board.size.columns, 3);
        assert_int_equal(board.size.rows, 2);
        assert_int_equal(board.blank, 4);
    }
}

CLAIM(what_is_no_board_is_refused_with_its_reason)
{
    puzzle_board board;
    sw_error error;
    assert_int_equal(client_paste_board("1,1/2,0", &board, &error), SW_BAD_INPUT);
    assert_non_null(strstr(error.message, "row 1"));
    assert_int_equal(client_paste_board("", &board, &error), SW_BAD_INPUT);
    assert_int_equal(client_paste_board("hello", &board, &error), SW_BAD_INPUT);
    char endless[10000];
    memset(endless, '1', sizeof endless - 1);
    endless[sizeof endless - 1] = '\0';
    assert_int_equal(client_paste_board(endless, &board, &error), SW_BAD_INPUT);
}

static void assert_id(const char *text, uint64_t seed)
{
    puzzle_id id;
    sw_error error = {0};
    if (client_paste_id(text, &id, &error) != SW_OK)
        fail_msg("'%s': %s", text, error.message);
    assert_int_equal(id.kind, PUZZLE_ID_SEED);
    assert_int_equal(id.seed, seed);
}

CLAIM(an_id_is_found_alone_or_in_a_card)
{
    assert_id("4x4-1-KRV2", 20251);
    assert_id(" \r\n\t4x4-1-krv2 \n", 20251);
    assert_id("Slidewise 4\xC3\x97"
              "4\n66 moves, 3:12\n4x4-1-KRV2\n",
              20251);
    assert_id("Can you beat 62 on 4x4-1-KRV2?", 20251);
    assert_id("(4x4-1-KRV2), \"4x4-1-0P\"", 20251);
    assert_id("our 3x3-board: 4x4-1-KRV3 or 4x4-1-KRV2", 20251);
    assert_id("https://example.org/slidewise/#4x4-1-KRV2", 20251);
    assert_id("Try this (http://127.0.0.1:8000/?a=b#4x4-1-KRV2).", 20251);
    puzzle_id id;
    assert_int_equal(client_paste_id("[4x4-B-0XGCT-57133]", &id, NULL), SW_OK);
    assert_int_equal(id.kind, PUZZLE_ID_BOARD);
    assert_int_equal(id.start.tiles[1], 12);
}

CLAIM(text_without_an_id_is_told_from_a_mistyped_one)
{
    static const char *const without[] = {"",        " \n",    "hello",     "4711",    "4x4",
                                          "1,2/3,0", "/a.png", "file:///a", "( [ . ]", "4x4 -1-"};
    puzzle_id id = {.seed = 99};
    for (size_t i = 0; i < sizeof without / sizeof without[0]; i++)
        assert_int_equal(client_paste_id(without[i], &id, NULL), SW_NOT_FOUND);

    sw_error error;
    assert_int_equal(client_paste_id("4x4-1-KRV3", &id, &error), SW_BAD_INPUT);
    assert_string_equal(error.message,
                        "4x4-1-KRV3: the check character does not fit: something is mistyped");
    assert_int_equal(client_paste_id("https://example.org/#4x4-1-KRV3", &id, &error), SW_BAD_INPUT);
    assert_non_null(strstr(error.message, "4x4-1-KRV3: "));
    assert_int_equal(client_paste_id("https://example.org/#top", &id, &error), SW_NOT_FOUND);
    assert_int_equal(client_paste_id("play 4x4-2-7M and 4x4-1-KRV3", &id, &error), SW_BAD_INPUT);
    assert_non_null(strstr(error.message, "another version"));
    assert_int_equal(client_paste_id("4x4-B-J08W2-0DFKK", &id, &error), SW_UNSOLVABLE);
    assert_int_equal(id.seed, 99);
}

CLAIM(an_id_that_is_too_long_is_refused_not_cut)
{
    char text[PUZZLE_ID_SIZE + 100] = "4x4-B-";
    memset(text + 6, '1', sizeof text - 7);
    puzzle_id id;
    sw_error error;
    assert_int_equal(client_paste_id(text, &id, &error), SW_BAD_INPUT);
    assert_non_null(strstr(error.message, "no ID has more than"));
}
