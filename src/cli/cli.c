/* The verbs, each read by its table of options and run; their help, and the version. */
#include "cli/cli.h"

#include "verbs.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { HELP_LIMIT = 1 << 14, NAME_SIZE = 32, NAMES_SIZE = 120 };

static const char about_program[] =
    "Slide the tiles until the board shows its goal. Without options the last game goes\n"
    "on where it was left. The daily board, challenges and all keys (F1) are found in\n"
    "the window. A FILE is opened: a picture is played with, a replay comes to the\n"
    "theatre, a pack of levels among the levels, and all that was exported into one\n"
    "file is brought back.\n";

const sw_option cli_program_options[] = {
    {.name = "--help", .help = "prints this and ends; after a verb, more about that"},
    {.name = "--version", .help = "prints the version and ends"},
    {.name = NULL},
};

const sw_option cli_verb_options[] = {
    {.name = "--help", .help = "prints this and ends"},
    {.name = NULL},
};

const cli_verb *const cli_verbs[] = {
    &cli_solve,    &cli_scramble,    &cli_daily,  &cli_lab,    &cli_graph, &cli_export,
    &cli_validate, &cli_engine_verb, &cli_tables, &cli_levels, &cli_sets,  NULL,
};

static const cli_verb *find_verb(const char *word)
{
    const cli_verb *const *verb = cli_verbs;
    while (*verb && strcmp((*verb)->name, word) != 0)
        verb++;
    return *verb;
}

static bool is_help(const char *word)
{
    return strcmp(word, "--help") == 0 || strcmp(word, "-h") == 0;
}

static bool is_help_verb(const char *word)
{
    return strcmp(word, "help") == 0 || is_help(word);
}

bool cli_is_verb(const char *word)
{
    return is_help_verb(word) || strcmp(word, "--version") == 0 || find_verb(word);
}

/* ---- Help ---- */

/* "list|build|clear " */
static void add_commands(const cli_command *commands, sw_text *out)
{
    for (const cli_command *command = commands; command && command->name; command++)
        sw_text_addf(out, "%s%s", command->name, command[1].name ? "|" : " ");
}

static void add_program_help(const sw_option *window, sw_text *out)
{
    sw_text_add(out, "Usage: slidewise [OPTION]... [FILE]   plays in a window\n");
    for (const cli_verb *const *verb = cli_verbs; *verb; verb++) {
        sw_text_addf(out, "       slidewise %s ", (*verb)->name);
        add_commands((*verb)->commands, out);
        sw_text_addf(out, "%s\n", (*verb)->synopsis);
    }
    sw_text_addf(out, "       slidewise help [VERB]\n\n%s\n", about_program);
    sw_options_add_list(window, sw_options_column(window), out);
    sw_options_add_list(cli_program_options, sw_options_column(window), out);
}

static void add_verb_help(const cli_verb *verb, sw_text *out)
{
    const char *usage = verb->usage ? verb->usage : verb->synopsis;
    int column = sw_options_column(verb->options ? verb->options : cli_verb_options);
    for (const char *line = usage; *line; line += strspn(line, "\n")) {
        int length = (int)strcspn(line, "\n");
        sw_text_addf(out, "%s slidewise %s %.*s\n", line == usage ? "Usage:" : "      ", verb->name,
                     length, line);
        line += length;
    }
    sw_text_addf(out, "\n%s\n", verb->about);
    sw_options_add_list(verb->options, column, out);
    sw_options_add_list(cli_verb_options, column, out);
    sw_text_addf(out, "\n%s", verb->notes);
}

/* verb: NULL for the program itself. */
static int print_help(const cli_verb *verb, const sw_option *window)
{
    sw_text text;
    sw_text_init(&text, HELP_LIMIT);
    if (verb)
        add_verb_help(verb, &text);
    else
        add_program_help(window, &text);
    int code = cli_print_text(&text);
    sw_text_deinit(&text);
    return code;
}

static int run_help(int argc, char **argv, const sw_option *window)
{
    const cli_verb *about = argc > 0 ? find_verb(argv[0]) : NULL;
    if (about || argc == 0 || cli_is_verb(argv[0]))
        return print_help(about, window);
    sw_error error;
    sw_fail(&error, SW_BAD_INPUT, "there is no verb '%.40s'", argv[0]);
    return cli_complain("help", &error);
}

/* ---- Verbs ---- */

static int complain(const cli_verb *verb, const cli_command *command, const sw_error *error)
{
    char name[NAME_SIZE];
    snprintf(name, sizeof name, "%s%s%s", verb->name, command->name ? " " : "",
             command->name ? command->name : "");
    return cli_complain(name, error);
}

static sw_status check_operands(const cli_command *command, const sw_args *args, sw_error *error)
{
    if (args->count >= command->least && (command->most == CLI_ANY || args->count <= command->most))
        return SW_OK;
    if (command->needs)
        return sw_fail(error, SW_BAD_INPUT, "%s", command->needs);
    return sw_fail(error, SW_BAD_INPUT, "nothing but options is expected, not '%.40s'",
                   args->words[0]);
}

static int run_command(const cli_verb *verb, const cli_command *command, int argc, char **argv)
{
    sw_error error;
    sw_args args = {.count = argc, .words = argv, .command = command->name};
    void *settings = calloc(1, verb->size + 1);
    sw_status status = settings ? SW_OK : sw_fail(&error, SW_NO_MEMORY, "memory ran out");
    if (settings && command->usual)
        memcpy(settings, command->usual, verb->size);
    if (status == SW_OK)
        status = sw_args_parse(&args, verb->options, settings, &error);
    if (status == SW_OK && !args.help)
        status = check_operands(command, &args, &error);
    int code;
    if (status != SW_OK)
        code = complain(verb, command, &error);
    else if (args.help)
        code = print_help(verb, NULL);
    else
        code = command->run(settings, args.count, args.words);
    free(settings);
    return code;
}

/* word: NULL where there is none. */
static int refuse_command(const cli_verb *verb, const char *word)
{
    char names[NAMES_SIZE];
    sw_text list;
    sw_error error;
    sw_text_init_in(&list, names, sizeof names);
    for (const cli_command *command = verb->commands; command->name; command++)
        sw_text_addf(&list, "%s'%s'",
                     command == verb->commands ? ""
                     : command[1].name         ? ", "
                                               : " or ",
                     command->name);
    if (word)
        sw_fail(&error, SW_BAD_INPUT, "%s is expected, not '%.40s'", names, word);
    else
        sw_fail(&error, SW_BAD_INPUT, "%s is expected", names);
    return cli_complain(verb->name, &error);
}

static int run_verb(const cli_verb *verb, int argc, char **argv)
{
    if (!verb->commands)
        return run_command(verb, &verb->self, argc, argv);
    if (argc > 0 && is_help(argv[0]))
        return print_help(verb, NULL);
    for (const cli_command *command = verb->commands; argc > 0 && command->name; command++)
        if (strcmp(command->name, argv[0]) == 0)
            return run_command(verb, command, argc - 1, argv + 1);
    return refuse_command(verb, argc > 0 ? argv[0] : NULL);
}

int cli_run(int argc, char **argv, const sw_option *window)
{
    if (strcmp(argv[1], "--version") == 0)
        return cli_print("slidewise " SLIDEWISE_VERSION "\n");
    if (is_help_verb(argv[1]))
        return run_help(argc - 2, argv + 2, window);
    return run_verb(find_verb(argv[1]), argc - 2, argv + 2);
}
