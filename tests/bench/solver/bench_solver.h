#ifndef BENCH_SOLVER_H
#define BENCH_SOLVER_H

#include "bench_boards.h"
#include "bench_tally.h"

/* A solver with its tables made. */
typedef struct bench_solver {
    solver *solver;
    solver_claim *claim;
    double tables_s; /* wall time that they took */
} bench_solver;

sw_status bench_solver_open(bench_solver *out, const bench_setup *setup, const puzzle_board *goal,
                            sw_error *error);
void bench_solver_close(bench_solver *warm);

/* How a row's boards are solved. */
typedef struct bench_way {
    solver_engine engine;
    int threads;
    puzzle_metric metric;
} bench_way;

/* Solves one of the boards and counts it, its wall time from start_ms on. SW_LIMIT where it takes far
 * too long, SW_BAD_INPUT where the published length is another; the error names the board. */
sw_status bench_solve(bench_tally *tally, solver *solver, const bench_boards *boards, int index,
                      bench_way way, double start_ms, sw_error *error);

/* All of them one after the other, by a solver that has its tables, as one row. */
sw_status bench_solve_all(const bench_setup *setup, const char *what, const bench_solver *warm,
                          const bench_boards *boards, bench_way way, sw_error *error);

#endif
