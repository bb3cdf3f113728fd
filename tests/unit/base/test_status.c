#include "base/status.h"
#include "base/utf8.h"

#include <string.h>

#include "claims.h"

CLAIM(a_failure_returns_its_status_and_fills_the_error)
{
    sw_error error;
    assert_int_equal(sw_fail(&error, SW_BAD_INPUT, "tile %d appears %s", 7, "twice"), SW_BAD_INPUT);
    assert_int_equal(error.status, SW_BAD_INPUT);
    assert_int_equal(error.line, 0);
    assert_string_equal(error.message, "tile 7 appears twice");

    assert_int_equal(sw_fail_at(&error, SW_IO, 12, "gone"), SW_IO);
    assert_int_equal(error.status, SW_IO);
    assert_int_equal(error.line, 12);
    assert_string_equal(error.message, "gone");
}

CLAIM(nobody_has_to_listen)
{
    assert_int_equal(sw_fail(NULL, SW_LIMIT, "%d", 1), SW_LIMIT);
    assert_int_equal(sw_fail_at(NULL, SW_CANCELLED, 3, "%d", 1), SW_CANCELLED);
}

CLAIM(a_long_message_is_cut)
{
    sw_error error;
    sw_fail(&error, SW_IO, "%0300d", 1);
    assert_int_equal(strlen(error.message), SW_ERROR_SIZE - 1);
}

CLAIM(a_description_names_path_and_line)
{
    sw_error error;
    char out[64];
    sw_fail_at(&error, SW_BAD_INPUT, 3, "the goal is missing");
    sw_error_describe(&error, "first.levels", out, sizeof out);
    assert_string_equal(out, "first.levels:3: the goal is missing");
    sw_fail(&error, SW_NOT_FOUND, "there is no such file");
    sw_error_describe(&error, "first.levels", out, sizeof out);
    assert_string_equal(out, "first.levels: there is no such file");
    sw_error_describe(&error, "first.levels", out, 6);
    assert_string_equal(out, "first");
}

/* A clause's words of another language name its facts in the same places. */
CLAIM(an_error_keeps_its_format_and_its_facts)
{
    sw_error error;
    char words[64];
    const char *facts;
    sw_fail(&error, SW_LIMIT, "%.3s: %zu of %d, %lld %% and %c", "abcdef", (size_t)1 << 40, -7,
            1LL << 50, 'x');
    assert_string_equal(error.message, "abc: 1099511627776 of -7, 1125899906842624 % and x");
    assert_int_equal(error.clauses, 1);
    assert_string_equal(error.formats[0], "%.3s: %zu of %d, %lld %% and %c");
    facts = sw_error_fill("[%s|%s|%s|%s|%s] 100 %%", error.facts, words, sizeof words);
    assert_string_equal(words, "[abc|1099511627776|-7|1125899906842624|x] 100 %");
    assert_string_equal(facts, "");
    assert_ptr_equal(sw_error_fill("%s", error.facts, words, 3), strchr(error.facts, '1'));
    assert_string_equal(words, "ab");
}

CLAIM(a_reason_comes_behind_what_failed)
{
    sw_error reason, error;
    char words[64];
    sw_fail_at(&reason, SW_IO, 7, "errno %d", 28);
    assert_int_equal(sw_fail_because(&error, SW_LIMIT, &reason, "%s was not saved", "a.txt"),
                     SW_LIMIT);
    assert_string_equal(error.message, "a.txt was not saved: errno 28");
    assert_int_equal(error.line, 0);
    assert_int_equal(error.clauses, 2);
    const char *facts = sw_error_fill("<%s>", error.facts, words, sizeof words);
    assert_string_equal(words, "<a.txt>");
    sw_error_fill("<%s>", facts, words, sizeof words);
    assert_string_equal(words, "<28>");

    assert_int_equal(sw_fail_in_file(&reason, "b.txt", &reason), SW_IO);
    assert_string_equal(reason.message, "b.txt:7: errno 28");
    assert_string_equal(reason.formats[1], "errno %d");
    sw_fail(&error, SW_IO, "no room for %d", 3);
    sw_error_add(&reason, &error);
    assert_string_equal(reason.message, "b.txt:7: errno 28: no room for 3");
    assert_int_equal(reason.clauses, 3);
    sw_error_add(NULL, &error);
    assert_int_equal(sw_fail_again(NULL, &reason), SW_IO);
    assert_int_equal(sw_fail_because(NULL, SW_LIMIT, &reason, "%d", 1), SW_LIMIT);
}

/* However long they are, and however many. */
CLAIM(clauses_without_room_are_cut)
{
    sw_error error;
    char path[SW_ERROR_SIZE * 2];
    memset(path, 'p', sizeof path - 1);
    path[sizeof path - 1] = '\0';
    sw_fail(&error, SW_IO, "%s and %s", path, path);
    for (int i = 0; i < SW_ERROR_CLAUSES + 2; i++)
        sw_fail_in_file(&error, path, &error);
    assert_int_equal(error.clauses, SW_ERROR_CLAUSES);
    assert_int_equal(strlen(error.message), SW_ERROR_SIZE - 1);
    assert_int_equal(strlen(error.facts), SW_ERROR_SIZE - 1);
}

CLAIM(what_is_quoted_commands_no_terminal)
{
    sw_error error;
    char words[64];
    sw_fail(&error, SW_BAD_INPUT, "no '%s' in '%.5s'", "\x1b[31m\xC2\x9B\n.",
            "K\xC3\xA4se\xC3\x97");
    assert_string_equal(error.message, "no '?[31m???.' in 'K\xC3\xA4se'");
    sw_error_fill("%s|%s", error.facts, words, sizeof words);
    assert_string_equal(words, "?[31m???.|K\xC3\xA4se");
    sw_fail(&error, SW_BAD_INPUT, "'%.2s' and %d", "K\xC3\xA4se", 7);
    assert_string_equal(error.message, "'K?' and 7");
    sw_fail_in_file(&error, "a\x9B", &error);
    assert_string_equal(error.message, "a?: 'K?' and 7");
    sw_fail(&error, SW_BAD_INPUT, "%s and %d", "what ends a fact:\x1f\x1b", 7);
    assert_null(strpbrk(error.message, "\x1b\x1f"));
}

CLAIM(a_message_is_cut_between_characters)
{
    sw_error error;
    char path[SW_ERROR_SIZE] = "";
    for (size_t i = 0; i + 2 < sizeof path; i += 2)
        memcpy(path + i, "\xC3\xA4", 3);
    sw_fail(&error, SW_IO, "a%s", path + 2);
    sw_fail_in_file(&error, "b", &error);
    assert_int_equal(strlen(error.message), SW_ERROR_SIZE - 2);
    assert_true(sw_utf8_valid(error.message, strlen(error.message)));
}
