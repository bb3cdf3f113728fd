/* `solve`: a board, or boards line by line. */
#include "verbs.h"

#include "cache.h"
#include "solve/batch.h"
#include "solve/claims.h"
#include "solve/solve_options.h"
#include "values.h"

#include "os/file.h"
#include "os/interrupt.h"
#include "os/lines.h"

#include <stdatomic.h>
#include <string.h>

enum { LINE_LIMIT = 1 << 16, ANYTIME_THREADS = 2 };

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
        .engine = options->engine,
        .time_ms = (double)options->time_ms,
        .node_limit = (uint64_t)options->nodes,
        .threads = options->threads,
        .method = options->method,
        .metric = options->metric,
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
    cli_batch_setup setup = {now->claims.solver, now->options->jobs, now->options->style};
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

int cli_solve(int argc, char **argv)
{
    cli_solve_options options;
    sw_error error;
    if (cli_solve_options_parse(&options, argc, argv, &error) != SW_OK)
        return cli_complain("solve", &error);
    if (options.help)
        return cli_print(cli_solve_help);
    return run_options(&options);
}
