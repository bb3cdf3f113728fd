#include "base/text.h"

#include <inttypes.h>
#include <string.h>

#include "claims.h"

CLAIM(an_empty_text_is_a_string)
{
    sw_text text;
    sw_text_init(&text, 10);
    assert_string_equal(text.data, "");
    sw_text_add(&text, "");
    assert_string_equal(text.data, "");
    assert_false(text.failed);
    sw_text_deinit(&text);
}

/* A text in a caller's bytes is full when they are, and its NUL has room there. */
CLAIM(bytes_of_the_caller_are_the_limit)
{
    char bytes[] = "before!";
    sw_text text;
    sw_text_init_in(&text, bytes, 4);
    assert_string_equal(bytes, "");
    sw_text_add(&text, "one");
    assert_false(text.failed);
    assert_ptr_equal(text.data, bytes);
    sw_text_add_char(&text, '!');
    assert_true(text.failed);
    assert_memory_equal(bytes, "one\0re!", 8);
}

CLAIM(additions_follow_each_other)
{
    sw_text text;
    sw_text_init(&text, 1000);
    sw_text_add(&text, "one");
    sw_text_add_char(&text, ',');
    sw_text_addf(&text, "%d/%s", 2, "three");
    assert_string_equal(text.data, "one,2/three");
    assert_int_equal(text.length, strlen(text.data));
    sw_text_deinit(&text);
}

CLAIM(text_from_outside_is_made_harmless)
{
    sw_text text;
    sw_text_init(&text, 12);
    sw_text_add(&text, "\xC2");
    sw_text_add_harmless(&text, "a\x1b\xC2\x9B\xFFz", 5);
    assert_string_equal(text.data, "\xC2"
                                   "a????");
    sw_text_add_harmless(&text, "\x1b", 0);
    sw_text_add_harmless(&text, "\x1b is too long", 14);
    assert_true(text.failed);
    assert_int_equal(text.length, 6);
    sw_text_deinit(&text);
}

CLAIM(numbers_are_written_as_printf_writes_them)
{
    const uint64_t numbers[] = {0, 7, 10, 99, 100, 1023, 4294967296, UINT64_MAX};
    sw_text text, expected;
    sw_text_init(&text, 1000);
    sw_text_init(&expected, 1000);
    for (size_t i = 0; i < sizeof numbers / sizeof numbers[0]; i++) {
        sw_text_add_number(&text, numbers[i]);
        sw_text_add_bytes(&text, " and more", 1);
        sw_text_addf(&expected, "%" PRIu64 " ", numbers[i]);
    }
    assert_string_equal(text.data, expected.data);
    sw_text_deinit(&text);
    sw_text_deinit(&expected);
}

CLAIM(a_long_text_grows)
{
    sw_text text;
    sw_text_init(&text, 100000);
    for (int i = 0; i < 10000; i++)
        sw_text_addf(&text, "%d", i % 10);
    assert_false(text.failed);
    assert_int_equal(text.length, 10000);
    for (size_t i = 0; i < 10000; i++)
        assert_int_equal(text.data[i], '0' + (int)(i % 10));
    sw_text_deinit(&text);
}

CLAIM(the_limit_itself_still_fits)
{
    sw_text text;
    sw_text_init(&text, 4);
    sw_text_add(&text, "1234");
    assert_false(text.failed);
    assert_string_equal(text.data, "1234");
    sw_text_deinit(&text);
}

CLAIM(beyond_the_limit_nothing_more_is_added)
{
    sw_text text;
    sw_text_init(&text, 4);
    sw_text_add(&text, "123");
    sw_text_addf(&text, "%d", 45);
    assert_true(text.failed);
    assert_string_equal(text.data, "123");
    /* This would fit, but the text already has a hole. */
    sw_text_add_char(&text, '4');
    assert_string_equal(text.data, "123");
    sw_text_deinit(&text);
}

CLAIM(room_that_was_made_takes_what_was_told)
{
    sw_text text;
    sw_text_init(&text, 5);
    assert_true(sw_text_reserve(&text, 3));
    assert_string_equal(text.data, "");
    const char *data = text.data;
    sw_text_add(&text, "abc");
    assert_ptr_equal(text.data, data);
    assert_false(sw_text_reserve(&text, 3)); /* it has not failed by that */
    assert_true(sw_text_reserve(&text, 2));
    sw_text_add(&text, "de");
    assert_string_equal(text.data, "abcde");
    assert_false(text.failed);
    sw_text_add(&text, "f");
    assert_false(sw_text_reserve(&text, 0)); /* it has a hole */
    sw_text_deinit(&text);
}

CLAIM(clearing_forgets_text_and_failure)
{
    sw_text text;
    sw_text_init(&text, 3);
    sw_text_clear(&text);
    sw_text_add(&text, "abc");
    sw_text_add(&text, "d");
    sw_text_clear(&text);
    assert_string_equal(text.data, "");
    assert_false(text.failed);
    sw_text_add(&text, "xyz");
    assert_string_equal(text.data, "xyz");
    sw_text_deinit(&text);
}

CLAIM(deinit_twice_is_safe)
{
    sw_text text;
    sw_text_init(&text, 100);
    sw_text_add(&text, "abc");
    sw_text_deinit(&text);
    assert_string_equal(text.data, "");
    sw_text_deinit(&text);
}
