/* The options of `solve`. */
#include "solve/solve_options.h"

#include "base/args.h"
#include "names.h"
#include "verbs.h"

#include "os/thread.h"

enum { MAX_JOBS = 256, MAX_THREADS = 256 };
static const int64_t MAX_TIME_MS = 86400000;
static const int64_t MAX_NODES = INT64_C(1000000000000000);

const char cli_solve_help[] =
    "Usage: slidewise solve [OPTION]... BOARD|FILE|-\n"
    "\n"
    "Solves one board, or each of a file or of standard input (-), one a line.\n"
    "Prints one record a line, in the same order, as soon as it is ready.\n"
    "A board is written row by row: 6,4,7/8,5,0/3,2,1 with the blank as 0, _ or '.',\n"
    "and commas or blanks between the tiles. Sizes go from 2x2 to 32x32.\n"
    "In a file, empty lines and lines that begin with # are skipped.\n"
    "\n"
    "  --goal G           standard (default), blank-first, snake, spiral, columns,\n"
    "                     or a board\n"
    "  --engine E         auto (default): a proven shortest solution up to 16 cells,\n"
    "                     anytime above;\n"
    "                     anytime: a solution at once, then shorter and shorter ones, and\n"
    "                     a proven lower bound that rises, until time or nodes run out;\n"
    "                     optimal: a proven shortest solution or a limit;\n"
    "                     lines: line by line, at once, rarely the shortest\n"
    "  --metric M         what counts: moves (default), or slides of tiles in line\n"
    "  --time-ms T        wall time for each board, 1 to 86400000; default: no limit, but\n"
    "                     1000 for anytime without --nodes\n"
    "  --nodes N          nodes expanded for each board, 1 to 10^15; default: no limit.\n"
    "                     With it, and without --time-ms, anytime answers the same on\n"
    "                     every machine and with any number of threads\n"
    "  --improve          prints each better solution of auto or anytime at once, as a\n"
    "                     JSON record of its own\n"
    "  --jobs N           boards solved side by side, 1 to 256; default: one for each\n"
    "                     processor core\n"
    "  --threads N        threads for one board, 1 to 256; default 1, and 2 where a single\n"
    "                     board is given to anytime\n"
    "  --memory M         what everything may take: small, 128 MB; normal, 512 MB\n"
    "                     (default); large, 1,024 MB; huge, 2,048 MB; or megabytes, 16 to\n"
    "                     8192. Tables (pattern databases) are made meanwhile\n"
    "  --wait-tables      makes them before the first board of each size and place of the\n"
    "                     goal's blank, and tells on standard error how long that took\n"
    "  --algorithm A      a search by its name: bfs, astar, idastar or bidirectional.\n"
    "                     It is slow, and there to be compared: see help lab\n"
    "  --heuristic H      and a heuristic: none, misplaced, manhattan,\n"
    "                     misplaced+manhattan (may overestimate: its answers are solved,\n"
    "                     not optimal), linear-conflict, walking-distance, max (the larger\n"
    "                     of the two before), pattern-database; bfs and bidirectional ask\n"
    "                     none. Neither goes together with --engine\n"
    "  --notation N       letters U D L R say where the tile goes: tile (default), or\n"
    "                     where the blank goes: blank\n"
    "  --format F         text (default) or json\n"
    "  --help             prints this and ends\n"
    "\n"
    "A text record is BOARD: STATUS, MOVES, SOLUTION (ENGINE, HEURISTIC, NODES, MS),\n"
    "as far as there is one of each; 'at least N' is a proven lower bound. A line that\n"
    "is no board gives 'line N: error: REASON'.\n"
    "A JSON record is an object on one line. Its fields: board, status, moves,\n"
    "lower_bound, solution, engine, heuristic, expanded, generated, ms (wall time of\n"
    "the search, tables apart), cpu_ms, table_ms (wall time of waiting for tables),\n"
    "algorithm, metric (of lower_bound; moves are single tiles), slides;\n"
    "null where there is none. An error has board, status, message, line.\n"
    "With --improve there are line, elapsed_ms and final as well: false for a solution\n"
    "on the way, which comes at once and has board, status, moves, lower_bound, solution,\n"
    "expanded, these three, metric and slides; true for a board's last record.\n"
    "The status is optimal (proved: nothing is shorter), solved, unsolvable, limit\n"
    "(time or nodes ran out), memory-limit (what --memory leaves a named search did)\n"
    "or error.\n"
    "\n"
    "A file whose first line is no board is refused as a whole.\n"
    "Exit status: 0 every board was answered; 1 some board was unsolvable or hit a\n"
    "limit; 2 bad input or usage; 130 interrupted.\n";

/* In the order of solver_engine, puzzle_notation and cli_format. */
static const char *const engines[] = {"auto", "optimal", "lines", "anytime", NULL};
static const char *const notations[] = {"tile", "blank", NULL};
static const char *const formats[] = {"text", "json", NULL};

static sw_status check_method(const cli_solve_options *options, sw_error *error)
{
    solver_method method = options->method;
    bool named = method.algorithm != SOLVER_ANY_ALGORITHM;
    bool guided = method.heuristic != SOLVER_ANY_HEURISTIC;
    if ((named || guided) && options->engine != SOLVER_AUTO)
        return sw_fail(error, SW_BAD_INPUT,
                       "--engine and %s exclude each other: an engine has its own search",
                       named ? "--algorithm" : "--heuristic");
    if (named && method.heuristic > SOLVER_NONE && !solver_algorithm_is_informed(method.algorithm))
        return sw_fail(
            error, SW_BAD_INPUT, "%s asks no heuristic, so that --heuristic %s has no use",
            solver_algorithm_name(method.algorithm), solver_heuristic_name(method.heuristic));
    return SW_OK;
}

static sw_status check_improve(const cli_solve_options *options, sw_error *error)
{
    bool improves = options->engine == SOLVER_AUTO || options->engine == SOLVER_ANYTIME;
    bool named = options->method.algorithm != SOLVER_ANY_ALGORITHM ||
                 options->method.heuristic != SOLVER_ANY_HEURISTIC;
    if (options->style.improve && (!improves || named))
        return sw_fail(error, SW_BAD_INPUT, "--improve is for the engines auto and anytime");
    return SW_OK;
}

sw_status cli_solve_options_parse(cli_solve_options *out, int argc, char **argv, sw_error *error)
{
    *out = (cli_solve_options){0};
    const char *goal = NULL, *memory = NULL;
    const cli_names names = cli_names_list();
    int64_t jobs = os_thread_cores(), threads = 0;
    bool improve = false;
    int engine = SOLVER_AUTO, notation = PUZZLE_NOTATION_TILE, format = CLI_FORMAT_TEXT;
    int algorithm = -1, heuristic = -1;
    int metric = PUZZLE_METRIC_MOVES;
    const sw_option options[] = {
        {.name = "--help", .flag = &out->help},
        {.name = "-h", .flag = &out->help},
        {.name = "--goal", .text = &goal},
        {.name = "--engine", .choice = &engine, .choices = engines},
        {.name = "--metric", .choice = &metric, .choices = names.metrics},
        {.name = "--time-ms", .number = &out->time_ms, .min = 1, .max = MAX_TIME_MS},
        {.name = "--nodes", .number = &out->nodes, .min = 1, .max = MAX_NODES},
        {.name = "--improve", .flag = &improve},
        {.name = "--jobs", .number = &jobs, .min = 1, .max = MAX_JOBS},
        {.name = "--threads", .number = &threads, .min = 1, .max = MAX_THREADS},
        {.name = "--memory", .text = &memory},
        {.name = "--wait-tables", .flag = &out->wait_tables},
        {.name = "--algorithm", .choice = &algorithm, .choices = names.algorithms},
        {.name = "--heuristic", .choice = &heuristic, .choices = names.heuristics},
        {.name = "--notation", .choice = &notation, .choices = notations},
        {.name = "--format", .choice = &format, .choices = formats},
        {.name = NULL},
    };
    int operands;
    sw_status status = sw_args_parse(options, argc, argv, &operands, error);
    if (status != SW_OK || out->help)
        return status;
    if (operands != 1)
        return sw_fail(error, SW_BAD_INPUT,
                       "one board (in quotes where it has blanks), one file or - is needed");
    out->engine = (solver_engine)engine;
    out->method =
        (solver_method){(solver_algorithm)(algorithm + 1), (solver_heuristic)(heuristic + 1)};
    out->memory = SOLVER_MEMORY_NORMAL;
    out->metric = (puzzle_metric)metric;
    out->jobs = (int)(jobs < MAX_JOBS ? jobs : MAX_JOBS);
    out->threads = (int)threads;
    out->style = (cli_style){improve ? CLI_FORMAT_JSON : (cli_format)format,
                             (puzzle_notation)notation, improve};
    out->input = argv[0];
    status = cli_memory_parse(&out->memory, memory, error);
    if (status == SW_OK)
        status = check_method(out, error);
    if (status == SW_OK)
        status = check_improve(out, error);
    return status == SW_OK ? cli_goal_parse(&out->goal, goal, error) : status;
}
