#ifndef CLI_GRAPH_FORMAT_H
#define CLI_GRAPH_FORMAT_H

#include <stdbool.h>

/* The formats of state graphs, as tables of lines (graph_form.h). What writes a graph walks
 * through a format's rows, and what reads one expects them. docs/FORMATS.md shows them. */

typedef enum cli_graph_section {
    CLI_GRAPH_FRAME, /* always there */
    CLI_GRAPH_NODES, /* the nodes, and what stands around them */
    CLI_GRAPH_EDGES,
} cli_graph_section;

/* What is said of distances: a line may have a form for each. */
typedef enum cli_graph_variant {
    CLI_GRAPH_REACHES,    /* the goal can be reached: here is how far it is */
    CLI_GRAPH_UNREACHED,  /* it cannot */
    CLI_GRAPH_UNMEASURED, /* distances are left out */
    CLI_GRAPH_VARIANTS,
} cli_graph_variant;

typedef struct cli_graph_row {
    cli_graph_section section;
    bool repeats;                         /* once for each node, or for each edge */
    const char *line[CLI_GRAPH_VARIANTS]; /* NULL: as the first; "": none then */
} cli_graph_row;

typedef struct cli_graph_format {
    const char *name;
    const char *separator;     /* between a repeated row's lines, before the line end */
    bool one_section;          /* a file holds nodes or edges */
    bool numbered;             /* edges name their nodes by number: they need them */
    const cli_graph_row *rows; /* the last one has no line */
} cli_graph_format;

enum { CLI_GRAPH_FORMATS = 4 };
extern const cli_graph_format cli_graph_formats[CLI_GRAPH_FORMATS];

/* Their names, in the same order and with a NULL behind them. */
extern const char *const cli_graph_format_names[CLI_GRAPH_FORMATS + 1];

#endif
