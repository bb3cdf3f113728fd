#ifndef CLI_GRAPH_READER_H
#define CLI_GRAPH_READER_H

#include "graph/graph_form.h"
#include "graph/graph_format.h"

/* Tells line by line what a written graph says, in whichever format. A zeroed reader is at the
 * first line. */
typedef struct cli_graph_reader {
    const cli_graph_format *format; /* NULL before the first line */
    const cli_graph_row *row;       /* that the next line may be of */
    bool follows;                   /* the last line was of that row */
    bool separated;                 /* the last line said that another of its row follows */
} cli_graph_reader;

/* *row is the line's, *fields is what stands in its gaps. SW_BAD_INPUT where such a line cannot
 * stand there. */
sw_status cli_graph_reader_take(cli_graph_reader *reader, const char *line, size_t length,
                                const cli_graph_row **row, cli_graph_fields *fields,
                                sw_error *error);

/* Whether the text may end here. */
bool cli_graph_reader_complete(const cli_graph_reader *reader);

#endif
