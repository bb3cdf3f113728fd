#include "game/challenge.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

static void texts_come_back_as_they_were(void **state)
{
    (void)state;
    static const char *const texts[] = {
        "daily 2026-11-22", "attack 4x4 60+15", "attack 3x3 30+5", "marathon 10x2 10000",
        "marathon 4x4 2",   "relay 7x7",        "fewest 5x4",      "blind 10x2"};
    for (size_t i = 0; i < sizeof texts / sizeof *texts; i++) {
        sw_text text;
        game_challenge challenge;
        sw_text_init(&text, GAME_CHALLENGE_TEXT - 1);
        assert_int_equal(game_challenge_parse(&challenge, texts[i], NULL), SW_OK);
        game_challenge_format(&challenge, &text);
        assert_false(text.failed);
        assert_string_equal(text.data, texts[i]);
        sw_text_deinit(&text);
    }
}

static void what_is_no_challenge_is_refused(void **state)
{
    (void)state;
    static const char *const bad[] = {
        "",
        "daily",
        "daily 2025-12-31",
        "daily 2026-02-30",
        "daily 4x4 2026-11-22",
        "attack",
        "attack 4x4",
        "attack 4x4 60",
        "attack 4x4 0+15",
        "attack 4x4 60+15 ",
        "attack 11x4 60+15",
        "marathon 4x4 1",
        "marathon 4x4 10001",
        "marathon 1x4 5",
        "relay 7x6",
        "relay 8x8",
        "relay 7x7 x",
        "fewest",
        "fewest 4x4 3",
        "Fewest 4x4",
        "blind",
        "blind 11x4",
        "blind 4x4 60",
    };
    for (size_t i = 0; i < sizeof bad / sizeof *bad; i++) {
        game_challenge challenge = {.boards = 77};
        sw_error error;
        assert_int_equal(game_challenge_parse(&challenge, bad[i], &error), SW_BAD_INPUT);
        assert_int_equal(challenge.boards, 77);
        assert_true(error.message[0] != '\0');
    }
}

static void the_usual_ones_can_be_written(void **state)
{
    (void)state;
    for (int mode = 0; mode < GAME_MODES; mode++) {
        sw_text text;
        game_challenge usual = game_challenge_usual((game_mode)mode), back;
        if (mode == GAME_MODE_DAILY)
            continue; /* it needs a day */
        sw_text_init(&text, GAME_CHALLENGE_TEXT - 1);
        game_challenge_format(&usual, &text);
        assert_int_equal(game_challenge_parse(&back, text.data, NULL), SW_OK);
        assert_true(game_challenge_same(&usual, &back));
        sw_text_deinit(&text);
    }
}

static void only_what_is_alike_is_compared(void **state)
{
    (void)state;
    assert_true(game_challenge_text_same("", ""));
    assert_true(game_challenge_text_same("relay 7x7", "relay 7x7"));
    assert_true(game_challenge_text_same("daily 2026-11-22", "daily 2026-11-15"));
    assert_false(game_challenge_text_same("daily 2026-11-22", "daily 2026-11-21"));
    assert_false(game_challenge_text_same("", "fewest 4x4"));
    assert_false(game_challenge_text_same("attack 4x4 60+15", "attack 4x4 60+10"));
    assert_false(game_challenge_text_same("marathon 4x4 5", "marathon 4x4 12"));
    assert_false(game_challenge_text_same("marathon 4x4 5", "marathon 5x4 5"));
}

static game_run_result result_of(game_mode mode, int boards, int64_t time_ms, int moves)
{
    return (game_run_result){.challenge = game_challenge_usual(mode),
                             .boards = boards,
                             .time_ms = time_ms,
                             .moves = moves,
                             .fewest = moves};
}

static bool better(game_run_result a, game_run_result b)
{
    return game_rules_of(a.challenge.mode)->better(&a, &b);
}

static void the_better_run_is_the_one_that_the_mode_says(void **state)
{
    (void)state;
    game_mode attack = GAME_MODE_ATTACK;
    game_run_result best = result_of(attack, 7, 90000, 500);
    assert_true(better(best, result_of(attack, 6, 10000, 100)));
    assert_true(better(best, result_of(attack, 7, 90001, 100)));
    assert_true(better(best, result_of(attack, 7, 90000, 501)));
    assert_false(better(best, best));
    assert_true(
        better(result_of(GAME_MODE_RELAY, 6, 100, 9), result_of(GAME_MODE_RELAY, 6, 101, 1)));
    assert_true(
        better(result_of(GAME_MODE_FEWEST, 1, 900, 50), result_of(GAME_MODE_FEWEST, 3, 1, 51)));
    game_mode blind = GAME_MODE_BLIND;
    assert_true(better(result_of(blind, 1, 100, 9), result_of(blind, 1, 101, 1)));
    assert_true(better(result_of(blind, 1, 900, 9), result_of(blind, 0, 1, 1)));
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(texts_come_back_as_they_were),
        cmocka_unit_test(what_is_no_challenge_is_refused),
        cmocka_unit_test(the_usual_ones_can_be_written),
        cmocka_unit_test(only_what_is_alike_is_compared),
        cmocka_unit_test(the_better_run_is_the_one_that_the_mode_says),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
