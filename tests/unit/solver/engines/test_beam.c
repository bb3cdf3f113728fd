/* Tests layered beams under the learned values that ship. */
#include "core/progress.h"
#include "engines/beam/beam.h"
#include "engines/beam/beam_search.h"
#include "oracle.h"
#include "random_goals.h"

#include <limits.h>

static tables *create_with_values(void)
{
    tables *shared = solver_tables_create();
    assert_true(shared && solver_evaluators_set_folder(solver_tables_evaluators(shared), VALUES));
    return shared;
}

static int make_tables(void **state)
{
    *state = create_with_values();
    return 0;
}

static int drop_tables(void **state)
{
    solver_tables_destroy(*state);
    return 0;
}

/* A board, and what became of it. */
typedef struct beam_run {
    puzzle_board start, goal;
    int width, most, threads;
    solver_progress progress;
    search_watch watch;
    puzzle_path path;
} beam_run;

static beam_run run_of(const puzzle_board *start, const puzzle_board *goal, int width)
{
    return (beam_run){
        .start = *start, .goal = *goal, .width = width, .most = INT_MAX, .threads = 1};
}

/* A path is there if and only if there is a solution, and then it is one. */
static sw_status watched(tables *shared, beam_run *run)
{
    normalized_board board;
    solver_normalized_init(&board, &run->start, &run->goal);
    sw_status status = solver_beam_solve(shared, &board, run->width, run->most, run->threads,
                                         &run->watch, &run->path);
    if (status == SW_OK) {
        assert_true(puzzle_path_leads(&run->path, &run->start, &run->goal));
        assert_true((int)run->path.length < run->most);
    } else {
        assert_int_equal(run->path.length, 0);
    }
    return status;
}

static sw_status solve(tables *shared, beam_run *run, uint64_t node_limit)
{
    solver_request request = {.node_limit = node_limit};
    atomic_store(&run->progress.nodes, 0);
    solver_watch_init(&run->watch, &request, &run->progress, 0);
    return watched(shared, run);
}

/* ---- Solutions ---- */

static void check_two_threads(tables *shared, const beam_run *one)
{
    beam_run two = run_of(&one->start, &one->goal, one->width);
    two.threads = 2;
    assert_int_equal(solve(shared, &two, 0), SW_OK);
    assert_int_equal(two.path.length, one->path.length);
    assert_memory_equal(two.path.moves, one->path.moves, one->path.length);
    puzzle_path_deinit(&two.path);
}

/* moves: how far from the goal its boards are drawn; 0 for random ones. */
typedef struct shape {
    puzzle_size size;
    int boards, width, moves;
} shape;

static void check_shape(tables *shared, const shape *shape)
{
    puzzle_size size = shape->size;
    sw_rng rng = sw_rng_seed((uint64_t)(size.columns * PUZZLE_MAX_SIDE + size.rows));
    assert_int_not_equal(solver_beam_fitness(shared, size), BEAM_UNFIT);
    for (int i = ORACLE_STRIDE > 1 ? shape->boards - 1 : 0; i < shape->boards; i++) {
        puzzle_board goal = choose_goal(size, i, &rng);
        puzzle_board start = shape->moves ? puzzle_scramble_moves(&goal, shape->moves, &rng)
                                          : puzzle_scramble(&goal, &rng);
        beam_run run = run_of(&start, &goal, shape->width);
        if (solve(shared, &run, 0) != SW_OK)
            fail_msg("%dx%d, board %d", size.columns, size.rows, i);
        check_two_threads(shared, &run);
        puzzle_path_deinit(&run.path);
    }
}

/* On the largest boards a narrow beam that tiles near each other lead may lose its way: these are nearer to the goal. */
CLAIM(every_path_leads_to_the_goal_whatever_the_threads)
{
    const shape shapes[] = {
        {{2, 2}, 8, 400, 0},  {{3, 2}, 8, 400, 0},    {{3, 3}, 8, 400, 0},     {{4, 3}, 8, 400, 0},
        {{4, 4}, 8, 400, 0},  {{5, 4}, 8, 400, 0},    {{4, 5}, 8, 400, 0},     {{6, 3}, 8, 400, 0},
        {{3, 7}, 8, 400, 0},  {{7, 3}, 8, 400, 0},    {{11, 2}, 4, 500, 0},    {{9, 2}, 8, 400, 0},
        {{5, 5}, 10, 400, 0}, {{6, 6}, 4, 300, 0},    {{7, 7}, 4, 300, 0},     {{6, 5}, 4, 400, 0},
        {{7, 6}, 4, 400, 0},  {{4, 7}, 4, 400, 0},    {{2, 12}, 4, 400, 0},    {{8, 8}, 4, 400, 0},
        {{9, 9}, 2, 400, 0},  {{12, 8}, 2, 300, 400}, {{10, 10}, 2, 300, 400},
    };
    for (size_t i = 0; i < sizeof shapes / sizeof *shapes; i++)
        check_shape(*state, &shapes[i]);
}

CLAIM(a_beam_suits_boards_of_100_cells_and_sides_of_12_at_most)
{
    tables *without = solver_tables_create();
    assert_non_null(without);
    const int step = ORACLE_STRIDE > 1 ? 3 : 1;
    for (int columns = PUZZLE_MIN_SIDE; columns <= PUZZLE_MAX_SIDE; columns++)
        for (int rows = PUZZLE_MIN_SIDE + columns % step; rows <= PUZZLE_MAX_SIDE; rows += step) {
            puzzle_size size = {columns, rows};
            bool suits = columns <= 12 && rows <= 12 && columns * rows <= 100;
            assert_int_equal(solver_beam_fitness(*state, size) != BEAM_UNFIT, suits);
            assert_int_equal(solver_beam_fitness(without, size), BEAM_UNFIT);
        }
    solver_tables_destroy(without);
}

CLAIM(a_beam_may_fail_where_no_network_leads_it)
{
    const puzzle_size sizes[] = {{4, 4}, {5, 4}, {6, 5}, {9, 9}, {10, 10}};
    for (int side = 5; side <= 8; side++)
        assert_int_equal(solver_beam_fitness(*state, (puzzle_size){side, side}), BEAM_FIT);
    for (size_t i = 0; i < sizeof sizes / sizeof *sizes; i++)
        assert_int_equal(solver_beam_fitness(*state, sizes[i]), BEAM_MAY_FAIL);
}

/* A small board, the blank's home on it, and how far that is from the nearest corner. */
typedef struct small_goal {
    puzzle_size size;
    int blank, walk;
} small_goal;

static void check_wide(tables *shared, const small_goal *small, const oracle *known,
                       const puzzle_board *start)
{
    beam_run run = run_of(start, &known->goal, 25000);
    int distance = oracle_distance(known, start);
    assert_int_equal(solve(shared, &run, 0), SW_OK);
    assert_in_range(run.path.length, distance, distance + 2 * small->walk);
    int found = (int)run.path.length;
    run.most = distance;
    assert_int_equal(solve(shared, &run, 0), SW_NOT_FOUND);
    if (small->walk == 0) {
        run.most = found + 1;
        assert_int_equal(solve(shared, &run, 0), SW_OK);
        assert_int_equal(run.path.length, distance);
    }
    puzzle_path_deinit(&run.path);
}

/* One that holds every board of a layer is a breadth-first search. It ends where the goal's blank has been walked into
 * the nearest corner, and goes back from there. */
CLAIM(a_beam_wide_enough_finds_the_shortest_to_the_goal_s_corner)
{
    const small_goal goals[] = {{{3, 3}, 2, 0}, {{4, 2}, 3, 0}, {{2, 4}, 6, 0}, {{3, 3}, 8, 0},
                                {{2, 4}, 4, 1}, {{3, 3}, 1, 1}, {{3, 3}, 4, 2}};
    for (size_t i = 0; i < sizeof goals / sizeof *goals; i++) {
        sw_rng rng = sw_rng_seed(5);
        puzzle_board goal = oracle_goal(goals[i].size, goals[i].blank);
        oracle known = oracle_make(&goal);
        for (int j = 0; j<4; j += ORACLE_STRIDE> 1 ? 4 : 1) {
            puzzle_board start = puzzle_scramble(&goal, &rng);
            check_wide(*state, &goals[i], &known, &start);
        }
        oracle_free(&known);
    }
}

CLAIM(only_shorter_solutions_than_the_most_are_found)
{
    sw_rng rng = sw_rng_seed(6);
    for (int blank = 12; blank <= 24; blank += 12) {
        puzzle_board goal = oracle_goal((puzzle_size){5, 5}, blank);
        puzzle_board start = puzzle_scramble(&goal, &rng);
        beam_run run = run_of(&start, &goal, 300);
        assert_int_equal(solve(*state, &run, 0), SW_OK);
        int length = (int)run.path.length;
        for (run.most = length + 1; run.most > length - 6; run.most--) {
            sw_status status = solve(*state, &run, 0);
            assert_true(status == SW_NOT_FOUND || (status == SW_OK && run.path.length > 0));
        }
        run.most = 60; /* no board this far from its goal */
        assert_int_equal(solve(*state, &run, 0), SW_NOT_FOUND);
        assert_true(run.watch.expanded < 100000);
        puzzle_path_deinit(&run.path);
    }
}

/* Learned values see the goal with its blank walked into the corner: that board is another, and so is
 * the way there. */
CLAIM(boards_beside_the_goal_are_solved)
{
    const puzzle_size size = {5, 5};
    for (int blank = 0; blank < 25; blank++) {
        puzzle_board goal = oracle_goal(size, blank), start = goal;
        sw_rng rng = sw_rng_seed((uint64_t)blank);
        for (int i = 0; i <= 12; i++) {
            beam_run run = run_of(&start, &goal, 300);
            assert_int_equal(solve(*state, &run, 0), SW_OK);
            assert_in_range(run.path.length, 0, i + 8); /* the walk and its way back */
            puzzle_path_deinit(&run.path);
            while (!puzzle_move_apply(&start, (puzzle_move)sw_rng_below(&rng, PUZZLE_MOVES)))
                continue;
        }
    }
}

CLAIM(the_goal_s_blank_on_its_way_to_the_corner_is_solved)
{
    const puzzle_move moves[] = {PUZZLE_LEFT, PUZZLE_LEFT, PUZZLE_UP, PUZZLE_UP};
    puzzle_board goal = oracle_goal((puzzle_size){5, 5}, 12), start = goal;
    for (int i = 0; i < 4; i++) {
        beam_run run = run_of(&start, &goal, 300);
        assert_true(puzzle_move_apply(&run.start, moves[i]));
        start = run.start;
        assert_int_equal(solve(*state, &run, 0), SW_OK);
        assert_int_equal(run.path.length, i + 1);
        puzzle_path_deinit(&run.path);
    }
}

/* ---- Ends ---- */

static beam_run hard_run(void)
{
    sw_rng rng = sw_rng_seed(8);
    puzzle_board goal = oracle_goal((puzzle_size){5, 5}, 24), start = puzzle_scramble(&goal, &rng);
    return run_of(&start, &goal, 1000);
}

/* Either way the solution is longer. */
CLAIM(limits_narrow_a_beam_or_leave_the_rest_to_line_by_line)
{
    for (int threads = 1; threads <= 2; threads++) {
        beam_run run = hard_run();
        run.threads = threads;
        assert_int_equal(solve(*state, &run, 0), SW_OK);
        size_t whole = run.path.length;
        uint64_t limits[] = {1, 2000};
        for (int i = 0; i < 2; i++) {
            puzzle_path_clear(&run.path);
            assert_int_equal(solve(*state, &run, limits[i]), SW_OK);
            assert_true(run.path.length > whole);
            assert_int_equal(atomic_load(&run.progress.nodes), run.watch.expanded);
            run.most = (int)whole;
            assert_int_equal(solve(*state, &run, limits[i]), SW_NOT_FOUND);
            run.most = INT_MAX;
        }
        puzzle_path_deinit(&run.path);
    }
}

/* With the evaluator still to be made, and with one that is there. */
CLAIM(cancelling_ends_a_beam)
{
    tables *fresh = create_with_values();
    beam_run run = hard_run();
    atomic_store(&run.progress.cancel, true);
    assert_int_equal(solve(fresh, &run, 0), SW_CANCELLED);
    assert_true(run.watch.expanded < 10000);
    assert_int_equal(solve(*state, &run, 0), SW_CANCELLED);
    assert_true(run.watch.expanded < 10000);
    atomic_store(&run.progress.cancel, false);
    assert_int_equal(solve(fresh, &run, 0), SW_OK);
    puzzle_path_deinit(&run.path);
    solver_tables_destroy(fresh);
}

/* Another part of the search has come to its end. */
CLAIM(so_does_a_halt)
{
    const atomic_bool halt = true;
    solver_request request = {.threads = 1};
    beam_run run = hard_run();
    search_watch whole;
    solver_watch_init(&whole, &request, &run.progress, 0);
    run.watch = solver_watch_fork(&whole, &halt);
    assert_int_equal(watched(*state, &run), SW_CANCELLED);
    puzzle_path_deinit(&run.path);
}

/* Two tiles exchanged: such a board has no solution. */
CLAIM(a_beam_that_goes_nowhere_is_lost)
{
    normalized_board board = {.size = {4, 3}, .cells = 12, .blank = 11};
    for (int cell = 0; cell < 12; cell++)
        board.home[cell] = (puzzle_tile)(cell < 2 ? 1 - cell : cell);
    solver_request request = {.threads = 1};
    solver_progress progress = {0};
    search_watch watch;
    const evaluator *lead;
    evaluators *lenders = solver_tables_evaluators(*state);
    solver_watch_init(&watch, &request, &progress, 0);
    assert_int_equal(solver_evaluators_borrow(lenders, board.size, SOLVER_BUDGET_LEFT, NULL, &lead),
                     SW_OK);
    beam_search *search = solver_beam_search_create(lead, &board, 20, INT_MAX, 1);
    assert_non_null(search);
    beam_step step = BEAM_ON;
    while (step == BEAM_ON)
        step = solver_beam_search_advance(search, &watch);
    assert_int_equal(step, BEAM_LOST);
    solver_beam_search_destroy(search);
    solver_evaluators_return(lenders, lead);
}

CLAIMS_WITH(make_tables, drop_tables)
