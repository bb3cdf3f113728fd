#include "claims.h"

#include "base/edited.h"

#include <string.h>

static sw_edited read(const char *text, bool equals, sw_scan *key, sw_scan *value)
{
    return sw_edited_read(sw_scan_start(text, strlen(text)), equals, key, value);
}

static void assert_pair(const char *text, bool equals, const char *key, const char *value)
{
    sw_scan key_found, value_found;
    assert_int_equal(read(text, equals, &key_found, &value_found), SW_EDITED_PAIR);
    assert_true(sw_edited_is(key_found, key));
    assert_int_equal(value_found.end - value_found.at, strlen(value));
    assert_memory_equal(value_found.at, value, strlen(value));
}

static void assert_no_pair(const char *text, bool equals, sw_edited expected)
{
    sw_scan key, value;
    assert_int_equal(read(text, equals, &key, &value), expected);
}

CLAIM(a_line_has_a_key_and_a_value)
{
    assert_pair("theme = dark", true, "theme", "dark");
    assert_pair("  slide-ms=9 0\t ", true, "slide-ms", "9 0");
    assert_pair("picture = ", true, "picture", "");
    assert_pair(" zoom-in \tkey Ctrl+Z ", false, "zoom-in", "key Ctrl+Z");
    assert_pair("undo = b", false, "undo", "= b");
}

CLAIM(other_lines_are_comments_or_bad)
{
    for (int equals = 0; equals < 2; equals++) {
        assert_no_pair("", equals, SW_EDITED_NONE);
        assert_no_pair(" \t", equals, SW_EDITED_NONE);
        assert_no_pair("\t# theme = dark", equals, SW_EDITED_NONE);
        assert_no_pair("theme", equals, SW_EDITED_BAD);
        assert_no_pair("theme ", equals, SW_EDITED_BAD);
        assert_no_pair("Theme = dark", equals, SW_EDITED_BAD);
        assert_no_pair("= dark", equals, SW_EDITED_BAD);
        assert_no_pair("# \x01", equals, SW_EDITED_BAD);
    }
    assert_no_pair("theme dark", true, SW_EDITED_BAD);
    assert_no_pair("theme+ dark", false, SW_EDITED_BAD);
}

CLAIM(a_key_is_called_by_its_whole_name)
{
    sw_scan key, value;
    read("hover-lines = on", true, &key, &value);
    assert_true(sw_edited_is(key, "hover-lines"));
    assert_false(sw_edited_is(key, "hover"));
    assert_false(sw_edited_is(key, "hover-lines-too"));
}

CLAIM(control_characters_are_no_text)
{
    assert_true(sw_edited_is_text("", 0));
    static const char text[] = "theme\t= dark\r\n# été\n";
    assert_true(sw_edited_is_text(text, sizeof text - 1));
    assert_false(sw_edited_is_text("theme = dark\n\0", 14));
    assert_false(sw_edited_is_text("\x1f\x8b", 2));
}

CLAIM(lines_are_kept_or_become_comments)
{
    char bytes[64];
    sw_text out;
    sw_text_init_in(&out, bytes, sizeof bytes);
    sw_edited_keep(sw_scan_start(" a = b", 6), &out);
    sw_edited_comment(sw_scan_start("nonsense", 8), &out);
    sw_edited_comment(sw_scan_start("bell\a", 5), &out);
    assert_string_equal(out.data, " a = b\n# nonsense\n");
}
