/* What proofs would take that take too long: reckoned from the iterations that come to an end. */
#include "bench/bench_solver.h"

#include "os/thread.h"
#include "solver/job.h"

#include <stdio.h>

enum { KORF24_BOARDS = 50, NAME_SIZE = 64, MOST_RISES = 64 };
static const double SEARCH_MS = 10000, LOOK_EVERY_MS = 1, MS_A_SECOND = 1e3;

/* A bound that a search came to, and the nodes expanded by then. */
typedef struct reckon_rise {
    int bound;
    double nodes;
} reckon_rise;

typedef struct reckon_search {
    reckon_rise rises[MOST_RISES];
    int count;
    double nodes, seconds; /* of the whole search, in processor time */
    int bound;             /* proved */
    bool is_proved;
} reckon_search;

static void note(reckon_search *search, const solver_job *job)
{
    int bound = solver_job_lower_bound(job);
    if (search->count == MOST_RISES ||
        (search->count > 0 && search->rises[search->count - 1].bound >= bound))
        return;
    search->rises[search->count++] = (reckon_rise){bound, (double)solver_job_nodes(job)};
}

/* Looks at the job until its answer is there. */
static void watch(reckon_search *search, solver_job *job)
{
    os_mutex lock;
    os_condition tick;
    os_mutex_init(&lock);
    os_condition_init(&tick);
    os_mutex_lock(&lock);
    while (!solver_job_answer(job)) {
        note(search, job);
        os_condition_wait_ms(&tick, &lock, LOOK_EVERY_MS);
    }
    os_mutex_unlock(&lock);
    os_condition_deinit(&tick);
    os_mutex_deinit(&lock);
}

static sw_status search_one(reckon_search *out, solver *solver, const cli_bench_boards *boards,
                            const cli_bench_board *board, sw_error *error)
{
    const solver_request request = {
        .start = board->start,
        .goal = boards->goal,
        .engine = SOLVER_OPTIMAL,
        .cpu_ms = SEARCH_MS,
        .threads = 1,
    };
    solver_job *job;
    *out = (reckon_search){.count = 0};
    sw_status status = solver_job_start(&job, solver, &request, NULL, NULL, error);
    if (status != SW_OK)
        return status;
    watch(out, job);
    const solver_answer *answer = solver_job_answer(job);
    out->nodes = (double)answer->expanded;
    out->seconds = answer->cpu_ms / MS_A_SECOND;
    out->bound = answer->lower_bound;
    out->is_proved = answer->optimal;
    bool is_wrong = out->is_proved && (int)answer->path.length != board->moves;
    solver_job_destroy(job);
    return is_wrong ? sw_fail(error, SW_BAD_INPUT, "board %d: another length than published",
                              board->number)
                    : SW_OK;
}

/* What the last iteration but `before` that came to an end expanded. */
static double iteration(const reckon_search *search, int before)
{
    int last = search->count - 1 - before;
    return last > 0 ? search->rises[last].nodes - search->rises[last - 1].nodes : 0;
}

/* How much larger each iteration is than the one before; 0 where too few came to an end. */
static double growth(const reckon_search *search)
{
    double before = iteration(search, 1);
    return before > 0 ? iteration(search, 0) / before : 0;
}

/* All nodes of a proof, if iterations go on growing like the last two and the one that finds the solution
 * is searched to its end. */
static double reckon_nodes(const reckon_search *search, int moves)
{
    if (search->is_proved || search->count == 0)
        return search->nodes;
    const reckon_rise *last = &search->rises[search->count - 1];
    double nodes = last->nodes, more = iteration(search, 0);
    for (int bound = last->bound; bound <= moves; bound += 2) {
        more *= growth(search);
        nodes += more;
    }
    return nodes;
}

/* A row of the report; or the sum of some. */
typedef struct reckon_row {
    double moves, bound, nodes, seconds, growth, reckoned;
    int boards, proved;
} reckon_row;

static reckon_row row_of(const cli_bench_board *board, const reckon_search *search)
{
    double nodes = reckon_nodes(search, board->moves);
    return (reckon_row){
        .moves = board->moves,
        .bound = search->bound,
        .nodes = search->nodes,
        .seconds = search->seconds,
        .growth = growth(search),
        .reckoned = search->nodes > 0 ? nodes * search->seconds / search->nodes : 0,
        .boards = 1,
        .proved = search->is_proved,
    };
}

static void add(reckon_row *sum, const reckon_row *row)
{
    sum->moves += row->moves;
    sum->bound += row->bound;
    sum->nodes += row->nodes;
    sum->seconds += row->seconds;
    sum->growth += row->growth;
    sum->reckoned += row->reckoned;
    sum->boards += row->boards;
    sum->proved += row->proved;
}

/* Means, and how many are proved. */
static void report(const cli_bench_setup *setup, const char *what, const reckon_row *row)
{
    double boards = row->boards;
    const cli_bench_figure figures[] = {
        {.name = "boards", .value = boards},
        {.name = "proved", .value = row->proved},
        {.name = "moves", .value = row->moves / boards, .decimals = 2},
        {.name = "bound", .value = row->bound / boards, .decimals = 2},
        {.name = "nodes", .value = row->nodes / boards},
        {.name = "cpu_s", .value = row->seconds / boards, .decimals = 1},
        {.name = "growth", .value = row->growth / boards, .decimals = 2},
        {.name = "reckoned_s", .value = row->reckoned / boards, .decimals = 1},
    };
    cli_bench_report_row(setup->report, what, figures, sizeof figures / sizeof *figures);
}

static sw_status reckon_all(const cli_bench_setup *setup, solver *solver,
                            const cli_bench_boards *boards, reckon_row *sum, sw_error *error)
{
    for (int i = 0; i < boards->count; i++) {
        const cli_bench_board *board = &boards->boards[i];
        reckon_search search;
        char what[NAME_SIZE];
        sw_status status = search_one(&search, solver, boards, board, error);
        if (status != SW_OK)
            return status;
        reckon_row row = row_of(board, &search);
        snprintf(what, sizeof what, "5x5, Korf and Felner's %d", board->number);
        report(setup, what, &row);
        add(sum, &row);
    }
    return SW_OK;
}

sw_status cli_bench_fifty(const cli_bench_setup *setup, sw_error *error)
{
    cli_bench_boards boards;
    cli_bench_solver warm;
    reckon_row sum = {.boards = 0};
    sw_status status = cli_bench_boards_read(&boards, setup->data, &cli_bench_korf24,
                                             cli_bench_count(setup, KORF24_BOARDS), error);
    if (status != SW_OK)
        return status;
    status = cli_bench_solver_open(&warm, setup, &boards.goal, error);
    if (status == SW_OK) {
        status = reckon_all(setup, warm.solver, &boards, &sum, error);
        cli_bench_solver_close(&warm);
    }
    if (status == SW_OK)
        report(setup, "5x5, all of them", &sum);
    cli_bench_boards_deinit(&boards);
    return status;
}
