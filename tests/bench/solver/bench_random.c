/* Boards that are drawn: the same ones every time. */
#include "bench_solver.h"

#include <stdio.h>

enum { WALK = 160, WALKS = 20, WIDE_BOARDS = 20, SHAPE_BOARDS = 100, LINES_BOARDS = 100 };
enum { NAME_SIZE = 64, KORF24_BOARDS = 50 };

static const bench_way prove = {.engine = SOLVER_OPTIMAL, .threads = 1};
static const bench_way prove_by_two = {.engine = SOLVER_OPTIMAL, .threads = 2};
static const bench_way line_by_line = {.engine = SOLVER_LINES, .threads = 1};

/* Boards of one size, with tables made for them, as one row. */
static sw_status prove_drawn(const bench_setup *setup, const char *what, puzzle_size size,
                             int count, int walk, bench_way way, sw_error *error)
{
    bench_boards boards;
    bench_solver warm;
    puzzle_board goal;
    puzzle_goal_make(&goal, PUZZLE_GOAL_STANDARD, size, NULL);
    sw_status status = bench_boards_draw(&boards, &goal, bench_count(setup, count), walk, error);
    if (status != SW_OK)
        return status;
    status = bench_solver_open(&warm, setup, &goal, error);
    if (status == SW_OK) {
        status = bench_solve_all(setup, what, &warm, &boards, way, error);
        bench_solver_close(&warm);
    }
    bench_boards_deinit(&boards);
    return status;
}

static sw_status prove_sizes(const bench_setup *setup, const puzzle_size *sizes, size_t count,
                             int boards, bench_way way, sw_error *error)
{
    char what[NAME_SIZE];
    sw_status status = SW_OK;
    for (size_t i = 0; i < count && status == SW_OK; i++) {
        snprintf(what, sizeof what, "%dx%d, uniform, %d thread%s", sizes[i].columns, sizes[i].rows,
                 way.threads, way.threads == 1 ? "" : "s");
        status = prove_drawn(setup, what, sizes[i], boards, 0, way, error);
    }
    return status;
}

sw_status bench_shapes(const bench_setup *setup, sw_error *error)
{
    static const puzzle_size sizes[] = {{2, 2}, {3, 2}, {2, 3}, {4, 2}, {2, 4}, {3, 3}, {5, 2},
                                        {2, 5}, {6, 2}, {2, 6}, {4, 3}, {3, 4}, {7, 2}, {2, 7},
                                        {5, 3}, {3, 5}, {4, 4}, {8, 2}, {2, 8}};
    return prove_sizes(setup, sizes, sizeof sizes / sizeof *sizes, SHAPE_BOARDS, prove, error);
}

sw_status bench_wide(const bench_setup *setup, sw_error *error)
{
    static const puzzle_size sizes[] = {{5, 4}, {6, 3}};
    return prove_sizes(setup, sizes, sizeof sizes / sizeof *sizes, WIDE_BOARDS, prove_by_two,
                       error);
}

/* The four of Korf and Felner's 50 whose proofs were the shortest, a row each. */
static sw_status prove_korf24(const bench_setup *setup, sw_error *error)
{
    static const int numbers[] = {38, 40, 25, 44};
    bench_boards all;
    bench_solver warm;
    sw_status status = bench_boards_read(&all, setup->data, &bench_korf24, KORF24_BOARDS, error);
    if (status != SW_OK)
        return status;
    status = bench_solver_open(&warm, setup, &all.goal, error);
    for (size_t i = 0; i < sizeof numbers / sizeof *numbers && status == SW_OK; i++) {
        char what[NAME_SIZE];
        bench_boards one = {.goal = all.goal, .boards = all.boards + numbers[i] - 1, .count = 1};
        snprintf(what, sizeof what, "5x5, Korf and Felner's %d", numbers[i]);
        if (numbers[i] > all.count || one.boards->number != numbers[i])
            status = sw_fail(error, SW_BAD_INPUT, "board %d of %s is missing", numbers[i],
                             bench_korf24.file);
        else
            status = bench_solve_all(setup, what, &warm, &one, prove, error);
    }
    bench_solver_close(&warm);
    bench_boards_deinit(&all);
    return status;
}

sw_status bench_five(const bench_setup *setup, sw_error *error)
{
    sw_status status = prove_drawn(setup, "5x5, walks of 160 moves, 2 threads", (puzzle_size){5, 5},
                                   WALKS, WALK, prove_by_two, error);
    return status == SW_OK ? prove_korf24(setup, error) : status;
}

static sw_status solve_by_lines(const bench_setup *setup, puzzle_size size, sw_error *error)
{
    bench_boards boards;
    bench_solver cold = {0};
    puzzle_board goal;
    char what[NAME_SIZE];
    puzzle_goal_make(&goal, PUZZLE_GOAL_STANDARD, size, NULL);
    snprintf(what, sizeof what, "%dx%d, line by line", size.columns, size.rows);
    sw_status status =
        bench_boards_draw(&boards, &goal, bench_count(setup, LINES_BOARDS), 0, error);
    if (status != SW_OK)
        return status;
    status = solver_create(&cold.solver, error);
    if (status == SW_OK) {
        status = bench_solve_all(setup, what, &cold, &boards, line_by_line, error);
        bench_solver_close(&cold);
    }
    bench_boards_deinit(&boards);
    return status;
}

sw_status bench_lines(const bench_setup *setup, sw_error *error)
{
    static const puzzle_size sizes[] = {{4, 4},   {5, 5},   {6, 6},   {8, 8},  {10, 10},
                                        {16, 16}, {20, 20}, {32, 32}, {12, 2}, {32, 2},
                                        {2, 32},  {10, 3},  {9, 4},   {12, 5}, {32, 5}};
    sw_status status = SW_OK;
    for (size_t i = 0; i < sizeof sizes / sizeof *sizes && status == SW_OK; i++)
        status = solve_by_lines(setup, sizes[i], error);
    return status;
}
