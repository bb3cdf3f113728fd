/* One budget for tables, evaluators and beams: a beam of full width keeps to a small one. */
#include "core/watch.h"
#include "counted_memory.h"
#include "engines/beam/beam.h"
#include "engines/beam/staged.h"
#include "oracle.h"

#include "base/rng.h"
#include "puzzle/scramble.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

enum { MB = 1 << 20, BUDGET = 12 * MB, WIDEST_LAYERED = 250000, WIDEST_STAGED = 40000 };

static tables *tables_with(size_t bytes)
{
    tables *shared = solver_tables_create();
    assert_non_null(shared);
    solver_budget_set_limit(solver_tables_budget(shared), bytes);
    return shared;
}

typedef sw_status solve(tables *shared, const normalized_board *start, search_watch *watch,
                        puzzle_path *path);

static sw_status solve_layered(tables *shared, const normalized_board *start, search_watch *watch,
                               puzzle_path *path)
{
    return solver_beam_solve(shared, start, WIDEST_LAYERED, 300, 1, watch, path);
}

static sw_status solve_staged(tables *shared, const normalized_board *start, search_watch *watch,
                              puzzle_path *path)
{
    return solver_staged_solve(shared, start, WIDEST_STAGED, 1, watch, path);
}

/* The evaluator is there before, and counted. */
static const evaluator *borrow(tables *shared, puzzle_size size)
{
    const evaluator *found;
    assert_int_equal(solver_evaluators_borrow(solver_tables_evaluators(shared), size,
                                              puzzle_size_cells(size) - 1, NULL, &found),
                     SW_OK);
    return found;
}

static void check_keeps(solve *solve, puzzle_size size)
{
    tables *shared = tables_with(BUDGET);
    solver_request request = {.threads = 1};
    solver_progress progress = {0};
    search_watch watch;
    puzzle_path path = {0};
    sw_rng rng = sw_rng_seed(8);
    puzzle_board goal = oracle_goal(size, puzzle_size_cells(size) - 1);
    puzzle_board start = puzzle_scramble(&goal, &rng);
    normalized_board board;
    solver_normalized_init(&board, &start, &goal);
    const evaluator *evaluator = borrow(shared, size);
    size_t before = solver_budget_left(solver_tables_budget(shared));
    assert_in_range(before, BUDGET / 4, BUDGET - MB);
    solver_watch_init(&watch, &request, &progress, 0);
    counted_memory_begin();
    assert_int_equal(solve(shared, &board, &watch, &path), SW_OK);
    assert_in_range(counted_memory_peak(), before / 2, before);
    assert_true(puzzle_path_leads(&path, &start, &goal));
    assert_int_equal(solver_budget_left(solver_tables_budget(shared)), before);
    puzzle_path_deinit(&path);
    solver_evaluators_return(solver_tables_evaluators(shared), evaluator);
    solver_tables_destroy(shared);
}

static void a_layered_beam_of_full_width_keeps_to_a_small_budget(void **state)
{
    (void)state;
    check_keeps(solve_layered, (puzzle_size){5, 5});
}

static void a_staged_beam_of_full_width_keeps_to_a_small_budget(void **state)
{
    (void)state;
    check_keeps(solve_staged, (puzzle_size){5, 5});
}

static void the_widest_beam_follows_what_is_left(void **state)
{
    (void)state;
    tables *shared = tables_with(BUDGET);
    const puzzle_size size = {5, 5};
    assert_in_range(solver_beam_widest(shared, SOLVER_BUDGET_LEFT, size, WIDEST_LAYERED, 300), 500,
                    WIDEST_LAYERED / 4);
    assert_in_range(solver_staged_widest(shared, SOLVER_BUDGET_LEFT, size, WIDEST_STAGED), 500,
                    WIDEST_STAGED / 2);
    solver_budget_take(solver_tables_budget(shared), BUDGET + MB);
    assert_in_range(solver_beam_widest(shared, SOLVER_BUDGET_LEFT, size, WIDEST_LAYERED, 300), 1,
                    100);
    assert_in_range(solver_staged_widest(shared, SOLVER_BUDGET_LEFT, size, WIDEST_STAGED), 1, 100);
    assert_in_range(solver_beam_widest(shared, SOLVER_BUDGET_WHOLE, size, WIDEST_LAYERED, 300), 500,
                    WIDEST_LAYERED / 4);
    assert_in_range(solver_staged_widest(shared, SOLVER_BUDGET_WHOLE, size, WIDEST_STAGED), 500,
                    WIDEST_STAGED / 2);
    solver_budget_give_back(solver_tables_budget(shared), BUDGET + MB);
    solver_tables_destroy(shared);
}

/* With nodes as the only limit others' beams must not change the answer. */
static void who_must_be_repeatable_goes_by_the_limit_alone(void **state)
{
    (void)state;
    const search_watch nodes = {.node_limit = 5}, timed = {.node_limit = 5, .deadline_ms = 1};
    const search_watch unlimited = {.node_limit = 0};
    assert_int_equal(solver_watch_share(&nodes), SOLVER_BUDGET_WHOLE);
    assert_int_equal(solver_watch_share(&timed), SOLVER_BUDGET_LEFT);
    assert_int_equal(solver_watch_share(&unlimited), SOLVER_BUDGET_LEFT);
    solver_budget budget;
    solver_budget_init(&budget, 100);
    solver_budget_take(&budget, 90);
    assert_true(solver_budget_try(&budget, 100, SOLVER_BUDGET_WHOLE));
    assert_false(solver_budget_try(&budget, 101, SOLVER_BUDGET_WHOLE));
    assert_false(solver_budget_try(&budget, 1, SOLVER_BUDGET_LEFT));
    solver_budget_give_back(&budget, 190);
    assert_int_equal(solver_budget_left(&budget), 100);
}

static void what_is_given_back_can_be_had_again(void **state)
{
    (void)state;
    solver_budget budget;
    solver_budget_init(&budget, 100);
    assert_true(solver_budget_try(&budget, 60, SOLVER_BUDGET_LEFT));
    assert_false(solver_budget_try(&budget, 60, SOLVER_BUDGET_LEFT));
    assert_true(solver_budget_try(&budget, 40, SOLVER_BUDGET_LEFT));
    assert_int_equal(solver_budget_left(&budget), 0);
    solver_budget_take(&budget, 50);
    assert_int_equal(solver_budget_left(&budget), 0);
    assert_false(solver_budget_try(&budget, 1, SOLVER_BUDGET_LEFT));
    solver_budget_give_back(&budget, 100);
    assert_int_equal(solver_budget_left(&budget), 50);
    solver_budget_set_limit(&budget, 40);
    assert_false(solver_budget_try(&budget, 1, SOLVER_BUDGET_LEFT));
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_layered_beam_of_full_width_keeps_to_a_small_budget),
        cmocka_unit_test(a_staged_beam_of_full_width_keeps_to_a_small_budget),
        cmocka_unit_test(the_widest_beam_follows_what_is_left),
        cmocka_unit_test(who_must_be_repeatable_goes_by_the_limit_alone),
        cmocka_unit_test(what_is_given_back_can_be_had_again),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
