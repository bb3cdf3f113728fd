#ifndef SOLVER_STATE_GRAPH_H
#define SOLVER_STATE_GRAPH_H

#include "puzzle/move.h"

/* The state graph of a puzzle: its nodes are boards, its directed edges moves, and for each edge
 * there is the one that leads back. Either whole, with the boards of both parities, which no moves
 * join; or the ball of all boards at most so many moves away from one. */
typedef struct solver_state_graph solver_state_graph;

enum {
    SOLVER_STATE_GRAPH_CELLS = 10, /* of a whole one: 3,628,800 nodes; 12 cells have 479,001,600 */
    SOLVER_STATE_GRAPH_DEPTH = 1000,
};

/* Nodes are then in the order of their tiles. SW_LIMIT where the boards have too many cells,
 * SW_NO_MEMORY; *out is then untouched. */
sw_status solver_state_graph_create(solver_state_graph **out, puzzle_size size, sw_error *error);

/* Nodes are then in the order of their moves from the centre. SW_BAD_INPUT where the depth is not from 0 to
 * SOLVER_STATE_GRAPH_DEPTH, SW_LIMIT where there are too many nodes. */
sw_status solver_state_graph_create_ball(solver_state_graph **out, const puzzle_board *centre,
                                         int depth, sw_error *error);

void solver_state_graph_destroy(solver_state_graph *graph); /* NULL is safe */

uint32_t solver_state_graph_nodes(const solver_state_graph *graph); /* how many */
void solver_state_graph_board(const solver_state_graph *graph, uint32_t node, puzzle_board *out);

/* False where the board is not in the graph, or of another size. */
bool solver_state_graph_find(const solver_state_graph *graph, const puzzle_board *board,
                             uint32_t *node);

/* The moves of a node's board that lead to another node; their number is returned. */
int solver_state_graph_moves(const solver_state_graph *graph, uint32_t node,
                             const puzzle_board *board, puzzle_move moves[PUZZLE_MOVES]);

#endif
