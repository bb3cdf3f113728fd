#ifndef CLI_GRAPH_OPTIONS_H
#define CLI_GRAPH_OPTIONS_H

#include "base/args.h"
#include "graph/graph_format.h"
#include "puzzle/board.h"

/* The words of the command line: NULL, or -1, where they are not given. */
typedef struct cli_graph_words {
    const char *size, *goal, *from, *to, *load, *output;
    int64_t depth;
    int format, part;
    bool no_distances;
} cli_graph_words;

extern const sw_option cli_graph_table[]; /* of cli_graph_words */
extern const cli_graph_words cli_no_graph_words;

/* What was asked of `graph`: a graph is written, or one that was written is loaded. */
typedef struct cli_graph_options {
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

sw_status cli_graph_options_read(cli_graph_options *out, const cli_graph_words *given,
                                 sw_error *error);

#endif
