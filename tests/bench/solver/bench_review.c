/* How long the review of a game takes: each place's distance, proved by an analysis. */
#include "bench_solver.h"

#include "base/rng.h"
#include "game/analysis.h"
#include "os/clock.h"
#include "os/thread.h"

enum { GAMES = 20, GAME_MOVES = 150, STRETCH = 2, DETOUR = 2 };

/* ---- A game ---- */

static sw_status plan_from(puzzle_path *plan, solver *solver, const puzzle_board *board,
                           const puzzle_board *goal)
{
    solver_answer answer;
    const solver_request request = {.start = *board, .goal = *goal, .engine = SOLVER_OPTIMAL};
    sw_status status = solver_solve(solver, &request, NULL, &answer);
    puzzle_path_deinit(plan);
    *plan = answer.path;
    answer.path = (puzzle_path){0};
    solver_answer_deinit(&answer);
    return status;
}

static bool make(puzzle_board *board, puzzle_path *path, puzzle_move move)
{
    return puzzle_move_apply(board, move) && puzzle_path_push(path, move);
}

/* Some moves of the plan, and one at random. */
static bool make_some(puzzle_board *board, puzzle_path *path, const puzzle_path *plan, sw_rng *rng)
{
    size_t good = plan->length > STRETCH ? sw_rng_below(rng, STRETCH + 1) : 0;
    for (size_t i = 0; i < good; i++)
        if (!make(board, path, (puzzle_move)plan->moves[i]))
            return false;
    puzzle_move any;
    do
        any = (puzzle_move)sw_rng_below(rng, PUZZLE_MOVES);
    while (puzzle_move_source(board, any) < 0);
    return make(board, path, any);
}

/* With many a detour, but solved in the last of its moves. */
static sw_status draw_game(puzzle_path *path, solver *solver, const puzzle_board *start,
                           const puzzle_board *goal, sw_rng *rng)
{
    puzzle_board board = *start;
    puzzle_path plan = {0};
    sw_status status;
    for (;;) {
        status = plan_from(&plan, solver, &board, goal);
        if (status != SW_OK || path->length + plan.length + DETOUR > GAME_MOVES)
            break;
        if (!make_some(&board, path, &plan, rng)) {
            status = SW_NO_MEMORY;
            break;
        }
    }
    if (status == SW_OK && !puzzle_path_append(path, &plan))
        status = SW_NO_MEMORY;
    puzzle_path_deinit(&plan);
    return status;
}

/* ---- Its review ---- */

typedef struct waiter {
    os_mutex lock;
    os_condition more;
} waiter;

static void tell(void *data)
{
    waiter *self = data;
    os_mutex_lock(&self->lock);
    os_condition_signal_all(&self->more);
    os_mutex_unlock(&self->lock);
}

static void wait_until_done(waiter *self, game_analysis *analysis)
{
    os_mutex_lock(&self->lock);
    while (!game_analysis_done(analysis))
        os_condition_wait(&self->more, &self->lock);
    os_mutex_unlock(&self->lock);
}

static sw_status require_distances(game_analysis *analysis, const puzzle_path *path,
                                   sw_error *error)
{
    game_distance left[GAME_MOVES + 1];
    game_analysis_known(analysis, left, GAME_MOVES + 1);
    for (size_t i = 0; i <= path->length; i++)
        if (!game_distance_exact(left[i]))
            return sw_fail(error, SW_NO_MEMORY, "a place of a game is not proved");
    return SW_OK;
}

static sw_status review(bench_times *times, solver *solver, puzzle_metric metric,
                        const puzzle_board *start, const puzzle_board *goal,
                        const puzzle_path *path, sw_error *error)
{
    waiter self;
    game_analysis *analysis;
    os_mutex_init(&self.lock);
    os_condition_init(&self.more);
    sw_status status = game_analysis_create(&analysis, solver, metric, tell, &self, error);
    if (status == SW_OK) {
        double start_ms = os_clock_ms();
        if (game_analysis_follow(analysis, start, goal, path, 0)) {
            wait_until_done(&self, analysis);
            bench_times_add(times, os_clock_ms() - start_ms);
            status = require_distances(analysis, path, error);
        } else {
            status = sw_fail(error, SW_NO_MEMORY, "no memory for a review");
        }
        game_analysis_destroy(analysis);
    }
    os_condition_deinit(&self.more);
    os_mutex_deinit(&self.lock);
    return status;
}

/* ---- The row ---- */

static sw_status review_all(const bench_setup *setup, const bench_solver *warm,
                            const bench_boards *boards, sw_error *error)
{
    bench_times times = {0};
    sw_rng rng = sw_rng_seed(BENCH_SEED);
    double moves = 0;
    for (int i = 0; i < boards->count; i++) {
        puzzle_path path = {0};
        const puzzle_board *start = &boards->boards[i].start;
        sw_status status = draw_game(&path, warm->solver, start, &boards->goal, &rng);
        if (status != SW_OK)
            sw_fail(error, status, "no memory for a game");
        else
            status =
                review(&times, warm->solver, setup->metric, start, &boards->goal, &path, error);
        moves += (double)path.length;
        puzzle_path_deinit(&path);
        if (status != SW_OK)
            return status;
    }
    bench_summary wall = bench_times_summary(&times);
    const bench_figure figures[] = {
        {"games", times.count, 0, NULL},       {"moves", moves / times.count, 2, NULL},
        {"tables_s", warm->tables_s, 2, NULL}, {"ms", wall.mean, 1, NULL},
        {"ms_median", wall.median, 1, NULL},   {"ms_max", wall.max, 1, NULL},
    };
    bench_report_row(setup->report, "4x4, with detours", figures, sizeof figures / sizeof *figures);
    return SW_OK;
}

sw_status bench_review(const bench_setup *setup, sw_error *error)
{
    bench_boards boards;
    bench_solver warm;
    puzzle_board goal;
    puzzle_goal_make(&goal, PUZZLE_GOAL_STANDARD, (puzzle_size){4, 4}, NULL);
    sw_status status = bench_boards_draw(&boards, &goal, bench_count(setup, GAMES), 0, error);
    if (status != SW_OK)
        return status;
    status = bench_solver_open(&warm, setup, &goal, error);
    if (status == SW_OK) {
        status = review_all(setup, &warm, &boards, error);
        bench_solver_close(&warm);
    }
    bench_boards_deinit(&boards);
    return status;
}
