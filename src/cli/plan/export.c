/* `export`: a board as a problem for planners. */
#include "verbs.h"

#include "names.h"
#include "plan/plan.h"
#include "sink.h"

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

static sw_status check_settings(const settings *with, sw_error *error)
{
    if (with->format == NOT_CHOSEN)
        return sw_fail(error, SW_BAD_INPUT, "--format pddl or sas is needed");
    if (with->format == FORMAT_PDDL && with->part == NOT_CHOSEN)
        return sw_fail(error, SW_BAD_INPUT, "--format pddl needs --part domain or --part problem");
    if (with->format != FORMAT_PDDL && with->part != NOT_CHOSEN)
        return sw_fail(error, SW_BAD_INPUT, "--format sas has no --part");
    return SW_OK;
}

/* ---- PDDL: a domain for every board, and the board as a problem in it ---- */

static const char moves_domain[] =
    "; Sliding tiles, each move of a tile at cost 1.\n"
    "(define (domain slidewise-moves)\n"
    "  (:requirements :strips :typing)\n"
    "  (:types tile cell)\n"
    "  (:predicates\n"
    "    (at ?t - tile ?c - cell)\n"
    "    (blank ?c - cell)\n"
    "    (adjacent ?from ?to - cell))\n"
    "  (:action move\n"
    "    :parameters (?t - tile ?from ?to - cell)\n"
    "    :precondition (and (at ?t ?from) (blank ?to) (adjacent ?from ?to))\n"
    "    :effect (and (not (at ?t ?from)) (not (blank ?to)) (at ?t ?to) (blank ?from))))\n";

static const char slides_domain[] =
    "; Sliding tiles, each slide of a line of tiles at cost 1. A slide moves its first tile "
    "another\n"
    "; way than the tile before; more tiles follow the same way at no cost.\n"
    "(define (domain slidewise-slides)\n"
    "  (:requirements :strips :typing :action-costs)\n"
    "  (:types tile cell direction)\n"
    "  (:constants up right down left still - direction)\n"
    "  (:predicates\n"
    "    (at ?t - tile ?c - cell)\n"
    "    (blank ?c - cell)\n"
    "    (leads ?way - direction ?from ?to - cell)\n"
    "    (going ?way - direction)\n"
    "    (differ ?before ?now - direction))\n"
    "  (:functions (total-cost) - number)\n"
    "  (:action slide\n"
    "    :parameters (?t - tile ?from ?to - cell ?before ?now - direction)\n"
    "    :precondition (and (at ?t ?from) (blank ?to) (leads ?now ?from ?to)\n"
    "      (going ?before) (differ ?before ?now))\n"
    "    :effect (and (not (at ?t ?from)) (not (blank ?to)) (not (going ?before))\n"
    "      (at ?t ?to) (blank ?from) (going ?now) (increase (total-cost) 1)))\n"
    "  (:action follow\n"
    "    :parameters (?t - tile ?from ?to - cell ?now - direction)\n"
    "    :precondition (and (at ?t ?from) (blank ?to) (leads ?now ?from ?to) (going ?now))\n"
    "    :effect (and (not (at ?t ?from)) (not (blank ?to)) (at ?t ?to) (blank ?from)\n"
    "      (increase (total-cost) 0))))\n";

static const char *pddl_domain(puzzle_metric metric)
{
    return metric == PUZZLE_METRIC_SLIDES ? slides_domain : moves_domain;
}

static void add_objects(puzzle_size size, sw_text *out)
{
    int cells = puzzle_size_cells(size);
    sw_text_add(out, "  (:objects\n   ");
    for (int tile = 1; tile < cells; tile++) {
        sw_text_add_char(out, ' ');
        cli_plan_add_tile(out, tile);
    }
    sw_text_add(out, " - tile\n   ");
    for (int cell = 0; cell < cells; cell++) {
        sw_text_add_char(out, ' ');
        cli_plan_add_cell(out, size, cell);
    }
    sw_text_add(out, " - cell)\n");
}

static void add_tiles(const puzzle_board *board, sw_text *out)
{
    for (int cell = 0; cell < puzzle_size_cells(board->size); cell++) {
        if (cell == board->blank)
            continue;
        sw_text_add(out, "    (at ");
        cli_plan_add_tile(out, board->tiles[cell]);
        sw_text_add_char(out, ' ');
        cli_plan_add_cell(out, board->size, cell);
        sw_text_add(out, ")\n");
    }
}

static void add_passage(puzzle_metric metric, puzzle_size size, int to, puzzle_move way,
                        sw_text *out)
{
    int from = cli_plan_source(size, to, way);
    if (from < 0)
        return;
    if (metric == PUZZLE_METRIC_SLIDES)
        sw_text_addf(out, "    (leads %s ", cli_plan_direction(way));
    else
        sw_text_add(out, "    (adjacent ");
    cli_plan_add_cell(out, size, from);
    sw_text_add_char(out, ' ');
    cli_plan_add_cell(out, size, to);
    sw_text_add(out, ")\n");
}

static void add_directions(sw_text *out)
{
    sw_text_addf(out, "    (= (total-cost) 0)\n    (going %s)\n",
                 cli_plan_direction(CLI_PLAN_STILL));
    for (int before = 0; before < CLI_PLAN_DIRECTIONS; before++)
        for (int now = 0; now < PUZZLE_MOVES; now++)
            if (before != now)
                sw_text_addf(out, "    (differ %s %s)\n", cli_plan_direction(before),
                             cli_plan_direction(now));
}

static void add_init(const cli_plan_task *task, sw_text *out)
{
    puzzle_size size = task->start.size;
    sw_text_add(out, "  (:init\n");
    add_tiles(&task->start, out);
    sw_text_add(out, "    (blank ");
    cli_plan_add_cell(out, size, task->start.blank);
    sw_text_add(out, ")\n");
    for (int to = 0; to < puzzle_size_cells(size); to++)
        for (int way = 0; way < PUZZLE_MOVES; way++)
            add_passage(task->metric, size, to, (puzzle_move)way, out);
    if (task->metric == PUZZLE_METRIC_SLIDES)
        add_directions(out);
    sw_text_add(out, "  )\n");
}

static void add_pddl_problem(const cli_plan_task *task, sw_text *out)
{
    puzzle_size size = task->start.size;
    sw_text_addf(out, "(define (problem slidewise-%dx%d)\n  (:domain slidewise-%s)\n", size.columns,
                 size.rows, puzzle_metric_names[task->metric]);
    add_objects(size, out);
    add_init(task, out);
    sw_text_add(out, "  (:goal (and\n");
    add_tiles(&task->goal, out);
    sw_text_add(out, "  ))\n");
    if (task->metric == PUZZLE_METRIC_SLIDES)
        sw_text_add(out, "  (:metric minimize (total-cost))\n");
    sw_text_add(out, ")\n");
}

/* ---- What Fast Downward's translator writes: https://www.fast-downward.org, "Translator output format" ---- */

/* Variables 0 .. cells - 2 are the cells of the tiles 1 .. cells - 1; these come behind. */
static int blank_variable(puzzle_size size)
{
    return puzzle_size_cells(size) - 1;
}

static int going_variable(puzzle_size size)
{
    return puzzle_size_cells(size);
}

static bool in_slides(const cli_plan_task *task)
{
    return task->metric == PUZZLE_METRIC_SLIDES;
}

static void add_fact(puzzle_size size, int variable, int value, sw_text *out)
{
    sw_text_add(out, "Atom ");
    if (variable == going_variable(size)) {
        sw_text_addf(out, "going(%s)\n", cli_plan_direction(value));
        return;
    }
    if (variable == blank_variable(size)) {
        sw_text_add(out, "blank(");
    } else {
        sw_text_add(out, "at(");
        cli_plan_add_tile(out, variable + 1);
        sw_text_add(out, ", ");
    }
    cli_plan_add_cell(out, size, value);
    sw_text_add(out, ")\n");
}

static int add_variables(const cli_plan_task *task, cli_sink *sink)
{
    puzzle_size size = task->start.size;
    int cells = puzzle_size_cells(size), count = in_slides(task) ? cells + 1 : cells;
    int code = CLI_ANSWERED;
    sw_text_addf(&sink->text, "%d\n", count);
    for (int i = 0; i < count && code == CLI_ANSWERED; i++) {
        int range = i == going_variable(size) ? CLI_PLAN_DIRECTIONS : cells;
        sw_text_addf(&sink->text, "begin_variable\nvar%d\n-1\n%d\n", i, range);
        for (int value = 0; value < range; value++)
            add_fact(size, i, value, &sink->text);
        sw_text_add(&sink->text, "end_variable\n");
        code = cli_sink_pass(sink);
    }
    return code;
}

/* A cell holds one tile or the blank. */
static int add_mutexes(const cli_plan_task *task, cli_sink *sink)
{
    int cells = puzzle_size_cells(task->start.size), code = CLI_ANSWERED;
    sw_text_addf(&sink->text, "%d\n", cells);
    for (int cell = 0; cell < cells && code == CLI_ANSWERED; cell++) {
        sw_text_addf(&sink->text, "begin_mutex_group\n%d\n", cells);
        for (int variable = 0; variable < cells; variable++)
            sw_text_addf(&sink->text, "%d %d\n", variable, cell);
        sw_text_add(&sink->text, "end_mutex_group\n");
        code = cli_sink_pass(sink);
    }
    return code;
}

static void add_boards(const cli_plan_task *task, sw_text *out)
{
    int cells = puzzle_size_cells(task->start.size);
    sw_text_add(out, "begin_state\n");
    for (int tile = 1; tile < cells; tile++)
        sw_text_addf(out, "%d\n", puzzle_board_find(&task->start, (puzzle_tile)tile));
    sw_text_addf(out, "%d\n", task->start.blank);
    if (in_slides(task))
        sw_text_addf(out, "%d\n", CLI_PLAN_STILL);
    sw_text_addf(out, "end_state\nbegin_goal\n%d\n", cells - 1);
    for (int tile = 1; tile < cells; tile++)
        sw_text_addf(out, "%d %d\n", tile - 1, puzzle_board_find(&task->goal, (puzzle_tile)tile));
    sw_text_add(out, "end_goal\n");
}

static void add_effect(int variable, int before, int after, sw_text *out)
{
    sw_text_addf(out, "0 %d %d %d\n", variable, before, after);
}

static int add_operator(const cli_plan_action *action, puzzle_size size, cli_sink *sink)
{
    sw_text *out = &sink->text;
    sw_text_add(out, "begin_operator\n");
    cli_plan_action_write(action, size, out);
    if (action->kind == CLI_PLAN_FOLLOW)
        sw_text_addf(out, "\n1\n%d %d\n", going_variable(size), action->now);
    else
        sw_text_add(out, "\n0\n");
    sw_text_add(out, action->kind == CLI_PLAN_SLIDE ? "3\n" : "2\n");
    add_effect(action->tile - 1, action->from, action->to, out);
    add_effect(blank_variable(size), action->to, action->from, out);
    if (action->kind == CLI_PLAN_SLIDE)
        add_effect(going_variable(size), action->before, action->now, out);
    sw_text_addf(out, "%d\nend_operator\n", cli_plan_action_cost(action));
    return cli_sink_pass(sink);
}

/* All that a tile may do between two cells. */
static int add_moves(const cli_plan_task *task, cli_plan_action *action, cli_sink *sink)
{
    puzzle_size size = task->start.size;
    action->kind = CLI_PLAN_MOVE;
    if (!in_slides(task))
        return add_operator(action, size, sink);
    int code = CLI_ANSWERED;
    for (int before = 0; before < CLI_PLAN_DIRECTIONS && code == CLI_ANSWERED; before++) {
        action->kind = before == action->now ? CLI_PLAN_FOLLOW : CLI_PLAN_SLIDE;
        action->before = before;
        code = add_operator(action, size, sink);
    }
    return code;
}

/* All that may bring a tile to the cell from that side. */
static int add_side(const cli_plan_task *task, int to, puzzle_move way, cli_sink *sink)
{
    puzzle_size size = task->start.size;
    int code = CLI_ANSWERED;
    cli_plan_action action = {.from = cli_plan_source(size, to, way), .to = to, .now = (int)way};
    if (action.from < 0)
        return code;
    for (action.tile = 1; action.tile < puzzle_size_cells(size); action.tile++)
        if (code == CLI_ANSWERED)
            code = add_moves(task, &action, sink);
    return code;
}

static int add_operators(const cli_plan_task *task, cli_sink *sink)
{
    puzzle_size size = task->start.size;
    int cells = puzzle_size_cells(size), code = CLI_ANSWERED;
    int passages = 2 * (2 * cells - size.columns - size.rows);
    sw_text_addf(&sink->text, "%d\n",
                 passages * (cells - 1) * (in_slides(task) ? CLI_PLAN_DIRECTIONS : 1));
    for (int to = 0; to < cells; to++)
        for (int way = 0; way < PUZZLE_MOVES && code == CLI_ANSWERED; way++)
            code = add_side(task, to, (puzzle_move)way, sink);
    return code;
}

/* A variable for each tile, one for the blank and, in slides, one for the way the last tile went. CLI_ANSWERED, or
 * CLI_MISUSED where the sink failed. */
static int write_sas(const cli_plan_task *task, cli_sink *sink)
{
    sw_text_addf(&sink->text, "begin_version\n3\nend_version\nbegin_metric\n%d\nend_metric\n",
                 in_slides(task));
    int code = add_variables(task, sink);
    if (code == CLI_ANSWERED)
        code = add_mutexes(task, sink);
    if (code != CLI_ANSWERED)
        return code;
    add_boards(task, &sink->text);
    code = add_operators(task, sink);
    sw_text_add(&sink->text, "0\n"); /* axioms */
    return code;
}

/* ---- The verb ---- */

static int write_task(const settings *with, const cli_plan_task *task, cli_sink *sink)
{
    if (with->format != FORMAT_PDDL)
        return write_sas(task, sink);
    if (with->part == PART_DOMAIN)
        sw_text_add(&sink->text, pddl_domain(task->metric));
    else
        add_pddl_problem(task, &sink->text);
    return CLI_ANSWERED;
}

static int run(void *data, int operands, char **words)
{
    const settings *with = data;
    cli_plan_task task;
    sw_error error;
    cli_sink sink;
    (void)operands;
    sw_status status = check_settings(with, &error);
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
    .self = {NULL, run, &usual, 1, 1, "one board is needed (in quotes where it has blanks)"},
};
