#include "text/errors.h"

#include "claims.h"

CLAIM(an_error_is_put_into_words_clause_by_clause)
{
    sw_error error, reason;
    app_arena in;
    app_arena_empty(&in);
    sw_fail_at(&reason, SW_BAD_INPUT, 12, "row %d: tile %d appears %s", 2, 7, "twice");
    assert_string_equal(app_words_error(&in, &reason, false), "row 2: tile 7 appears twice");
    assert_string_equal(app_words_error_in_line(&in, &reason),
                        "line 12: row 2: tile 7 appears twice");
    sw_fail_because(&error, SW_IO, &reason, "%s was not saved", "a.txt");
    assert_string_equal(app_words_error(&in, &error, false),
                        "a.txt was not saved: row 2: tile 7 appears twice");
    sw_fail_plain(&error, SW_IO, 0, "100 of them");
    assert_string_equal(app_words_error_in_line(&in, &error), "100 of them");
}

CLAIM(an_error_that_stands_alone_begins_with_a_capital_or_a_name)
{
    sw_error error, reason;
    app_arena in;
    app_arena_empty(&in);
    sw_fail(&reason, SW_IO, "tile %d appears twice", 7);
    assert_string_equal(app_words_error(&in, &reason, true), "Tile 7 appears twice");
    sw_fail_because(&error, SW_IO, &reason, "%s was not saved", "a.txt");
    assert_string_equal(app_words_error(&in, &error, true),
                        "a.txt was not saved: tile 7 appears twice");
    sw_fail_because(&error, SW_IO, &reason, "results.txt was not saved");
    assert_string_equal(app_words_error(&in, &error, true),
                        "results.txt was not saved: tile 7 appears twice");
}

/* The words come of the facts: what was written for terminals is not asked. */
CLAIM(the_english_message_is_not_read)
{
    sw_error error;
    app_arena in;
    app_arena_empty(&in);
    sw_fail(&error, SW_IO, "%d of %d", 3, 4);
    error.message[0] = '\0';
    assert_string_equal(app_words_error(&in, &error, false), "3 of 4");
}
