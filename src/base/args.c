/* What a command line says, by a table of options. */
#include "base/args.h"

#include "base/scan.h"
#include "base/text.h"

#include <inttypes.h>
#include <stddef.h>
#include <string.h>

enum { CHOICES_SIZE = 160 };

static const sw_option *find_option(const sw_option *options, const char *word, size_t length)
{
    for (; options->name; options++)
        if (strlen(options->name) == length && memcmp(options->name, word, length) == 0)
            return options;
    return NULL;
}

static sw_status take_number(const sw_option *option, const char *value, sw_error *error)
{
    sw_scan scan = sw_scan_start(value, strlen(value));
    int64_t number;
    if (!sw_scan_integer(&scan, option->min, option->max, &number) || !sw_scan_done(&scan))
        return sw_fail(error, SW_BAD_INPUT,
                       "%s takes a whole number from %" PRId64 " to %" PRId64 ", not '%.40s'",
                       option->name, option->min, option->max, value);
    *option->number = number;
    return SW_OK;
}

/* Which of the choices the word is; -1 for none. */
static int find_choice(const sw_option *option, const char *word, size_t length)
{
    for (int i = 0; option->choices[i]; i++)
        if (strlen(option->choices[i]) == length && memcmp(option->choices[i], word, length) == 0)
            return i;
    return -1;
}

static sw_status refuse_choice(const sw_option *option, const char *value, sw_error *error)
{
    sw_text names;
    sw_text_init(&names, CHOICES_SIZE);
    for (int i = 0; option->choices[i]; i++)
        sw_text_addf(&names, "%s%s", i > 0 ? ", " : "", option->choices[i]);
    sw_fail(error, SW_BAD_INPUT, "%s takes %s of %s, not '%.40s'", option->name,
            option->chosen ? "some" : "one", names.data, value);
    sw_text_deinit(&names);
    return SW_BAD_INPUT;
}

static sw_status take_choice(const sw_option *option, const char *value, sw_error *error)
{
    int choice = find_choice(option, value, strlen(value));
    if (choice < 0)
        return refuse_choice(option, value, error);
    *option->choice = choice;
    return SW_OK;
}

static sw_status take_choices(const sw_option *option, const char *value, sw_error *error)
{
    for (const char *at = value;; at++) {
        size_t length = strcspn(at, ",");
        int choice = find_choice(option, at, length);
        if (choice < 0)
            return refuse_choice(option, value, error);
        option->chosen[choice] = true;
        at += length;
        if (*at == '\0')
            return SW_OK;
    }
}

/* value is NULL where none was given. */
static sw_status take_value(const sw_option *option, const char *value, sw_error *error)
{
    if (option->flag) {
        if (value)
            return sw_fail(error, SW_BAD_INPUT, "%s takes no value", option->name);
        *option->flag = true;
        return SW_OK;
    }
    if (!value)
        return sw_fail(error, SW_BAD_INPUT, "%s needs a value", option->name);
    if (option->number)
        return take_number(option, value, error);
    if (option->choice)
        return take_choice(option, value, error);
    if (option->chosen)
        return take_choices(option, value, error);
    *option->text = value;
    return SW_OK;
}

/* Takes the option at argv[*at], and its value where that is a word of its own. */
static sw_status take_option(const sw_option *options, int argc, char **argv, int *at,
                             sw_error *error)
{
    const char *word = argv[*at];
    const char *equals = strchr(word, '=');
    size_t length = equals ? (size_t)(equals - word) : strlen(word);
    const sw_option *option = find_option(options, word, length);
    if (!option)
        return sw_fail(error, SW_BAD_INPUT, "unknown option '%.40s' (--help names them)", word);
    const char *value = equals ? equals + 1 : NULL;
    if (!value && !option->flag && *at + 1 < argc)
        value = argv[++*at];
    return take_value(option, value, error);
}

sw_status sw_args_parse(const sw_option *options, int argc, char **argv, int *operands,
                        sw_error *error)
{
    int count = 0;
    bool options_over = false;
    for (int i = 0; i < argc; i++) {
        if (options_over || argv[i][0] != '-' || argv[i][1] == '\0') {
            argv[count++] = argv[i];
        } else if (strcmp(argv[i], "--") == 0) {
            options_over = true;
        } else {
            sw_status status = take_option(options, argc, argv, &i, error);
            if (status != SW_OK)
                return status;
        }
    }
    *operands = count;
    return SW_OK;
}
