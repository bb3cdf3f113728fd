/* `tables`: what they are, made, listed, removed. */
#include "verbs.h"

#include "base/args.h"
#include "goal.h"
#include "names.h"
#include "tables/tables_build.h"
#include "tables/tables_files.h"

#include "puzzle/notation.h"

#include <errno.h>
#include <stdio.h>
#include <string.h>

enum { TEXT_LIMIT = 1 << 16, SIZE_TEXT = 32 };
static const double BYTES_A_MB = 1 << 20;

const char cli_tables_help[] =
    "Usage: slidewise tables list [OPTION]... [SIZE]...\n"
    "       slidewise tables build [OPTION]... SIZE\n"
    "       slidewise tables clear\n"
    "\n"
    "The solver's tables: pattern databases, which bound the moves to go from below. A\n"
    "search never waits for them; they are made in the background, small ones first, as\n"
    "large as the memory for them allows.\n"
    "\n"
    "list names those for boards of each SIZE (default: some that show all there is), in\n"
    "the order in which they are made; each takes the place of the one before. It tells\n"
    "how large they are, and with which memory setting they are made; and which files of\n"
    "tables there are, with their bytes.\n"
    "\n"
    "build makes those of each memory setting up to M, on all processor cores, and prints\n"
    "what the largest take: memory kept, wall time, and the real memory of the process at\n"
    "its peak. It writes them to files in $XDG_CACHE_HOME/slidewise/tables (by default\n"
    "~/.cache/slidewise/tables), where solve, lab, levels and the game find them from then\n"
    "on and need not make them. No other verb writes there. A file that is damaged or from\n"
    "another version (stale), is never used; build writes it anew. clear removes them all.\n"
    "\n"
    "  --goal G      standard (default), blank-first, snake, spiral, columns, or a\n"
    "                board: where its blank is makes a difference\n"
    "  --memory M    small, normal, large, huge, or megabytes from 16 to 8192, of which a\n"
    "                quarter is for tables, and nearly all from huge on: see help solve.\n"
    "                Default: list shows what huge has, build takes normal\n"
    "  --help        prints this and ends\n"
    "\n"
    "Exit status: 0; 2 bad usage, a file that cannot be written or removed, or memory ran\n"
    "out; 130 interrupted.\n";

static const puzzle_size sizes[] = {{4, 3}, {7, 2}, {5, 3}, {4, 4}, {8, 2}, {5, 4}, {6, 3}, {5, 5}};

typedef struct settings {
    bool help;
    cli_goal goal;
    solver_memory memory;
    int operands;
} settings;

/* memory: where none is named. */
static sw_status parse_settings(settings *out, solver_memory memory, int argc, char **argv,
                                sw_error *error)
{
    *out = (settings){0};
    const char *goal = NULL, *chosen = NULL;
    const sw_option options[] = {
        {.name = "--help", .flag = &out->help},
        {.name = "-h", .flag = &out->help},
        {.name = "--goal", .text = &goal},
        {.name = "--memory", .text = &chosen},
        {.name = NULL},
    };
    sw_status status = sw_args_parse(options, argc, argv, &out->operands, error);
    out->memory = memory;
    if (status == SW_OK)
        status = cli_memory_parse(&out->memory, chosen, error);
    return status == SW_OK ? cli_goal_parse(&out->goal, goal, error) : status;
}

static sw_status parse_goal(puzzle_board *out, const settings *with, const char *size_text,
                            sw_error *error)
{
    puzzle_size size;
    sw_status status = puzzle_size_parse(&size, size_text, error);
    return status == SW_OK ? cli_goal_make(out, &with->goal, size, error) : status;
}

/* The least of the words that suffices, or the number. */
static void write_least(char *out, size_t size, const solver_tier *tier, solver_memory memory)
{
    int least = SOLVER_MEMORY_SMALL;
    while (least < SOLVER_MEMORIES && !solver_memory_suffices((solver_memory)least, tier))
        least++;
    cli_memory_write(out, size, least < SOLVER_MEMORIES ? (solver_memory)least : memory);
}

static void list_tiers(sw_text *out, const puzzle_board *goal, solver_memory memory)
{
    solver_tier tiers[SOLVER_MAX_TIERS];
    char size[SIZE_TEXT], least[SIZE_TEXT];
    int count = solver_tables_plan(tiers, goal, memory);
    snprintf(size, sizeof size, "%dx%d", goal->size.columns, goal->size.rows);
    for (int i = 0; i < count; i++) {
        write_least(least, sizeof least, &tiers[i], memory);
        sw_text_addf(out, "%-6s %8.2f  %-7s %s\n", size, (double)tiers[i].bytes / BYTES_A_MB, least,
                     tiers[i].name);
    }
    if (count == 0)
        sw_text_addf(out, "%-6s %8s  %-7s none\n", size, "-", "-");
}

static sw_status list_sizes(sw_text *out, const settings *with, char **words, sw_error *error)
{
    puzzle_board goal;
    sw_status status = SW_OK;
    sw_text_addf(out, "%-6s %8s  %-7s tables\n", "size", "MB", "memory");
    for (int i = 0; i < with->operands && status == SW_OK; i++) {
        status = parse_goal(&goal, with, words[i], error);
        if (status == SW_OK)
            list_tiers(out, &goal, with->memory);
    }
    if (with->operands > 0)
        return status;
    if (!with->goal.named) {
        list_tiers(out, &with->goal.board, with->memory);
        return SW_OK;
    }
    for (size_t i = 0; i < sizeof sizes / sizeof *sizes && status == SW_OK; i++) {
        status = cli_goal_make(&goal, &with->goal, sizes[i], error);
        if (status == SW_OK)
            list_tiers(out, &goal, with->memory);
    }
    return status;
}

static int run_list(const settings *with, char **words)
{
    sw_text text;
    sw_error error;
    sw_text_init(&text, TEXT_LIMIT);
    int code;
    if (list_sizes(&text, with, words, &error) != SW_OK ||
        cli_tables_add_files(&text, &error) != SW_OK)
        code = cli_complain("tables list", &error);
    else
        code = text.failed ? cli_output_failed(ENOMEM) : cli_print(text.data);
    sw_text_deinit(&text);
    return code;
}

static int run_build(const settings *with, char **words)
{
    puzzle_board goal;
    sw_error error;
    sw_status status = SW_OK;
    if (with->operands != 1)
        status = sw_fail(&error, SW_BAD_INPUT, "one size is needed, such as 4x4");
    if (status == SW_OK)
        status = parse_goal(&goal, with, words[0], &error);
    if (status != SW_OK)
        return cli_complain("tables build", &error);
    return cli_tables_build(&goal, with->memory);
}

static int run_clear(const settings *with, char **words)
{
    sw_error error;
    if (with->operands == 0)
        return cli_tables_clear();
    sw_fail(&error, SW_BAD_INPUT, "all files are removed; '%.40s' is too much", words[0]);
    return cli_complain("tables clear", &error);
}

typedef struct command {
    const char *name;
    const char *full_name; /* for complaints */
    int (*run)(const settings *with, char **words);
    solver_memory memory; /* by default */
} command;

static const command commands[] = {
    {"list", "tables list", run_list, SOLVER_MEMORY_HUGE},
    {"build", "tables build", run_build, SOLVER_MEMORY_NORMAL},
    {"clear", "tables clear", run_clear, SOLVER_MEMORY_NORMAL},
};

static int run_command(const command *command, int argc, char **argv)
{
    settings with;
    sw_error error;
    if (parse_settings(&with, command->memory, argc, argv, &error) != SW_OK)
        return cli_complain(command->full_name, &error);
    return with.help ? cli_print(cli_tables_help) : command->run(&with, argv);
}

int cli_tables(int argc, char **argv)
{
    const char *word = argc > 0 ? argv[0] : "";
    for (size_t i = 0; i < sizeof commands / sizeof *commands; i++)
        if (strcmp(word, commands[i].name) == 0)
            return run_command(&commands[i], argc - 1, argv + 1);
    if (strcmp(word, "--help") == 0 || strcmp(word, "-h") == 0)
        return cli_print(cli_tables_help);
    sw_error error;
    if (argc == 0)
        sw_fail(&error, SW_BAD_INPUT, "'list', 'build' or 'clear' is expected");
    else
        sw_fail(&error, SW_BAD_INPUT, "'list', 'build' or 'clear' is expected, not '%.40s'", word);
    return cli_complain("tables", &error);
}
