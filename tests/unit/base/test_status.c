#include "base/status.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>

#include <cmocka.h>

static void a_failure_returns_its_status_and_fills_the_error(void **state)
{
    (void)state;
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

static void nobody_has_to_listen(void **state)
{
    (void)state;
    assert_int_equal(sw_fail(NULL, SW_LIMIT, "%d", 1), SW_LIMIT);
    assert_int_equal(sw_fail_at(NULL, SW_CANCELLED, 3, "%d", 1), SW_CANCELLED);
}

static void a_long_message_is_cut(void **state)
{
    (void)state;
    sw_error error;
    sw_fail(&error, SW_IO, "%0300d", 1);
    assert_int_equal(strlen(error.message), SW_ERROR_SIZE - 1);
}

static void a_description_names_path_and_line(void **state)
{
    (void)state;
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

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_failure_returns_its_status_and_fills_the_error),
        cmocka_unit_test(nobody_has_to_listen),
        cmocka_unit_test(a_long_message_is_cut),
        cmocka_unit_test(a_description_names_path_and_line),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
