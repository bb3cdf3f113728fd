/* Boards as nodes and moves as edges: all of a small size, or those around one board. */
#include "solver/state_graph.h"

#include "graph/state_number.h"
#include "solver/board_set.h"

#include <assert.h>
#include <inttypes.h>
#include <stdlib.h>

static_assert((int)SOLVER_STATE_GRAPH_CELLS == (int)STATE_NUMBER_CELLS, "a whole one is numbered");

struct solver_state_graph {
    puzzle_size size;
    uint32_t nodes;
    uint32_t rim;           /* the first node whose moves may lead out of the graph */
    solver_board_set *ball; /* NULL where the graph is whole: a node is then its board's number */
};

sw_status solver_state_graph_create(solver_state_graph **out, puzzle_size size, sw_error *error)
{
    if (puzzle_size_cells(size) > SOLVER_STATE_GRAPH_CELLS)
        return sw_fail(error, SW_LIMIT,
                       "the whole graph of %dx%d boards is too large: they may have up to %d cells",
                       size.columns, size.rows, SOLVER_STATE_GRAPH_CELLS);
    solver_state_graph *graph = calloc(1, sizeof *graph);
    if (!graph)
        return sw_fail(error, SW_NO_MEMORY, "no memory for a state graph");
    graph->size = size;
    graph->nodes = graph->rim = solver_state_number_count(size);
    *out = graph;
    return SW_OK;
}

static sw_status add_neighbours(solver_board_set *ball, uint32_t node, sw_error *error)
{
    puzzle_board board;
    solver_board_set_board(ball, node, &board);
    for (int move = 0; move < PUZZLE_MOVES; move++) {
        uint32_t number;
        if (!puzzle_move_apply(&board, (puzzle_move)move))
            continue;
        sw_status status = solver_board_set_add(ball, &board, &number, error);
        if (status != SW_OK)
            return status;
        puzzle_move_apply(&board, puzzle_move_opposite((puzzle_move)move));
    }
    return SW_OK;
}

/* Breadth-first, layer by layer. */
static sw_status fill_ball(solver_state_graph *graph, const puzzle_board *centre, int depth,
                           sw_error *error)
{
    uint32_t node;
    sw_status status = solver_board_set_add(graph->ball, centre, &node, error);
    for (int i = 0; i < depth && status == SW_OK; i++) {
        uint32_t end = solver_board_set_count(graph->ball);
        for (; graph->rim < end && status == SW_OK; graph->rim++)
            status = add_neighbours(graph->ball, graph->rim, error);
    }
    graph->nodes = solver_board_set_count(graph->ball);
    if (status == SW_LIMIT)
        sw_fail(error, status, "more than %" PRIu32 " boards lie within %d moves", graph->nodes,
                depth);
    return status;
}

sw_status solver_state_graph_create_ball(solver_state_graph **out, const puzzle_board *centre,
                                         int depth, sw_error *error)
{
    if (depth < 0 || depth > SOLVER_STATE_GRAPH_DEPTH)
        return sw_fail(error, SW_BAD_INPUT, "the depth is not from 0 to %d",
                       SOLVER_STATE_GRAPH_DEPTH);
    solver_state_graph *graph = calloc(1, sizeof *graph);
    if (!graph)
        return sw_fail(error, SW_NO_MEMORY, "no memory for a state graph");
    graph->size = centre->size;
    sw_status status = solver_board_set_create(&graph->ball, centre->size, error);
    if (status == SW_OK)
        status = fill_ball(graph, centre, depth, error);
    if (status == SW_OK)
        *out = graph;
    else
        solver_state_graph_destroy(graph);
    return status;
}

void solver_state_graph_destroy(solver_state_graph *graph)
{
    if (!graph)
        return;
    solver_board_set_destroy(graph->ball);
    free(graph);
}

uint32_t solver_state_graph_nodes(const solver_state_graph *graph)
{
    return graph->nodes;
}

void solver_state_graph_board(const solver_state_graph *graph, uint32_t node, puzzle_board *out)
{
    assert(node < graph->nodes);
    if (graph->ball)
        solver_board_set_board(graph->ball, node, out);
    else
        solver_state_number_board(node, graph->size, out);
}

bool solver_state_graph_find(const solver_state_graph *graph, const puzzle_board *board,
                             uint32_t *node)
{
    if (!puzzle_size_equal(board->size, graph->size))
        return false;
    if (graph->ball)
        return solver_board_set_find(graph->ball, board, node);
    *node = solver_state_number_of(board);
    return true;
}

static bool leads_out(const solver_state_graph *graph, const puzzle_board *board, puzzle_move move)
{
    uint32_t node;
    puzzle_board after = *board;
    puzzle_move_apply(&after, move);
    return !solver_state_graph_find(graph, &after, &node);
}

int solver_state_graph_moves(const solver_state_graph *graph, uint32_t node,
                             const puzzle_board *board, puzzle_move moves[PUZZLE_MOVES])
{
    int count = 0;
    for (int move = 0; move < PUZZLE_MOVES; move++) {
        if (puzzle_move_source(board, (puzzle_move)move) < 0)
            continue;
        if (node >= graph->rim && leads_out(graph, board, (puzzle_move)move))
            continue;
        moves[count++] = (puzzle_move)move;
    }
    return count;
}
