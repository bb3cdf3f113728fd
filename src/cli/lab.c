/* `lab`: one board, several searches and heuristics side by side. */
#include "verbs.h"

#include "goal.h"
#include "json.h"
#include "names.h"
#include "record.h"
#include "solver_files.h"

#include "os/interrupt.h"

#include <inttypes.h>
#include <stdatomic.h>
#include <string.h>

enum { DEFAULT_TIME_MS = 10000, DEFAULT_MEMORY_MB = 512, MAX_MEMORY_MB = 1 << 20 };
static const size_t BYTES_A_MB = (size_t)1 << 20;

/* One of the two boards of 3x3 that are furthest from the goal: 31 moves. */
static const char DEFAULT_BOARD[] = "6,4,7/8,5,0/3,2,1";

typedef struct settings {
    const char *goal;
    bool algorithms[SOLVER_ALGORITHMS]; /* by the index of the word */
    bool heuristics[SOLVER_HEURISTICS];
    int metric, format;
    int64_t time_ms, nodes, memory_mb;
} settings;

static const sw_option options[] = {
    {"--goal", "G", SW_TEXT, offsetof(settings, goal), .word = cli_goal_word, .usual = "standard",
     .help = "%s, or a board"},
    {"--algorithms", "A,B", SW_CHOICES, offsetof(settings, algorithms), .word = cli_algorithm_word,
     .help = "some of %s; default astar,idastar"},
    {"--heuristics", "H,I", SW_CHOICES, offsetof(settings, heuristics), .word = cli_heuristic_word,
     .help = "some of %s; default all, but idastar with none is left out: it may take very long. "
             "linear-conflict includes Manhattan; max is the larger of it and walking-distance"},
    {"--metric", "M", SW_CHOICE, offsetof(settings, metric), .word = cli_metric_word,
     .help = "moves of single tiles (moves, default), or slides of one or more tiles in line "
             "(slides): a heuristic's value is then its share of the most tiles that a slide can "
             "move"},
    {"--time-ms", "T", SW_NUMBER, offsetof(settings, time_ms), 1, CLI_MOST_MS,
     .help = "wall time for each run, 1 to 86400000; default 10000"},
    {"--nodes", "N", SW_NUMBER, offsetof(settings, nodes), 1, CLI_MOST_NODES,
     .help = "nodes expanded in each run, 1 to 10^15; default: no limit"},
    {"--memory-mb", "N", SW_NUMBER, offsetof(settings, memory_mb), 1, MAX_MEMORY_MB,
     .help = "for the nodes of one run, 1 to 1048576; default 512"},
    {"--format", "F", SW_CHOICE, offsetof(settings, format), .words = cli_formats, .usual = "text",
     .help = "%s"},
    {.name = NULL},
};

typedef struct lab {
    settings with;
    bool spares_idastar;    /* from a run without a heuristic */
    solver_request request; /* of every run, but for the method */
    solver *solver;
    solver_progress *progress;
    atomic_bool interrupted;
    bool solved; /* by some run */
} lab;

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
    choose_default(out->with.algorithms, SOLVER_ALGORITHMS, best_first);
    out->spares_idastar = choose_default(out->with.heuristics, SOLVER_HEURISTICS, all);
}

static sw_status read_settings(lab *out, int operands, char **words, sw_error *error)
{
    const settings *with = &out->with;
    solver_request *request = &out->request;
    cli_goal goal;
    request->metric = (puzzle_metric)with->metric;
    request->time_ms = (double)with->time_ms;
    request->node_limit = (uint64_t)with->nodes;
    request->memory_limit = (size_t)with->memory_mb * BYTES_A_MB;
    choose_defaults(out);
    sw_status status = cli_goal_parse(&goal, with->goal, error);
    if (status == SW_OK)
        status =
            puzzle_board_parse(&request->start, operands > 0 ? words[0] : DEFAULT_BOARD, error);
    return status == SW_OK ? cli_goal_make(&request->goal, &goal, request->start.size, error)
                           : status;
}

/* ---- What is printed about a run: a row of the table, or a line of JSON ---- */

/* A run that did not take place has no figures. */
static bool has_run(const solver_answer *answer)
{
    return answer->status != SW_BAD_INPUT;
}

static void add_heading(puzzle_metric metric, sw_text *out)
{
    sw_text_addf(out, "%-13s  %-19s  %-12s %6s %12s %12s %11s %11s %9s %10s\n", "algorithm",
                 "heuristic", "status", puzzle_metric_names[metric], "expanded", "generated",
                 "open", "closed", "MB", "ms");
}

static const char *remark(solver_method method, const solver_answer *answer)
{
    if (!has_run(answer))
        return "  there is none for this size";
    return solver_heuristic_is_admissible(method.heuristic) ? "" : "  not admissible";
}

static void text_figures(puzzle_metric metric, const solver_answer *answer, sw_text *out)
{
    if (answer->status == SW_OK)
        sw_text_addf(out, " %6zu", puzzle_metric_length(metric, &answer->path));
    else
        sw_text_addf(out, " %6s", "-");
    sw_text_addf(out, " %12" PRIu64 " %12" PRIu64 " %11zu %11zu %9.2f %10.3f", answer->expanded,
                 answer->generated, answer->open_peak, answer->closed_peak,
                 (double)answer->bytes_peak / (double)BYTES_A_MB, answer->ms);
}

static void text_record(const solver_request *request, const solver_answer *answer, sw_text *out)
{
    solver_method method = request->method;
    sw_text_addf(out, "%-13s  %-19s  %-12s", solver_algorithm_name(method.algorithm),
                 solver_heuristic_name(method.heuristic), cli_record_status(answer));
    if (has_run(answer))
        text_figures(request->metric, answer, out);
    sw_text_addf(out, "%s\n", remark(method, answer));
}

static void json_record(const solver_request *request, const solver_answer *answer, sw_text *out)
{
    solver_method method = request->method;
    bool ran = has_run(answer), found = answer->status == SW_OK;
    cli_json json = {.out = out};
    cli_json_open(&json, NULL, '{');
    cli_json_text(&json, "algorithm", solver_algorithm_name(method.algorithm));
    cli_json_text(&json, "heuristic", solver_heuristic_name(method.heuristic));
    cli_json_bool(&json, "admissible", solver_heuristic_is_admissible(method.heuristic));
    cli_json_text(&json, "status", cli_record_status(answer));
    cli_json_number_if(&json, "moves", found, answer->path.length);
    cli_json_number_if(&json, "expanded", ran, answer->expanded);
    cli_json_number_if(&json, "generated", ran, answer->generated);
    cli_json_number_if(&json, "open_peak", ran, answer->open_peak);
    cli_json_number_if(&json, "closed_peak", ran, answer->closed_peak);
    cli_json_number_if(&json, "bytes_peak", ran, answer->bytes_peak);
    if (ran)
        cli_json_decimal(&json, "ms", answer->ms, 3);
    else
        cli_json_null(&json, "ms");
    cli_json_path(&json, "solution", found ? &answer->path : NULL, PUZZLE_NOTATION_TILE);
    cli_json_text(&json, "metric", puzzle_metric_names[request->metric]);
    cli_json_number_if(&json, "slides", found, puzzle_path_slides(&answer->path));
    cli_json_close(&json, '}');
    sw_text_add_char(out, '\n');
}

/* ---- Runs ---- */

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
        if (now->with.format == CLI_FORMAT_JSON)
            json_record(&now->request, &answer, &record);
        else
            text_record(&now->request, &answer, &record);
        code = cli_print_text(&record);
    }
    now->solved = now->solved || status == SW_OK;
    sw_text_deinit(&record);
    solver_answer_deinit(&answer);
    return code;
}

static bool has_heuristic(const lab *now, solver_algorithm algorithm, solver_heuristic heuristic)
{
    bool is_spared = now->spares_idastar && algorithm == SOLVER_IDASTAR && heuristic == SOLVER_NONE;
    return now->with.heuristics[heuristic - 1] && !is_spared;
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
        if (now->with.algorithms[i - 1])
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
    add_heading(now->request.metric, &heading);
    int code = cli_print_text(&heading);
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
    int code = now->with.format == CLI_FORMAT_TEXT ? print_heading(now) : CLI_ANSWERED;
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

static int run(void *data, int operands, char **words)
{
    lab now = {.with = *(const settings *)data};
    sw_error error;
    if (read_settings(&now, operands, words, &error) != SW_OK)
        return cli_complain("lab", &error);
    return open_lab(&now);
}

static const settings usual = {
    .time_ms = DEFAULT_TIME_MS,
    .memory_mb = DEFAULT_MEMORY_MB,
};

const cli_verb cli_lab = {
    .name = "lab",
    .synopsis = "[OPTION]... [BOARD]",
    .about =
        "Solves one board by several searches and heuristics in turn and compares what they\n"
        "cost: one row of a table each, as soon as it is there. Without a board it takes\n"
        "6,4,7/8,5,0/3,2,1, whose shortest solution has 31 moves, as many as a 3x3 can need.\n",
    .options = options,
    .notes = "Both breadth-first searches (bfs, bidirectional) ask no heuristic and are run once,\n"
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
             "1 no run solved it; 2 bad usage; 130 interrupted.\n",
    .size = sizeof(settings),
    .self = {NULL, run, &usual, 0, 1, "one board is expected (in quotes where it has blanks)"},
};
