#ifndef CLI_BENCH_REPORT_H
#define CLI_BENCH_REPORT_H

#include "record.h"

/* What a bench found out: rows of a table, or a line of JSON each. */
typedef struct cli_bench_report {
    cli_format format;
    const char *bench; /* the one that runs */
    bool headed;       /* its table has its heading */
    int code;          /* CLI_ANSWERED, or what became of the output */
} cli_bench_report;

typedef struct cli_bench_figure {
    const char *name; /* of the column and the field */
    double value;
    int decimals;
    const char *word; /* instead of the value; or NULL */
} cli_bench_figure;

/* From now on the rows are of this bench. */
void cli_bench_report_begin(cli_bench_report *report, const char *bench);

/* what: the row's name. All rows of a bench have the same figures. */
void cli_bench_report_row(cli_bench_report *report, const char *what,
                          const cli_bench_figure *figures, int count);

#endif
