/* `graph`: a state graph written, or loaded and searched. */
#include "verbs.h"

#include "graph/graph_form.h"
#include "graph/graph_load.h"
#include "graph/graph_options.h"
#include "sink.h"

#include "os/interrupt.h"
#include "os/lines.h"
#include "puzzle/notation.h"
#include "solver/state_distances.h"
#include "solver/state_graph.h"

#include <errno.h>
#include <string.h>

enum { LINE_LIMIT = 1 << 14 }; /* two boards of 32x32, and what stands around them */

/* ---- Written ---- */

typedef struct writer {
    const cli_graph_options *options;
    const solver_state_graph *graph;
    solver_state_distances *distances;
    solver_progress *progress;
    cli_sink *sink;
    sw_text board; /* the texts of values */
    sw_text to;
    sw_text goal;
    cli_graph_values values;
    bool begun; /* a line was written */
    int code;   /* CLI_ANSWERED while nothing has failed */
} writer;

static void set_text(sw_text *text, const char **value, const puzzle_board *board)
{
    sw_text_clear(text);
    puzzle_board_format(board, text);
    *value = text->data;
}

static void complain(writer *now, const sw_error *error)
{
    now->code = error->status == SW_CANCELLED ? CLI_INTERRUPTED : cli_complain("graph", error);
}

static cli_graph_variant measure(writer *now, const puzzle_board *board)
{
    int moves;
    sw_error error;
    if (!now->distances)
        return CLI_GRAPH_UNMEASURED;
    if (solver_state_distances_find(now->distances, board, now->progress, &moves, &error) !=
        SW_OK) {
        complain(now, &error);
        return CLI_GRAPH_UNMEASURED;
    }
    if (moves == SOLVER_STATE_UNREACHABLE)
        return CLI_GRAPH_UNREACHED;
    now->values.distance = (uint32_t)moves;
    return CLI_GRAPH_REACHES;
}

/* A line; `follows` says that the one before is of the same row. */
static void add_line(writer *now, const cli_graph_row *row, cli_graph_variant variant, bool follows)
{
    sw_text *out = &now->sink->text;
    const char *form = row->line[variant] ? row->line[variant] : row->line[CLI_GRAPH_REACHES];
    if (*form == '\0')
        return;
    if (follows)
        sw_text_add(out, now->options->format->separator);
    if (now->begun)
        sw_text_add_char(out, '\n');
    now->begun = true;
    cli_graph_form_write(form, &now->values, out);
}

static void pass(writer *now)
{
    if (now->code == CLI_ANSWERED && solver_progress_is_cancelled(now->progress))
        now->code = CLI_INTERRUPTED;
    if (now->code == CLI_ANSWERED)
        now->code = cli_sink_pass(now->sink);
}

static void add_node(writer *now, const cli_graph_row *row, uint32_t node,
                     const puzzle_board *board)
{
    cli_graph_variant variant = measure(now, board);
    now->values.h = (uint32_t)solver_state_manhattan(board, &now->options->goal);
    add_line(now, row, variant, node > 0);
}

/* The edges that leave the node; `follows` as above, for the first of them. */
static bool add_edges(writer *now, const cli_graph_row *row, puzzle_board *board, bool follows)
{
    puzzle_move moves[PUZZLE_MOVES];
    uint32_t node = now->values.node;
    int count = solver_state_graph_moves(now->graph, node, board, moves);
    for (int i = 0; i < count; i++) {
        now->values.move = moves[i];
        now->values.tile = board->tiles[puzzle_move_source(board, moves[i])];
        puzzle_move_apply(board, moves[i]);
        set_text(&now->to, &now->values.to, board);
        if (now->options->format->numbered)
            solver_state_graph_find(now->graph, board, &now->values.to_node);
        puzzle_move_apply(board, puzzle_move_opposite(moves[i]));
        add_line(now, row, CLI_GRAPH_REACHES, follows || i > 0);
    }
    return follows || count > 0;
}

/* A row for each node, or for each edge. */
static void add_all(writer *now, const cli_graph_row *row)
{
    uint32_t nodes = solver_state_graph_nodes(now->graph);
    bool follows = false;
    for (uint32_t node = 0; node < nodes && now->code == CLI_ANSWERED; node++) {
        puzzle_board board;
        solver_state_graph_board(now->graph, node, &board);
        set_text(&now->board, &now->values.board, &board);
        now->values.node = node;
        if (row->section == CLI_GRAPH_NODES)
            add_node(now, row, node, &board);
        else
            follows = add_edges(now, row, &board, follows);
        pass(now);
    }
}

static void add_rows(writer *now)
{
    const cli_graph_options *options = now->options;
    cli_graph_variant variant = now->distances ? CLI_GRAPH_REACHES : CLI_GRAPH_UNMEASURED;
    for (const cli_graph_row *row = options->format->rows; row->line[0]; row++) {
        if ((row->section == CLI_GRAPH_NODES && !options->nodes) ||
            (row->section == CLI_GRAPH_EDGES && !options->edges))
            continue;
        if (row->repeats)
            add_all(now, row);
        else
            add_line(now, row, variant, false);
    }
    sw_text_add_char(&now->sink->text, '\n');
}

static int write_all(const cli_graph_options *options, const solver_state_graph *graph,
                     solver_state_distances *distances, solver_progress *progress, cli_sink *sink)
{
    writer now = {.options = options,
                  .graph = graph,
                  .distances = distances,
                  .progress = progress,
                  .sink = sink};
    sw_text_init(&now.board, PUZZLE_BOARD_TEXT_SIZE);
    sw_text_init(&now.to, PUZZLE_BOARD_TEXT_SIZE);
    sw_text_init(&now.goal, PUZZLE_BOARD_TEXT_SIZE);
    set_text(&now.goal, &now.values.goal, &options->goal);
    add_rows(&now);
    if (now.code == CLI_ANSWERED && (now.board.failed || now.to.failed || now.goal.failed))
        now.code = cli_output_failed(ENOMEM);
    sw_text_deinit(&now.board);
    sw_text_deinit(&now.to);
    sw_text_deinit(&now.goal);
    return now.code;
}

static void interrupt(void *data)
{
    solver_progress_cancel(data);
}

/* Ctrl-C must not leave a temporary file behind. */
static int write_watched(const cli_graph_options *options, const solver_state_graph *graph,
                         solver_state_distances *distances)
{
    solver_progress *progress;
    os_interrupt *watch;
    cli_sink sink;
    sw_error error;
    if (solver_progress_create(&progress, &error) != SW_OK)
        return cli_complain("graph", &error);
    if (os_interrupt_watch(&watch, interrupt, progress, &error) != SW_OK) {
        solver_progress_destroy(progress);
        return cli_complain("graph", &error);
    }
    int code = cli_sink_open(&sink, options->output);
    if (code == CLI_ANSWERED) {
        code = write_all(options, graph, distances, progress, &sink);
        if (code == CLI_ANSWERED)
            code = cli_sink_keep(&sink);
        else
            cli_sink_discard(&sink);
    }
    os_interrupt_unwatch(watch);
    solver_progress_destroy(progress);
    return code;
}

static int write_graph(const cli_graph_options *options)
{
    sw_error error;
    solver_state_graph *graph = NULL;
    solver_state_distances *distances = NULL;
    os_interrupt_hold();
    sw_status status =
        options->ball
            ? solver_state_graph_create_ball(&graph, &options->from, options->depth, &error)
            : solver_state_graph_create(&graph, options->goal.size, &error);
    os_interrupt_hold(); /* before the solver starts threads */
    if (status == SW_OK && options->distances)
        status = solver_state_distances_create(&distances, &options->goal, &error);
    int code =
        status == SW_OK ? write_watched(options, graph, distances) : cli_complain("graph", &error);
    solver_state_distances_destroy(distances);
    solver_state_graph_destroy(graph);
    return code;
}

/* ---- Loaded ---- */

static sw_status load_lines(cli_graph_load *graph, os_lines *lines, sw_error *error)
{
    os_line line = {0};
    sw_status status;
    while ((status = os_lines_next(lines, &line, error)) == SW_OK) {
        status = cli_graph_load_line(graph, line.text, line.length, error);
        if (status != SW_OK)
            break;
    }
    if (status == SW_NOT_FOUND)
        status = cli_graph_load_end(graph, error);
    if (status == SW_BAD_INPUT || status == SW_LIMIT)
        error->line = line.number;
    return status;
}

static sw_status load_file(cli_graph_load *graph, const char *path, sw_error *error)
{
    os_lines *lines;
    sw_status status = os_lines_open(&lines, path, LINE_LIMIT, error);
    if (status != SW_OK)
        return status;
    status = load_lines(graph, lines, error);
    os_lines_close(lines);
    return status;
}

static int print_path(const cli_graph_options *options, const puzzle_path *path)
{
    cli_sink sink;
    puzzle_board board = options->from;
    int code = cli_sink_open(&sink, NULL);
    sw_text_addf(&sink.text, "%zu move%s: ", path->length, path->length == 1 ? "" : "s");
    puzzle_path_format(path, PUZZLE_NOTATION_TILE, &sink.text);
    sw_text_add_char(&sink.text, '\n');
    puzzle_board_format(&board, &sink.text);
    for (size_t i = 0; i < path->length && code == CLI_ANSWERED; i++) {
        puzzle_move move = (puzzle_move)path->moves[i];
        sw_text_add_char(&sink.text, '\n');
        cli_graph_label_write(move, board.tiles[puzzle_move_source(&board, move)], &sink.text);
        sw_text_add_char(&sink.text, ' ');
        puzzle_move_apply(&board, move);
        puzzle_board_format(&board, &sink.text);
        code = cli_sink_pass(&sink);
    }
    sw_text_add_char(&sink.text, '\n');
    if (code == CLI_ANSWERED)
        return cli_sink_keep(&sink);
    cli_sink_discard(&sink);
    return code;
}

static int find_path(const cli_graph_options *options, const cli_graph_load *graph)
{
    uint32_t from, to;
    sw_error error;
    puzzle_path path = {0};
    if (!solver_board_set_find(graph->boards, &options->from, &from)) {
        sw_fail(&error, SW_BAD_INPUT, "the board of --from is not in the graph");
        return cli_complain("graph", &error);
    }
    if (!solver_board_set_find(graph->boards, &options->to, &to)) {
        sw_fail(&error, SW_BAD_INPUT, "the board of --to is not in the graph");
        return cli_complain("graph", &error);
    }
    sw_status status = cli_graph_path(graph, from, to, &path, &error);
    int code;
    if (status == SW_OK)
        code = print_path(options, &path);
    else if (status == SW_UNSOLVABLE)
        code = cli_print("no path\n") == CLI_ANSWERED ? CLI_UNANSWERED : CLI_MISUSED;
    else
        code = cli_complain("graph", &error);
    puzzle_path_deinit(&path);
    return code;
}

static int load_graph(const cli_graph_options *options)
{
    cli_graph_load graph;
    sw_error error;
    cli_graph_load_init(&graph);
    sw_status status = load_file(&graph, options->load, &error);
    const char *path = strcmp(options->load, "-") == 0 ? "<stdin>" : options->load;
    int code = status == SW_OK ? find_path(options, &graph) : cli_complain_of(path, &error);
    cli_graph_load_deinit(&graph);
    return code;
}

static int run(void *words, int operands, char **more)
{
    cli_graph_options options;
    sw_error error;
    (void)operands, (void)more;
    if (cli_graph_options_read(&options, words, &error) != SW_OK)
        return cli_complain("graph", &error);
    return options.load ? load_graph(&options) : write_graph(&options);
}

const cli_verb cli_graph = {
    .name = "graph",
    .synopsis = "[OPTION]... --format F",
    .usage = "[OPTION]... --format F\n"
             "--load FILE --from BOARD --to BOARD\n",
    .about = "Writes the state graph of a puzzle: each board is a node, with the Manhattan\n"
             "distance h and the moves that it is away from the goal; each move is a directed\n"
             "edge from one board to another, labelled with the tile and where it goes, as in\n"
             "RIGHT(5), and costs 1. The whole graph has the boards that cannot reach the goal\n"
             "too, without a distance. With --load it reads such a file, edges included, and\n"
             "prints a shortest path: its moves, then its boards.\n",
    .options = cli_graph_table,
    .notes = "Exit status: 0; 1 there is no path; 2 bad input or usage; 130 interrupted.\n",
    .size = sizeof(cli_graph_words),
    .self = {.run = run, .usual = &cli_no_graph_words},
};
