/* `solve`: a board, or boards line by line. */
#include "solve/solve.h"

#include "names.h"
#include "solve/batch.h"
#include "solve/claims.h"
#include "solver_files.h"
#include "verbs.h"

#include "os/file.h"
#include "os/interrupt.h"
#include "os/lines.h"
#include "os/thread.h"

#include <stdatomic.h>
#include <string.h>

enum { LINE_LIMIT = 1 << 16, ANYTIME_THREADS = 2, MAX_JOBS = 256 };

/* ---- Options ---- */

static const char *const engines[] = {"auto", "optimal", "lines", "anytime",
                                      NULL}; /* in the order of solver_engine */

static const sw_option options[] = {
    {"--goal", "G", SW_TEXT, offsetof(cli_solve_options, goal_text), .word = cli_goal_word,
     .usual = "standard", .help = "%s, or a board"},
    {"--engine", "E", SW_CHOICE, offsetof(cli_solve_options, engine), .words = engines,
     .help = "auto (default): a proven shortest solution up to 16 cells, anytime above;\n"
             "anytime: a solution at once, then shorter and shorter ones, and a proven lower "
             "bound that rises, until time or nodes run out;\n"
             "optimal: a proven shortest solution or a limit;\n"
             "lines: line by line, at once, rarely the shortest"},
    {"--metric", "M", SW_CHOICE, offsetof(cli_solve_options, metric), .word = cli_metric_word,
     .help = "what counts: moves (default), or slides of tiles in line"},
    {"--time-ms", "T", SW_NUMBER, offsetof(cli_solve_options, time_ms), 1, CLI_MOST_MS,
     .help = "wall time for each board, 1 to 86400000; default: no limit, but 1000 for anytime "
             "without --nodes"},
    {"--nodes", "N", SW_NUMBER, offsetof(cli_solve_options, nodes), 1, CLI_MOST_NODES,
     .help = "nodes expanded for each board, 1 to 10^15; default: no limit. With it, and without "
             "--time-ms, anytime answers the same on every machine and with any number of threads"},
    {"--improve", NULL, SW_FLAG, offsetof(cli_solve_options, improve),
     .help = "prints each better solution of auto or anytime at once, as a JSON record of its own"},
    {"--jobs", "N", SW_NUMBER, offsetof(cli_solve_options, jobs), 1, MAX_JOBS,
     .help = "boards solved side by side, 1 to 256; default: one for each processor core"},
    {"--threads", "N", SW_NUMBER, offsetof(cli_solve_options, threads), 1, CLI_MOST_THREADS,
     .help = "threads for one board, 1 to 256; default 1, and 2 where a single board is given to "
             "anytime"},
    {"--memory", "M", SW_TEXT, offsetof(cli_solve_options, memory_text), .word = cli_memory_word,
     .help = "what everything may take: small, 128 MB; normal, 512 MB (default); large, 1,024 "
             "MB; huge, 2,048 MB; or megabytes, 16 to 8192. Tables (pattern databases) are made "
             "meanwhile"},
    {"--wait-tables", NULL, SW_FLAG, offsetof(cli_solve_options, wait_tables),
     .help = "makes them before the first board of each size and place of the goal's blank, and "
             "tells on standard error how long that took"},
    {"--algorithm", "A", SW_CHOICE, offsetof(cli_solve_options, algorithm),
     .word = cli_algorithm_word,
     .help = "a search by its name: %s. It is slow, and there to be compared: see help lab"},
    {"--heuristic", "H", SW_CHOICE, offsetof(cli_solve_options, heuristic),
     .word = cli_heuristic_word,
     .help = "and a heuristic: %s. misplaced+manhattan may overestimate: its answers are solved, "
             "not optimal; max is the larger of linear-conflict and walking-distance; bfs and "
             "bidirectional ask none. Neither goes together with --engine"},
    {"--notation", "N", SW_CHOICE, offsetof(cli_solve_options, notation), .words = cli_notations,
     .help = "letters U D L R say where the tile goes: tile (default), or where the blank goes: "
             "blank"},
    {"--format", "F", SW_CHOICE, offsetof(cli_solve_options, format), .words = cli_formats,
     .usual = "text", .help = "%s"},
    {.name = NULL},
};

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
    if (options->improve && (!improves || named))
        return sw_fail(error, SW_BAD_INPUT, "--improve is for the engines auto and anytime");
    return SW_OK;
}

sw_status cli_solve_options_read(cli_solve_options *options, const char *input, sw_error *error)
{
    int64_t cores = os_thread_cores();
    if (options->jobs == 0)
        options->jobs = cores < MAX_JOBS ? cores : MAX_JOBS;
    options->method = (solver_method){(solver_algorithm)(options->algorithm + 1),
                                      (solver_heuristic)(options->heuristic + 1)};
    options->memory = SOLVER_MEMORY_NORMAL;
    options->style = (cli_style){options->improve ? CLI_FORMAT_JSON : (cli_format)options->format,
                                 (puzzle_notation)options->notation, options->improve};
    options->input = input;
    sw_status status = cli_memory_parse(&options->memory, options->memory_text, error);
    if (status == SW_OK)
        status = check_method(options, error);
    if (status == SW_OK)
        status = check_improve(options, error);
    return status == SW_OK ? cli_goal_parse(&options->goal, options->goal_text, error) : status;
}

/* ---- One run ---- */

/* One run of the verb, and what Ctrl-C needs to end it. */
typedef struct run {
    const cli_solve_options *options;
    os_lines *lines; /* NULL where the input is one board */
    cli_batch *batch;
    cli_claims claims; /* for the boards that come in now */
    cli_values values;
    solver_progress *awaiting; /* of tables that are waited for */
    atomic_bool interrupted;
} run;

static void interrupt(void *data)
{
    run *now = data;
    atomic_store(&now->interrupted, true);
    solver_progress_cancel(now->awaiting);
    cli_batch_stop(now->batch);
    if (now->lines)
        os_lines_interrupt(now->lines);
}

static sw_status make_request(solver_request *out, const cli_solve_options *options,
                              const char *text, size_t length, sw_error *error)
{
    if (strlen(text) != length)
        return sw_fail(error, SW_BAD_INPUT, "a board has no NUL bytes");
    *out = (solver_request){
        .engine = (solver_engine)options->engine,
        .time_ms = (double)options->time_ms,
        .node_limit = (uint64_t)options->nodes,
        .threads = (int)options->threads,
        .method = options->method,
        .metric = (puzzle_metric)options->metric,
    };
    sw_status status = puzzle_board_parse(&out->start, text, error);
    if (status != SW_OK)
        return status;
    puzzle_size size = out->start.size;
    solver_heuristic heuristic = options->method.heuristic;
    if (heuristic != SOLVER_ANY_HEURISTIC && !solver_heuristic_suits(heuristic, size))
        return sw_fail(error, SW_BAD_INPUT, "%s does not suit boards of %dx%d",
                       solver_heuristic_name(heuristic), size.columns, size.rows);
    return cli_goal_make(&out->goal, &options->goal, size, error);
}

/* Claims the tables for the request, and with --wait-tables has them made before anything else goes
 * on: with all memory to themselves. False where the run was stopped. */
static bool prepare(run *now, const solver_request *request)
{
    bool new_kind = cli_claims_follow(&now->claims, &request->goal);
    if (!new_kind || !now->options->wait_tables)
        return true;
    return cli_batch_drain(now->batch) && cli_claims_wait(&now->claims, "solve", now->awaiting);
}

/* The same for tables in slides, which a search makes itself where it is not told to wait. */
static bool prepare_slides(run *now, const solver_request *request)
{
    return !now->options->wait_tables || solver_is_anytime(request) ||
           (cli_batch_drain(now->batch) &&
            cli_claims_wait_slides(&now->claims, &request->goal, "solve", now->awaiting));
}

static bool prepare_metric(run *now, const solver_request *request)
{
    if (request->metric == PUZZLE_METRIC_SLIDES)
        return prepare_slides(now, request);
    return !solver_uses_tables(request) || prepare(now, request);
}

/* False where the run was stopped. */
static bool add_item(run *now, const cli_item *item)
{
    bool readable = item->problem.status == SW_OK;
    if (readable && solver_is_anytime(&item->request))
        cli_values_check(&now->values, item->request.start.size);
    if (readable && !prepare_metric(now, &item->request))
        return false;
    return cli_batch_add(now->batch, item);
}

static int feed_board(run *now)
{
    const char *text = now->options->input;
    cli_item item = {.line = 1};
    if (make_request(&item.request, now->options, text, strlen(text), &item.problem) != SW_OK)
        return cli_complain("solve", &item.problem);
    if (now->options->threads == 0 && solver_is_anytime(&item.request))
        item.request.threads = ANYTIME_THREADS;
    add_item(now, &item);
    return CLI_ANSWERED;
}

static int complain_of_input(const run *now, const sw_error *error)
{
    const char *input = now->options->input;
    return cli_complain_of(strcmp(input, "-") == 0 ? "<stdin>" : input, error);
}

static bool is_skipped(const os_line *line)
{
    size_t blanks = strspn(line->text, " \t");
    return blanks == line->length || line->text[blanks] == '#';
}

/* The next line that is not skipped, as an item: a request, or with SW_BAD_INPUT a problem. */
static sw_status next_item(run *now, cli_item *out)
{
    os_line line;
    sw_status status;
    *out = (cli_item){0};
    do
        status = os_lines_next(now->lines, &line, &out->problem);
    while (status == SW_OK && is_skipped(&line));
    if (status != SW_OK && status != SW_BAD_INPUT)
        return status;
    if (status == SW_OK)
        status = make_request(&out->request, now->options, line.text, line.length, &out->problem);
    out->problem.line = line.number;
    out->text = line.text;
    out->length = line.length;
    out->line = line.number;
    return status;
}

/* CLI_MISUSED where the input is refused or cannot be read. */
static int feed_lines(run *now)
{
    cli_item item;
    sw_status status = next_item(now, &item);
    if (status == SW_NOT_FOUND)
        sw_fail(&item.problem, SW_BAD_INPUT, "there is no board in it");
    if (status == SW_NOT_FOUND || status == SW_BAD_INPUT)
        return complain_of_input(now, &item.problem);
    while ((status == SW_OK || status == SW_BAD_INPUT) && add_item(now, &item))
        status = next_item(now, &item);
    if (status == SW_IO)
        return complain_of_input(now, &item.problem);
    return CLI_ANSWERED;
}

/* Waits for all records; the exit status of the whole run. */
static int conclude(run *now, int fed)
{
    cli_batch_outcome outcome = cli_batch_wait(now->batch);
    if (atomic_load(&now->interrupted))
        return CLI_INTERRUPTED;
    if (outcome.output_error != 0)
        return cli_output_failed(outcome.output_error);
    if (fed != CLI_ANSWERED || outcome.errors)
        return CLI_MISUSED;
    return outcome.unanswered ? CLI_UNANSWERED : CLI_ANSWERED;
}

static int run_batch(run *now)
{
    sw_error error;
    cli_batch_setup setup = {now->claims.solver, (int)now->options->jobs, now->options->style};
    if (cli_batch_create(&now->batch, &setup, &error) != SW_OK)
        return cli_complain("solve", &error);
    os_interrupt *watch = NULL;
    int code;
    /* Whoever watches for Ctrl-C comes first: there may be no room for a thread after the workers. */
    if (os_interrupt_watch(&watch, interrupt, now, &error) == SW_OK &&
        cli_batch_start(now->batch, &error) == SW_OK)
        code = conclude(now, now->lines ? feed_lines(now) : feed_board(now));
    else
        code = cli_complain("solve", &error);
    os_interrupt_unwatch(watch);
    cli_batch_destroy(now->batch);
    return code;
}

/* A mistyped board has a '/' and begins with a tile; unless it is the name of a file, it is taken
 * for a board all the same, so that the complaint names the mistake in it. */
static bool is_board(const char *input)
{
    puzzle_board board;
    if (puzzle_board_parse(&board, input, NULL) == SW_OK)
        return true;
    return strchr(input, '/') && strspn(input, "0123456789_ ") > 0 && !os_file_exists(input);
}

static int run_options(const cli_solve_options *options)
{
    run now = {.options = options};
    sw_error error;
    if (!is_board(options->input) &&
        os_lines_open(&now.lines, options->input, LINE_LIMIT, &error) != SW_OK)
        return complain_of_input(&now, &error);
    int code;
    os_interrupt_hold();
    sw_status status = solver_progress_create(&now.awaiting, &error);
    if (status == SW_OK)
        status = solver_create(&now.claims.solver, &error);
    if (status == SW_OK) {
        cli_cache_use(now.claims.solver);
        cli_values_use(&now.values, now.claims.solver);
        solver_set_memory(now.claims.solver, options->memory);
        code = run_batch(&now);
        cli_claims_drop(&now.claims);
        solver_destroy(now.claims.solver);
    } else {
        code = cli_complain("solve", &error);
    }
    solver_progress_destroy(now.awaiting);
    os_lines_close(now.lines);
    return code;
}

static int run_solve(void *data, int operands, char **words)
{
    cli_solve_options *options = data;
    sw_error error;
    (void)operands;
    if (cli_solve_options_read(options, words[0], &error) != SW_OK)
        return cli_complain("solve", &error);
    return run_options(options);
}

static const cli_solve_options usual = {.algorithm = -1, .heuristic = -1};

const cli_verb cli_solve = {
    .name = "solve",
    .synopsis = "[OPTION]... BOARD|FILE|-",
    .about = "Solves one board, or each of a file or of standard input (-), one a line.\n"
             "Prints one record a line, in the same order, as soon as it is ready.\n"
             "A board is written row by row: 6,4,7/8,5,0/3,2,1 with the blank as 0, _ or '.',\n"
             "and commas or blanks between the tiles. Sizes go from 2x2 to 32x32.\n"
             "In a file, empty lines and lines that begin with # are skipped.\n",
    .options = options,
    .notes =
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
        "limit; 2 bad input or usage; 130 interrupted.\n",
    .size = sizeof(cli_solve_options),
    .self = {NULL, run_solve, &usual, 1, 1,
             "one board (in quotes where it has blanks), one file or - is needed"},
};
