/* `export`: a board as a problem for planners. */
#include "verbs.h"

#include "names.h"
#include "plan/plan_pddl.h"
#include "plan/plan_sas.h"

enum { NOT_CHOSEN = -1, FORMAT_PDDL = 0, PART_DOMAIN = 0 };
static const char *const formats[] = {"pddl", "sas", NULL};
static const char *const parts[] = {"domain", "problem", NULL};

typedef struct settings {
    int format, part, metric;
    const char *goal;
} settings;

static const sw_option options[] = {
    {"--format", "F", SW_CHOICE, offsetof(settings, format), .words = formats,
     .help = "pddl, or sas: what Fast Downward's translator makes of it, version 3"},
    {"--part", "P", SW_CHOICE, offsetof(settings, part), .words = parts,
     .help = "%s; pddl needs one"},
    {"--goal", "G", SW_TEXT, offsetof(settings, goal), .word = cli_goal_word, .usual = "standard",
     .help = "%s, or a board"},
    {"--metric", "M", SW_CHOICE, offsetof(settings, metric), .word = cli_metric_word,
     .help = "what a plan costs: moves (default), or slides of tiles in line, whose first tile "
             "costs 1 (slide) and all others nothing (follow)"},
    {.name = NULL},
};

static sw_status check_settings(const settings *with, int operands, sw_error *error)
{
    if (operands != 1)
        return sw_fail(error, SW_BAD_INPUT, "one board is needed (in quotes where it has blanks)");
    if (with->format == NOT_CHOSEN)
        return sw_fail(error, SW_BAD_INPUT, "--format pddl or sas is needed");
    if (with->format == FORMAT_PDDL && with->part == NOT_CHOSEN)
        return sw_fail(error, SW_BAD_INPUT, "--format pddl needs --part domain or --part problem");
    if (with->format != FORMAT_PDDL && with->part != NOT_CHOSEN)
        return sw_fail(error, SW_BAD_INPUT, "--format sas has no --part");
    return SW_OK;
}

static int write_task(const settings *with, const cli_plan_task *task, cli_sink *sink)
{
    if (with->format != FORMAT_PDDL)
        return cli_plan_sas_write(task, sink);
    if (with->part == PART_DOMAIN)
        sw_text_add(&sink->text, cli_plan_pddl_domain(task->metric));
    else
        cli_plan_pddl_problem(task, &sink->text);
    return CLI_ANSWERED;
}

static int run(void *data, int operands, char **words)
{
    const settings *with = data;
    cli_plan_task task;
    sw_error error;
    cli_sink sink;
    sw_status status = check_settings(with, operands, &error);
    if (status == SW_OK)
        status =
            cli_plan_task_parse(&task, words[0], with->goal, (puzzle_metric)with->metric, &error);
    if (status != SW_OK)
        return cli_complain("export", &error);
    int code = cli_sink_open(&sink, NULL);
    if (code == CLI_ANSWERED)
        code = write_task(with, &task, &sink);
    if (code == CLI_ANSWERED)
        return cli_sink_keep(&sink);
    cli_sink_discard(&sink);
    return code;
}

static const settings usual = {.format = NOT_CHOSEN, .part = NOT_CHOSEN};

const cli_verb cli_export = {
    .name = "export",
    .synopsis = "[OPTION]... --format F BOARD",
    .about = "Writes a board as a problem for planners such as Fast Downward. What they find is\n"
             "checked by slidewise validate. In PDDL a course needs both parts, each in a file of\n"
             "its own; the domain is the same for every board.\n",
    .options = options,
    .notes = "A board that cannot reach the goal is written, too: a problem without a plan.\n"
             "Exit status: 0, or 2 on bad input or usage.\n",
    .size = sizeof(settings),
    .self = {.run = run, .usual = &usual},
};
