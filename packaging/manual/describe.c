/* What manual and completions are made from: a command of the game is run here with a parser that does not read its
 * words, but prints its options. `describe help VERB` prints a verb's help. */
#include "base/args.h"
#include "cli/cli.h"
#include "client/options.h"
#include "puzzle/goal.h"
#include "solver/prepare.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static const char *kind_of(const sw_option *option)
{
    return option->flag     ? "flag"
           : option->number ? "number"
           : option->choice ? "choice"
           : option->chosen ? "choices"
                            : "text";
}

/* Two options take names among other values, so that their tables say "text". */
static void print_names(const char *option)
{
    for (int i = 0; i < PUZZLE_GOALS && strcmp(option, "--goal") == 0; i++)
        printf(" %s", puzzle_goal_name((puzzle_goal)i));
    for (int i = 0; i < SOLVER_MEMORIES && strcmp(option, "--memory") == 0; i++)
        printf(" %s", solver_memory_name((solver_memory)i));
}

/* "NAME KIND", and the words that the option knows. */
static void print_option(const sw_option *option)
{
    printf("%s %s", option->name, kind_of(option));
    for (const char *const *word = option->choices; word && *word; word++)
        printf(" %s", *word);
    print_names(option->name);
    putchar('\n');
}

/* In place of base's: the linker takes this one. */
sw_status sw_args_parse(const sw_option *options, int argc, char **argv, int *operands,
                        sw_error *error)
{
    (void)argc, (void)argv, (void)operands, (void)error;
    for (; options->name; options++)
        print_option(options);
    exit(EXIT_SUCCESS);
}

int main(int argc, char **argv)
{
    client_options options;
    sw_error error;
    if (argc > 1)
        return cli_is_verb(argv[1]) ? cli_run(argc, argv) : EXIT_FAILURE;
    return client_options_parse(&options, argc, argv, &error) == SW_OK ? EXIT_SUCCESS
                                                                       : EXIT_FAILURE;
}
