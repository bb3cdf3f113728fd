#include "base/utf8.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>

#include <cmocka.h>

/* First and last of each length, and what surrounds the surrogates. */
static void well_formed_text_is_valid(void **state)
{
    (void)state;
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

static void ill_formed_text_is_not(void **state)
{
    (void)state;
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

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(well_formed_text_is_valid),
        cmocka_unit_test(ill_formed_text_is_not),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
