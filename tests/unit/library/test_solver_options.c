#include "check.h"

#include "claims.h"

#include <inttypes.h>
#include <stdio.h>
#include <string.h>

enum { SIZE = 256 };

static void check_value(slidewise_solver *solver, const char *name, const char *value)
{
    char out[SIZE];
    assert_int_equal(slidewise_solver_get(solver, name, out, sizeof out), strlen(value));
    assert_string_equal(out, value);
}

static void refuse(slidewise_solver *solver, const char *name, const char *value)
{
    char before[SIZE], error[SLIDEWISE_ERROR_SIZE] = "";
    slidewise_solver_get(solver, name, before, sizeof before);
    assert_int_equal(slidewise_solver_set(solver, name, value, error), SLIDEWISE_BAD_INPUT);
    assert_non_null(strstr(error, name));
    assert_int_equal(slidewise_solver_set(solver, name, value, NULL), SLIDEWISE_BAD_INPUT);
    check_value(solver, name, before);
}

CLAIM_WITH(a_new_solver_has_what_the_table_says, open_solver, close_solver)
{
    static const char *const expected[] = {"memory",  "threads", "engine",       "metric",
                                           "time-ms", "nodes",   "cache-folder", "values-folder"};
    int count = 0;
    for (; slidewise_option_name(count); count++) {
        check_value(*state, slidewise_option_name(count), slidewise_option_default(count));
        assert_string_not_equal(slidewise_option_about(count), "");
    }
    for (size_t i = 0; i < sizeof expected / sizeof *expected; i++) {
        int option = 0;
        while (slidewise_option_name(option) &&
               strcmp(slidewise_option_name(option), expected[i]) != 0)
            option++;
        assert_non_null(slidewise_option_name(option));
    }
    assert_int_equal(count, sizeof expected / sizeof *expected);
}

CLAIM_WITH(numbers_go_from_least_to_most, open_solver, close_solver)
{
    char value[SIZE];
    for (int option = 0; slidewise_option_name(option); option++) {
        const char *name = slidewise_option_name(option);
        int64_t least = slidewise_option_least(option), most = slidewise_option_most(option);
        if (slidewise_option_kind(option) != SLIDEWISE_OPTION_NUMBER)
            continue;
        const int64_t within[] = {least, least + 1, most}, beyond[] = {least - 1, most + 1};
        for (int i = 0; i < 3; i++) {
            snprintf(value, sizeof value, "%" PRId64, within[i]);
            check_set(*state, name, value);
            check_value(*state, name, value);
        }
        for (int i = 0; i < 2; i++) {
            snprintf(value, sizeof value, "%" PRId64, beyond[i]);
            refuse(*state, name, value);
        }
        refuse(*state, name, "");
        refuse(*state, name, "12 ");
        refuse(*state, name, "many");
        refuse(*state, name, "99999999999999999999999");
    }
}

CLAIM_WITH(choices_have_their_words, open_solver, close_solver)
{
    for (int option = 0; slidewise_option_name(option); option++) {
        const char *name = slidewise_option_name(option);
        if (slidewise_option_kind(option) != SLIDEWISE_OPTION_CHOICE) {
            assert_null(slidewise_option_word(option, 0));
            continue;
        }
        int count = 0;
        for (; slidewise_option_word(option, count); count++) {
            check_set(*state, name, slidewise_option_word(option, count));
            check_value(*state, name, slidewise_option_word(option, count));
        }
        assert_true(count > 1);
        assert_null(slidewise_option_word(option, count + 5));
        assert_null(slidewise_option_word(option, -1));
        refuse(*state, name, "");
        refuse(*state, name, "none-of-them");
    }
}

CLAIM_WITH(folders_are_set_before_the_first_search, open_solver, close_solver)
{
    slidewise_board *board = check_board("1 2/0 3");
    slidewise_result *result;
    check_set(*state, "cache-folder", "/nowhere/at all");
    check_value(*state, "cache-folder", "/nowhere/at all");
    check_set(*state, "cache-folder", "");
    check_set(*state, "values-folder", "/nowhere");
    assert_int_equal(slidewise_solve(*state, board, NULL, &result, NULL), SLIDEWISE_OK);
    refuse(*state, "cache-folder", "/elsewhere");
    refuse(*state, "values-folder", "");
    check_set(*state, "memory", "100");
    slidewise_result_free(result);
    slidewise_board_free(board);
}

CLAIM_WITH(what_there_is_not_does_no_harm, open_solver, close_solver)
{
    char out[SIZE] = "x", error[SLIDEWISE_ERROR_SIZE];
    assert_int_equal(slidewise_solver_set(*state, "colour", "red", error), SLIDEWISE_BAD_INPUT);
    assert_non_null(strstr(error, "colour"));
    assert_int_equal(slidewise_solver_get(*state, "colour", out, sizeof out), 0);
    assert_string_equal(out, "");
    const int numbers[] = {-1, 99, INT32_MAX, INT32_MIN};
    for (int i = 0; i < 4; i++) {
        assert_null(slidewise_option_name(numbers[i]));
        assert_null(slidewise_option_word(numbers[i], 0));
        assert_string_equal(slidewise_option_default(numbers[i]), "");
        assert_string_equal(slidewise_option_about(numbers[i]), "");
        assert_int_equal(slidewise_option_most(numbers[i]), 0);
    }
    assert_string_equal(slidewise_status_word((slidewise_status)77), "unknown");
    assert_string_equal(slidewise_status_word(SLIDEWISE_RUNNING), "running");
}

CLAIM(the_versions_agree)
{
    char made[SIZE];
    snprintf(made, sizeof made, "%d.%d.%d", SLIDEWISE_VERSION_MAJOR, SLIDEWISE_VERSION_MINOR,
             SLIDEWISE_VERSION_PATCH);
    assert_string_equal(made, SLIDEWISE_VERSION);
    assert_int_equal(SLIDEWISE_VERSION_NUMBER / 10000, SLIDEWISE_VERSION_MAJOR);
    assert_int_equal(SLIDEWISE_VERSION_NUMBER / 100 % 100, SLIDEWISE_VERSION_MINOR);
    assert_int_equal(SLIDEWISE_VERSION_NUMBER % 100, SLIDEWISE_VERSION_PATCH);
    assert_string_equal(slidewise_version(), SLIDEWISE_VERSION);
    assert_string_equal(slidewise_version(), PROJECT_VERSION);
    assert_non_null(strstr(slidewise_values_folder(), "slidewise/assets/values"));
}
