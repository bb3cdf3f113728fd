#include "core/progress.h"
#include "engines/beam/beam.h"
#include "oracle.h"

#include "base/rng.h"
#include "os/clock.h"
#include "os/thread.h"
#include "puzzle/goal.h"
#include "puzzle/scramble.h"

#include "claims.h"

typedef struct solution {
    puzzle_path path;
    uint64_t expanded, generated;
} solution;

static sw_status solve(tables *shared, const puzzle_board *start, const puzzle_board *goal,
                       int width, int threads, uint64_t nodes, solution *out)
{
    normalized_board board;
    solver_progress progress = {0};
    search_watch watch = {.progress = &progress, .node_limit = nodes};
    *out = (solution){0};
    solver_normalized_init(&board, start, goal);
    sw_status status = solver_staged_solve(shared, &board, width, threads, &watch, &out->path);
    out->expanded = watch.expanded;
    out->generated = watch.generated;
    return status;
}

static int part_of(int boards)
{
    return boards / ORACLE_STRIDE > 0 ? boards / ORACLE_STRIDE : 1;
}

/* Moves of one random board between two random ones of the size, replayed. */
static size_t solve_random(tables *shared, puzzle_size size, int width, sw_rng *rng)
{
    puzzle_board goal = oracle_goal(size, 0);
    goal = puzzle_scramble(&goal, rng);
    puzzle_board start = puzzle_scramble(&goal, rng);
    solution found;
    assert_int_equal(solve(shared, &start, &goal, width, 1, 0, &found), SW_OK);
    assert_true(puzzle_path_leads(&found.path, &start, &goal));
    size_t moves = found.path.length;
    puzzle_path_deinit(&found.path);
    return moves;
}

/* Goals with the blank anywhere. */
CLAIM(no_board_of_any_shape_is_left_unsolved)
{
    tables *shared = solver_tables_create();
    sw_rng rng = sw_rng_seed(1);
    for (int columns = 2; columns <= 10; columns++)
        for (int rows = 2; rows <= 10; rows++)
            for (int i = 0; i < part_of(12); i++)
                solve_random(shared, (puzzle_size){columns, rows}, 16 << i % 3, &rng);
    const puzzle_size large[] = {{12, 2},  {2, 13},  {14, 3},  {3, 15},  {4, 17},
                                 {18, 5},  {32, 2},  {2, 32},  {32, 3},  {4, 31},
                                 {12, 12}, {13, 16}, {20, 20}, {24, 25}, {32, 32}};
    for (int i = 0; i < 15; i++)
        for (int j = 0; j < (puzzle_size_cells(large[i]) < 200 ? part_of(12) : 1); j++)
            solve_random(shared, large[i], 16 + 10 * j, &rng);
    solver_tables_destroy(shared);
}

CLAIM(named_goals_are_reached_too)
{
    tables *shared = solver_tables_create();
    const puzzle_size sizes[] = {{2, 6}, {7, 3}, {6, 6}, {3, 11}, {13, 10}};
    sw_rng rng = sw_rng_seed(3);
    for (int i = 0; i < 5; i++)
        for (int named = 0; named < PUZZLE_GOALS; named++) {
            puzzle_board goal;
            solution found;
            assert_int_equal(puzzle_goal_make(&goal, (puzzle_goal)named, sizes[i], NULL), SW_OK);
            puzzle_board start = puzzle_scramble(&goal, &rng);
            assert_int_equal(solve(shared, &start, &goal, 30, 1, 0, &found), SW_OK);
            assert_true(puzzle_path_leads(&found.path, &start, &goal));
            puzzle_path_deinit(&found.path);
        }
    solver_tables_destroy(shared);
}

CLAIM(a_solved_board_takes_no_move)
{
    tables *shared = solver_tables_create();
    const puzzle_size sizes[] = {{2, 2}, {3, 3}, {8, 8}, {2, 9}, {26, 3}};
    for (int i = 0; i < 5; i++)
        for (int blank = 0; blank < puzzle_size_cells(sizes[i]); blank += 7) {
            puzzle_board goal = oracle_goal(sizes[i], blank);
            solution found;
            assert_int_equal(solve(shared, &goal, &goal, 50, 1, 0, &found), SW_OK);
            assert_int_equal(found.path.length, 0);
            puzzle_path_deinit(&found.path);
        }
    solver_tables_destroy(shared);
}

/* As measured, with a tenth to spare. Line by line it would be 1,037, 2,149 and 9,583. */
CLAIM(solutions_are_as_short_as_promised)
{
    static const struct {
        int side, width, boards;
        double moves;
    } cases[] = {{8, 50, 20, 730}, {8, 400, 10, 640}, {10, 50, 20, 1450}, {16, 50, 3, 6500}};
    tables *shared = solver_tables_create();
    sw_rng rng = sw_rng_seed(9);
    for (int i = 0; i < 4; i++) {
        double moves = 0;
        int boards = part_of(cases[i].boards);
        for (int j = 0; j < boards; j++)
            moves += (double)solve_random(shared, (puzzle_size){cases[i].side, cases[i].side},
                                          cases[i].width, &rng);
        if (ORACLE_STRIDE == 1)
            assert_true(moves / boards < cases[i].moves);
    }
    solver_tables_destroy(shared);
}

static void check_the_same_by_two_threads(tables *shared, puzzle_size size, int width)
{
    sw_rng rng = sw_rng_seed((uint64_t)width);
    puzzle_board goal = oracle_goal(size, puzzle_size_cells(size) - 1);
    puzzle_board start = puzzle_scramble(&goal, &rng);
    solution alone, again, together;
    assert_int_equal(solve(shared, &start, &goal, width, 1, 0, &alone), SW_OK);
    assert_int_equal(solve(shared, &start, &goal, width, 1, 0, &again), SW_OK);
    assert_int_equal(solve(shared, &start, &goal, width, 2, 0, &together), SW_OK);
    assert_int_equal(again.path.length, alone.path.length);
    assert_memory_equal(again.path.moves, alone.path.moves, alone.path.length);
    assert_int_equal(together.path.length, alone.path.length);
    assert_memory_equal(together.path.moves, alone.path.moves, alone.path.length);
    assert_int_equal(together.expanded, alone.expanded);
    assert_int_equal(together.generated, alone.generated);
    puzzle_path_deinit(&alone.path);
    puzzle_path_deinit(&again.path);
    puzzle_path_deinit(&together.path);
}

/* One run, two and four. */
CLAIM(two_threads_find_the_path_of_one)
{
    tables *shared = solver_tables_create();
    check_the_same_by_two_threads(shared, (puzzle_size){7, 8}, 300);
    check_the_same_by_two_threads(shared, (puzzle_size){7, 6}, 1600);
    check_the_same_by_two_threads(shared, (puzzle_size){9, 2}, 6400);
    if (ORACLE_STRIDE == 1)
        check_the_same_by_two_threads(shared, (puzzle_size){6, 6}, 13000);
    solver_tables_destroy(shared);
}

CLAIM(a_node_limit_ends_it)
{
    tables *shared = solver_tables_create();
    sw_rng rng = sw_rng_seed(8);
    puzzle_board goal = oracle_goal((puzzle_size){10, 10}, 99);
    puzzle_board start = puzzle_scramble(&goal, &rng);
    for (int threads = 1; threads <= 2; threads++) {
        solution found;
        assert_int_equal(solve(shared, &start, &goal, 50, threads, 20000, &found), SW_LIMIT);
        assert_int_equal(found.path.length, 0);
        assert_in_range(found.expanded, 20000, 22000);
        puzzle_path_deinit(&found.path);
        assert_int_equal(solve(shared, &start, &goal, 6400, threads, 40000, &found), SW_LIMIT);
        assert_int_equal(found.path.length, 0);
        assert_in_range(found.expanded, 40000, 60000);
        puzzle_path_deinit(&found.path);
    }
    solver_tables_destroy(shared);
}

typedef struct cancelling {
    tables *shared;
    normalized_board board;
    int width, threads;
    solver_progress progress;
    sw_status status;
    puzzle_path path;
} cancelling;

static void solve_until_cancelled(void *data)
{
    cancelling *job = data;
    search_watch watch = {.progress = &job->progress};
    job->status =
        solver_staged_solve(job->shared, &job->board, job->width, job->threads, &watch, &job->path);
}

static void sleep_ms(double ms)
{
    double until = os_clock_ms() + ms;
    while (os_clock_ms() < until)
        continue;
}

/* In most cases before its end; then the path is empty. */
static void check_cancelling(tables *shared, puzzle_size size, int width, int threads, double ms,
                             sw_rng *rng)
{
    cancelling job = {.shared = shared, .width = width, .threads = threads};
    puzzle_board goal = oracle_goal(size, 0), start = puzzle_scramble(&goal, rng);
    solver_normalized_init(&job.board, &start, &goal);
    os_thread thread;
    assert_int_equal(os_thread_start(&thread, solve_until_cancelled, &job, NULL), SW_OK);
    sleep_ms(ms);
    atomic_store(&job.progress.cancel, true);
    double cancelled_ms = os_clock_ms();
    os_thread_join(thread);
    assert_true(os_clock_ms() - cancelled_ms < 500); /* 5 by itself; here the machine may be busy */
    assert_true(job.status == SW_CANCELLED || job.status == SW_OK);
    assert_int_equal(job.path.length > 0, job.status == SW_OK);
    puzzle_path_deinit(&job.path);
}

CLAIM(it_can_be_cancelled_at_any_instant)
{
    tables *shared = solver_tables_create();
    sw_rng rng = sw_rng_seed(6);
    for (int i = 0; i < 40; i++) {
        double ms = (double)sw_rng_below(&rng, 3000) / 100;
        check_cancelling(shared, (puzzle_size){32, 32}, 200, 1 + i % 2, ms, &rng);
        check_cancelling(shared, (puzzle_size){9, 9}, 8000, 1 + i % 2, ms, &rng);
    }
    solver_tables_destroy(shared);
}

CLAIM(the_width_fits_the_nodes)
{
    const puzzle_size sizes[] = {{8, 8}, {10, 10}, {16, 16}, {12, 5}, {9, 4}};
    tables *shared = solver_tables_create();
    sw_rng rng = sw_rng_seed(2);
    for (int i = 0; i < 5; i++) {
        double nodes = ORACLE_STRIDE == 1 ? 1e6 : 5e5; /* wider than 50 on all */
        puzzle_board goal = oracle_goal(sizes[i], puzzle_size_cells(sizes[i]) - 1);
        puzzle_board start = puzzle_scramble(&goal, &rng);
        solution found;
        int width = solver_staged_width(sizes[i], nodes);
        assert_int_equal(solve(shared, &start, &goal, width, 1, 0, &found), SW_OK);
        assert_true(0.7 * nodes < (double)found.expanded && (double)found.expanded < 1.4 * nodes);
        puzzle_path_deinit(&found.path);
        assert_int_equal(solver_staged_width(sizes[i], 0), 50);
    }
    solver_tables_destroy(shared);
}
