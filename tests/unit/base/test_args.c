#include "base/args.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

enum { WORDS = 16 };

typedef struct values {
    bool flag, some[3];
    const char *text;
    int64_t number;
    int choice, operands;
    char *argv[WORDS];
    char words[256];
} values;

/* Reads words, split at blanks. */
static sw_status parse(values *out, const char *words, sw_error *error)
{
    static const char *const colours[] = {"red", "green", "blue", NULL};
    *out = (values){.number = -1, .choice = -1};
    const sw_option options[] = {
        {.name = "--flag", .flag = &out->flag},
        {.name = "--text", .text = &out->text},
        {.name = "--number", .number = &out->number, .min = 3, .max = 7},
        {.name = "--colour", .choice = &out->choice, .choices = colours},
        {.name = "--colours", .chosen = out->some, .choices = colours},
        {.name = NULL},
    };
    int count = 0;
    strcpy(out->words, words);
    for (char *word = strtok(out->words, " "); word; word = strtok(NULL, " "))
        out->argv[count++] = word;
    return sw_args_parse(options, count, out->argv, &out->operands, error);
}

static void each_kind_of_option_reaches_its_place(void **state)
{
    (void)state;
    values v;
    assert_int_equal(
        parse(&v, "--flag --text abc --number=5 --colour green --colours red,blue", NULL), SW_OK);
    assert_true(v.flag);
    assert_string_equal(v.text, "abc");
    assert_int_equal(v.number, 5);
    assert_int_equal(v.choice, 1);
    assert_true(v.some[0] && !v.some[1] && v.some[2]);
    assert_int_equal(v.operands, 0);
}

static void operands_may_stand_anywhere(void **state)
{
    (void)state;
    values v;
    assert_int_equal(parse(&v, "one --flag - --text=x -- --number two", NULL), SW_OK);
    assert_int_equal(v.operands, 4);
    assert_string_equal(v.argv[0], "one");
    assert_string_equal(v.argv[1], "-");
    assert_string_equal(v.argv[2], "--number");
    assert_string_equal(v.argv[3], "two");
    assert_int_equal(v.number, -1);
}

static void what_is_wrong_is_named(void **state)
{
    (void)state;
    static const struct {
        const char *words, *message;
    } cases[] = {
        {"--frob", "unknown option '--frob' (--help names them)"},
        {"--flags", "unknown option '--flags' (--help names them)"},
        {"--flag=yes", "--flag takes no value"},
        {"--text", "--text needs a value"},
        {"--number 2", "--number takes a whole number from 3 to 7, not '2'"},
        {"--number 8", "--number takes a whole number from 3 to 7, not '8'"},
        {"--number 5x", "--number takes a whole number from 3 to 7, not '5x'"},
        {"--colour gren", "--colour takes one of red, green, blue, not 'gren'"},
        {"--colours red,,blue", "--colours takes some of red, green, blue, not 'red,,blue'"},
    };
    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
        values v;
        sw_error error;
        assert_int_equal(parse(&v, cases[i].words, &error), SW_BAD_INPUT);
        assert_string_equal(error.message, cases[i].message);
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(each_kind_of_option_reaches_its_place),
        cmocka_unit_test(operands_may_stand_anywhere),
        cmocka_unit_test(what_is_wrong_is_named),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
