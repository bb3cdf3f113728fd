/* The times of many runs, summed up. */
#include "bench_tally.h"

#include <stdlib.h>

void bench_times_add(bench_times *times, double ms)
{
    times->ms[times->count++] = ms;
}

static int compare(const void *a, const void *b)
{
    double left = *(const double *)a, right = *(const double *)b;
    return (left > right) - (left < right);
}

bench_summary bench_times_summary(bench_times *times)
{
    int count = times->count;
    double sum = 0;
    qsort(times->ms, (size_t)count, sizeof *times->ms, compare);
    for (int i = 0; i < count; i++)
        sum += times->ms[i];
    double median = (times->ms[(count - 1) / 2] + times->ms[count / 2]) / 2;
    return (bench_summary){sum / count, median, times->ms[count - 1]};
}

void bench_tally_add(bench_tally *tally, const solver_answer *answer, double wall_ms)
{
    double expanded = (double)answer->expanded;
    bench_times_add(&tally->cpu, answer->cpu_ms);
    bench_times_add(&tally->wall, wall_ms);
    tally->moves += (double)answer->path.length;
    tally->slides += (double)puzzle_path_slides(&answer->path);
    tally->expanded += expanded;
    if (expanded > tally->most_expanded)
        tally->most_expanded = expanded;
}

void bench_tally_report(bench_tally *tally, bench_report *report, const char *what)
{
    int count = tally->cpu.count;
    bench_summary cpu = bench_times_summary(&tally->cpu);
    bench_summary wall = bench_times_summary(&tally->wall);
    const bench_figure figures[] = {
        {"boards", count, 0, NULL},
        {"moves", tally->moves / count, 2, NULL},
        {"tables_s", tally->tables_s, 2, NULL},
        {"cpu_ms", cpu.mean, 3, NULL},
        {"cpu_median", cpu.median, 3, NULL},
        {"cpu_max", cpu.max, 3, NULL},
        {"wall_ms", wall.mean, 3, NULL},
        {"wall_median", wall.median, 3, NULL},
        {"wall_max", wall.max, 3, NULL},
        {"nodes", tally->expanded / count, 0, NULL},
        {"nodes_max", tally->most_expanded, 0, NULL},
        {"metric", 0, 0, puzzle_metric_names[tally->metric]},
        {"slides", tally->slides / count, 2, NULL},
    };
    bench_report_row(report, what, figures, sizeof figures / sizeof *figures);
}
