#ifndef CLI_GRAPH_OPTIONS_H
#define CLI_GRAPH_OPTIONS_H

#include "graph/graph_format.h"
#include "puzzle/board.h"

/* What was asked of `graph`: a graph is written, or one that was written is loaded. */
typedef struct cli_graph_options {
    bool help;
    const char *load; /* the file, or NULL where a graph is written */
    puzzle_board from;
    puzzle_board to; /* where a file is loaded */

    /* The rest only where a graph is written. */
    bool ball; /* around from; otherwise the graph is whole */
    int depth; /* of the ball */
    puzzle_board goal;
    bool distances;
    const cli_graph_format *format;
    bool nodes; /* the parts to be written */
    bool edges;
    const char *output; /* NULL: standard output */
} cli_graph_options;

sw_status cli_graph_options_parse(cli_graph_options *out, int argc, char **argv, sw_error *error);

#endif
