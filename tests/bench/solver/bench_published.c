/* Boards whose shortest lengths are published. */
#include "bench_solver.h"

#include "os/clock.h"

/* Boards that others have published with their shortest lengths, which every row is held against. */

enum { KORF_BOARDS = 100, HARD_BOARDS = 17 };

/* One table of boards, solved once for each row of the report. */
typedef struct published_row {
    const char *name;
    bench_way way;
} published_row;

static sw_status solve_published(const bench_setup *setup, const bench_set *set, int count,
                                 const published_row *rows, int row_count, sw_error *error)
{
    bench_boards boards;
    bench_solver warm;
    sw_status status =
        bench_boards_read(&boards, setup->data, set, bench_count(setup, count), error);
    if (status != SW_OK)
        return status;
    status = bench_solver_open(&warm, setup, &boards.goal, error);
    if (status == SW_OK) {
        for (int i = 0; i < row_count && status == SW_OK; i++)
            status = bench_solve_all(setup, rows[i].name, &warm, &boards, rows[i].way, error);
        bench_solver_close(&warm);
    }
    bench_boards_deinit(&boards);
    return status;
}

sw_status bench_korf(const bench_setup *setup, sw_error *error)
{
    static const published_row rows[] = {
        {"4x4, tables made, 1 thread", {.engine = SOLVER_OPTIMAL, .threads = 1}},
    };
    return solve_published(setup, &bench_korf15, KORF_BOARDS, rows, 1, error);
}

sw_status bench_hard(const bench_setup *setup, sw_error *error)
{
    static const published_row rows[] = {
        {"80 moves, 1 thread", {.engine = SOLVER_OPTIMAL, .threads = 1}},
        {"80 moves, 2 threads", {.engine = SOLVER_OPTIMAL, .threads = 2}},
    };
    return solve_published(setup, &bench_hard15, HARD_BOARDS, rows, 2, error);
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
    status = bench_solve(tally, fresh, boards, index, (bench_way){SOLVER_OPTIMAL, 1, setup->metric},
                         start_ms, error);
    solver_destroy(fresh);
    return status;
}

sw_status bench_cold(const bench_setup *setup, sw_error *error)
{
    bench_boards boards;
    bench_tally tally = {.metric = setup->metric};
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
