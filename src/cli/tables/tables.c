/* `tables`: what they are, made, listed, removed. */
#include "verbs.h"

#include "goal.h"
#include "names.h"
#include "tables/tables_build.h"
#include "tables/tables_files.h"

#include "puzzle/notation.h"

#include <stdio.h>

enum { TEXT_LIMIT = 1 << 16, SIZE_TEXT = 32 };
static const double BYTES_A_MB = 1 << 20;

static const puzzle_size sizes[] = {{4, 3}, {7, 2}, {5, 3}, {4, 4}, {8, 2}, {5, 4}, {6, 3}, {5, 5}};

typedef struct settings {
    const char *goal_text, *memory_text;
    solver_memory memory; /* as the text says, or that of the command */
    cli_goal goal;        /* as the text says */
} settings;

static const sw_option options[] = {
    {"--goal", "G", SW_TEXT, offsetof(settings, goal_text), .word = cli_goal_word,
     .usual = "standard", .help = "%s, or a board: where its blank is makes a difference"},
    {"--memory", "M", SW_TEXT, offsetof(settings, memory_text), .word = cli_memory_word,
     .help = "%s, or megabytes from 16 to 8192, of which a quarter is for tables, and nearly all "
             "from huge on: see help solve. Default: list shows what huge has, build takes normal"},
    {.name = NULL},
};

static sw_status read_settings(settings *with, sw_error *error)
{
    sw_status status = cli_memory_parse(&with->memory, with->memory_text, error);
    return status == SW_OK ? cli_goal_parse(&with->goal, with->goal_text, error) : status;
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

static sw_status list_sizes(sw_text *out, const settings *with, int operands, char **words,
                            sw_error *error)
{
    puzzle_board goal;
    sw_status status = SW_OK;
    sw_text_addf(out, "%-6s %8s  %-7s tables\n", "size", "MB", "memory");
    for (int i = 0; i < operands && status == SW_OK; i++) {
        status = parse_goal(&goal, with, words[i], error);
        if (status == SW_OK)
            list_tiers(out, &goal, with->memory);
    }
    if (operands > 0)
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

static int run_list(void *data, int operands, char **words)
{
    settings *with = data;
    sw_text text;
    sw_error error;
    sw_text_init(&text, TEXT_LIMIT);
    int code;
    if (read_settings(with, &error) != SW_OK ||
        list_sizes(&text, with, operands, words, &error) != SW_OK ||
        cli_tables_add_files(&text, &error) != SW_OK)
        code = cli_complain("tables list", &error);
    else
        code = cli_print_text(&text);
    sw_text_deinit(&text);
    return code;
}

static int run_build(void *data, int operands, char **words)
{
    settings *with = data;
    puzzle_board goal;
    sw_error error;
    sw_status status = read_settings(with, &error);
    if (status == SW_OK && operands != 1)
        status = sw_fail(&error, SW_BAD_INPUT, "one size is needed, such as 4x4");
    if (status == SW_OK)
        status = parse_goal(&goal, with, words[0], &error);
    if (status != SW_OK)
        return cli_complain("tables build", &error);
    return cli_tables_build(&goal, with->memory);
}

static int run_clear(void *with, int operands, char **words)
{
    sw_error error;
    sw_status status = read_settings(with, &error);
    if (status == SW_OK && operands > 0)
        status =
            sw_fail(&error, SW_BAD_INPUT, "all files are removed; '%.40s' is too much", words[0]);
    return status == SW_OK ? cli_tables_clear() : cli_complain("tables clear", &error);
}

static const cli_command commands[] = {
    {"list", run_list, &(const settings){.memory = SOLVER_MEMORY_HUGE}},
    {"build", run_build, &(const settings){.memory = SOLVER_MEMORY_NORMAL}},
    {"clear", run_clear, &(const settings){.memory = SOLVER_MEMORY_NORMAL}},
    {.name = NULL},
};

const cli_verb cli_tables = {
    .name = "tables",
    .synopsis = "[OPTION]... [SIZE]...",
    .usage = "list [OPTION]... [SIZE]...\n"
             "build [OPTION]... SIZE\n"
             "clear\n",
    .about =
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
        "another version (stale), is never used; build writes it anew. clear removes them all.\n",
    .options = options,
    .notes =
        "Exit status: 0; 2 bad usage, a file that cannot be written or removed, or memory ran\n"
        "out; 130 interrupted.\n",
    .size = sizeof(settings),
    .commands = commands,
};
