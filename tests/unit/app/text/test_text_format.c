#include "text/text.h"

#include "text/text_table.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

#include <stdio.h>
#include <string.h>

/* What a text asks for, in the letters of text_table.h; '?' where it asks for anything else. */
static void asked_by(const char *text, char out[16])
{
    size_t count = 0;
    for (const char *at = strchr(text, '%'); at && count < 15; at = strchr(at, '%')) {
        const char *kind = at + 1;
        at = kind + 1;
        if (*kind == '%')
            continue;
        if (strncmp(kind, "llu", 3) == 0)
            out[count++] = 'u';
        else
            out[count++] = *kind == 'd' || *kind == 's' ? *kind : '?';
    }
    out[count] = '\0';
}

static void assert_asks(int id, const char *form, const char *takes)
{
    char asked[16];
    asked_by(form, asked);
    if (strcmp(asked, takes) != 0)
        fail_msg("text %d, \"%s\", asks for \"%s\" and takes \"%s\"", id, form, asked, takes);
}

static void every_text_is_there(void **state)
{
    (void)state;
    for (int id = 0; id < APP_TEXTS; id++)
        if (!app_text_table[id].other || !app_text_table[id].other[0])
            fail_msg("text %d is missing", id);
}

static void every_text_asks_for_what_it_takes(void **state)
{
    (void)state;
    for (int id = 0; id < APP_TEXTS; id++) {
        const app_text_entry *text = &app_text_table[id];
        const char *takes = text->takes ? text->takes : "";
        assert_asks(id, text->other, takes);
        if (text->one)
            assert_asks(id, text->one, takes);
    }
}

/* Without arguments a % is said as it stands, so that "100 %" and "100 %%" must not be mixed up. */
static void only_a_format_holds_a_percent_sign(void **state)
{
    (void)state;
    for (int id = 0; id < APP_TEXTS; id++) {
        const app_text_entry *text = &app_text_table[id];
        if (!text->takes && strchr(text->other, '%'))
            fail_msg("text %d, \"%s\", has a %% and takes nothing", id, text->other);
    }
}

static void only_a_plural_names_its_number(void **state)
{
    (void)state;
    for (int id = 0; id < APP_TEXTS; id++) {
        const app_text_entry *text = &app_text_table[id];
        const char *at = strstr(text->other, "{n}");
        if (at && !text->one)
            fail_msg("text %d, \"%s\", has no form for one", id, text->other);
        if (at && strstr(at + 1, "{n}"))
            fail_msg("text %d, \"%s\", names its number twice", id, text->other);
    }
}

/* "%d moves" would say "1 moves". */
static void whatever_is_counted_has_a_form_for_one(void **state)
{
    (void)state;
    static const char *const counted[] = {"moves",  "slides", "nodes", "points", "games",
                                          "runs",   "stars",  "tiles", "cells",  "replays",
                                          "places", "hints",  "undos", "boards", "detours"};
    for (int id = 0; id < APP_TEXTS; id++)
        for (size_t i = 0; i < sizeof counted / sizeof *counted; i++) {
            char number[32], word[32];
            const app_text_entry *text = &app_text_table[id];
            snprintf(number, sizeof number, "%%d %s", counted[i]);
            snprintf(word, sizeof word, "%%s %s", counted[i]);
            const char *at = strstr(text->other, word);
            bool rate = at && at[strlen(word)] == '/'; /* "%s moves/s" */
            if (strstr(text->other, number) || (at && !rate))
                fail_msg("text %d, \"%s\", counts without a plural", id, text->other);
            snprintf(number, sizeof number, "{n} %s", counted[i]);
            if (text->one && strstr(text->one, number))
                fail_msg("text %d says \"%s\" of one", id, text->one);
        }
}

static void arguments_are_filled_in(void **state)
{
    (void)state;
    char words[64];
    app_textf(words, sizeof words, APP_TEXT_GAME_NUMBERS, 4, 3);
    assert_string_equal(words, "4 × 3 numbers");
    app_textf(words, sizeof words, APP_TEXT_BOARD_AND_SEED, "s4x4-1", 18446744073709551615ULL);
    assert_string_equal(words, "Board s4x4-1 · seed 18446744073709551615");
}

static void a_number_chooses_the_form(void **state)
{
    (void)state;
    static const struct {
        long long n;
        const char *wanted;
    } cases[] = {{0, "0 moves"}, {1, "1 move"}, {2, "2 moves"}, {1204, "1,204 moves"}};
    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
        char words[32];
        app_text_n(words, sizeof words, APP_TEXT_COUNT_MOVES, cases[i].n);
        assert_string_equal(words, cases[i].wanted);
    }
}

static void a_short_buffer_is_never_overrun(void **state)
{
    (void)state;
    char words[] = "xxxxxxxx";
    app_text_n(words, 4, APP_TEXT_COUNT_MOVES, 12);
    assert_string_equal(words, "12 ");
    assert_string_equal(words + 4, "xxxx");
    app_textf(words, 4, APP_TEXT_GAME_NUMBERS, 32, 32);
    assert_string_equal(words, "32 ");
    assert_string_equal(words + 4, "xxxx");
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(every_text_is_there),
        cmocka_unit_test(every_text_asks_for_what_it_takes),
        cmocka_unit_test(only_a_format_holds_a_percent_sign),
        cmocka_unit_test(only_a_plural_names_its_number),
        cmocka_unit_test(whatever_is_counted_has_a_form_for_one),
        cmocka_unit_test(arguments_are_filled_in),
        cmocka_unit_test(a_number_chooses_the_form),
        cmocka_unit_test(a_short_buffer_is_never_overrun),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
