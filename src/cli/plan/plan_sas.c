/* Planning tasks as Fast Downward's translator writes them: https://www.fast-downward.org, "Translator
 * output format". */
#include "plan/plan_sas.h"

#include "plan/plan_action.h"
#include "verbs.h"

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

int cli_plan_sas_write(const cli_plan_task *task, cli_sink *sink)
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
