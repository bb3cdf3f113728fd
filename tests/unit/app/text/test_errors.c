#include "text/errors.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

static void an_error_is_put_into_words_clause_by_clause(void **state)
{
    (void)state;
    sw_error error, reason;
    char words[APP_ERROR_SIZE];
    sw_fail_at(&reason, SW_BAD_INPUT, 12, "row %d: tile %d appears %s", 2, 7, "twice");
    app_text_error(&reason, words, sizeof words);
    assert_string_equal(words, "row 2: tile 7 appears twice");
    app_text_error_in_line(&reason, words, sizeof words);
    assert_string_equal(words, "line 12: row 2: tile 7 appears twice");
    sw_fail_because(&error, SW_IO, &reason, "%s was not saved", "a.txt");
    app_text_error(&error, words, sizeof words);
    assert_string_equal(words, "a.txt was not saved: row 2: tile 7 appears twice");
    sw_fail_plain(&error, SW_IO, 0, "100 of them");
    app_text_error_in_line(&error, words, sizeof words);
    assert_string_equal(words, "100 of them");
}

static void an_error_that_stands_alone_begins_with_a_capital_or_a_name(void **state)
{
    (void)state;
    sw_error error, reason;
    char words[APP_ERROR_SIZE];
    sw_fail(&reason, SW_IO, "tile %d appears twice", 7);
    app_text_error_sentence(&reason, words, sizeof words);
    assert_string_equal(words, "Tile 7 appears twice");
    sw_fail_because(&error, SW_IO, &reason, "%s was not saved", "a.txt");
    app_text_error_sentence(&error, words, sizeof words);
    assert_string_equal(words, "a.txt was not saved: tile 7 appears twice");
    sw_fail_because(&error, SW_IO, &reason, "results.txt was not saved");
    app_text_error_sentence(&error, words, sizeof words);
    assert_string_equal(words, "results.txt was not saved: tile 7 appears twice");
}

/* The words come of the facts: what was written for terminals is not asked. */
static void the_english_message_is_not_read(void **state)
{
    (void)state;
    sw_error error;
    char words[APP_ERROR_SIZE];
    sw_fail(&error, SW_IO, "%d of %d", 3, 4);
    error.message[0] = '\0';
    app_text_error(&error, words, sizeof words);
    assert_string_equal(words, "3 of 4");
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(an_error_is_put_into_words_clause_by_clause),
        cmocka_unit_test(an_error_that_stands_alone_begins_with_a_capital_or_a_name),
        cmocka_unit_test(the_english_message_is_not_read),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
