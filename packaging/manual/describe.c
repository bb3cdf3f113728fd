/* What manual pages and completions are made from: describes the program as JSON, from the tables by which it reads its
 * command line. `describe help VERB` prints a verb's help instead. */
#include "cli/cli.h"
#include "client/options.h"
#include "json.h"
#include "verbs.h"

#include <stdio.h>
#include <stdlib.h>

enum { LIMIT = 1 << 18, HELP_LIMIT = 1 << 12 };

static void add_option(cli_json *json, const sw_option *option)
{
    static const char *const kinds[] = {
        [SW_FLAG] = "flag",     [SW_TEXT] = "text",       [SW_NUMBER] = "number",
        [SW_CHOICE] = "choice", [SW_CHOICES] = "choices",
    };
    const char *word;
    sw_text help;
    sw_text_init(&help, HELP_LIMIT);
    sw_option_add_help(option, &help);
    cli_json_open(json, NULL, '{');
    cli_json_text(json, "name", option->name);
    cli_json_text(json, "kind", kinds[option->kind]);
    cli_json_open(json, "words", '[');
    for (int i = 0; (word = sw_option_word(option, i)); i++)
        cli_json_text(json, NULL, word);
    cli_json_close(json, ']');
    cli_json_text(json, "value", option->value ? option->value : "");
    cli_json_text(json, "about", help.data);
    cli_json_close(json, '}');
    sw_text_deinit(&help);
}

/* own: those that the program or the verb adds to its table. */
static void add_options(cli_json *json, const sw_option *options, const sw_option *own)
{
    cli_json_open(json, "options", '[');
    for (; options && options->name; options++)
        if (options->help)
            add_option(json, options);
    for (; own->name; own++)
        add_option(json, own);
    cli_json_close(json, ']');
}

static void add_verb(cli_json *json, const cli_verb *verb)
{
    cli_json_open(json, NULL, '{');
    cli_json_text(json, "verb", verb->name);
    cli_json_open(json, "subcommands", '[');
    for (const cli_command *command = verb->commands; command && command->name; command++)
        cli_json_text(json, NULL, command->name);
    cli_json_close(json, ']');
    cli_json_text(json, "usage", verb->usage ? verb->usage : verb->synopsis);
    cli_json_text(json, "about", verb->about);
    cli_json_text(json, "notes", verb->notes);
    add_options(json, verb->options, cli_verb_options);
    cli_json_close(json, '}');
}

int main(int argc, char **argv)
{
    if (argc > 1)
        return cli_is_verb(argv[1]) ? cli_run(argc, argv, client_options_table) : EXIT_FAILURE;
    sw_text text;
    sw_text_init(&text, LIMIT);
    cli_json json = {.out = &text};
    cli_json_open(&json, NULL, '{');
    add_options(&json, client_options_table, cli_program_options);
    cli_json_open(&json, "verbs", '[');
    for (const cli_verb *const *verb = cli_verbs; *verb; verb++)
        add_verb(&json, *verb);
    cli_json_close(&json, ']');
    cli_json_close(&json, '}');
    int code = cli_print_text(&text);
    sw_text_deinit(&text);
    return code;
}
