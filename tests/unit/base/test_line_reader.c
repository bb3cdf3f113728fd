#include "base/reader.h"

#include <string.h>

#include "claims.h"

static sw_reader reader_of(const char *text, sw_error *error)
{
    return sw_reader_start(text, strlen(text), error);
}

CLAIM(a_line_is_taken_by_its_key)
{
    int64_t value;
    sw_reader in = reader_of("size 4\nend\n", NULL);
    assert_false(sw_reader_take(&in, "end"));
    assert_false(sw_reader_take(&in, "siz"));
    assert_true(sw_reader_take(&in, "size"));
    assert_true(sw_scan_integer(&in.line, 0, 9, &value));
    assert_int_equal(value, 4);
    assert_int_equal(sw_reader_end(&in), SW_OK);
    assert_true(sw_reader_take(&in, "end"));
    assert_true(sw_scan_done(&in.line) && sw_scan_done(&in.text));
    assert_false(sw_reader_take(&in, "end"));
}

CLAIM(errors_name_the_line)
{
    sw_error error;
    sw_reader in = reader_of("size 4\nend 5\n", &error);
    assert_int_equal(sw_reader_need(&in, "end"), SW_BAD_INPUT);
    assert_int_equal(error.line, 1);
    assert_string_equal(error.message, "expected \"end\"");
    assert_int_equal(sw_reader_need(&in, "size"), SW_OK);
    assert_int_equal(sw_reader_need(&in, "end"), SW_OK);
    assert_int_equal(sw_reader_end(&in), SW_BAD_INPUT);
    assert_int_equal(error.line, 2);
    assert_int_equal(sw_reader_fail(&in, "no"), SW_BAD_INPUT);
    assert_string_equal(error.message, "no");
    assert_int_equal(error.line, 2);
    assert_int_equal(sw_reader_need(&in, "more"), SW_BAD_INPUT);
    assert_int_equal(error.line, 3);
}

CLAIM(a_title_is_the_whole_first_line)
{
    static const char text[] = "slidewise-save 3\r\nid 1\n";
    assert_true(sw_reader_has_title("slidewise-save 3", text, strlen(text)));
    assert_false(sw_reader_has_title("slidewise-save", text, strlen(text)));
    assert_false(sw_reader_has_title("slidewise-save 31", text, strlen(text)));
    assert_false(sw_reader_has_title("slidewise-save 3", text, 0));
}
