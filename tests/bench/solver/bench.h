#ifndef BENCH_H
#define BENCH_H

#include "bench_report.h"

#include "solver/prepare.h"

/* Figures of the solver. Each bench is a function that runs and reports; it fails where it cannot
 * be run, or where an answer is not what was published. */

enum { BENCH_MOST = 1000, BENCH_MOST_SECONDS = 3600, BENCH_SEED = 1 };

typedef struct bench_setup {
    const char *data; /* the folder of the published boards */
    solver_memory memory;
    puzzle_metric metric;
    const char *rows; /* of bench_big and _time: only those whose name begins so; NULL for all */
    int count;        /* boards, games or cancels of a row; 0 for the bench's own number */
    int seconds;      /* of each board of bench_fifty; 0 for its own number */
    bench_report *report;
} bench_setup;

typedef sw_status bench_run(const bench_setup *setup, sw_error *error);

bench_run bench_korf, bench_hard, bench_cold;                /* bench_published.c */
bench_run bench_shapes, bench_wide, bench_five, bench_lines; /* bench_random.c */
bench_run bench_fifty;                                       /* bench_reckon.c */
bench_run bench_build;                                       /* bench_build.c */
bench_run bench_cancel;                                      /* bench_cancel.c */
bench_run bench_daily;                                       /* bench_daily.c */
bench_run bench_review;                                      /* bench_review.c */
bench_run bench_big;                                         /* bench_big.c */
bench_run bench_time;                                        /* bench_time.c */

/* The number of boards of a row. */
static inline int bench_count(const bench_setup *setup, int usual)
{
    return setup->count > 0 ? setup->count : usual;
}

#endif
