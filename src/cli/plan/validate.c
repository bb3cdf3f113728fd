/* `validate`: whether a planner's plan solves a board. */
#include "verbs.h"

#include "base/args.h"
#include "names.h"
#include "plan/plan_line.h"
#include "plan/plan_run.h"

#include "os/lines.h"

#include <errno.h>
#include <string.h>

enum { LINE_LIMIT = 4096, TEXT_LIMIT = 2 * LINE_LIMIT };

const char cli_validate_help[] =
    "Usage: slidewise validate [OPTION]... PLAN BOARD\n"
    "\n"
    "Checks a plan for a board that slidewise export wrote: carries it out, and says how\n"
    "long it is, or which of its steps is the first that is wrong, and why. PLAN is a\n"
    "file, or standard input where it is -, with an action on each line, as planners\n"
    "write them: (move t7 c3-2 c3-1) moves tile 7 from row 3, column 2 to row 3,\n"
    "column 1. Capitals count as small letters, and what stands behind a semicolon is\n"
    "skipped.\n"
    "\n"
    "  --goal G     standard (default), blank-first, snake, spiral, columns, or a board\n"
    "  --metric M   that of the problem: moves (default) or slides\n"
    "  --help       prints this and ends\n"
    "\n"
    "Exit status: 0 the plan is valid; 1 it has a wrong step or ends elsewhere; 2 bad\n"
    "input or usage, such as a line that is no action of the problem.\n";

typedef struct settings {
    bool help;
    const char *plan;
    cli_plan_task task;
} settings;

static sw_status parse_settings(settings *out, int argc, char **argv, sw_error *error)
{
    *out = (settings){0};
    const cli_names names = cli_names_list();
    const char *goal = NULL;
    int operands, metric = PUZZLE_METRIC_MOVES;
    const sw_option options[] = {
        {.name = "--help", .flag = &out->help},
        {.name = "-h", .flag = &out->help},
        {.name = "--goal", .text = &goal},
        {.name = "--metric", .choice = &metric, .choices = names.metrics},
        {.name = NULL},
    };
    sw_status status = sw_args_parse(options, argc, argv, &operands, error);
    if (status != SW_OK || out->help)
        return status;
    if (operands != 2)
        return sw_fail(error, SW_BAD_INPUT,
                       "a plan and one board (in quotes where it has blanks) are needed");
    out->plan = argv[0];
    return cli_plan_task_parse(&out->task, argv[1], goal, (puzzle_metric)metric, error);
}

/* SW_OK at the end of the plan, SW_UNSOLVABLE with the words in `say` at a wrong step. */
static sw_status run_lines(cli_plan_run *run, const cli_plan_task *task, os_lines *lines,
                           sw_text *say, sw_error *error)
{
    os_line line = {0};
    cli_plan_action action;
    sw_status status;
    while ((status = os_lines_next(lines, &line, error)) == SW_OK) {
        cli_plan_line_tidy(line.text, line.length, say);
        if (say->length == 0)
            continue;
        status = cli_plan_line_read(&action, task, say, error);
        if (status != SW_OK)
            break;
        sw_text_clear(say);
        sw_text_addf(say, "wrong: line %d: (", line.number);
        cli_plan_action_write(&action, task->start.size, say);
        sw_text_add(say, "): ");
        if (!cli_plan_run_step(run, &action, say))
            return SW_UNSOLVABLE;
    }
    if (status == SW_BAD_INPUT)
        error->line = line.number;
    return status == SW_NOT_FOUND ? SW_OK : status;
}

/* The plan was carried out to its end. */
static sw_status conclude(const cli_plan_run *run, const cli_plan_task *task, sw_text *say)
{
    sw_text_clear(say);
    sw_text_addf(say, "wrong: the plan ends after %zu move%s, but ", run->moves,
                 run->moves == 1 ? "" : "s");
    if (!cli_plan_run_end(run, &task->goal, say))
        return SW_UNSOLVABLE;
    sw_text_clear(say);
    sw_text_add(say, "valid: ");
    if (task->metric == PUZZLE_METRIC_SLIDES)
        sw_text_addf(say, "%zu slide%s, ", run->cost, run->cost == 1 ? "" : "s");
    sw_text_addf(say, "%zu move%s", run->moves, run->moves == 1 ? "" : "s");
    return SW_OK;
}

static sw_status run_plan(const settings *with, sw_text *say, sw_error *error)
{
    os_lines *lines;
    cli_plan_run run = cli_plan_run_start(&with->task);
    sw_status status = os_lines_open(&lines, with->plan, LINE_LIMIT, error);
    if (status != SW_OK)
        return status;
    status = run_lines(&run, &with->task, lines, say, error);
    os_lines_close(lines);
    return status == SW_OK ? conclude(&run, &with->task, say) : status;
}

static int print_verdict(sw_status status, sw_text *say)
{
    sw_text_add_char(say, '\n');
    int code = say->failed ? cli_output_failed(ENOMEM) : cli_print(say->data);
    return code == CLI_ANSWERED && status != SW_OK ? CLI_UNANSWERED : code;
}

int cli_validate(int argc, char **argv)
{
    settings with;
    sw_error error;
    sw_text say;
    if (parse_settings(&with, argc, argv, &error) != SW_OK)
        return cli_complain("validate", &error);
    if (with.help)
        return cli_print(cli_validate_help);
    sw_text_init(&say, TEXT_LIMIT);
    sw_status status = run_plan(&with, &say, &error);
    int code = status == SW_OK || status == SW_UNSOLVABLE
                   ? print_verdict(status, &say)
                   : cli_complain_of(strcmp(with.plan, "-") == 0 ? "<stdin>" : with.plan, &error);
    sw_text_deinit(&say);
    return code;
}
