/* The signature: what a fixed list of boards takes, and what it gives. */
#include "engine/engine_bench.h"

#include <inttypes.h>

/* Boards of one size, scrambled by the seeds 1 to count. */
typedef struct bench_part {
    int columns, rows;
    const char *goal, *engine, *metric, *nodes;
    int count;
} bench_part;

static const bench_part parts[] = {
    {3, 3, "standard", "optimal", "moves", "0", 20},
    {3, 3, "spiral", "optimal", "slides", "0", 20},
    {4, 4, "blank-first", "optimal", "moves", "0", 20},
    {4, 4, "standard", "optimal", "slides", "0", 3},
    {5, 3, "snake", "optimal", "moves", "0", 5},
    {5, 5, "standard", "optimal", "moves", "200000", 3},
    {5, 5, "standard", "anytime", "moves", "50000", 3},
    {5, 5, "standard", "anytime", "slides", "50000", 3},
    {6, 6, "standard", "anytime", "moves", "50000", 2},
    {7, 7, "columns", "anytime", "moves", "50000", 2},
    {9, 5, "standard", "anytime", "moves", "50000", 2},
    {12, 12, "standard", "anytime", "moves", "50000", 1},
};

typedef struct bench_sums {
    uint64_t nodes;
    int moves, bounds; /* where a limit ends every search, these show that another one is at work */
} bench_sums;

static slidewise_status set_up(slidewise_solver *solver, const bench_part *part, const char *values,
                               char *error)
{
    const char *const options[][2] = {
        {"memory", "128"},        {"values-folder", values}, {"engine", part->engine},
        {"metric", part->metric}, {"nodes", part->nodes},
    };
    slidewise_status status = SLIDEWISE_OK;
    for (size_t i = 0; i < sizeof options / sizeof *options && status == SLIDEWISE_OK; i++)
        status = slidewise_solver_set(solver, options[i][0], options[i][1], error);
    return status;
}

static slidewise_status solve(slidewise_solver *solver, const slidewise_board *goal, int seed,
                              bench_sums *sums, char *error)
{
    slidewise_board *board;
    slidewise_result *result;
    slidewise_status status = slidewise_board_scramble(&board, goal, (uint64_t)seed, error);
    if (status != SLIDEWISE_OK)
        return status;
    status = slidewise_solve(solver, board, goal, &result, error);
    slidewise_board_free(board);
    if (status != SLIDEWISE_OK && status != SLIDEWISE_LIMIT)
        return status;
    sums->nodes += slidewise_result_nodes(result);
    sums->moves += slidewise_result_path(result) ? slidewise_result_moves(result) : 0;
    sums->bounds += slidewise_result_bound(result);
    slidewise_result_free(result);
    return SLIDEWISE_OK;
}

/* Tables are made first: what a search would have by then depends on the machine. */
static slidewise_status run_with(slidewise_solver *solver, const slidewise_board *goal,
                                 const bench_part *part, engine_queue *queue, bench_sums *sums,
                                 char *error)
{
    slidewise_status status = slidewise_tables_build(solver, goal, NULL, NULL, error);
    for (int seed = 1; seed <= part->count && status == SLIDEWISE_OK; seed++)
        status = cli_engine_queue_is_stopped(queue) ? SLIDEWISE_STOPPED
                                                    : solve(solver, goal, seed, sums, error);
    return status;
}

static slidewise_status run(const bench_part *part, engine_queue *queue, const char *values,
                            bench_sums *sums, char *error)
{
    slidewise_board *goal = NULL;
    slidewise_solver *solver = NULL;
    slidewise_status status =
        slidewise_board_create_goal(&goal, part->goal, part->columns, part->rows, error);
    if (status == SLIDEWISE_OK)
        status = slidewise_solver_create(&solver, error);
    if (status == SLIDEWISE_OK)
        status = set_up(solver, part, values, error);
    if (status == SLIDEWISE_OK)
        status = run_with(solver, goal, part, queue, sums, error);
    slidewise_solver_free(solver);
    slidewise_board_free(goal);
    return status;
}

void cli_engine_bench(engine_queue *queue, engine_output *output, const char *values)
{
    char error[SLIDEWISE_ERROR_SIZE];
    bench_sums all = {0};
    slidewise_status status = SLIDEWISE_OK;
    for (size_t i = 0; i < sizeof parts / sizeof *parts && status == SLIDEWISE_OK; i++) {
        const bench_part *part = &parts[i];
        bench_sums sums = {0};
        status = run(part, queue, values, &sums, error);
        if (status == SLIDEWISE_OK)
            cli_engine_say(output,
                           "info string %d boards of %dx%d %s in %s: nodes %" PRIu64
                           " moves %d bounds %d",
                           part->count, part->columns, part->rows, part->engine, part->metric,
                           sums.nodes, sums.moves, sums.bounds);
        all.nodes += sums.nodes;
        all.moves += sums.moves;
        all.bounds += sums.bounds;
    }
    if (status == SLIDEWISE_OK)
        cli_engine_say(output, "signature nodes %" PRIu64 " moves %d bounds %d", all.nodes,
                       all.moves, all.bounds);
    else
        cli_engine_say(output, "error %s",
                       status == SLIDEWISE_STOPPED ? "the bench was stopped" : error);
}
