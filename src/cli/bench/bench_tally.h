#ifndef CLI_BENCH_TALLY_H
#define CLI_BENCH_TALLY_H

#include "bench/bench.h"

/* Times of many runs of one thing. Zeroed, it is empty. */
typedef struct cli_bench_times {
    int count;
    double ms[BENCH_MOST];
} cli_bench_times;

typedef struct cli_bench_summary {
    double mean, median, max;
} cli_bench_summary;

void cli_bench_times_add(cli_bench_times *times, double ms);       /* at most BENCH_MOST */
cli_bench_summary cli_bench_times_summary(cli_bench_times *times); /* sorts them */

/* The searches of one row. Zeroed, it is empty. */
typedef struct cli_bench_tally {
    puzzle_metric metric;
    double tables_s; /* that were made before */
    cli_bench_times cpu, wall;
    double moves, slides, expanded; /* of all together */
    double most_expanded;
} cli_bench_tally;

/* wall_ms: may hold more than the search's own. */
void cli_bench_tally_add(cli_bench_tally *tally, const solver_answer *answer, double wall_ms);

void cli_bench_tally_report(cli_bench_tally *tally, cli_bench_report *report, const char *what);

#endif
