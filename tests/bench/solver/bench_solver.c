/* A solver with its tables made, and boards run through it. */
#include "bench_solver.h"

#include "os/clock.h"

static const double TIME_LIMIT_MS = 600000;
static const double MS_A_SECOND = 1e3;

sw_status bench_solver_open(bench_solver *out, const bench_setup *setup, const puzzle_board *goal,
                            sw_error *error)
{
    *out = (bench_solver){0};
    sw_status status = solver_create(&out->solver, error);
    if (status != SW_OK)
        return status;
    solver_set_memory(out->solver, setup->memory);
    double start_ms = os_clock_ms();
    if (setup->metric == PUZZLE_METRIC_SLIDES) {
        status = solver_prepare_slides(out->solver, goal, NULL);
    } else {
        out->claim = solver_claim_tables(out->solver, goal);
        status = out->claim ? solver_claim_wait(out->claim, NULL) : SW_NO_MEMORY;
    }
    out->tables_s = (os_clock_ms() - start_ms) / MS_A_SECOND;
    if (status != SW_OK) {
        bench_solver_close(out);
        return sw_fail(error, status, "no memory for the tables");
    }
    return SW_OK;
}

void bench_solver_close(bench_solver *warm)
{
    solver_claim_drop(warm->claim);
    solver_destroy(warm->solver);
    *warm = (bench_solver){0};
}

static sw_status judge(const bench_board *board, const solver_answer *answer, bench_way way,
                       sw_error *error)
{
    bool proof = way.engine == SOLVER_OPTIMAL;
    bool published = board->moves >= 0 && way.metric == PUZZLE_METRIC_MOVES;
    int moves = (int)answer->path.length;
    if (answer->status == SW_NO_MEMORY)
        return sw_fail(error, SW_NO_MEMORY, "board %d: memory ran out", board->number);
    if (answer->status != SW_OK || (proof && !answer->optimal))
        return sw_fail(error, SW_LIMIT, "board %d: not proved in %.0f s", board->number,
                       TIME_LIMIT_MS / MS_A_SECOND);
    if (proof && published && moves != board->moves)
        return sw_fail(error, SW_BAD_INPUT, "board %d: %d moves, but %d are published",
                       board->number, moves, board->moves);
    return SW_OK;
}

sw_status bench_solve(bench_tally *tally, solver *solver, const bench_boards *boards, int index,
                      bench_way way, double start_ms, sw_error *error)
{
    solver_answer answer;
    const bench_board *board = &boards->boards[index];
    const solver_request request = {
        .start = board->start,
        .goal = boards->goal,
        .engine = way.engine,
        .time_ms = TIME_LIMIT_MS,
        .threads = way.threads,
        .metric = way.metric,
    };
    solver_solve(solver, &request, NULL, &answer);
    double ms = os_clock_ms() - start_ms;
    sw_status status = judge(board, &answer, way, error);
    if (status == SW_OK)
        bench_tally_add(tally, &answer, ms);
    solver_answer_deinit(&answer);
    return status;
}

sw_status bench_solve_all(const bench_setup *setup, const char *what, const bench_solver *warm,
                          const bench_boards *boards, bench_way way, sw_error *error)
{
    bench_tally tally = {.metric = setup->metric, .tables_s = warm->tables_s};
    way.metric = setup->metric;
    for (int i = 0; i < boards->count; i++) {
        sw_status status = bench_solve(&tally, warm->solver, boards, i, way, os_clock_ms(), error);
        if (status != SW_OK)
            return status;
    }
    bench_tally_report(&tally, setup->report, what);
    return SW_OK;
}
