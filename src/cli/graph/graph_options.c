/* The options of `graph`. */
#include "graph/graph_options.h"

#include "base/args.h"
#include "goal.h"
#include "verbs.h"

#include "puzzle/notation.h"
#include "solver/state_distances.h"
#include "solver/state_graph.h"

#include <stddef.h>

const char cli_graph_help[] =
    "Usage: slidewise graph [OPTION]... --format F\n"
    "       slidewise graph --load FILE --from BOARD --to BOARD\n"
    "\n"
    "Writes the state graph of a puzzle: each board is a node, with the Manhattan\n"
    "distance h and the moves that it is away from the goal; each move is a directed\n"
    "edge from one board to another, labelled with the tile and where it goes, as in\n"
    "RIGHT(5), and costs 1. The whole graph has the boards that cannot reach the goal\n"
    "too, without a distance. With --load it reads such a file, edges included, and\n"
    "prints a shortest path: its moves, then its boards.\n"
    "\n"
    "  --size CxR      columns x rows; default: those of --from or --goal, or 3x3. The\n"
    "                  whole graph can be had of boards of up to 10 cells\n"
    "  --goal G        standard (default), blank-first, snake, spiral, columns, or a\n"
    "                  board\n"
    "  --from BOARD    only the boards around this one, of any size; with --load the\n"
    "                  path's start\n"
    "  --depth D       those at most D moves away, 0 to 1000; and 256 MB of boards\n"
    "  --no-distances  leaves the distances out. On boards of up to 10 cells they cost\n"
    "                  nothing; on those of 11 to 16 each board is solved, and above 16\n"
    "                  they cannot be had\n"
    "  --format F      csv, dot, graphml or json\n"
    "  --part P        nodes or edges alone. csv needs one; in graphml, edges need\n"
    "                  their nodes\n"
    "  -o FILE         writes a file, as a whole or not at all\n"
    "  --load FILE     reads a graph, or standard input where it is -\n"
    "  --to BOARD      the path's end\n"
    "  --help          prints this and ends\n"
    "\n"
    "Exit status: 0; 1 there is no path; 2 bad input or usage; 130 interrupted.\n";

enum { NOT_CHOSEN = -1, PART_NODES = 0, PART_EDGES = 1 };
static const char *const parts[] = {"nodes", "edges", NULL};

/* The words of the command line, as far as they were given. */
typedef struct words {
    const char *size, *goal, *from, *to;
    int64_t depth;
    int format, part;
    bool no_distances;
} words;

static sw_status parse_board(puzzle_board *out, const char *option, const char *text,
                             sw_error *error)
{
    sw_error reason;
    sw_status status = puzzle_board_parse(out, text, &reason);
    return status == SW_OK ? SW_OK : sw_fail_because(error, status, &reason, "%s", option);
}

static sw_status parse_load(cli_graph_options *out, const words *given, sw_error *error)
{
    if (given->size || given->goal || given->depth != NOT_CHOSEN || given->format != NOT_CHOSEN ||
        given->part != NOT_CHOSEN || given->no_distances || out->output)
        return sw_fail(error, SW_BAD_INPUT, "beside --load only --from and --to are expected");
    if (!given->from || !given->to)
        return sw_fail(error, SW_BAD_INPUT, "--load needs --from and --to");
    sw_status status = parse_board(&out->from, "--from", given->from, error);
    return status == SW_OK ? parse_board(&out->to, "--to", given->to, error) : status;
}

/* What is asked for fits together. */
static sw_status check_words(const words *given, sw_error *error)
{
    if (given->to)
        return sw_fail(error, SW_BAD_INPUT, "--to needs --load");
    if (!given->from != (given->depth == NOT_CHOSEN))
        return sw_fail(error, SW_BAD_INPUT, "--from and --depth need each other");
    if (given->format == NOT_CHOSEN)
        return sw_fail(error, SW_BAD_INPUT, "--format csv, dot, graphml or json is needed");
    const cli_graph_format *format = &cli_graph_formats[given->format];
    if (format->one_section && given->part == NOT_CHOSEN)
        return sw_fail(error, SW_BAD_INPUT, "--format %s needs --part nodes or --part edges",
                       format->name);
    if (format->numbered && given->part == PART_EDGES)
        return sw_fail(error, SW_BAD_INPUT, "in --format %s, edges need their nodes: no --part",
                       format->name);
    return SW_OK;
}

/* The goal, and with it the size. */
static sw_status parse_boards(cli_graph_options *out, const words *given, sw_error *error)
{
    cli_goal goal;
    sw_status status = cli_goal_parse(&goal, given->goal, error);
    if (status == SW_OK && given->from)
        status = parse_board(&out->from, "--from", given->from, error);
    if (status != SW_OK)
        return status;
    out->ball = given->from != NULL;
    puzzle_size size = out->ball    ? out->from.size
                       : goal.named ? (puzzle_size){3, 3}
                                    : goal.board.size;
    if (given->size)
        status = puzzle_size_parse(&size, given->size, error);
    if (status != SW_OK)
        return status;
    if (out->ball && !puzzle_size_equal(size, out->from.size))
        return sw_fail(error, SW_BAD_INPUT, "--size is %dx%d, but the board of --from is %dx%d",
                       size.columns, size.rows, out->from.size.columns, out->from.size.rows);
    return cli_goal_make(&out->goal, &goal, size, error);
}

static sw_status parse_graph(cli_graph_options *out, const words *given, sw_error *error)
{
    sw_status status = check_words(given, error);
    if (status == SW_OK)
        status = parse_boards(out, given, error);
    if (status != SW_OK)
        return status;
    out->depth = (int)given->depth;
    out->format = &cli_graph_formats[given->format];
    out->nodes = given->part != PART_EDGES;
    out->edges = given->part != PART_NODES;
    out->distances = out->nodes && !given->no_distances;
    if (out->ball && out->distances && !solver_proves(out->goal.size))
        return sw_fail(error, SW_BAD_INPUT,
                       "the distances of boards of more than %d cells take too long to prove: "
                       "--no-distances leaves them out",
                       SOLVER_PROVABLE_CELLS);
    return SW_OK;
}

sw_status cli_graph_options_parse(cli_graph_options *out, int argc, char **argv, sw_error *error)
{
    *out = (cli_graph_options){0};
    words given = {.depth = NOT_CHOSEN, .format = NOT_CHOSEN, .part = NOT_CHOSEN};
    const sw_option options[] = {
        {.name = "--help", .flag = &out->help},
        {.name = "-h", .flag = &out->help},
        {.name = "--size", .text = &given.size},
        {.name = "--goal", .text = &given.goal},
        {.name = "--from", .text = &given.from},
        {.name = "--to", .text = &given.to},
        {.name = "--depth", .number = &given.depth, .min = 0, .max = SOLVER_STATE_GRAPH_DEPTH},
        {.name = "--no-distances", .flag = &given.no_distances},
        {.name = "--format", .choice = &given.format, .choices = cli_graph_format_names},
        {.name = "--part", .choice = &given.part, .choices = parts},
        {.name = "-o", .text = &out->output},
        {.name = "--load", .text = &out->load},
        {.name = NULL},
    };
    int operands;
    sw_status status = sw_args_parse(options, argc, argv, &operands, error);
    if (status != SW_OK || out->help)
        return status;
    if (operands > 0)
        return sw_fail(error, SW_BAD_INPUT, "nothing but options is expected, not '%.40s'",
                       argv[0]);
    return out->load ? parse_load(out, &given, error) : parse_graph(out, &given, error);
}
