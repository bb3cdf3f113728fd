/* `validate`: whether a planner's plan solves a board. */
#include "verbs.h"

#include "names.h"
#include "plan/plan.h"

#include "os/lines.h"

#include <string.h>

enum { LINE_LIMIT = 4096, TEXT_LIMIT = 2 * LINE_LIMIT };

typedef struct settings {
    const char *goal;
    int metric;
} settings;

static const sw_option options[] = {
    {"--goal", "G", SW_TEXT, offsetof(settings, goal), .word = cli_goal_word, .usual = "standard",
     .help = "%s, or a board"},
    {"--metric", "M", SW_CHOICE, offsetof(settings, metric), .word = cli_metric_word,
     .usual = "moves", .help = "that of the problem: %s"},
    {.name = NULL},
};

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

static sw_status run_plan(const char *path, const cli_plan_task *task, sw_text *say,
                          sw_error *error)
{
    os_lines *lines;
    cli_plan_run run = cli_plan_run_start(task);
    sw_status status = os_lines_open(&lines, path, LINE_LIMIT, error);
    if (status != SW_OK)
        return status;
    status = run_lines(&run, task, lines, say, error);
    os_lines_close(lines);
    return status == SW_OK ? conclude(&run, task, say) : status;
}

static int print_verdict(sw_status status, sw_text *say)
{
    sw_text_add_char(say, '\n');
    int code = cli_print_text(say);
    return code == CLI_ANSWERED && status != SW_OK ? CLI_UNANSWERED : code;
}

static int run(void *data, int operands, char **words)
{
    const settings *with = data;
    cli_plan_task task;
    sw_error error;
    sw_text say;
    (void)operands;
    sw_status status =
        cli_plan_task_parse(&task, words[1], with->goal, (puzzle_metric)with->metric, &error);
    if (status != SW_OK)
        return cli_complain("validate", &error);
    sw_text_init(&say, TEXT_LIMIT);
    status = run_plan(words[0], &task, &say, &error);
    int code = status == SW_OK || status == SW_UNSOLVABLE
                   ? print_verdict(status, &say)
                   : cli_complain_of(strcmp(words[0], "-") == 0 ? "<stdin>" : words[0], &error);
    sw_text_deinit(&say);
    return code;
}

const cli_verb cli_validate = {
    .name = "validate",
    .synopsis = "[OPTION]... PLAN BOARD",
    .about = "Checks a plan for a board that slidewise export wrote: carries it out, and says how\n"
             "long it is, or which of its steps is the first that is wrong, and why. PLAN is a\n"
             "file, or standard input where it is -, with an action on each line, as planners\n"
             "write them: (move t7 c3-2 c3-1) moves tile 7 from row 3, column 2 to row 3,\n"
             "column 1. Capitals count as small letters, and what stands behind a semicolon is\n"
             "skipped.\n",
    .options = options,
    .notes = "Exit status: 0 the plan is valid; 1 it has a wrong step or ends elsewhere; 2 bad\n"
             "input or usage, such as a line that is no action of the problem.\n",
    .size = sizeof(settings),
    .self = {NULL, run, NULL, 2, 2,
             "a plan and one board (in quotes where it has blanks) are needed"},
};
