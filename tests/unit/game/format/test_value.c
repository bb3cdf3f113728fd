#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

#include "base/rng.h"
#include "format/value.h"

#include <string.h>

static void assert_written_as(const char *value, const char *expected)
{
    sw_text text;
    sw_text_init(&text, 256);
    game_value_format(value, &text);
    assert_string_equal(text.data, expected);
    sw_text_deinit(&text);
}

static bool take(const char *text, char *out, size_t size)
{
    sw_scan scan = sw_scan_start(text, strlen(text));
    return game_value_take(&scan, out, size) && sw_scan_done(&scan);
}

static void ordinary_text_is_written_as_it_is(void **state)
{
    (void)state;
    assert_written_as("", "");
    assert_written_as("harbour", "harbour");
    assert_written_as("/home/ann/My pictures/Küste #1.png", "/home/ann/My pictures/Küste #1.png");
}

static void what_a_line_cannot_hold_is_escaped(void **state)
{
    (void)state;
    assert_written_as("100%", "100%25");
    assert_written_as("two\nlines\r", "two%0Alines%0D");
    assert_written_as(" ends ", "%20ends%20");
    assert_written_as("a\tb\x7f", "a%09b%7F");
}

static void every_string_comes_back(void **state)
{
    (void)state;
    sw_rng rng = sw_rng_seed(21);
    for (int i = 0; i < 2000; i++) {
        char value[40] = "";
        char back[40];
        size_t length = sw_rng_below(&rng, sizeof value);
        for (size_t j = 0; j < length; j++)
            value[j] = (char)(1 + sw_rng_below(&rng, i % 2 ? 255 : 40));
        sw_text text;
        sw_text_init(&text, 256);
        game_value_format(value, &text);
        assert_true(take(text.data, back, sizeof back));
        assert_string_equal(back, value);
        sw_text_deinit(&text);
    }
}

static void bad_escapes_and_control_characters_are_refused(void **state)
{
    (void)state;
    static const char *const bad[] = {"%", "%2", "a%2", "%zz", "%0g", "%00", "a\tb", "\x7f", "\r"};
    char out[40];
    for (size_t i = 0; i < sizeof bad / sizeof bad[0]; i++)
        assert_false(take(bad[i], out, sizeof out));
    sw_scan nul = sw_scan_start("a\0b", 3);
    assert_false(game_value_take(&nul, out, sizeof out));
}

static void a_value_must_fit_with_its_nul(void **state)
{
    (void)state;
    char out[5];
    assert_true(take("four", out, sizeof out));
    assert_true(take("%66our", out, sizeof out));
    assert_string_equal(out, "four");
    assert_false(take("fifth", out, sizeof out));
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(ordinary_text_is_written_as_it_is),
        cmocka_unit_test(what_a_line_cannot_hold_is_escaped),
        cmocka_unit_test(every_string_comes_back),
        cmocka_unit_test(bad_escapes_and_control_characters_are_refused),
        cmocka_unit_test(a_value_must_fit_with_its_nul),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
