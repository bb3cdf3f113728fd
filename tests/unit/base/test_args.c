#include "base/args.h"

#include <stdlib.h>
#include <string.h>

#include "claims.h"

enum { WORDS = 16 };

typedef struct values {
    bool flag, help, some[3];
    const char *text;
    int64_t number;
    int choice, operands;
    char *argv[WORDS];
    char words[256];
} values;

static const char *const colours[] = {"red", "green", "blue", NULL};

static const char *colour(int index)
{
    return colours[index];
}

static const sw_option options[] = {
    {"--flag", NULL, SW_FLAG, offsetof(values, flag), .help = "is set"},
    {"--text", "T", SW_TEXT, offsetof(values, text), .words = colours, .usual = "green",
     .help = "%s, or another"},
    {"--number", "N", SW_NUMBER, offsetof(values, number), 3, 7, .of = "add subtract",
     .help = "a number that is long to describe, so that its description needs a second line\nand "
             "3 to 7"},
    {"--number", "N", SW_NUMBER, offsetof(values, number), 8, 9, .of = "multiply"},
    {"--colour", "C", SW_CHOICE, offsetof(values, choice), .words = colours, .help = "is %s"},
    {"--colours", "C,D", SW_CHOICES, offsetof(values, some), .word = colour, .help = "some of %s"},
    {.name = NULL},
};

/* Reads words, split at blanks. */
static sw_status parse_for(const char *command, values *out, const char *words, sw_error *error)
{
    *out = (values){.number = -1, .choice = -1};
    sw_args args = {.words = out->argv, .command = command};
    strcpy(out->words, words);
    for (char *word = strtok(out->words, " "); word; word = strtok(NULL, " "))
        out->argv[args.count++] = word;
    sw_status status = sw_args_parse(&args, options, out, error);
    out->operands = args.count;
    out->help = args.help;
    return status;
}

static sw_status parse(values *out, const char *words, sw_error *error)
{
    return parse_for(NULL, out, words, error);
}

CLAIM(each_kind_of_option_reaches_its_place)
{
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

CLAIM(operands_may_stand_anywhere)
{
    values v;
    assert_int_equal(parse(&v, "one --flag - --text=x -- --number two", NULL), SW_OK);
    assert_int_equal(v.operands, 4);
    assert_string_equal(v.argv[0], "one");
    assert_string_equal(v.argv[1], "-");
    assert_string_equal(v.argv[2], "--number");
    assert_string_equal(v.argv[3], "two");
    assert_int_equal(v.number, -1);
}

CLAIM(what_is_wrong_is_named)
{
    static const struct {
        const char *words, *message;
    } cases[] = {
        {"--frob", "unknown option '--frob' (--help names them)"},
        {"--flags", "unknown option '--flags' (--help names them)"},
        {"--flag=yes", "--flag takes no value"},
        {"--help=yes", "--help takes no value"},
        {"--help --frob", "unknown option '--frob' (--help names them)"},
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

CLAIM(every_table_has_help)
{
    values v;
    assert_int_equal(parse(&v, "--flag", NULL), SW_OK);
    assert_false(v.help);
    assert_int_equal(parse(&v, "--help one", NULL), SW_OK);
    assert_true(v.help);
    assert_int_equal(parse(&v, "one -h", NULL), SW_OK);
    assert_true(v.help);
    assert_int_equal(parse(&v, "--text --help", NULL), SW_OK); /* a value */
    assert_false(v.help);
    assert_int_equal(parse(&v, "-- --help", NULL), SW_OK); /* an operand */
    assert_false(v.help);
}

CLAIM(a_command_takes_its_own_options)
{
    values v;
    sw_error error;
    assert_int_equal(parse_for("subtract", &v, "--number 7 --flag", NULL), SW_OK);
    assert_int_equal(v.number, 7);
    assert_int_equal(parse_for("multiply", &v, "--number 9", NULL), SW_OK);
    assert_int_equal(v.number, 9);
    assert_int_equal(parse_for("multiply", &v, "--number 7", &error), SW_BAD_INPUT);
    assert_int_equal(parse_for("sub", &v, "--number 7", &error), SW_BAD_INPUT);
    assert_string_equal(error.message, "unknown option '--number' (--help names them)");
}

CLAIM(the_help_is_made_of_the_table)
{
    static const char wanted[] =
        "  --flag          is set\n"
        "  --text T        red, green (default), blue, or another\n"
        "  --number N      a number that is long to describe, so that its description needs a\n"
        "                  second line\n"
        "                  and 3 to 7\n"
        "  --colour C      is red, green or blue\n"
        "  --colours C,D   some of red, green, blue\n";
    sw_text text;
    sw_text_init(&text, sizeof wanted);
    sw_options_add_list(options, sw_options_column(options), &text);
    assert_string_equal(text.data, wanted);
    sw_text_deinit(&text);
}
