/* A shortest path in a loaded graph. */
#include "graph/graph_path.h"

#include <stdlib.h>
#include <string.h>

enum { UNSEEN = 0xFF, START = 0xFE };

/* Breadth-first from one board until the other is seen. came[node] is the move that led to it. */
static void search(const cli_graph_load *graph, uint32_t from, uint32_t to, uint8_t *came,
                   uint32_t *queue)
{
    uint32_t head = 0, tail = 0;
    came[from] = START;
    queue[tail++] = from;
    while (head < tail && came[to] == UNSEEN) {
        uint32_t node = queue[head++], next;
        puzzle_board board;
        solver_board_set_board(graph->boards, node, &board);
        for (int move = 0; move < PUZZLE_MOVES; move++) {
            if (!(graph->moves[node] & 1u << move))
                continue;
            puzzle_move_apply(&board, (puzzle_move)move);
            if (solver_board_set_find(graph->boards, &board, &next) && came[next] == UNSEEN) {
                came[next] = (uint8_t)move;
                queue[tail++] = next;
            }
            puzzle_move_apply(&board, puzzle_move_opposite((puzzle_move)move));
        }
    }
}

static bool follow_back(const cli_graph_load *graph, uint32_t to, const uint8_t *came,
                        puzzle_path *out)
{
    puzzle_board board;
    solver_board_set_board(graph->boards, to, &board);
    for (uint32_t node = to; came[node] != START;) {
        puzzle_move move = (puzzle_move)came[node];
        if (!puzzle_path_push(out, move))
            return false;
        puzzle_move_apply(&board, puzzle_move_opposite(move));
        solver_board_set_find(graph->boards, &board, &node);
    }
    for (size_t i = 0; i < out->length / 2; i++) {
        uint8_t move = out->moves[i];
        out->moves[i] = out->moves[out->length - 1 - i];
        out->moves[out->length - 1 - i] = move;
    }
    return true;
}

sw_status cli_graph_path(const cli_graph_load *graph, uint32_t from, uint32_t to, puzzle_path *out,
                         sw_error *error)
{
    uint32_t count = solver_board_set_count(graph->boards);
    uint8_t *came = malloc(count);
    uint32_t *queue = malloc(count * sizeof *queue);
    sw_status status = SW_NO_MEMORY;
    puzzle_path_clear(out);
    if (came && queue) {
        memset(came, UNSEEN, count);
        search(graph, from, to, came, queue);
        if (came[to] == UNSEEN)
            status = SW_UNSOLVABLE;
        else if (follow_back(graph, to, came, out))
            status = SW_OK;
    }
    free(came);
    free(queue);
    if (status == SW_UNSOLVABLE)
        return sw_fail(error, status, "no path leads there");
    return status == SW_OK ? SW_OK : sw_fail(error, status, "no memory for a search");
}
