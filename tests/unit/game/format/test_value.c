#include "claims.h"

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

CLAIM(ordinary_text_is_written_as_it_is)
{
    assert_written_as("", "");
    assert_written_as("harbour", "harbour");
    assert_written_as("/home/ann/My pictures/Küste #1.png", "/home/ann/My pictures/Küste #1.png");
}

CLAIM(what_a_line_cannot_hold_is_escaped)
{
    assert_written_as("100%", "100%25");
    assert_written_as("two\nlines\r", "two%0Alines%0D");
    assert_written_as(" ends ", "%20ends%20");
    assert_written_as("a\tb\x7f", "a%09b%7F");
}

CLAIM(every_string_comes_back)
{
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

CLAIM(bad_escapes_and_control_characters_are_refused)
{
    static const char *const bad[] = {"%", "%2", "a%2", "%zz", "%0g", "%00", "a\tb", "\x7f", "\r"};
    char out[40];
    for (size_t i = 0; i < sizeof bad / sizeof bad[0]; i++)
        assert_false(take(bad[i], out, sizeof out));
    sw_scan nul = sw_scan_start("a\0b", 3);
    assert_false(game_value_take(&nul, out, sizeof out));
}

CLAIM(a_value_must_fit_with_its_nul)
{
    char out[5];
    assert_true(take("four", out, sizeof out));
    assert_true(take("%66our", out, sizeof out));
    assert_string_equal(out, "four");
    assert_false(take("fifth", out, sizeof out));
}
