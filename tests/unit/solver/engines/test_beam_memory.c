#include "core/progress.h"
#include "engines/beam/beam.h"
#include "oracle.h"
#include "scarce_memory.h"

#include "base/rng.h"
#include "puzzle/scramble.h"

#include "claims.h"
#include <limits.h>

#include "../../os/scratch.h"

enum { MOST_ALLOCATIONS = 3000 };

static const puzzle_size size = {5, 5};

/* Does something while memory may run out, asserts what it leaves, and returns its status. */
typedef sw_status attempt(void *data);

/* Lets each allocation fail, alone and with all later ones, until none is asked for that could.
 * Returns how often SW_NO_MEMORY came out. */
static int check_every_failure(attempt *attempt, void *data)
{
    int failed = 0;
    for (int alone = 0; alone < 2; alone++) {
        long refused = 1;
        for (long allowed = 0; refused > 0; allowed++) {
            assert_true(allowed < MOST_ALLOCATIONS);
            scarce_memory_begin(allowed, alone ? 1 : LONG_MAX);
            sw_status status = attempt(data);
            refused = scarce_memory_end();
            assert_true(status == SW_OK || (status == SW_NO_MEMORY && refused > 0));
            failed += status == SW_NO_MEMORY;
        }
    }
    return failed;
}

static sw_status make_sums(void *data)
{
    const additive nothing = {.groups = 0};
    additive sums;
    sw_status status = solver_additive_init(&sums, (puzzle_size){4, 3}, 11, data);
    if (status == SW_OK)
        solver_additive_deinit(&sums);
    assert_memory_equal(&sums, &nothing, sizeof sums);
    return status;
}

CLAIM(databases_are_made_or_there_is_no_memory_for_them)
{
    assert_in_range(check_every_failure(make_sums, NULL), 15, 30);
}

static sw_status load_values(void *data)
{
    const scratch *own = data;
    learned values = {.side = -1};
    sw_error error;
    sw_status status = solver_learned_load(&values, own->path, &error);
    if (status == SW_OK) {
        solver_learned_deinit(&values);
        return SW_OK;
    }
    assert_int_equal(values.side, -1);
    assert_memory_equal(error.message, own->path, strlen(own->path));
    return status;
}

static sw_status save_values(void *data)
{
    const scratch *own = data;
    learned values;
    sw_error error;
    sw_status status = solver_learned_init(&values, size.columns);
    if (status != SW_OK) {
        assert_null(values.weight);
        return status;
    }
    status = solver_learned_save(&values, own->path, &error);
    if (status != SW_OK)
        assert_memory_equal(error.message, own->path, strlen(own->path));
    solver_learned_deinit(&values);
    return status;
}

CLAIM_WITH(values_are_saved_and_read_or_there_is_no_memory_for_them, scratch_setup,
           scratch_teardown)
{
    scratch *own = *state;
    scratch_path(own, "5x5.values");
    assert_true(check_every_failure(save_values, own) >= 6);
    assert_true(check_every_failure(load_values, own) >= 6);
}

/* Values for which there was no memory are done without. */
static sw_status borrow_evaluator(void *data)
{
    const scratch *own = data;
    const evaluator *found;
    evaluators *shared = solver_evaluators_create(NULL);
    if (!shared)
        return SW_NO_MEMORY;
    sw_status status = SW_NO_MEMORY;
    if (solver_evaluators_set_folder(shared, own->folder))
        status = solver_evaluators_borrow(shared, size, 24, SOLVER_BUDGET_LEFT, NULL, &found);
    if (status == SW_OK)
        solver_evaluators_return(shared, found);
    solver_evaluators_destroy(shared);
    return status;
}

CLAIM_WITH(evaluators_are_borrowed_or_there_is_no_memory_for_them, scratch_setup, scratch_teardown)
{
    scratch *own = *state;
    scratch_path(own, "5x5.values");
    assert_int_equal(save_values(own), SW_OK);
    assert_true(check_every_failure(borrow_evaluator, own) > 20);
}

/* A board near its goal, so that the layers are few. */
typedef struct question {
    tables *shared;
    puzzle_board start, goal;
    int threads;
} question;

static sw_status solve(void *data)
{
    const question *asked = data;
    solver_request request = {.threads = asked->threads};
    solver_progress progress = {0};
    search_watch watch;
    puzzle_path path = {0};
    normalized_board board;
    solver_watch_init(&watch, &request, &progress, 0);
    solver_normalized_init(&board, &asked->start, &asked->goal);
    sw_status status =
        solver_beam_solve(asked->shared, &board, 50, INT_MAX, asked->threads, &watch, &path);
    if (status == SW_OK)
        assert_true(puzzle_path_leads(&path, &asked->start, &asked->goal));
    else
        assert_int_equal(path.length, 0);
    puzzle_path_deinit(&path);
    return status;
}

/* With the evaluator still to be made, and with one that is kept. */
CLAIM(a_beam_finds_a_path_or_has_no_memory)
{
    for (int threads = 1; threads <= 2; threads++) {
        question asked = {.shared = solver_tables_create(), .threads = threads};
        assert_non_null(asked.shared);
        sw_rng rng = sw_rng_seed(2);
        asked.goal = oracle_goal(size, 12);
        asked.start = puzzle_scramble_moves(&asked.goal, 30, &rng);
        assert_true(check_every_failure(solve, &asked) > 20);
        assert_true(check_every_failure(solve, &asked) > 20);
        solver_tables_destroy(asked.shared);
    }
}
