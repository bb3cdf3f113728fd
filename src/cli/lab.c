/* `lab`: one board, several searches and heuristics side by side. */
#include "verbs.h"

#include "base/args.h"
#include "cache.h"
#include "goal.h"
#include "lab_record.h"
#include "names.h"

#include "os/interrupt.h"

#include <errno.h>
#include <stdatomic.h>
#include <string.h>

enum { DEFAULT_TIME_MS = 10000, DEFAULT_MEMORY_MB = 512, MAX_MEMORY_MB = 1 << 20 };
static const int64_t MAX_TIME_MS = 86400000;
static const int64_t MAX_NODES = INT64_C(1000000000000000);
static const size_t BYTES_A_MB = (size_t)1 << 20;

/* One of the two boards of 3x3 that are furthest from the goal: 31 moves. */
static const char DEFAULT_BOARD[] = "6,4,7/8,5,0/3,2,1";

const char cli_lab_help[] =
    "Usage: slidewise lab [OPTION]... [BOARD]\n"
    "\n"
    "Solves one board by several searches and heuristics in turn and compares what they\n"
    "cost: one row of a table each, as soon as it is there. Without a board it takes\n"
    "6,4,7/8,5,0/3,2,1, whose shortest solution has 31 moves, as many as a 3x3 can need.\n"
    "\n"
    "  --goal G           standard (default), blank-first, snake, spiral, columns,\n"
    "                     or a board\n"
    "  --algorithms A,B   some of bfs, astar, idastar, bidirectional; default\n"
    "                     astar,idastar\n"
    "  --heuristics H,I   some of none, misplaced, manhattan, misplaced+manhattan,\n"
    "                     linear-conflict (with Manhattan), walking-distance, max (the\n"
    "                     larger of the two before), pattern-database; default all,\n"
    "                     but idastar with none is left out: it may take very long\n"
    "  --metric M         moves of single tiles (moves, default), or slides of one or more\n"
    "                     tiles in line (slides): a heuristic's value is then its share of\n"
    "                     the most tiles that a slide can move\n"
    "  --time-ms T        wall time for each run, 1 to 86400000; default 10000\n"
    "  --nodes N          nodes expanded in each run, 1 to 10^15; default: no limit\n"
    "  --memory-mb N      for the nodes of one run, 1 to 1048576; default 512\n"
    "  --format F         text (default) or json\n"
    "  --help             prints this and ends\n"
    "\n"
    "Both breadth-first searches (bfs, bidirectional) ask no heuristic and are run once,\n"
    "with none. The columns: nodes expanded and generated; nodes in the open and the\n"
    "closed list at most, and the memory of both; wall time, the making of tables left\n"
    "out. A JSON record is an object on one line with the fields algorithm, heuristic,\n"
    "admissible, status, moves, expanded, generated, open_peak, closed_peak, bytes_peak,\n"
    "ms, solution, metric, slides (moves are single tiles); null where there is none.\n"
    "The status is optimal (proved), solved (found by a heuristic that may overestimate,\n"
    "so that a shorter solution may exist), unsolvable, limit (time or nodes ran out),\n"
    "memory-limit, or unsuited (there is no such heuristic for boards of this size).\n"
    "\n"
    "Exit status: 0 some run solved the board: one that hit a limit is a result, too;\n"
    "1 no run solved it; 2 bad usage; 130 interrupted.\n";

typedef struct lab {
    bool help;
    cli_format format;
    bool algorithms[SOLVER_ALGORITHMS]; /* by index into cli_names */
    bool heuristics[SOLVER_HEURISTICS];
    bool spares_idastar;    /* from a run without a heuristic */
    solver_request request; /* of every run, but for the method */
    solver *solver;
    solver_progress *progress;
    atomic_bool interrupted;
    bool solved; /* by some run */
} lab;

static const char *const formats[] = {"text", "json", NULL}; /* in the order of cli_format */

/* False where some are chosen already. */
static bool choose_default(bool *chosen, int count, const bool *standard)
{
    if (memchr(chosen, true, (size_t)count * sizeof *chosen))
        return false;
    memcpy(chosen, standard, (size_t)count * sizeof *chosen);
    return true;
}

static void choose_defaults(lab *out)
{
    static const bool best_first[SOLVER_ALGORITHMS] = {
        [SOLVER_ASTAR - 1] = true,
        [SOLVER_IDASTAR - 1] = true,
    };
    bool all[SOLVER_HEURISTICS];
    memset(all, true, sizeof all);
    choose_default(out->algorithms, SOLVER_ALGORITHMS, best_first);
    out->spares_idastar = choose_default(out->heuristics, SOLVER_HEURISTICS, all);
}

static sw_status parse_boards(lab *out, const char *board, const char *goal_text, sw_error *error)
{
    cli_goal goal;
    solver_request *request = &out->request;
    sw_status status = cli_goal_parse(&goal, goal_text, error);
    if (status == SW_OK)
        status = puzzle_board_parse(&request->start, board, error);
    return status == SW_OK ? cli_goal_make(&request->goal, &goal, request->start.size, error)
                           : status;
}

static sw_status parse_lab(lab *out, int argc, char **argv, sw_error *error)
{
    const cli_names names = cli_names_list();
    const char *goal = NULL;
    int format = CLI_FORMAT_TEXT, metric = PUZZLE_METRIC_MOVES;
    int64_t time_ms = DEFAULT_TIME_MS, nodes = 0, memory_mb = DEFAULT_MEMORY_MB;
    const sw_option options[] = {
        {.name = "--help", .flag = &out->help},
        {.name = "-h", .flag = &out->help},
        {.name = "--goal", .text = &goal},
        {.name = "--algorithms", .chosen = out->algorithms, .choices = names.algorithms},
        {.name = "--heuristics", .chosen = out->heuristics, .choices = names.heuristics},
        {.name = "--metric", .choice = &metric, .choices = names.metrics},
        {.name = "--time-ms", .number = &time_ms, .min = 1, .max = MAX_TIME_MS},
        {.name = "--nodes", .number = &nodes, .min = 1, .max = MAX_NODES},
        {.name = "--memory-mb", .number = &memory_mb, .min = 1, .max = MAX_MEMORY_MB},
        {.name = "--format", .choice = &format, .choices = formats},
        {.name = NULL},
    };
    int operands;
    sw_status status = sw_args_parse(options, argc, argv, &operands, error);
    if (status != SW_OK || out->help)
        return status;
    if (operands > 1)
        return sw_fail(error, SW_BAD_INPUT,
                       "one board is expected (in quotes where it has blanks)");
    out->format = (cli_format)format;
    out->request.metric = (puzzle_metric)metric;
    out->request.time_ms = (double)time_ms;
    out->request.node_limit = (uint64_t)nodes;
    out->request.memory_limit = (size_t)memory_mb * BYTES_A_MB;
    choose_defaults(out);
    return parse_boards(out, operands > 0 ? argv[0] : DEFAULT_BOARD, goal, error);
}

static int print(const sw_text *text)
{
    return text->failed ? cli_output_failed(ENOMEM) : cli_print(text->data);
}

/* CLI_ANSWERED, or why nothing more can be run or said. */
static int run_method(lab *now, solver_method method)
{
    sw_text record;
    solver_answer answer = {0};
    now->request.method = method;
    solver_progress_reset(now->progress); /* its nodes are those of one run */
    if (atomic_load(&now->interrupted))
        return CLI_INTERRUPTED;
    sw_status status = solver_solve(now->solver, &now->request, now->progress, &answer);
    sw_text_init(&record, CLI_RECORD_LIMIT);
    int code = CLI_INTERRUPTED;
    if (status != SW_CANCELLED) {
        cli_lab_record(now->format, &now->request, &answer, &record);
        code = print(&record);
    }
    now->solved = now->solved || status == SW_OK;
    sw_text_deinit(&record);
    solver_answer_deinit(&answer);
    return code;
}

static bool has_heuristic(const lab *now, solver_algorithm algorithm, solver_heuristic heuristic)
{
    bool is_spared = now->spares_idastar && algorithm == SOLVER_IDASTAR && heuristic == SOLVER_NONE;
    return now->heuristics[heuristic - 1] && !is_spared;
}

static int run_algorithm(lab *now, solver_algorithm algorithm)
{
    if (!solver_algorithm_is_informed(algorithm))
        return run_method(now, (solver_method){algorithm, SOLVER_NONE});
    int code = CLI_ANSWERED;
    for (int i = SOLVER_NONE; i < SOLVER_HEURISTICS && code == CLI_ANSWERED; i++)
        if (has_heuristic(now, algorithm, (solver_heuristic)i))
            code = run_method(now, (solver_method){algorithm, (solver_heuristic)i});
    return code;
}

static int run_lab(lab *now)
{
    int code = CLI_ANSWERED;
    for (int i = SOLVER_BFS; i < SOLVER_ALGORITHMS && code == CLI_ANSWERED; i++)
        if (now->algorithms[i - 1])
            code = run_algorithm(now, (solver_algorithm)i);
    return code == CLI_ANSWERED && !now->solved ? CLI_UNANSWERED : code;
}

static int print_heading(const lab *now)
{
    sw_text heading;
    sw_text_init(&heading, CLI_RECORD_LIMIT);
    sw_text_add(&heading, "board ");
    puzzle_board_format(&now->request.start, &heading);
    sw_text_add(&heading, "\ngoal  ");
    puzzle_board_format(&now->request.goal, &heading);
    sw_text_add(&heading, "\n\n");
    cli_lab_heading(now->request.metric, &heading);
    int code = print(&heading);
    sw_text_deinit(&heading);
    return code;
}

static void interrupt(void *data)
{
    lab *now = data;
    atomic_store(&now->interrupted, true);
    solver_progress_cancel(now->progress);
}

static int open_lab(lab *now)
{
    sw_error error;
    os_interrupt *watch;
    int code = now->format == CLI_FORMAT_TEXT ? print_heading(now) : CLI_ANSWERED;
    if (code != CLI_ANSWERED)
        return code;
    os_interrupt_hold();
    if (solver_progress_create(&now->progress, &error) != SW_OK)
        return cli_complain("lab", &error);
    if (solver_create(&now->solver, &error) != SW_OK) {
        solver_progress_destroy(now->progress);
        return cli_complain("lab", &error);
    }
    cli_cache_use(now->solver);
    if (os_interrupt_watch(&watch, interrupt, now, &error) == SW_OK) {
        code = run_lab(now);
        os_interrupt_unwatch(watch);
    } else {
        code = cli_complain("lab", &error);
    }
    solver_destroy(now->solver);
    solver_progress_destroy(now->progress);
    return code;
}

int cli_lab(int argc, char **argv)
{
    lab now = {0};
    sw_error error;
    if (parse_lab(&now, argc, argv, &error) != SW_OK)
        return cli_complain("lab", &error);
    return now.help ? cli_print(cli_lab_help) : open_lab(&now);
}
