/* What proofs would take that take too long: reckoned from the iterations that come to an end. */
#include "bench_solver.h"

#include <stdio.h>

enum { KORF24_BOARDS = 50, NAME_SIZE = 64, USUAL_SECONDS = 10 };
static const double MS_A_SECOND = 1e3;

static sw_status search_one(solver_answer *out, const bench_setup *setup, solver *solver,
                            const bench_boards *boards, const bench_board *board, sw_error *error)
{
    const solver_request request = {
        .start = board->start,
        .goal = boards->goal,
        .engine = SOLVER_OPTIMAL,
        .cpu_ms = (setup->seconds > 0 ? setup->seconds : USUAL_SECONDS) * MS_A_SECOND,
        .threads = 1,
    };
    solver_solve(solver, &request, NULL, out);
    return out->optimal && (int)out->path.length != board->moves
               ? sw_fail(error, SW_BAD_INPUT, "board %d: another length than published",
                         board->number)
               : SW_OK;
}

/* How much larger each iteration is than the one before; 0 where too few came to an end. */
static double growth(const solver_answer *answer)
{
    return answer->iterations[1] > 0 ? (double)answer->iterations[0] / (double)answer->iterations[1]
                                     : 0;
}

/* All nodes of a proof, if iterations go on growing like the last two and the one that finds the solution
 * is searched to its end. Of the iterations that came to an end the last two are nearly all. */
static double reckon_nodes(const solver_answer *answer, int moves)
{
    if (answer->optimal)
        return (double)answer->expanded;
    double more = (double)answer->iterations[0], nodes = more + (double)answer->iterations[1];
    for (int bound = answer->lower_bound; bound <= moves; bound += 2) {
        more *= growth(answer);
        nodes += more;
    }
    return nodes;
}

/* A row of the report; or the sum of some. */
typedef struct reckon_row {
    double moves, bound, nodes, seconds, growth, reckoned;
    int boards, proved;
} reckon_row;

static reckon_row row_of(const bench_board *board, const solver_answer *answer)
{
    double nodes = (double)answer->expanded, seconds = answer->cpu_ms / MS_A_SECOND;
    double reckoned = reckon_nodes(answer, board->moves);
    return (reckon_row){
        .moves = board->moves,
        .bound = answer->lower_bound,
        .nodes = nodes,
        .seconds = seconds,
        .growth = growth(answer),
        .reckoned = nodes > 0 ? reckoned * seconds / nodes : 0,
        .boards = 1,
        .proved = answer->optimal,
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
static void report(const bench_setup *setup, const char *what, const reckon_row *row)
{
    double boards = row->boards;
    const bench_figure figures[] = {
        {.name = "boards", .value = boards},
        {.name = "proved", .value = row->proved},
        {.name = "moves", .value = row->moves / boards, .decimals = 2},
        {.name = "bound", .value = row->bound / boards, .decimals = 2},
        {.name = "nodes", .value = row->nodes / boards},
        {.name = "cpu_s", .value = row->seconds / boards, .decimals = 1},
        {.name = "growth", .value = row->growth / boards, .decimals = 2},
        {.name = "reckoned_s", .value = row->reckoned / boards, .decimals = 1},
    };
    bench_report_row(setup->report, what, figures, sizeof figures / sizeof *figures);
}

static sw_status reckon_all(const bench_setup *setup, solver *solver, const bench_boards *boards,
                            reckon_row *sum, sw_error *error)
{
    for (int i = 0; i < boards->count; i++) {
        const bench_board *board = &boards->boards[i];
        solver_answer answer;
        char what[NAME_SIZE];
        sw_status status = search_one(&answer, setup, solver, boards, board, error);
        reckon_row row = row_of(board, &answer);
        solver_answer_deinit(&answer);
        if (status != SW_OK)
            return status;
        snprintf(what, sizeof what, "5x5, Korf and Felner's %d", board->number);
        report(setup, what, &row);
        add(sum, &row);
    }
    return SW_OK;
}

sw_status bench_fifty(const bench_setup *setup, sw_error *error)
{
    bench_boards boards;
    bench_solver warm;
    reckon_row sum = {.boards = 0};
    sw_status status = bench_boards_read(&boards, setup->data, &bench_korf24,
                                         bench_count(setup, KORF24_BOARDS), error);
    if (status != SW_OK)
        return status;
    status = bench_solver_open(&warm, setup, &boards.goal, error);
    if (status == SW_OK) {
        status = reckon_all(setup, warm.solver, &boards, &sum, error);
        bench_solver_close(&warm);
    }
    if (status == SW_OK)
        report(setup, "5x5, all of them", &sum);
    bench_boards_deinit(&boards);
    return status;
}
