#ifndef CLI_SINK_H
#define CLI_SINK_H

#include "base/text.h"
#include "os/atomic_file.h"

/* Where much text goes, piece by piece: standard output, or a file that is replaced as a whole. */
typedef struct cli_sink {
    const char *path;    /* NULL: standard output */
    os_atomic_file file; /* where there is a path */
    sw_text text;        /* what is added here is written by cli_sink_pass */
} cli_sink;

/* Each of these returns CLI_ANSWERED, or prints what is wrong and returns CLI_MISUSED. */
int cli_sink_open(cli_sink *out, const char *path);

/* Writes the text where it has grown long. */
int cli_sink_pass(cli_sink *sink);

/* These end the sink: all is written and the file kept, or the file is left as it was. */
int cli_sink_keep(cli_sink *sink);
void cli_sink_discard(cli_sink *sink);

#endif
