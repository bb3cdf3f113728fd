/* Lets memory run out at every allocation of a layered beam, of what leads it, and of the files of that. */
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

static sw_status load_network(void *data)
{
    const scratch *own = data;
    network read = {.side = -1};
    sw_error error;
    sw_status status = solver_network_load(&read, size.columns, own->path, &error);
    if (status == SW_OK) {
        solver_network_deinit(&read);
        return SW_OK;
    }
    assert_int_equal(read.side, -1);
    assert_memory_equal(error.message, own->path, strlen(own->path));
    return status;
}

static sw_status save_network(void *data)
{
    const scratch *own = data;
    network made;
    sw_error error;
    sw_status status = solver_network_init(&made, size.columns, NETWORK_UNIT_STEP);
    if (status != SW_OK) {
        assert_null(made.out);
        assert_null(made.row);
        assert_null(made.mirror);
        return status;
    }
    status = solver_network_save(&made, own->path, &error);
    if (status != SW_OK)
        assert_memory_equal(error.message, own->path, strlen(own->path));
    solver_network_deinit(&made);
    return status;
}

CLAIM_WITH(a_network_is_saved_and_read_or_there_is_no_memory_for_it, scratch_setup,
           scratch_teardown)
{
    scratch *own = *state;
    scratch_path(own, "5x5.network");
    assert_true(check_every_failure(save_network, own) >= 8);
    assert_true(check_every_failure(load_network, own) >= 8);
}

static sw_status load_nearby(void *data)
{
    const scratch *own = data;
    nearby read = {.cells = -1};
    sw_error error;
    sw_status status = solver_nearby_load(&read, size, own->path, &error);
    if (status == SW_OK) {
        solver_nearby_deinit(&read);
        return SW_OK;
    }
    assert_int_equal(read.cells, -1);
    assert_memory_equal(error.message, own->path, strlen(own->path));
    return status;
}

static sw_status save_nearby(void *data)
{
    const scratch *own = data;
    nearby made;
    sw_error error;
    sw_status status = solver_nearby_init(&made, size);
    if (status != SW_OK) {
        assert_null(made.weight);
        return status;
    }
    status = solver_nearby_save(&made, own->path, &error);
    if (status != SW_OK)
        assert_memory_equal(error.message, own->path, strlen(own->path));
    solver_nearby_deinit(&made);
    return status;
}

CLAIM_WITH(so_are_values_of_tiles_near_each_other, scratch_setup, scratch_teardown)
{
    scratch *own = *state;
    scratch_path(own, "nearby.values");
    assert_true(check_every_failure(save_nearby, own) >= 8);
    assert_true(check_every_failure(load_nearby, own) >= 8);
}

/* Values for which there was no memory are not taken for missing ones: others would lead then. */
static sw_status borrow_evaluator(void *data)
{
    const scratch *own = data;
    const evaluator *found;
    evaluators *shared = solver_evaluators_create(NULL);
    if (!shared)
        return SW_NO_MEMORY;
    sw_status status = SW_NO_MEMORY;
    if (solver_evaluators_set_folder(shared, own->folder))
        status = solver_evaluators_borrow(shared, size, SOLVER_BUDGET_LEFT, NULL, &found);
    if (status == SW_OK) {
        assert_int_equal(solver_evaluator_has_network(found), strstr(own->path, "network") != NULL);
        solver_evaluators_return(shared, found);
    }
    solver_evaluators_destroy(shared);
    return status;
}

CLAIM_WITH(evaluators_are_borrowed_or_there_is_no_memory_for_them, scratch_setup, scratch_teardown)
{
    scratch *own = *state;
    scratch_path(own, "nearby.values");
    assert_int_equal(save_nearby(own), SW_OK);
    assert_true(check_every_failure(borrow_evaluator, own) > 15);
    scratch_path(own, "5x5.network");
    assert_int_equal(save_network(own), SW_OK);
    assert_true(check_every_failure(borrow_evaluator, own) > 15);
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

static void check_beam(puzzle_size shape, int threads)
{
    question asked = {.shared = solver_tables_create(), .threads = threads};
    assert_true(asked.shared &&
                solver_evaluators_set_folder(solver_tables_evaluators(asked.shared), VALUES));
    sw_rng rng = sw_rng_seed(2);
    asked.goal = oracle_goal(shape, 12);
    asked.start = puzzle_scramble_moves(&asked.goal, 30, &rng);
    assert_true(check_every_failure(solve, &asked) > 20);
    assert_true(check_every_failure(solve, &asked) > 20);
    solver_tables_destroy(asked.shared);
}

/* With the evaluator still to be made, and with one that is kept: a network, and tiles near each other. */
CLAIM(a_beam_finds_a_path_or_has_no_memory)
{
    for (int threads = 1; threads <= 2; threads++) {
        check_beam(size, threads);
        check_beam((puzzle_size){6, 5}, threads);
    }
}
