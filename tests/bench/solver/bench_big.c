/* The anytime engine: what it reaches within a processor time, beside what it is to reach. */
#include "bench_solver.h"

#include "solver_files.h"

#include "os/clock.h"

#include <stdio.h>
#include <string.h>

enum { BOARDS = 100, HUGE_BOARDS = 20, NAME_SIZE = 64 };

typedef enum big_kind {
    BIG_FIRST,  /* ms until the first solution */
    BIG_MOVES,  /* mean moves of uniform boards */
    BIG_EXCESS, /* per cent over the lengths that the set's authors found */
} big_kind;

typedef struct big_row {
    puzzle_size size;
    big_kind kind;
    const bench_set *set; /* NULL: uniform boards */
    double limit_ms;      /* of processor time, one thread */
    double target;
} big_row;

static const big_row rows[] = {
    {{5, 5}, BIG_FIRST, NULL, 0, 5},
    {{6, 6}, BIG_FIRST, NULL, 0, 5},
    {{7, 7}, BIG_FIRST, NULL, 0, 5},
    {{8, 8}, BIG_FIRST, NULL, 0, 5},
    {{10, 10}, BIG_FIRST, NULL, 0, 5},
    {{16, 16}, BIG_FIRST, NULL, 0, 5},
    {{12, 2}, BIG_FIRST, NULL, 0, 5},
    {{32, 2}, BIG_FIRST, NULL, 0, 5},
    {{20, 20}, BIG_FIRST, NULL, 0, 10},
    {{32, 32}, BIG_FIRST, NULL, 0, 30},
    {{5, 5}, BIG_EXCESS, &bench_cube24, 20, 2.5},
    {{5, 5}, BIG_EXCESS, &bench_cube24, 500, 0.5},
    {{5, 5}, BIG_EXCESS, &bench_cube24, 1500, 0.2},
    {{6, 6}, BIG_EXCESS, &bench_cube35, 400, 2.4},
    {{6, 6}, BIG_EXCESS, &bench_cube35, 2500, 0.4},
    {{6, 6}, BIG_EXCESS, &bench_cube35, 10000, 0.1},
    {{7, 7}, BIG_EXCESS, &bench_cube48, 700, 9.5},
    {{7, 7}, BIG_EXCESS, &bench_cube48, 4000, 1.5},
    {{7, 7}, BIG_EXCESS, &bench_cube48, 10000, 0},
    {{8, 8}, BIG_MOVES, NULL, 100, 590},
    {{8, 8}, BIG_MOVES, NULL, 1000, 460},
    {{8, 8}, BIG_MOVES, NULL, 10000, 425},
    {{10, 10}, BIG_MOVES, NULL, 100, 1220},
    {{10, 10}, BIG_MOVES, NULL, 1000, 1000},
    {{10, 10}, BIG_MOVES, NULL, 10000, 900},
    {{16, 16}, BIG_MOVES, NULL, 1000, 4700},
    {{16, 16}, BIG_MOVES, NULL, 10000, 4400},
    {{20, 20}, BIG_MOVES, NULL, 1000, 11300},
    {{32, 32}, BIG_MOVES, NULL, 1000, 51000},
    {{32, 32}, BIG_MOVES, NULL, 5000, 42000},
    {{12, 2}, BIG_MOVES, NULL, 1000, 200},
    {{10, 3}, BIG_MOVES, NULL, 1000, 215},
    {{9, 4}, BIG_MOVES, NULL, 1000, 245},
    {{12, 5}, BIG_MOVES, NULL, 1000, 530},
};
enum { ROWS = sizeof rows / sizeof *rows };

typedef struct big_tally {
    int solved, failed;
    double moves, found; /* of all together */
    double first_ms, cpu_ms, most_cpu_ms;
} big_tally;

/* Processor time when the search began, and until its first solution. */
typedef struct big_first {
    double start_ms, ms;
} big_first;

static void note_first(void *data, const solver_improvement *improvement)
{
    big_first *first = data;
    (void)improvement;
    if (first->ms == 0)
        first->ms = os_clock_thread_cpu_ms() - first->start_ms;
}

static void solve(big_tally *tally, solver *solver, const bench_boards *boards, int index,
                  const big_row *row)
{
    const bench_board *board = &boards->boards[index];
    big_first first = {.start_ms = os_clock_thread_cpu_ms()};
    const solver_request request = {
        .start = board->start,
        .goal = boards->goal,
        .engine = SOLVER_ANYTIME,
        .cpu_ms = row->limit_ms,
        .node_limit = row->kind == BIG_FIRST,
        .threads = 1,
        .improved = note_first,
        .improved_data = &first,
    };
    solver_answer answer;
    solver_solve(solver, &request, NULL, &answer);
    if (answer.status == SW_OK && puzzle_path_leads(&answer.path, &board->start, &boards->goal)) {
        tally->solved++;
        tally->moves += (double)answer.path.length;
        tally->found += board->found;
        tally->first_ms += first.ms;
        tally->cpu_ms += answer.cpu_ms;
        if (answer.cpu_ms > tally->most_cpu_ms)
            tally->most_cpu_ms = answer.cpu_ms;
    } else {
        tally->failed++;
    }
    solver_answer_deinit(&answer);
}

static void name_row(const big_row *row, char out[NAME_SIZE])
{
    int length = snprintf(out, NAME_SIZE, "%dx%d", row->size.columns, row->size.rows);
    size_t left = (size_t)(NAME_SIZE - length);
    if (row->kind == BIG_FIRST)
        snprintf(out + length, left, ", first solution, ms");
    else
        snprintf(out + length, left, "%s, %.0f ms, %s", row->set ? " of DeepCubeA" : "",
                 row->limit_ms, row->set ? "% over" : "moves");
}

static void report(const bench_setup *setup, const big_row *row, const big_tally *tally)
{
    char what[NAME_SIZE];
    double solved = tally->solved > 0 ? tally->solved : 1, reached = tally->moves / solved;
    if (row->kind == BIG_FIRST)
        reached = tally->first_ms / solved;
    else if (row->kind == BIG_EXCESS)
        reached = (tally->moves / tally->found - 1) * 100;
    bool good = reached <= row->target && tally->failed == 0 && tally->solved > 0;
    const bench_figure figures[] = {
        {.name = "boards", .value = tally->solved + tally->failed},
        {.name = "moves", .value = tally->moves / solved, .decimals = 2},
        {.name = "limit_ms", .value = row->limit_ms},
        {.name = "ms", .value = tally->cpu_ms / solved, .decimals = 2},
        {.name = "max_ms", .value = tally->most_cpu_ms, .decimals = 2},
        {.name = "first_ms", .value = tally->first_ms / solved, .decimals = 2},
        {.name = "reached", .value = reached, .decimals = 2},
        {.name = "target", .value = row->target, .decimals = 1},
        {.name = "good", .word = good ? "yes" : "no"},
        {.name = "failed", .value = tally->failed},
    };
    name_row(row, what);
    bench_report_row(setup->report, what, figures, sizeof figures / sizeof *figures);
}

static sw_status get_boards(bench_boards *out, const bench_setup *setup, const big_row *row,
                            sw_error *error)
{
    puzzle_board goal;
    int usual = puzzle_size_cells(row->size) < PUZZLE_MAX_CELLS ? BOARDS : HUGE_BOARDS;
    puzzle_goal_make(&goal, PUZZLE_GOAL_STANDARD, row->size, NULL);
    if (row->set)
        return bench_boards_read(out, setup->data, row->set, bench_count(setup, BENCH_MOST), error);
    return bench_boards_draw(out, &goal, bench_count(setup, usual), 0, error);
}

static sw_status run_row(const bench_setup *setup, const big_row *row, sw_error *error)
{
    bench_boards boards;
    bench_solver warm;
    cli_values values;
    big_tally unseen = {0}, tally = {0};
    sw_status status = get_boards(&boards, setup, row, error);
    if (status != SW_OK)
        return status;
    status = bench_solver_open(&warm, setup, &boards.goal, error);
    if (status == SW_OK) {
        cli_values_use(&values, warm.solver);
        cli_values_check(&values, row->size);
        if (row->kind != BIG_FIRST)
            solve(&unseen, warm.solver, &boards, 0, row); /* makes what is left of the tables */
        for (int i = 0; i < boards.count; i++)
            solve(&tally, warm.solver, &boards, i, row);
        report(setup, row, &tally);
        bench_solver_close(&warm);
    }
    bench_boards_deinit(&boards);
    return status;
}

sw_status bench_big(const bench_setup *setup, sw_error *error)
{
    bool any = false;
    sw_status status = SW_OK;
    for (int i = 0; i < ROWS && status == SW_OK && setup->report->code == 0; i++) {
        char what[NAME_SIZE];
        name_row(&rows[i], what);
        if (setup->rows && strncmp(what, setup->rows, strlen(setup->rows)) != 0)
            continue;
        any = true;
        status = run_row(setup, &rows[i], error);
    }
    if (!any)
        return sw_fail(error, SW_BAD_INPUT, "no row's name begins with '%.40s'", setup->rows);
    return status;
}
