#include "game/challenge.h"

#include <stdlib.h>
#include <string.h>

#include "claims.h"

CLAIM(texts_come_back_as_they_were)
{
    static const char *const texts[] = {
        "daily 2026-11-22",    "attack 4x4 60+15",  "attack 3x3 30+5",
        "marathon 10x2 10000", "marathon 4x4 2",    "relay 7x7",
        "fewest 5x4",          "fewest 5x4 slides", "blind 10x2"};
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

CLAIM(what_is_no_challenge_is_refused)
{
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
        "fewest 4x4 moves",
        "fewest 4x4 slides slides",
        "blind 4x4 slides",
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

CLAIM(the_usual_ones_can_be_written)
{
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

CLAIM(only_what_is_alike_is_compared)
{
    assert_true(game_challenge_text_same("", ""));
    assert_true(game_challenge_text_same("relay 7x7", "relay 7x7"));
    assert_true(game_challenge_text_same("daily 2026-11-22", "daily 2026-11-15"));
    assert_false(game_challenge_text_same("daily 2026-11-22", "daily 2026-11-21"));
    assert_false(game_challenge_text_same("", "fewest 4x4"));
    assert_false(game_challenge_text_same("fewest 4x4", "fewest 4x4 slides"));
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

CLAIM(the_better_run_is_the_one_that_the_mode_says)
{
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

static const game_option *option_of(game_mode mode, game_option_kind kind)
{
    const game_rules *rules = game_rules_of(mode);
    for (int i = 0; i < rules->option_count; i++)
        if (rules->options[i].kind == kind)
            return &rules->options[i];
    fail();
    return NULL;
}

static game_challenge attack_of(int side, int first_s, int each_s)
{
    return (game_challenge){
        .mode = GAME_MODE_ATTACK, .size = {side, side}, .first_s = first_s, .each_s = each_s};
}

CLAIM(the_seconds_follow_the_size_until_others_are_chosen)
{
    game_challenge challenge = game_challenge_usual(GAME_MODE_ATTACK);
    game_challenge small = attack_of(3, 30, 5), large = attack_of(5, 180, 45);
    game_challenge own = attack_of(3, 300, 45);
    game_challenge_resize(&challenge, small.size);
    assert_true(game_challenge_same(&challenge, &small));
    game_challenge_resize(&challenge, large.size);
    assert_true(game_challenge_same(&challenge, &large));
    game_option_choose(option_of(GAME_MODE_ATTACK, GAME_OPTION_FIRST), &challenge, 300);
    game_challenge_resize(&challenge, small.size);
    assert_true(game_challenge_same(&challenge, &own));
}

CLAIM(what_is_chosen_can_be_chosen_again)
{
    int values[GAME_OPTION_VALUES];
    game_challenge challenge = attack_of(5, 77, 3);
    const game_option *first = option_of(GAME_MODE_ATTACK, GAME_OPTION_FIRST);
    const int expected[] = {30, 60, 77, 120, 180, 300};
    assert_int_equal(game_option_values(first, &challenge, values), 6);
    assert_memory_equal(values, expected, sizeof expected);
    challenge = attack_of(4, 60, 15);
    assert_int_equal(game_option_values(first, &challenge, values), 4);
}

CLAIM(every_value_that_can_be_chosen_is_a_challenge)
{
    for (int mode = GAME_MODE_ATTACK; mode < GAME_MODES; mode++) {
        const game_rules *rules = game_rules_of((game_mode)mode);
        assert_true(rules->option_count > 0);
        for (int i = 0; i < rules->option_count; i++) {
            int values[GAME_OPTION_VALUES];
            game_challenge challenge = game_challenge_usual((game_mode)mode), back;
            int count = game_option_values(&rules->options[i], &challenge, values);
            for (int v = 0; v < count; v++) {
                sw_text text;
                game_option_choose(&rules->options[i], &challenge, values[v]);
                assert_int_equal(game_option_value(&rules->options[i], &challenge), values[v]);
                sw_text_init(&text, GAME_CHALLENGE_TEXT - 1);
                game_challenge_format(&challenge, &text);
                assert_int_equal(game_challenge_parse(&back, text.data, NULL), SW_OK);
                sw_text_deinit(&text);
            }
        }
    }
}

CLAIM(a_size_stays_in_range)
{
    game_challenge marathon = game_challenge_usual(GAME_MODE_MARATHON);
    game_challenge_resize(&marathon, (puzzle_size){16, 4});
    assert_int_equal(marathon.size.columns, GAME_CHALLENGE_SIDE);
    assert_int_equal(marathon.size.rows, 4);
    assert_int_equal(game_option_value(option_of(GAME_MODE_MARATHON, GAME_OPTION_SIZE), &marathon),
                     0);
}
