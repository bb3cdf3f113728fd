#include "bench_solver.h"

#include "os/clock.h"

/* Boards that others have published with their shortest lengths, which every row is held against. */

enum { KORF_BOARDS = 100, HARD_BOARDS = 17 };
static const bench_way one_thread = {SOLVER_OPTIMAL, 1};
static const bench_way two_threads = {SOLVER_OPTIMAL, 2};

sw_status bench_korf(const bench_setup *setup, sw_error *error)
{
    bench_boards boards;
    bench_solver warm;
    sw_status status = bench_boards_read(&boards, setup->data, &bench_korf15,
                                         bench_count(setup, KORF_BOARDS), error);
    if (status != SW_OK)
        return status;
    status = bench_solver_open(&warm, setup, &boards.goal, error);
    if (status == SW_OK) {
        status =
            bench_solve_all(setup, "4x4, tables made, 1 thread", &warm, &boards, one_thread, error);
        bench_solver_close(&warm);
    }
    bench_boards_deinit(&boards);
    return status;
}

sw_status bench_hard(const bench_setup *setup, sw_error *error)
{
    bench_boards boards;
    bench_solver warm;
    sw_status status = bench_boards_read(&boards, setup->data, &bench_hard15,
                                         bench_count(setup, HARD_BOARDS), error);
    if (status != SW_OK)
        return status;
    status = bench_solver_open(&warm, setup, &boards.goal, error);
    if (status == SW_OK) {
        status = bench_solve_all(setup, "80 moves, 1 thread", &warm, &boards, one_thread, error);
        if (status == SW_OK)
            status =
                bench_solve_all(setup, "80 moves, 2 threads", &warm, &boards, two_threads, error);
        bench_solver_close(&warm);
    }
    bench_boards_deinit(&boards);
    return status;
}

/* The solver that has just been made finds no table, and makes its own meanwhile. */
static sw_status solve_cold(bench_tally *tally, const bench_setup *setup,
                            const bench_boards *boards, int index, sw_error *error)
{
    solver *fresh;
    double start_ms = os_clock_ms();
    sw_status status = solver_create(&fresh, error);
    if (status != SW_OK)
        return status;
    solver_set_memory(fresh, setup->memory);
    status = bench_solve(tally, fresh, boards, index, one_thread, start_ms, error);
    solver_destroy(fresh);
    return status;
}

sw_status bench_cold(const bench_setup *setup, sw_error *error)
{
    bench_boards boards;
    bench_tally tally = {0};
    sw_status status = bench_boards_read(&boards, setup->data, &bench_korf15,
                                         bench_count(setup, KORF_BOARDS), error);
    if (status != SW_OK)
        return status;
    for (int i = 0; i < boards.count && status == SW_OK; i++)
        status = solve_cold(&tally, setup, &boards, i, error);
    if (status == SW_OK)
        bench_tally_report(&tally, setup->report, "4x4, a fresh solver each");
    bench_boards_deinit(&boards);
    return status;
}
