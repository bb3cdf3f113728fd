#ifndef CLI_GRAPH_LOAD_H
#define CLI_GRAPH_LOAD_H

#include "base/text.h"
#include "graph/graph_form.h"
#include "graph/graph_format.h"
#include "puzzle/path.h"
#include "solver/board_set.h"

/* Tells line by line what a written graph says, in whichever format. A zeroed reader is at the
 * first line. */
typedef struct cli_graph_reader {
    const cli_graph_format *format; /* NULL before the first line */
    const cli_graph_row *row;       /* that the next line may be of */
    bool follows;                   /* the last line was of that row */
    bool separated;                 /* the last line said that another of its row follows */
} cli_graph_reader;

/* A written graph, read line by line. Each edge is checked to be a move of its board, so that all
 * that has to be kept of it is one bit. */
typedef struct cli_graph_load {
    solver_board_set *boards; /* NULL before the first node */
    uint8_t *moves;           /* of each board: 1 << puzzle_move for an edge that leaves it */
    size_t capacity;          /* of moves */
    cli_graph_reader reader;
    bool has_edges;
    puzzle_board board; /* the board that the last edge left */
    uint32_t node;      /* that board's number */
    sw_text text;       /* and its text */
    sw_text other;      /* of the board read last */
} cli_graph_load;

void cli_graph_load_init(cli_graph_load *out);
void cli_graph_load_deinit(cli_graph_load *load);

/* The next line, without its end. SW_BAD_INPUT, SW_LIMIT (more boards than memory is meant for),
 * SW_NO_MEMORY; the error does not know the line's number. */
sw_status cli_graph_load_line(cli_graph_load *load, const char *line, size_t length,
                              sw_error *error);

/* SW_BAD_INPUT where the lines so far are no whole graph, or have no edges. */
sw_status cli_graph_load_end(const cli_graph_load *load, sw_error *error);

/* A shortest path along the loaded edges, whose costs are all 1, between two of its boards; *out is
 * initialised, and replaced. SW_UNSOLVABLE where there is none, SW_NO_MEMORY. */
sw_status cli_graph_path(const cli_graph_load *graph, uint32_t from, uint32_t to, puzzle_path *out,
                         sw_error *error);

#endif
