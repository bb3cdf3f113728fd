/* `export`: a board as a problem for planners. */
#include "verbs.h"

#include "base/args.h"
#include "names.h"
#include "plan/plan_pddl.h"
#include "plan/plan_sas.h"

const char cli_export_help[] =
    "Usage: slidewise export [OPTION]... --format F BOARD\n"
    "\n"
    "Writes a board as a problem for planners such as Fast Downward. What they find is\n"
    "checked by slidewise validate. In PDDL a course needs both parts, each in a file of\n"
    "its own; the domain is the same for every board.\n"
    "\n"
    "  --format F    pddl, or sas: what Fast Downward's translator makes of it, version 3\n"
    "  --part P      domain or problem; pddl needs one\n"
    "  --goal G      standard (default), blank-first, snake, spiral, columns, or a board\n"
    "  --metric M    what a plan costs: moves (default), or slides of tiles in line, whose\n"
    "                first tile costs 1 (slide) and all others nothing (follow)\n"
    "  --help        prints this and ends\n"
    "\n"
    "A board that cannot reach the goal is written, too: a problem without a plan.\n"
    "Exit status: 0, or 2 on bad input or usage.\n";

enum { NOT_CHOSEN = -1, FORMAT_PDDL = 0, PART_DOMAIN = 0 };
static const char *const formats[] = {"pddl", "sas", NULL};
static const char *const parts[] = {"domain", "problem", NULL};

typedef struct settings {
    bool help;
    int format;
    int part;
    cli_plan_task task;
} settings;

static sw_status check_part(const settings *with, sw_error *error)
{
    if (with->format == NOT_CHOSEN)
        return sw_fail(error, SW_BAD_INPUT, "--format pddl or sas is needed");
    if (with->format == FORMAT_PDDL && with->part == NOT_CHOSEN)
        return sw_fail(error, SW_BAD_INPUT, "--format pddl needs --part domain or --part problem");
    if (with->format != FORMAT_PDDL && with->part != NOT_CHOSEN)
        return sw_fail(error, SW_BAD_INPUT, "--format sas has no --part");
    return SW_OK;
}

static sw_status parse_settings(settings *out, int argc, char **argv, sw_error *error)
{
    *out = (settings){.format = NOT_CHOSEN, .part = NOT_CHOSEN};
    const cli_names names = cli_names_list();
    const char *goal = NULL;
    int operands, metric = PUZZLE_METRIC_MOVES;
    const sw_option options[] = {
        {.name = "--help", .flag = &out->help},
        {.name = "-h", .flag = &out->help},
        {.name = "--format", .choice = &out->format, .choices = formats},
        {.name = "--part", .choice = &out->part, .choices = parts},
        {.name = "--goal", .text = &goal},
        {.name = "--metric", .choice = &metric, .choices = names.metrics},
        {.name = NULL},
    };
    sw_status status = sw_args_parse(options, argc, argv, &operands, error);
    if (status != SW_OK || out->help)
        return status;
    if (operands != 1)
        return sw_fail(error, SW_BAD_INPUT, "one board is needed (in quotes where it has blanks)");
    status = check_part(out, error);
    return status == SW_OK
               ? cli_plan_task_parse(&out->task, argv[0], goal, (puzzle_metric)metric, error)
               : status;
}

static int write_task(const settings *with, cli_sink *sink)
{
    if (with->format != FORMAT_PDDL)
        return cli_plan_sas_write(&with->task, sink);
    if (with->part == PART_DOMAIN)
        sw_text_add(&sink->text, cli_plan_pddl_domain(with->task.metric));
    else
        cli_plan_pddl_problem(&with->task, &sink->text);
    return CLI_ANSWERED;
}

int cli_export(int argc, char **argv)
{
    settings with;
    sw_error error;
    cli_sink sink;
    if (parse_settings(&with, argc, argv, &error) != SW_OK)
        return cli_complain("export", &error);
    if (with.help)
        return cli_print(cli_export_help);
    int code = cli_sink_open(&sink, NULL);
    if (code == CLI_ANSWERED)
        code = write_task(&with, &sink);
    if (code == CLI_ANSWERED)
        return cli_sink_keep(&sink);
    cli_sink_discard(&sink);
    return code;
}
