#ifndef CLI_GRAPH_PATH_H
#define CLI_GRAPH_PATH_H

#include "graph/graph_load.h"
#include "puzzle/path.h"

/* A shortest path along the loaded edges, whose costs are all 1, between two of its boards; *out is
 * initialised, and replaced. SW_UNSOLVABLE where there is none, SW_NO_MEMORY. */
sw_status cli_graph_path(const cli_graph_load *graph, uint32_t from, uint32_t to, puzzle_path *out,
                         sw_error *error);

#endif
