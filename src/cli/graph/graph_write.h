#ifndef CLI_GRAPH_WRITE_H
#define CLI_GRAPH_WRITE_H

#include "graph/graph_options.h"
#include "sink.h"
#include "solver/state_distances.h"
#include "solver/state_graph.h"

/* Writes the graph as the options say. distances is NULL where they are left out; progress cancels
 * it. CLI_ANSWERED, CLI_INTERRUPTED, or CLI_MISUSED where it cannot be written, which is told. */
int cli_graph_write(const cli_graph_options *options, const solver_state_graph *graph,
                    solver_state_distances *distances, solver_progress *progress, cli_sink *sink);

#endif
