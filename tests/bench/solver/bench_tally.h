#ifndef BENCH_TALLY_H
#define BENCH_TALLY_H

#include "bench.h"

/* Times of many runs of one thing. Zeroed, it is empty. */
typedef struct bench_times {
    int count;
    double ms[BENCH_MOST];
} bench_times;

typedef struct bench_summary {
    double mean, median, max;
} bench_summary;

void bench_times_add(bench_times *times, double ms);   /* at most BENCH_MOST */
bench_summary bench_times_summary(bench_times *times); /* sorts them */

/* The searches of one row. Zeroed, it is empty. */
typedef struct bench_tally {
    puzzle_metric metric;
    double tables_s; /* that were made before */
    bench_times cpu, wall;
    double moves, slides, expanded; /* of all together */
    double most_expanded;
} bench_tally;

/* wall_ms: may hold more than the search's own. */
void bench_tally_add(bench_tally *tally, const solver_answer *answer, double wall_ms);

void bench_tally_report(bench_tally *tally, bench_report *report, const char *what);

#endif
