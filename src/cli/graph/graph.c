/* `graph`: a state graph written, or loaded and searched. */
#include "verbs.h"

#include "graph/graph_load.h"
#include "graph/graph_options.h"
#include "graph/graph_path.h"
#include "graph/graph_write.h"

#include "os/interrupt.h"
#include "os/lines.h"
#include "puzzle/notation.h"

#include <string.h>

enum { LINE_LIMIT = 1 << 14 }; /* two boards of 32x32, and what stands around them */

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
        code = cli_graph_write(options, graph, distances, progress, &sink);
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
    sw_status status = operands == 0
                           ? cli_graph_options_read(&options, words, &error)
                           : sw_fail(&error, SW_BAD_INPUT,
                                     "nothing but options is expected, not '%.40s'", more[0]);
    if (status != SW_OK)
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
