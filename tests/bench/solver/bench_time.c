/* The anytime engine with ten times the time: never longer, and shorter by how much. */
#include "bench_solver.h"

#include "solver_files.h"

#include <stdio.h>
#include <string.h>

enum { BOARDS = 10, SHORT_MS = 1000, LONG_MS = 10000 };

static const puzzle_size sizes[] = {{6, 6}, {7, 7}, {8, 8}, {10, 10}, {16, 16}};
enum { SIZES = sizeof sizes / sizeof *sizes };

typedef struct time_tally {
    int boards, longer, failed;
    double few_moves, many_moves; /* of all together, with less time and with more */
} time_tally;

/* Moves within a processor time; 0 where it failed. */
static size_t solve(solver *solver, const bench_boards *boards, int index, double limit_ms)
{
    const puzzle_board *start = &boards->boards[index].start;
    const solver_request request = {
        .start = *start,
        .goal = boards->goal,
        .engine = SOLVER_ANYTIME,
        .cpu_ms = limit_ms,
        .threads = 1,
    };
    solver_answer answer;
    solver_solve(solver, &request, NULL, &answer);
    bool leads = answer.status == SW_OK && puzzle_path_leads(&answer.path, start, &boards->goal);
    size_t moves = leads ? answer.path.length : 0;
    solver_answer_deinit(&answer);
    return moves;
}

static void compare(time_tally *tally, solver *solver, const bench_boards *boards, int index)
{
    size_t longer = solve(solver, boards, index, SHORT_MS);
    size_t shorter = solve(solver, boards, index, LONG_MS);
    tally->boards++;
    tally->failed += longer == 0 || shorter == 0;
    tally->longer += shorter > longer;
    tally->few_moves += (double)longer;
    tally->many_moves += (double)shorter;
}

enum { NAME_SIZE = 16 };

static void name_row(puzzle_size size, char out[NAME_SIZE])
{
    snprintf(out, NAME_SIZE, "%dx%d", size.columns, size.rows);
}

static void report(const bench_setup *setup, puzzle_size size, const time_tally *tally)
{
    char what[NAME_SIZE];
    double gain = (1 - tally->many_moves / tally->few_moves) * 100;
    bool good = tally->longer == 0 && tally->failed == 0;
    const bench_figure figures[] = {
        {.name = "boards", .value = tally->boards},
        {.name = "moves_1s", .value = tally->few_moves / tally->boards, .decimals = 1},
        {.name = "moves_10s", .value = tally->many_moves / tally->boards, .decimals = 1},
        {.name = "gain", .value = gain, .decimals = 2},
        {.name = "longer", .value = tally->longer},
        {.name = "failed", .value = tally->failed},
        {.name = "good", .word = good ? "yes" : "no"},
    };
    name_row(size, what);
    bench_report_row(setup->report, what, figures, sizeof figures / sizeof *figures);
}

static sw_status run_size(const bench_setup *setup, puzzle_size size, sw_error *error)
{
    puzzle_board goal;
    bench_boards boards;
    bench_solver warm;
    cli_values values;
    time_tally tally = {0};
    puzzle_goal_make(&goal, PUZZLE_GOAL_STANDARD, size, NULL);
    sw_status status = bench_boards_draw(&boards, &goal, bench_count(setup, BOARDS), 0, error);
    if (status != SW_OK)
        return status;
    status = bench_solver_open(&warm, setup, &goal, error);
    if (status == SW_OK) {
        cli_values_use(&values, warm.solver);
        cli_values_check(&values, size);
        solve(warm.solver, &boards, 0, SHORT_MS); /* makes what is left of the tables */
        for (int i = 0; i < boards.count; i++)
            compare(&tally, warm.solver, &boards, i);
        report(setup, size, &tally);
        bench_solver_close(&warm);
    }
    bench_boards_deinit(&boards);
    return status;
}

sw_status bench_time(const bench_setup *setup, sw_error *error)
{
    bool any = false;
    sw_status status = SW_OK;
    for (int i = 0; i < SIZES && status == SW_OK && setup->report->code == 0; i++) {
        char what[NAME_SIZE];
        name_row(sizes[i], what);
        if (setup->rows && strncmp(what, setup->rows, strlen(setup->rows)) != 0)
            continue;
        any = true;
        status = run_size(setup, sizes[i], error);
    }
    if (!any)
        return sw_fail(error, SW_BAD_INPUT, "no row's name begins with '%.40s'", setup->rows);
    return status;
}
