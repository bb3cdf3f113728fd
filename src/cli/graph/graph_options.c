/* The options of `graph`. */
#include "graph/graph_options.h"

#include "goal.h"
#include "names.h"

#include "puzzle/notation.h"
#include "solver/state_distances.h"
#include "solver/state_graph.h"

#include <stddef.h>

enum { NOT_CHOSEN = -1, PART_NODES = 0, PART_EDGES = 1 };
static const char *const parts[] = {"nodes", "edges", NULL};

const cli_graph_words cli_no_graph_words = {
    .depth = NOT_CHOSEN, .format = NOT_CHOSEN, .part = NOT_CHOSEN};

const sw_option cli_graph_table[] = {
    {"--size", "CxR", SW_TEXT, offsetof(cli_graph_words, size),
     .help = "columns x rows; default: those of --from or --goal, or 3x3. The whole graph can be "
             "had of boards of up to 10 cells"},
    {"--goal", "G", SW_TEXT, offsetof(cli_graph_words, goal), .word = cli_goal_word,
     .usual = "standard", .help = "%s, or a board"},
    {"--from", "BOARD", SW_TEXT, offsetof(cli_graph_words, from),
     .help = "only the boards around this one, of any size; with --load the path's start"},
    {"--depth", "D", SW_NUMBER, offsetof(cli_graph_words, depth), 0, SOLVER_STATE_GRAPH_DEPTH,
     .help = "those at most D moves away, 0 to 1000; and 256 MB of boards"},
    {"--no-distances", NULL, SW_FLAG, offsetof(cli_graph_words, no_distances),
     .help = "leaves the distances out. On boards of up to 10 cells they cost nothing; on those "
             "of 11 to 16 each board is solved, and above 16 they cannot be had"},
    {"--format", "F", SW_CHOICE, offsetof(cli_graph_words, format), .words = cli_graph_format_names,
     .help = "%s"},
    {"--part", "P", SW_CHOICE, offsetof(cli_graph_words, part), .words = parts,
     .help = "%s alone. csv needs one; in graphml, edges need their nodes"},
    {"-o", "FILE", SW_TEXT, offsetof(cli_graph_words, output),
     .help = "writes a file, as a whole or not at all"},
    {"--load", "FILE", SW_TEXT, offsetof(cli_graph_words, load),
     .help = "reads a graph, or standard input where it is -"},
    {"--to", "BOARD", SW_TEXT, offsetof(cli_graph_words, to), .help = "the path's end"},
    {.name = NULL},
};

static sw_status parse_board(puzzle_board *out, const char *option, const char *text,
                             sw_error *error)
{
    sw_error reason;
    sw_status status = puzzle_board_parse(out, text, &reason);
    return status == SW_OK ? SW_OK : sw_fail_because(error, status, &reason, "%s", option);
}

static sw_status parse_load(cli_graph_options *out, const cli_graph_words *given, sw_error *error)
{
    if (given->size || given->goal || given->depth != NOT_CHOSEN || given->format != NOT_CHOSEN ||
        given->part != NOT_CHOSEN || given->no_distances || given->output)
        return sw_fail(error, SW_BAD_INPUT, "beside --load only --from and --to are expected");
    if (!given->from || !given->to)
        return sw_fail(error, SW_BAD_INPUT, "--load needs --from and --to");
    sw_status status = parse_board(&out->from, "--from", given->from, error);
    return status == SW_OK ? parse_board(&out->to, "--to", given->to, error) : status;
}

/* What is asked for fits together. */
static sw_status check_words(const cli_graph_words *given, sw_error *error)
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
static sw_status parse_boards(cli_graph_options *out, const cli_graph_words *given, sw_error *error)
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

static sw_status parse_graph(cli_graph_options *out, const cli_graph_words *given, sw_error *error)
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

sw_status cli_graph_options_read(cli_graph_options *out, const cli_graph_words *given,
                                 sw_error *error)
{
    *out = (cli_graph_options){.load = given->load, .output = given->output};
    return given->load ? parse_load(out, given, error) : parse_graph(out, given, error);
}
