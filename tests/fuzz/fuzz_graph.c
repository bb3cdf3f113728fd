/* Written state graphs, in every format: whatever is accepted has no edge but moves between boards
 * that it names, and its paths can be walked. */

#include "graph/graph_load.h"
#include "require.h"

#include <stdint.h>
#include <string.h>

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

/* Line by line, as os_lines gives them. */
static sw_status load_text(cli_graph_load *graph, const char *text, size_t size, sw_error *error)
{
    const char *end = text + size;
    while (text < end) {
        const char *stop = memchr(text, '\n', (size_t)(end - text));
        size_t length = (size_t)((stop ? stop : end) - text);
        size_t shown = length > 0 && text[length - 1] == '\r' ? length - 1 : length;
        sw_status status = cli_graph_load_line(graph, text, shown, error);
        if (status != SW_OK)
            return status;
        text += stop ? length + 1 : length;
    }
    return cli_graph_load_end(graph, error);
}

static uint32_t require_edges(const cli_graph_load *graph)
{
    uint32_t edges = 0, count = solver_board_set_count(graph->boards);
    for (uint32_t node = 0; node < count; node++)
        for (int move = 0; move < PUZZLE_MOVES; move++) {
            puzzle_board board;
            uint32_t to;
            if (!(graph->moves[node] & 1u << move))
                continue;
            solver_board_set_board(graph->boards, node, &board);
            REQUIRE(puzzle_move_apply(&board, (puzzle_move)move));
            REQUIRE(solver_board_set_find(graph->boards, &board, &to));
            edges++;
        }
    return edges;
}

static void require_path(const cli_graph_load *graph, uint32_t from, uint32_t to)
{
    puzzle_path path = {0};
    sw_status status = cli_graph_path(graph, from, to, &path, NULL);
    REQUIRE(status == SW_OK || status == SW_UNSOLVABLE);
    if (status == SW_OK) {
        puzzle_board start, goal;
        solver_board_set_board(graph->boards, from, &start);
        solver_board_set_board(graph->boards, to, &goal);
        REQUIRE(puzzle_path_leads(&path, &start, &goal));
        REQUIRE(path.length < solver_board_set_count(graph->boards));
    }
    puzzle_path_deinit(&path);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    cli_graph_load graph;
    sw_error error = {0};
    cli_graph_load_init(&graph);
    sw_status status = load_text(&graph, (const char *)data, size, &error);
    if (status == SW_OK) {
        uint32_t last = solver_board_set_count(graph.boards) - 1;
        REQUIRE(require_edges(&graph) > 0);
        require_path(&graph, 0, last);
        require_path(&graph, last, 0);
    } else {
        REQUIRE(status == error.status && error.message[0] != '\0');
    }
    cli_graph_load_deinit(&graph);
    return 0;
}
