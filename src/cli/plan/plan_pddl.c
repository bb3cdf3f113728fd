/* Planning tasks in PDDL. */
#include "plan/plan_pddl.h"

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

const char *cli_plan_pddl_domain(puzzle_metric metric)
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

void cli_plan_pddl_problem(const cli_plan_task *task, sw_text *out)
{
    puzzle_size size = task->start.size;
    sw_text_addf(out, "(define (problem slidewise-%dx%d)\n  (:domain slidewise-%s)\n", size.columns,
                 size.rows, puzzle_metric_name(task->metric));
    add_objects(size, out);
    add_init(task, out);
    sw_text_add(out, "  (:goal (and\n");
    add_tiles(&task->goal, out);
    sw_text_add(out, "  ))\n");
    if (task->metric == PUZZLE_METRIC_SLIDES)
        sw_text_add(out, "  (:metric minimize (total-cost))\n");
    sw_text_add(out, ")\n");
}
