/* `sets`: published boards with the shortest solutions known. */
#include "verbs.h"

#include "names.h"
#include "sets/sets.h"

enum { CHECK_MS = 1000, IMPROVE_MS = 10000 };

typedef struct settings {
    int64_t time_ms, threads;
    const char *memory, *title, *goal;
    int engine, notation, metric;
} settings;

static const char *const engines[] = {"auto", "optimal", NULL}; /* in the order of solver_engine */

static const sw_option options[] = {
    {"--time-ms", "T", SW_NUMBER, offsetof(settings, time_ms), 0, CLI_MOST_MS, .of = "check",
     .help = "of check and improve: wall time for each board, 1 to 86400000, or 0 to check "
             "without proofs; default: 1000 to check, 10000 to improve"},
    {"--time-ms", "T", SW_NUMBER, offsetof(settings, time_ms), 1, CLI_MOST_MS, .of = "improve"},
    {"--threads", "N", SW_NUMBER, offsetof(settings, threads), 1, CLI_MOST_THREADS,
     .of = "check improve",
     .help = "of check and improve: threads for one board, 1 to 256; default 1"},
    {"--memory", "M", SW_TEXT, offsetof(settings, memory), .word = cli_memory_word,
     .of = "check improve",
     .help = "of check and improve: what everything may take: see help solve"},
    {"--engine", "E", SW_CHOICE, offsetof(settings, engine), .words = engines, .of = "improve",
     .help = "of improve: auto (default), or optimal: searches until it is proved"},
    {"--notation", "N", SW_CHOICE, offsetof(settings, notation), .words = cli_notations,
     .of = "take",
     .help = "of take: letters say where the tile goes: tile (default), or where the blank goes: "
             "blank"},
    {"--title", "T", SW_TEXT, offsetof(settings, title), .of = "make",
     .help = "of make: what the set is called"},
    {"--goal", "G", SW_TEXT, offsetof(settings, goal), .word = cli_goal_word, .usual = "standard",
     .of = "make", .help = "of make: %s, or a board"},
    {"--metric", "M", SW_CHOICE, offsetof(settings, metric), .word = cli_metric_word,
     .usual = "moves", .of = "make", .help = "of make: what lengths count: %s"},
    {.name = NULL},
};

static sw_status make_limits(cli_set_limits *out, const settings *with, sw_error *error)
{
    *out = (cli_set_limits){(solver_engine)with->engine, SOLVER_MEMORY_NORMAL,
                            (double)with->time_ms, (int)with->threads};
    return cli_memory_parse(&out->memory, with->memory, error);
}

static int run_list(void *with, int operands, char **words)
{
    (void)with;
    return cli_sets_list(words, operands);
}

static int run_check(void *with, int operands, char **words)
{
    cli_set_limits limits;
    sw_error error;
    if (make_limits(&limits, with, &error) != SW_OK)
        return cli_complain("sets check", &error);
    return cli_sets_check(&limits, words, operands);
}

static int run_improve(void *with, int operands, char **words)
{
    cli_set_limits limits;
    sw_error error;
    if (make_limits(&limits, with, &error) != SW_OK)
        return cli_complain("sets improve", &error);
    return cli_sets_improve(&limits, words[0], words + 1, operands - 1);
}

static int run_take(void *data, int operands, char **words)
{
    const settings *with = data;
    (void)operands;
    return cli_sets_take(words[0], words[1], words[2], (puzzle_notation)with->notation);
}

static int run_make(void *data, int operands, char **words)
{
    const settings *with = data;
    const cli_set_kind kind = {with->title, with->goal, (puzzle_metric)with->metric};
    (void)operands;
    return cli_sets_make(&kind, words[0]);
}

static const settings to_check = {.time_ms = CHECK_MS, .threads = 1, .engine = SOLVER_OPTIMAL};
static const settings to_improve = {.time_ms = IMPROVE_MS, .threads = 1};
static const settings to_make = {.title = "Boards"};

static const cli_command commands[] = {
    {"list", run_list, NULL, 0, CLI_ANY, NULL},
    {"check", run_check, &to_check, 0, CLI_ANY, NULL},
    {"improve", run_improve, &to_improve, 1, CLI_ANY, "a set is needed"},
    {"take", run_take, NULL, 3, 3, "a set, the name of a board and a file of moves are needed"},
    {"make", run_make, &to_make, 1, 1, "one file of boards or - is needed"},
    {.name = NULL},
};

const cli_verb cli_sets = {
    .name = "sets",
    .synopsis = "[OPTION]... [WORD]...",
    .usage = "list [OPTION]... [SET]...\n"
             "check [OPTION]... [SET]...\n"
             "improve [OPTION]... SET [BOARD]...\n"
             "take [OPTION]... SET BOARD FILE|-\n"
             "make [OPTION]... FILE|-\n",
    .about =
        "Sets of boards, each with the shortest solution that is known, for solvers to be\n"
        "compared by. A SET is one that comes with the program, such as 4x4, or the path of a\n"
        "file: with a '/', or with the ending .csv.\n"
        "\n"
        "list prints a line for each set, by default for all that come with the program.\n"
        "\n"
        "check replays every solution of the sets, by default of all that come with the\n"
        "program, holds lengths and sums against them, and proves again what is said to be\n"
        "proved, as far as the time given is enough. Prints what is wrong, PATH:LINE: REASON,\n"
        "and a line for each set.\n"
        "\n"
        "improve searches the boards of those names, by default all, but none that is proved\n"
        "or, with auto, as short as was published. It writes what is solved in less, or\n"
        "proved, into the set's file.\n"
        "\n"
        "take reads moves from a file or standard input (-): a solution of that board of the\n"
        "set. If it is right and shorter it is written into the set's file.\n"
        "\n"
        "make prints a new set of the boards of a file or of standard input, one a line; the\n"
        "shortest length, where that is published, may stand behind it: BOARD = LENGTH. They\n"
        "are solved line by line: improve is what comes next. Lines that begin with # become\n"
        "remarks in the set's head.\n",
    .options = options,
    .notes = "Exit status: 0 nothing is wrong; 1 some length or solution is wrong, or what was to\n"
             "be taken is not shorter; 2 bad usage, a malformed or damaged file, or moves that do\n"
             "not solve the board.\n",
    .size = sizeof(settings),
    .commands = commands,
};
