/* What a command line says, by a table of options, and the help that the table gives. */
#include "base/args.h"

#include "base/scan.h"

#include <inttypes.h>
#include <string.h>

enum { WORDS_SIZE = 240, HELP_SIZE = 1024, LINE_WIDTH = 84, INDENT = 2, GAP = 3 };

/* ---- Read ---- */

static const sw_option help_options[] = {
    {.name = "--help", .kind = SW_FLAG, .field = offsetof(sw_args, help)},
    {.name = "-h", .kind = SW_FLAG, .field = offsetof(sw_args, help)},
    {.name = NULL},
};

static bool is_word(const char *word, const char *text, size_t length)
{
    return strlen(word) == length && memcmp(word, text, length) == 0;
}

/* Whether the command is among those that take the option. */
static bool is_taken(const sw_option *option, const char *command)
{
    if (!option->of || !command)
        return true;
    for (const char *at = option->of; *at; at += strspn(at, " ")) {
        size_t length = strcspn(at, " ");
        if (is_word(command, at, length))
            return true;
        at += length;
    }
    return false;
}

static const sw_option *find_option(const sw_option *options, const char *command, const char *word,
                                    size_t length)
{
    for (; options && options->name; options++)
        if (is_word(options->name, word, length) && is_taken(options, command))
            return options;
    return NULL;
}

static sw_status take_number(const sw_option *option, const char *value, int64_t *out,
                             sw_error *error)
{
    sw_scan scan = sw_scan_start(value, strlen(value));
    if (sw_scan_integer(&scan, option->min, option->max, out) && sw_scan_done(&scan))
        return SW_OK;
    return sw_fail(error, SW_BAD_INPUT,
                   "%s takes a whole number from %" PRId64 " to %" PRId64 ", not '%.40s'",
                   option->name, option->min, option->max, value);
}

const char *sw_option_word(const sw_option *option, int index)
{
    if (option->word)
        return option->word(index);
    return option->words ? option->words[index] : NULL;
}

/* Returns the index of the choice; -1 for none. */
static int find_choice(const sw_option *option, const char *text, size_t length)
{
    const char *word;
    for (int i = 0; (word = sw_option_word(option, i)); i++)
        if (is_word(word, text, length))
            return i;
    return -1;
}

static sw_status refuse_choice(const sw_option *option, const char *value, sw_error *error)
{
    sw_text words;
    sw_text_init(&words, WORDS_SIZE);
    sw_option_add_words(option, ", ", &words);
    sw_fail(error, SW_BAD_INPUT, "%s takes %s of %s, not '%.40s'", option->name,
            option->kind == SW_CHOICES ? "some" : "one", words.data, value);
    sw_text_deinit(&words);
    return SW_BAD_INPUT;
}

static sw_status take_choice(const sw_option *option, const char *value, int *out, sw_error *error)
{
    int choice = find_choice(option, value, strlen(value));
    if (choice < 0)
        return refuse_choice(option, value, error);
    *out = choice;
    return SW_OK;
}

static sw_status take_choices(const sw_option *option, const char *value, bool *out,
                              sw_error *error)
{
    for (const char *at = value;; at++) {
        size_t length = strcspn(at, ",");
        int choice = find_choice(option, at, length);
        if (choice < 0)
            return refuse_choice(option, value, error);
        out[choice] = true;
        at += length;
        if (*at == '\0')
            return SW_OK;
    }
}

/* value is NULL where none was given. */
static sw_status take_value(const sw_option *option, const char *value, void *field,
                            sw_error *error)
{
    if (option->kind == SW_FLAG && value)
        return sw_fail(error, SW_BAD_INPUT, "%s takes no value", option->name);
    if (option->kind != SW_FLAG && !value)
        return sw_fail(error, SW_BAD_INPUT, "%s needs a value", option->name);
    switch (option->kind) {
    case SW_NUMBER:
        return take_number(option, value, field, error);
    case SW_CHOICE:
        return take_choice(option, value, field, error);
    case SW_CHOICES:
        return take_choices(option, value, field, error);
    case SW_TEXT:
        *(const char **)field = value;
        return SW_OK;
    default:
        *(bool *)field = true;
        return SW_OK;
    }
}

/* Takes the option at words[*at], and its value where that is a word of its own. */
static sw_status take_option(sw_args *args, int *at, int count, const sw_option *options,
                             void *settings, sw_error *error)
{
    const char *word = args->words[*at];
    const char *equals = strchr(word, '=');
    size_t length = equals ? (size_t)(equals - word) : strlen(word);
    char *fields = settings;
    const sw_option *option = find_option(options, args->command, word, length);
    if (!option) {
        option = find_option(help_options, NULL, word, length);
        fields = (char *)args;
    }
    if (!option)
        return sw_fail(error, SW_BAD_INPUT, "unknown option '%.40s' (--help names them)", word);
    const char *value = equals ? equals + 1 : NULL;
    if (!value && option->kind != SW_FLAG && *at + 1 < count)
        value = args->words[++*at];
    return take_value(option, value, fields + option->field, error);
}

sw_status sw_args_parse(sw_args *args, const sw_option *options, void *settings, sw_error *error)
{
    char **words = args->words;
    int operands = 0;
    bool options_over = false;
    for (int i = 0; i < args->count; i++) {
        if (options_over || words[i][0] != '-' || words[i][1] == '\0') {
            words[operands++] = words[i];
        } else if (strcmp(words[i], "--") == 0) {
            options_over = true;
        } else {
            sw_status status = take_option(args, &i, args->count, options, settings, error);
            if (status != SW_OK)
                return status;
        }
    }
    args->count = operands;
    return SW_OK;
}

/* ---- Told ---- */

static void add_words(const sw_option *option, const char *last, const char *usual, sw_text *out)
{
    const char *word = sw_option_word(option, 0), *next;
    for (int i = 1; word; i++, word = next) {
        next = sw_option_word(option, i);
        if (i > 1)
            sw_text_add(out, next ? ", " : last);
        sw_text_add(out, word);
        if (usual && strcmp(word, usual) == 0)
            sw_text_add(out, " (default)");
    }
}

void sw_option_add_words(const sw_option *option, const char *last, sw_text *out)
{
    add_words(option, last, NULL, out);
}

void sw_option_add_help(const sw_option *option, sw_text *out)
{
    const char *gap = strstr(option->help, "%s");
    if (!gap) {
        sw_text_add(out, option->help);
        return;
    }
    sw_text_add_bytes(out, option->help, (size_t)(gap - option->help));
    add_words(option, option->kind == SW_CHOICE ? " or " : ", ", option->usual, out);
    sw_text_add(out, gap + strlen("%s"));
}

/* Returns the characters of an option as the help writes it: "--goal G". */
static int width_of(const sw_option *option)
{
    return (int)(strlen(option->name) + (option->value ? 1 + strlen(option->value) : 0));
}

int sw_options_column(const sw_option *options)
{
    int widest = 0;
    for (; options && options->name; options++)
        widest = width_of(options) > widest ? width_of(options) : widest;
    return INDENT + widest + GAP;
}

/* The first line begins in its column already. */
static void add_wrapped(const char *text, int column, sw_text *out)
{
    int at = column;
    while (*text) {
        int length = (int)strcspn(text, " \n");
        if (at > column && at + 1 + length > LINE_WIDTH) {
            sw_text_addf(out, "\n%*s", column, "");
            at = column;
        } else if (at > column) {
            sw_text_add_char(out, ' ');
            at++;
        }
        sw_text_add_bytes(out, text, (size_t)length);
        at += length;
        text += length;
        if (*text == '\n') {
            sw_text_addf(out, "\n%*s", column, "");
            at = column;
        }
        text += *text != '\0';
    }
    sw_text_add_char(out, '\n');
}

void sw_options_add_list(const sw_option *options, int column, sw_text *out)
{
    for (; options && options->name; options++) {
        if (!options->help)
            continue;
        sw_text_addf(out, "%*s%s%s%s%*s", INDENT, "", options->name, options->value ? " " : "",
                     options->value ? options->value : "", column - INDENT - width_of(options), "");
        sw_text help;
        sw_text_init(&help, HELP_SIZE);
        sw_option_add_help(options, &help);
        add_wrapped(help.data, column, out);
        out->failed = out->failed || help.failed;
        sw_text_deinit(&help);
    }
}
