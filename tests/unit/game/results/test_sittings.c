#include "claims.h"

#include "game/results.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* Written by hand; the checksums come from another implementation of FNV-1a. */
#define TITLE "slidewise-results 2\n"
#define NO_NAME                                                                                    \
    "0123456789abcdef 2026-11-20T18:45:02Z 4x4 standard numbers 120 98 3 0 "                       \
    "0 0 1 0 65300 0 none kind uniform f2fa20cc\n"
#define NAMED                                                                                      \
    "0000000000000090 2026-11-22T08:00:00Z 4x4 standard numbers 120 98 3 0 0 0 0 0 65300 0 no"     \
    "ne kind uniform way keys session Tuesday%20evening 12163453\n"
#define OF_MARATHON                                                                                \
    "0000000000000091 2026-11-22T08:00:00Z 4x4 standard numbers 120 98 3 0 0 0 0 0 65300 0 no"     \
    "ne kind uniform challenge marathon%204x4%2050 session 100%25,%20\"a\" fbdc4ef8\n"
#define DAMAGED                                                                                    \
    "0000000000000092 2026-11-22T08:00:00Z 4x4 standard numbers 120 98 3 0 0 0 0 0 65300 0 no"     \
    "ne kind uniform session Tuesday%2 3142c04a\n"
#define LONGEST                                                                                    \
    "0000000000000093 2026-11-22T08:00:00Z 4x4 standard numbers 120 98 3 0 0 0 0 0 65300 0 no"     \
    "ne kind uniform session xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx 5544daf5\n"
#define TOO_LONG                                                                                   \
    "0000000000000094 2026-11-22T08:00:00Z 4x4 standard numbers 120 98 3 0 0 0 0 0 65300 0 no"     \
    "ne kind uniform session xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx 461aafd0\n"
#define NOTHING                                                                                    \
    "0000000000000095 2026-11-22T08:00:00Z 4x4 standard numbers 120 98 3 0 0 0 0 0 65300 0 no"     \
    "ne kind uniform session e9010157\n"

static game_results parsed(const char *text)
{
    game_results results;
    assert_int_equal(game_results_parse(&results, text, strlen(text), NULL), SW_OK);
    return results;
}

/* ---- In the file ---- */

CLAIM(a_result_carries_the_name_of_its_session)
{
    game_results results = parsed(TITLE NO_NAME NAMED OF_MARATHON LONGEST);
    assert_int_equal(results.count, 4);
    assert_string_equal(results.list[0].sitting, "");
    assert_string_equal(results.list[1].sitting, "Tuesday evening");
    assert_string_equal(results.list[2].sitting, "100%, \"a\"");
    assert_string_equal(results.list[2].challenge, "marathon 4x4 50");
    assert_int_equal(strlen(results.list[3].sitting), GAME_SITTING_NAME - 1);
    game_results_deinit(&results);
}

CLAIM(names_are_written_as_they_were_read)
{
    game_results results = parsed(TITLE NO_NAME NAMED OF_MARATHON LONGEST);
    sw_text text;
    sw_text_init(&text, 1 << 16);
    game_results_format(&results, &text);
    assert_string_equal(text.data, TITLE NO_NAME NAMED OF_MARATHON LONGEST);
    sw_text_deinit(&text);
    game_results_deinit(&results);
}

/* Whatever the bytes are: they come back, on the one line. */
CLAIM(every_name_survives_a_round_trip)
{
    static const char *const names[] = {
        " ", "%", "a  b ", "\x01\n\t\r", "session x", "\xff\xc3", "スピード練習、火曜日"};
    for (size_t i = 0; i < sizeof names / sizeof *names; i++) {
        game_result result = {.id = 5, .size = {4, 4}, .goal = PUZZLE_GOAL_STANDARD, .moves = 1};
        sw_text text;
        strcpy(result.sitting, names[i]);
        sw_text_init(&text, GAME_RESULT_LINE);
        sw_text_add(&text, TITLE);
        game_result_format(&result, &text);
        game_results results = parsed(text.data);
        assert_string_equal(results.list[0].sitting, names[i]);
        game_results_deinit(&results);
        sw_text_deinit(&text);
    }
}

CLAIM(a_line_with_a_damaged_or_too_long_name_is_left_out_and_named)
{
    static const char *const texts[] = {TITLE NO_NAME DAMAGED NAMED, TITLE NO_NAME TOO_LONG NAMED,
                                        TITLE NO_NAME NOTHING NAMED};
    for (size_t i = 0; i < 3; i++) {
        game_results results;
        sw_error error;
        assert_int_equal(game_results_parse(&results, texts[i], strlen(texts[i]), &error),
                         SW_BAD_INPUT);
        assert_int_equal(error.line, 3);
        assert_int_equal(results.count, 2);
        assert_string_equal(results.list[1].sitting, "Tuesday evening");
        game_results_deinit(&results);
    }
}

/* ---- Names ---- */

CLAIM(a_name_has_no_blanks_at_its_ends_and_no_half_characters)
{
    static const struct {
        const char *typed, *wanted;
    } cases[] = {
        {"", ""},
        {"   ", ""},
        {"  Tuesday  evening ", "Tuesday  evening"},
        {"12345678901234567890123456789012345678901234567", /* 47 */
         "12345678901234567890123456789012345678901234567"},
        {"123456789012345678901234567890123456789012345678",
         "12345678901234567890123456789012345678901234567"},
        {"1234567890123456789012345678901234567890123456é",
         "1234567890123456789012345678901234567890123456"},
        {"123456789012345678901234567890123456789012345 67",
         "123456789012345678901234567890123456789012345 6"},
    };
    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
        char name[GAME_SITTING_NAME];
        game_sitting_name(cases[i].typed, name);
        assert_string_equal(name, cases[i].wanted);
    }
}

static void add(game_results *results, const char *name)
{
    game_result result = {.id = results->count + 1, .size = {4, 4}};
    strcpy(result.sitting, name);
    assert_true(game_results_add(results, &result));
}

CLAIM(sessions_are_listed_once_the_newest_first)
{
    static const char *const won_in[] = {"b", "", "a", "b", "c", "a", ""};
    static const char *const wanted[] = {"a", "c", "b"};
    game_results results = {0}, part;
    const char **names;
    size_t count;
    for (size_t i = 0; i < 7; i++)
        add(&results, won_in[i]);
    add(&results, "auto-solved");
    results.list[7].autos = 1;
    assert_int_equal(game_results_sittings(&results, &names, &count, NULL), SW_OK);
    assert_int_equal(count, 3);
    for (size_t i = 0; i < 3; i++)
        assert_string_equal(names[i], wanted[i]);
    assert_int_equal(game_results_of_sitting(&part, &results, "b", NULL), SW_OK);
    assert_int_equal(part.count, 2);
    assert_int_equal(part.list[0].id, 1);
    assert_int_equal(part.list[1].id, 4);
    game_results_deinit(&part);
    free(names);
    game_results_deinit(&results);
}

CLAIM(results_without_a_name_are_of_no_session)
{
    game_results results = {0}, part;
    const char **names;
    size_t count;
    assert_int_equal(game_results_sittings(&results, &names, &count, NULL), SW_OK);
    assert_int_equal(count, 0);
    free(names);
    add(&results, "");
    assert_int_equal(game_results_sittings(&results, &names, &count, NULL), SW_OK);
    assert_int_equal(count, 0);
    free(names);
    assert_int_equal(game_results_of_sitting(&part, &results, "x", NULL), SW_OK);
    assert_int_equal(part.count, 0);
    game_results_deinit(&part);
    game_results_deinit(&results);
}
