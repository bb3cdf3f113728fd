#ifndef CLI_BENCH_H
#define CLI_BENCH_H

#include "bench/bench_report.h"

#include "solver/prepare.h"

/* Figures of the solver. Each bench is a function that runs and reports; it fails where it cannot
 * be run, or where an answer is not what was published. */

enum { BENCH_MOST = 1000, BENCH_MOST_SECONDS = 3600, BENCH_SEED = 1 };

typedef struct cli_bench_setup {
    const char *data; /* the folder of the published boards */
    solver_memory memory;
    puzzle_metric metric;
    const char
        *rows;   /* of cli_bench_big and _time: only those whose name begins so; NULL for all */
    int count;   /* boards, games or cancels of a row; 0 for the bench's own number */
    int seconds; /* of each board of cli_bench_fifty; 0 for its own number */
    cli_bench_report *report;
} cli_bench_setup;

typedef sw_status cli_bench_run(const cli_bench_setup *setup, sw_error *error);

cli_bench_run cli_bench_korf, cli_bench_hard, cli_bench_cold; /* bench_published.c */
cli_bench_run cli_bench_shapes, cli_bench_wide, cli_bench_five,
    cli_bench_lines;            /* bench_random.c */
cli_bench_run cli_bench_fifty;  /* bench_reckon.c */
cli_bench_run cli_bench_build;  /* bench_build.c */
cli_bench_run cli_bench_cancel; /* bench_cancel.c */
cli_bench_run cli_bench_daily;  /* bench_daily.c */
cli_bench_run cli_bench_review; /* bench_review.c */
cli_bench_run cli_bench_big;    /* bench_big.c */
cli_bench_run cli_bench_time;   /* bench_time.c */

/* The number of boards of a row. */
static inline int cli_bench_count(const cli_bench_setup *setup, int usual)
{
    return setup->count > 0 ? setup->count : usual;
}

#endif
