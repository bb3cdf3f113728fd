#ifndef CLI_BENCH_SOLVER_H
#define CLI_BENCH_SOLVER_H

#include "bench/bench_boards.h"
#include "bench/bench_tally.h"

/* A solver with its tables made. */
typedef struct cli_bench_solver {
    solver *solver;
    solver_claim *claim;
    double tables_s; /* wall time that they took */
} cli_bench_solver;

sw_status cli_bench_solver_open(cli_bench_solver *out, const cli_bench_setup *setup,
                                const puzzle_board *goal, sw_error *error);
void cli_bench_solver_close(cli_bench_solver *warm);

/* How a row's boards are solved. */
typedef struct cli_bench_way {
    solver_engine engine;
    int threads;
    puzzle_metric metric;
} cli_bench_way;

/* Solves one of the boards and counts it, its wall time from start_ms on. SW_LIMIT where it takes far
 * too long, SW_BAD_INPUT where the published length is another; the error names the board. */
sw_status cli_bench_solve(cli_bench_tally *tally, solver *solver, const cli_bench_boards *boards,
                          int index, cli_bench_way way, double start_ms, sw_error *error);

/* All of them one after the other, by a solver that has its tables, as one row. */
sw_status cli_bench_solve_all(const cli_bench_setup *setup, const char *what,
                              const cli_bench_solver *warm, const cli_bench_boards *boards,
                              cli_bench_way way, sw_error *error);

#endif
