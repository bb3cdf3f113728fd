#ifndef BENCH_REPORT_H
#define BENCH_REPORT_H

#include "record.h"

/* What a bench found out: rows of a table, or a line of JSON each. */
typedef struct bench_report {
    cli_format format;
    const char *bench; /* the one that runs */
    bool headed;       /* its table has its heading */
    int code;          /* CLI_ANSWERED, or what became of the output */
} bench_report;

typedef struct bench_figure {
    const char *name; /* of the column and the field */
    double value;
    int decimals;
    const char *word; /* instead of the value; or NULL */
} bench_figure;

/* From now on the rows are of this bench. */
void bench_report_begin(bench_report *report, const char *bench);

/* what: the row's name. All rows of a bench have the same figures. */
void bench_report_row(bench_report *report, const char *what, const bench_figure *figures,
                      int count);

#endif
