/* How long the tables of a board take, and how much memory. */
#include "bench_solver.h"

#include "os/peak.h"

#include <stdio.h>
#include <string.h>

enum { NAME_SIZE = 64 };
static const double BYTES_A_MB = 1 << 20;

/* The tables of one budget, as one row. */
static sw_status build(const bench_setup *setup, const puzzle_board *goal, solver_memory memory,
                       sw_error *error)
{
    bench_solver warm;
    bench_setup own = *setup;
    own.memory = memory;
    os_peak_forget();
    sw_status status = bench_solver_open(&warm, &own, goal, error);
    if (status != SW_OK)
        return status;
    solver_tables made = solver_claim_state(warm.claim);
    const char *groups = strrchr(made.name, ' '); /* "pattern databases 6-6-3" */
    char what[NAME_SIZE];
    snprintf(what, sizeof what, "%dx%d, %s:%s", goal->size.columns, goal->size.rows,
             solver_memory_name(memory), groups ? groups : " no tables");
    const bench_figure figures[] = {
        {"tables_s", warm.tables_s, 2, NULL},
        {"kept_mb", (double)made.bytes / BYTES_A_MB, 1, NULL},
        {"peak_mb", (double)os_peak_bytes() / BYTES_A_MB, 1, NULL},
    };
    bench_report_row(setup->report, what, figures, sizeof figures / sizeof *figures);
    bench_solver_close(&warm);
    return SW_OK;
}

sw_status bench_build(const bench_setup *setup, sw_error *error)
{
    static const puzzle_size sizes[] = {{4, 4}, {5, 3}, {8, 2}, {5, 4}, {6, 3}, {5, 5}};
    sw_status status = SW_OK;
    for (size_t i = 0; i < sizeof sizes / sizeof *sizes; i++)
        for (int memory = 0; memory < SOLVER_MEMORIES && status == SW_OK; memory++) {
            puzzle_board goal;
            puzzle_goal_make(&goal, PUZZLE_GOAL_STANDARD, sizes[i], NULL);
            status = build(setup, &goal, (solver_memory)memory, error);
        }
    return status;
}
