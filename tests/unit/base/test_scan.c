#include "base/scan.h"

#include <string.h>

#include "claims.h"

static sw_scan scan_of(const char *text)
{
    return sw_scan_start(text, strlen(text));
}

CLAIM(lines_end_at_either_line_end_and_are_counted)
{
    sw_scan scan = scan_of("one\r\n\ntwo\rtoo\nlast");
    const char *expected[] = {"one", "", "two\rtoo", "last"};
    sw_scan line;
    for (int i = 0; i < 4; i++) {
        assert_true(sw_scan_line(&scan, &line));
        assert_int_equal(line.line, i + 1);
        assert_int_equal(line.end - line.at, strlen(expected[i]));
        assert_memory_equal(line.at, expected[i], strlen(expected[i]));
    }
    assert_false(sw_scan_line(&scan, &line));
    assert_true(sw_scan_done(&scan));
}

CLAIM(a_last_line_end_begins_no_line)
{
    sw_scan scan = scan_of("one\n");
    sw_scan line;
    assert_true(sw_scan_line(&scan, &line));
    assert_false(sw_scan_line(&scan, &line));
}

CLAIM(blanks_are_spaces_and_tabs_only)
{
    sw_scan scan = scan_of(" \t \nx");
    sw_scan_blanks(&scan);
    assert_int_equal(*scan.at, '\n');
    assert_true(sw_scan_char(&scan, '\n'));
    assert_int_equal(scan.line, 2);
    assert_false(sw_scan_char(&scan, 'y'));
    assert_true(sw_scan_char(&scan, 'x'));
    assert_false(sw_scan_char(&scan, 'x'));
}

CLAIM(a_word_must_end_where_it_ends)
{
    const char *taken[] = {"size", "size 4", "size\t4", "size\n", "size\r\n"};
    const char *refused[] = {"sizes", "siz", "", " size", "size="};
    for (int i = 0; i < 5; i++) {
        sw_scan scan = scan_of(taken[i]);
        assert_true(sw_scan_word(&scan, "size"));
        assert_ptr_equal(scan.at, taken[i] + 4);
        scan = scan_of(refused[i]);
        assert_false(sw_scan_word(&scan, "size"));
        assert_ptr_equal(scan.at, refused[i]);
    }
}

CLAIM(a_token_is_taken_whole_or_not_at_all)
{
    char out[5];
    sw_scan scan = scan_of("abcd efghi");
    assert_true(sw_scan_token(&scan, out, sizeof out));
    assert_string_equal(out, "abcd");
    assert_false(sw_scan_token(&scan, out, sizeof out)); /* at the blank */
    sw_scan_blanks(&scan);
    assert_false(sw_scan_token(&scan, out, sizeof out)); /* too long */
    assert_int_equal(*scan.at, 'e');
}

CLAIM(a_token_with_a_nul_is_refused)
{
    char out[8];
    sw_scan scan = sw_scan_start("a\0b", 3);
    assert_false(sw_scan_token(&scan, out, sizeof out));
}

CLAIM(integers_are_taken_up_to_their_bounds)
{
    const struct {
        const char *text;
        int64_t min, max, value;
    } cases[] = {
        {"0", 0, 9, 0},
        {"007x", 0, 9, 7},
        {"9", 0, 9, 9},
        {"-3", -3, 3, -3},
        {"9223372036854775807", 0, INT64_MAX, INT64_MAX},
        {"-9223372036854775807", INT64_MIN, 0, -INT64_MAX},
    };
    for (size_t i = 0; i < sizeof cases / sizeof cases[0]; i++) {
        sw_scan scan = scan_of(cases[i].text);
        int64_t value = 77;
        assert_true(sw_scan_integer(&scan, cases[i].min, cases[i].max, &value));
        assert_true(value == cases[i].value);
    }
}

CLAIM(other_integers_leave_everything_as_it_was)
{
    const char *refused[] = {"",
                             "x",
                             "+1",
                             "-1",
                             " 1",
                             "10",
                             "9223372036854775808",
                             "18446744073709551616",
                             "99999999999999999999999999"};
    for (size_t i = 0; i < sizeof refused / sizeof refused[0]; i++) {
        sw_scan scan = scan_of(refused[i]);
        int64_t value = 77;
        assert_false(sw_scan_integer(&scan, 0, 9, &value));
        assert_ptr_equal(scan.at, refused[i]);
        assert_true(value == 77);
    }
    int64_t value;
    sw_scan beyond = scan_of("9223372036854775808");
    assert_false(sw_scan_integer(&beyond, INT64_MIN, INT64_MAX, &value));
    sw_scan minus = scan_of("-");
    assert_false(sw_scan_integer(&minus, -9, 9, &value));
}

CLAIM(a_name_is_taken_by_its_place)
{
    static const char *const names[] = {"", "on", "one", "other"};
    sw_scan scan = scan_of("one on off");
    assert_int_equal(sw_scan_name(&scan, names, 4), 2);
    assert_int_equal(sw_scan_name(&scan, names, 4), -1); /* a blank; the empty name is no word */
    assert_true(sw_scan_char(&scan, ' '));
    assert_int_equal(sw_scan_name(&scan, names, 4), 1);
    sw_scan_blanks(&scan);
    assert_int_equal(sw_scan_name(&scan, names, 4), -1);
    assert_int_equal(*scan.at, 'o');
}

CLAIM(dates_and_days_are_taken_whole_or_not_at_all)
{
    int64_t date;
    int day;
    sw_scan scan = scan_of("2026-11-20T18:45:02Z 2026-11-20 2026-02-30");
    assert_false(sw_scan_day(&scan, &day));
    assert_true(sw_scan_date(&scan, &date));
    assert_int_equal(date, 1795200302); /* date -u -d 2026-11-20T18:45:02Z +%s */
    assert_true(sw_scan_char(&scan, ' '));
    assert_false(sw_scan_date(&scan, &date));
    assert_true(sw_scan_day(&scan, &day));
    assert_int_equal(day, 1795200302 / 86400);
    assert_true(sw_scan_char(&scan, ' '));
    assert_false(sw_scan_day(&scan, &day));
    assert_memory_equal(scan.at, "2026-02-30", 10);
}
