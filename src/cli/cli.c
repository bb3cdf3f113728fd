/* The verbs, their help, and the version. */
#include "cli/cli.h"

#include "verbs.h"

#include <stddef.h>
#include <string.h>

static const char usage[] =
    "Usage: slidewise [OPTION]... [FILE]   plays in a window\n"
    "       slidewise solve [OPTION]... BOARD|FILE|-\n"
    "       slidewise scramble [OPTION]...\n"
    "       slidewise daily [OPTION]...\n"
    "       slidewise lab [OPTION]... [BOARD]\n"
    "       slidewise graph [OPTION]... --format F\n"
    "       slidewise export [OPTION]... --format F BOARD\n"
    "       slidewise validate [OPTION]... PLAN BOARD\n"
    "       slidewise engine [OPTION]...\n"
    "       slidewise tables list|build|clear [OPTION]... [SIZE]...\n"
    "       slidewise levels check|prove [OPTION]... PATH...\n"
    "       slidewise sets list|check|improve|take|make [OPTION]... [WORD]...\n"
    "       slidewise help [VERB]\n"
    "\n"
    "Slide the tiles until the board shows its goal. Without options the last game goes\n"
    "on where it was left. The daily board, challenges and all keys (F1) are found in\n"
    "the window. A FILE is opened: a picture is played with, a replay comes to the\n"
    "theatre, a pack of levels among the levels, and all that was exported into one\n"
    "file is brought back.\n"
    "\n"
    "  --size CxR          C columns and R rows, 2x2 to 32x32\n"
    "  --goal G            standard, blank-first, snake, spiral, columns, or a board\n"
    "  --seed N            the scramble of that number, 0 to 9223372036854775807\n"
    "  --board BOARD       starts from this board, such as 6,4,7/8,5,0/3,2,1\n"
    "  --id ID             the board of an ID, such as 4x4-1-KRV2\n"
    "  --link LINK         what a link to the game in a browser leads to: the board of its\n"
    "                      ID, or a daily board\n"
    "  --image FILE        puts a picture on the tiles\n"
    "  --level PACK/NAME   plays a level, such as first-steps/corner\n"
    "  --open WHAT         what is seen first: title (default), game (the one that was\n"
    "                      left), new-game or daily\n"
    "  --fullscreen        fills the screen\n"
    "  --windowed          plays in a window\n"
    "  --scale PERCENT     the size of text and buttons, 50 to 300\n"
    "  --no-animation      tiles move at once\n"
    "  --desktop           as desktops start it: the window says what is wrong with the\n"
    "                      file or the options\n"
    "  --help              prints this and ends; after a verb, more about that\n"
    "  --version           prints the version and ends\n";

typedef struct verb {
    const char *name;
    int (*run)(int argc, char **argv);
    const char *help;
} verb;

static int print_version(int argc, char **argv);
static int print_help(int argc, char **argv);

static const verb verbs[] = {
    {"solve", cli_solve, cli_solve_help},
    {"scramble", cli_scramble, cli_scramble_help},
    {"daily", cli_daily, cli_daily_help},
    {"lab", cli_lab, cli_lab_help},
    {"graph", cli_graph, cli_graph_help},
    {"export", cli_export, cli_export_help},
    {"validate", cli_validate, cli_validate_help},
    {"engine", cli_engine_verb, cli_engine_help},
    {"tables", cli_tables, cli_tables_help},
    {"levels", cli_levels, cli_levels_help},
    {"sets", cli_sets, cli_sets_help},
    {"help", print_help, usage},
    {"--help", print_help, usage},
    {"-h", print_help, usage},
    {"--version", print_version, usage},
};
enum { VERBS = sizeof verbs / sizeof verbs[0] };

static const verb *find_verb(const char *word)
{
    for (int i = 0; i < VERBS; i++)
        if (strcmp(verbs[i].name, word) == 0)
            return &verbs[i];
    return NULL;
}

static int print_version(int argc, char **argv)
{
    (void)argc;
    (void)argv;
    return cli_print("slidewise " SLIDEWISE_VERSION "\n");
}

static int print_help(int argc, char **argv)
{
    const verb *about = argc > 0 ? find_verb(argv[0]) : NULL;
    if (argc == 0 || about)
        return cli_print(about ? about->help : usage);
    sw_error error;
    sw_fail(&error, SW_BAD_INPUT, "there is no verb '%.40s'", argv[0]);
    return cli_complain("help", &error);
}

bool cli_is_verb(const char *word)
{
    return find_verb(word) != NULL;
}

int cli_run(int argc, char **argv)
{
    return find_verb(argv[1])->run(argc - 2, argv + 2);
}
