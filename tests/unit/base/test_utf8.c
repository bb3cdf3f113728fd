#include "base/utf8.h"

#include <string.h>

#include "claims.h"

/* First and last of each length, and what surrounds the surrogates. */
CLAIM(well_formed_text_is_valid)
{
    const char *texts[] = {"",
                           "plain",
                           "Käse 4×3 数独 \xF0\x9F\xA7\xA9",
                           "\x7F",
                           "\xC2\x80",
                           "\xDF\xBF",
                           "\xE0\xA0\x80",
                           "\xED\x9F\xBF",
                           "\xEE\x80\x80",
                           "\xEF\xBF\xBF",
                           "\xF0\x90\x80\x80",
                           "\xF4\x8F\xBF\xBF"};
    for (size_t i = 0; i < sizeof texts / sizeof texts[0]; i++)
        assert_true(sw_utf8_valid(texts[i], strlen(texts[i])));
    assert_true(sw_utf8_valid("a\0b", 3));
}

CLAIM(ill_formed_text_is_not)
{
    const char *texts[] = {
        "\x80",             /* nothing to continue */
        "a\xBF",            /* the same, later */
        "\xC0\x80",         /* overlong NUL */
        "\xC1\xBF",         /* overlong */
        "\xE0\x9F\xBF",     /* overlong */
        "\xF0\x8F\xBF\xBF", /* overlong */
        "\xED\xA0\x80",     /* first surrogate */
        "\xED\xBF\xBF",     /* last surrogate */
        "\xF4\x90\x80\x80", /* above U+10FFFF */
        "\xF5\x80\x80\x80", /* never a first byte */
        "\xFF",             /* never at all */
        "\xC3",             /* cut short */
        "\xE2\x82",         /* cut short */
        "\xF0\x9F\xA7",     /* cut short */
        "\xC3(",            /* not continued */
        "\xE2\x82(",        /* not continued */
    };
    for (size_t i = 0; i < sizeof texts / sizeof texts[0]; i++)
        assert_false(sw_utf8_valid(texts[i], strlen(texts[i])));
}

CLAIM(each_character_is_read_whole)
{
    const char *text = "a\xC3\xA4\xE6\x95\xB0\xF0\x9F\xA7\xA9";
    const uint32_t codes[] = {'a', 0xE4, 0x6570, 0x1F9E9, 0, 0};
    for (size_t i = 0; i < sizeof codes / sizeof *codes; i++)
        assert_int_equal(sw_utf8_next(&text), codes[i]);
    assert_string_equal(text, "");

    uint32_t code = 7;
    assert_int_equal(sw_utf8_read("", 0, &code), 0);
    assert_int_equal(sw_utf8_read("\0b", 2, &code), 1);
    assert_int_equal(code, 0);
}

CLAIM(a_malformed_byte_is_a_character_of_its_own)
{
    const char *text = "\xE2\x82x\xFF\xC3"; /* cut short twice, and never at all */
    const uint32_t codes[] = {SW_UTF8_MALFORMED, SW_UTF8_MALFORMED, 'x',
                              SW_UTF8_MALFORMED, SW_UTF8_MALFORMED, 0};
    for (size_t i = 0; i < sizeof codes / sizeof *codes; i++)
        assert_true(sw_utf8_next(&text) == codes[i]);
}

/* The borders of all words of four bytes taken from those where UTF-8 changes its mind. */
CLAIM(borders_are_the_same_in_both_directions)
{
    static const unsigned char bytes[] = {'a',  0x80, 0x9F, 0xA0, 0xBF, 0xC1, 0xC2, 0xDF,
                                          0xE0, 0xED, 0xEF, 0xF0, 0xF4, 0xF5, 0xFF, 0x90};
    enum { LENGTH = 4 };
    for (unsigned word = 0; word < 0x10000; word++) {
        char text[LENGTH];
        size_t forwards[LENGTH + 1] = {0};
        int count = 0;
        for (int i = 0; i < LENGTH; i++)
            text[i] = (char)bytes[word >> 4 * i & 15];
        for (size_t at = 0; at < LENGTH; forwards[++count] = at)
            at = sw_utf8_after(text, LENGTH, at);
        for (size_t at = LENGTH; at > 0; count--) {
            assert_int_equal(at, forwards[count]);
            at = sw_utf8_before(text, at);
        }
        assert_int_equal(count, 0);
    }
}

CLAIM(nothing_lies_beyond_the_ends)
{
    assert_int_equal(sw_utf8_after("ab", 2, 2), 2);
    assert_int_equal(sw_utf8_before("ab", 0), 0);
}

CLAIM(a_cut_falls_between_characters)
{
    const char *text = "a\xC3\xA4\xE6\x95\xB0"; /* 1, 2 and 3 bytes */
    const size_t fits[] = {0, 1, 1, 3, 3, 3, 6, 6};
    for (size_t room = 0; room < sizeof fits / sizeof *fits; room++)
        assert_int_equal(sw_utf8_fit(text, strlen(text), room), fits[room]);
}

CLAIM(controls_and_malformed_bytes_are_made_harmless)
{
    static const struct {
        const char *text, *harmless;
    } cases[] = {
        {"K\xC3\xA4se 4\xC3\x97"
         "3",
         "K\xC3\xA4se 4\xC3\x97"
         "3"},
        {"\x1B[31mred\n", "?[31mred?"},
        {"\x7F", "?"},
        {"\xC2\x9B"
         "31m",
         "??31m"}, /* CSI as a character of C1 */
        {"\x9B"
         "31m",
         "?31m"}, /* the same as a bare byte */
        {"\xC2\x80\xC2\x9F\xC2\xA0", "????\xC2\xA0"},
        {"\xC0\x9B", "??"},
    };
    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
        char text[32];
        strcpy(text, cases[i].text);
        sw_utf8_make_harmless(text, strlen(text));
        assert_string_equal(text, cases[i].harmless);
    }
}

/* Of U+03A3 there are two; U+00D7 is no letter. */
CLAIM(capitals_have_small_letters)
{
    static const struct {
        uint32_t capital, small;
    } cases[] = {{'A', 'a'},     {'z', 'z'},     {'1', '1'},     {0xC9, 0xE9},
                 {0xD7, 0xD7},   {0x397, 0x3B7}, {0x3A2, 0x3A2}, {0x3A3, 0x3C3},
                 {0x420, 0x440}, {0x401, 0x451}, {0x406, 0x456}, {0x5D9, 0x5D9}};
    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++)
        assert_int_equal(sw_utf8_small(cases[i].capital), cases[i].small);
}
