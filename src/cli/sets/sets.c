/* `sets`: published boards with the shortest solutions known. */
#include "verbs.h"

#include "base/args.h"
#include "names.h"
#include "sets/set_change.h"
#include "sets/set_check.h"

#include <string.h>

enum { MAX_THREADS = 256, CHECK_MS = 1000, IMPROVE_MS = 10000 };
static const int64_t MAX_TIME_MS = 86400000;

const char cli_sets_help[] =
    "Usage: slidewise sets list [OPTION]... [SET]...\n"
    "       slidewise sets check [OPTION]... [SET]...\n"
    "       slidewise sets improve [OPTION]... SET [BOARD]...\n"
    "       slidewise sets take [OPTION]... SET BOARD FILE|-\n"
    "       slidewise sets make [OPTION]... FILE|-\n"
    "\n"
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
    "remarks in the set's head.\n"
    "\n"
    "  --time-ms T    of check and improve: wall time for each board, 1 to 86400000, or 0\n"
    "                 to check without proofs; default: 1000 to check, 10000 to improve\n"
    "  --threads N    of check and improve: threads for one board, 1 to 256; default 1\n"
    "  --memory M     of check and improve: what everything may take: see help solve\n"
    "  --engine E     of improve: auto (default), or optimal: searches until it is proved\n"
    "  --notation N   of take: letters say where the tile goes: tile (default), or where\n"
    "                 the blank goes: blank\n"
    "  --title T      of make: what the set is called\n"
    "  --goal G       of make: standard (default), blank-first, snake, spiral, columns, or\n"
    "                 a board\n"
    "  --metric M     of make: what lengths count: moves (default) or slides\n"
    "  --help         prints this and ends\n"
    "\n"
    "Exit status: 0 nothing is wrong; 1 some length or solution is wrong, or what was to\n"
    "be taken is not shorter; 2 bad usage, a malformed or damaged file, or moves that do\n"
    "not solve the board.\n";

typedef struct settings {
    bool help;
    int operands;
    cli_set_limits limits;
    cli_set_kind kind;
    puzzle_notation notation;
} settings;

/* The words behind `sets`, each with the options that it takes. */
typedef enum word { LIST, CHECK, IMPROVE, TAKE, MAKE, WORDS } word;
static const char *const words[WORDS] = {"list", "check", "improve", "take", "make"};
static const char *const verbs[WORDS] = {"sets list", "sets check", "sets improve", "sets take",
                                         "sets make"};

/* In the order of solver_engine, and of puzzle_notation. */
static const char *const engines[] = {"auto", "optimal", NULL};
static const char *const notations[] = {"tile", "blank", NULL};

static sw_status parse_search(settings *out, word which, int argc, char **argv, sw_error *error)
{
    const char *memory = NULL;
    int engine = which == CHECK ? SOLVER_OPTIMAL : SOLVER_AUTO;
    int64_t time_ms = which == CHECK ? CHECK_MS : IMPROVE_MS, threads = 1;
    const sw_option options[] = {
        {.name = "--help", .flag = &out->help},
        {.name = "-h", .flag = &out->help},
        {.name = "--time-ms", .number = &time_ms, .min = which != CHECK, .max = MAX_TIME_MS},
        {.name = "--threads", .number = &threads, .min = 1, .max = MAX_THREADS},
        {.name = "--memory", .text = &memory},
        {.name = which == IMPROVE ? "--engine" : NULL, .choice = &engine, .choices = engines},
        {.name = NULL},
    };
    sw_status status = sw_args_parse(options, argc, argv, &out->operands, error);
    out->limits = (cli_set_limits){(solver_engine)engine, SOLVER_MEMORY_NORMAL, (double)time_ms,
                                   (int)threads};
    return status == SW_OK ? cli_memory_parse(&out->limits.memory, memory, error) : status;
}

static sw_status parse_make(settings *out, int argc, char **argv, sw_error *error)
{
    const cli_names names = cli_names_list();
    int metric = PUZZLE_METRIC_MOVES;
    out->kind.title = "Boards";
    const sw_option options[] = {
        {.name = "--help", .flag = &out->help},
        {.name = "-h", .flag = &out->help},
        {.name = "--title", .text = &out->kind.title},
        {.name = "--goal", .text = &out->kind.goal},
        {.name = "--metric", .choice = &metric, .choices = names.metrics},
        {.name = NULL},
    };
    sw_status status = sw_args_parse(options, argc, argv, &out->operands, error);
    out->kind.metric = (puzzle_metric)metric;
    return status;
}

/* Of list and take. */
static sw_status parse_plain(settings *out, word which, int argc, char **argv, sw_error *error)
{
    int notation = PUZZLE_NOTATION_TILE;
    const sw_option options[] = {
        {.name = "--help", .flag = &out->help},
        {.name = "-h", .flag = &out->help},
        {.name = which == TAKE ? "--notation" : NULL, .choice = &notation, .choices = notations},
        {.name = NULL},
    };
    sw_status status = sw_args_parse(options, argc, argv, &out->operands, error);
    out->notation = (puzzle_notation)notation;
    return status;
}

static sw_status parse_settings(settings *out, word which, int argc, char **argv, sw_error *error)
{
    *out = (settings){0};
    sw_status status = which == CHECK || which == IMPROVE
                           ? parse_search(out, which, argc, argv, error)
                       : which == MAKE ? parse_make(out, argc, argv, error)
                                       : parse_plain(out, which, argc, argv, error);
    if (status != SW_OK || out->help)
        return status;
    if (which == IMPROVE && out->operands == 0)
        return sw_fail(error, SW_BAD_INPUT, "a set is needed");
    if (which == TAKE && out->operands != 3)
        return sw_fail(error, SW_BAD_INPUT,
                       "a set, the name of a board and a file of moves are needed");
    if (which == MAKE && out->operands != 1)
        return sw_fail(error, SW_BAD_INPUT, "one file of boards or - is needed");
    return SW_OK;
}

static int run(word which, int argc, char **argv)
{
    settings with;
    sw_error error;
    if (parse_settings(&with, which, argc, argv, &error) != SW_OK)
        return cli_complain(verbs[which], &error);
    if (with.help)
        return cli_print(cli_sets_help);
    switch (which) {
    case CHECK:
        return cli_sets_check(&with.limits, argv, with.operands);
    case IMPROVE:
        return cli_sets_improve(&with.limits, argv[0], argv + 1, with.operands - 1);
    case TAKE:
        return cli_sets_take(argv[0], argv[1], argv[2], with.notation);
    case MAKE:
        return cli_sets_make(&with.kind, argv[0]);
    default:
        return cli_sets_list(argv, with.operands);
    }
}

int cli_sets(int argc, char **argv)
{
    for (int i = 0; argc > 0 && i < WORDS; i++)
        if (strcmp(argv[0], words[i]) == 0)
            return run((word)i, argc - 1, argv + 1);
    if (argc > 0 && (strcmp(argv[0], "--help") == 0 || strcmp(argv[0], "-h") == 0))
        return cli_print(cli_sets_help);
    sw_error error;
    sw_fail(&error, SW_BAD_INPUT, "list, check, improve, take or make is expected%s%.40s%s",
            argc > 0 ? ", not '" : "", argc > 0 ? argv[0] : "", argc > 0 ? "'" : "");
    return cli_complain("sets", &error);
}
