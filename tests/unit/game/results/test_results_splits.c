#include "claims.h"

#include "fixture.h"
#include "game/results.h"

#include <string.h>

/* Written by hand; the checksums come from another implementation of FNV-1a. */
#define TITLE "slidewise-results 2\n"
#define QUICK                                                                                      \
    "0000000000000001 2026-11-22T08:00:00Z 4x4 standard numbers 120 98 3 0 0 0 0 0 60000 0 none "  \
    "kind uniform way keys splits rows:9000,20000,41000,60000 6f1f9a67\n"
#define SLOW                                                                                       \
    "0000000000000002 2026-11-22T08:00:00Z 4x4 standard numbers 120 98 3 0 0 0 0 0 65300 0 none "  \
    "kind uniform way keys splits rows:8000,20000,41000,65300 0ce99649\n"
#define LINES                                                                                      \
    "0000000000000003 2026-11-22T08:00:00Z 4x4 standard numbers 120 98 3 0 0 0 0 0 50000 0 none "  \
    "kind uniform way keys splits lines:9000,20000,41000,50000 e14b6941\n"
#define LATER                                                                                      \
    "0000000000000004 2026-11-22T08:00:00Z 4x4 standard numbers 120 98 3 0 0 0 0 0 50000 0 none "  \
    "kind uniform way keys splits spiral:9000,20000 d50393e2\n"
#define BAD                                                                                        \
    "0000000000000005 2026-11-22T08:00:00Z 4x4 standard numbers 120 98 3 0 0 0 0 0 50000 0 none "  \
    "kind uniform way keys splits rows:9000,,20000 25d3345b\n"
#define MOST                                                                                       \
    "0000000000000006 2026-11-22T08:00:00Z 4x4 standard numbers 120 98 3 0 0 0 0 0 50000 0 none "  \
    "kind uniform way keys splits "                                                                \
    "lines:1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1," \
    "1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1 a8fe0b78\n"
#define PLAIN                                                                                      \
    "0000000000000007 2026-11-22T08:00:00Z 4x4 standard numbers 120 98 3 0 0 0 0 0 50000 0 none "  \
    "kind uniform way keys df57a4f6\n"

static game_results parsed(const char *text)
{
    game_results results;
    assert_int_equal(game_results_parse(&results, text, strlen(text), NULL), SW_OK);
    return results;
}

CLAIM(splits_are_read_and_written)
{
    sw_text text;
    game_results results = parsed(TITLE QUICK LINES PLAIN);
    const game_split_times *splits = &results.list[0].splits;
    assert_int_equal(splits->scheme, GAME_SPLITS_ROWS);
    assert_int_equal(splits->count, 4);
    assert_int_equal(splits->ms[1], 20000);
    assert_int_equal(results.list[1].splits.scheme, GAME_SPLITS_LINES);
    assert_int_equal(results.list[2].splits.count, 0);
    sw_text_init(&text, 1 << 20);
    game_results_format(&results, &text);
    assert_string_equal(text.data, TITLE QUICK LINES PLAIN);
    sw_text_deinit(&text);
    game_results_deinit(&results);
}

CLAIM(splits_that_cannot_be_read_are_as_none)
{
    game_results results = parsed(TITLE LATER BAD MOST);
    assert_int_equal(results.count, 3);
    for (size_t i = 0; i < results.count; i++)
        assert_int_equal(results.list[i].splits.count, 0);
    game_results_deinit(&results);
}

/* The longest line that there can be is read again, and is passed over by versions that do not know the name:
 * their words have less than 1,024 bytes. */
CLAIM(the_most_splits_fit_a_line)
{
    sw_text text;
    game_results results = {0}, back;
    game_result result = {.id = 9, .size = {32, 32}, .splits = {.count = GAME_SPLITS_MOST}};
    for (int i = 0; i < GAME_SPLITS_MOST; i++)
        result.splits.ms[i] = UINT32_MAX - 1;
    assert_true(game_results_add(&results, &result));
    sw_text_init(&text, 1 << 20);
    game_results_format(&results, &text);
    assert_true(text.length < 1024);
    back = parsed(text.data);
    assert_memory_equal(&back.list[0].splits, &result.splits, sizeof result.splits);
    sw_text_deinit(&text);
    game_results_deinit(&back);
    game_results_deinit(&results);
}

CLAIM(the_best_splits_are_of_the_same_scheme_and_way)
{
    game_results results = parsed(TITLE SLOW LINES QUICK PLAIN);
    game_result own = results.list[0];
    assert_ptr_equal(game_results_best_splits(&results, &own), &results.list[2]);
    own.id = 100;
    own.splits.scheme = GAME_SPLITS_LINES;
    assert_ptr_equal(game_results_best_splits(&results, &own), &results.list[1]);
    own.splits.scheme = GAME_SPLITS_RINGS;
    assert_null(game_results_best_splits(&results, &own));
    own.splits.scheme = GAME_SPLITS_ROWS;
    own.way = GAME_WAY_TOUCH;
    assert_null(game_results_best_splits(&results, &own));
    own.way = GAME_WAY_KEYS;
    results.list[2].autos = 1;
    assert_ptr_equal(game_results_best_splits(&results, &own), &results.list[0]);
    own.board = GAME_BOARD_EASY;
    assert_null(game_results_best_splits(&results, &own));
    game_results_deinit(&results);
}

/* One step without a time is no stage's, and its game has none. */
CLAIM(a_solved_game_has_its_splits)
{
    game_result result = {0};
    game_session session = session_of("1,2,3/4,0,6/7,5,8", "1,2,3/4,5,6/7,8,0");
    apply(&session, "move U");
    game_session_advance(&session, 1500);
    game_result_split(&result, &session, GAME_SPLITS_ROWS);
    assert_int_equal(result.splits.count, 0);
    apply(&session, "move L");
    result.time_ms = 1500;
    game_result_split(&result, &session, GAME_SPLITS_ROWS);
    assert_int_equal(result.splits.count, 3);
    assert_int_equal(result.splits.ms[0], 0);
    assert_int_equal(result.splits.ms[2], 1500);
    result.splits.count = 0;
    session.steps[1].ms = 0;
    game_result_split(&result, &session, GAME_SPLITS_ROWS);
    assert_int_equal(result.splits.count, 0);
    game_session_deinit(&session);
}
