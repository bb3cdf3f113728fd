/* Writes a state graph. */
#include "graph/graph_write.h"

#include "graph/graph_form.h"
#include "verbs.h"

#include "puzzle/notation.h"

#include <errno.h>

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

int cli_graph_write(const cli_graph_options *options, const solver_state_graph *graph,
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
