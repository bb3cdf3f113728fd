#include "core/progress.h"
#include "engines/beam/beam.h"
#include "oracle.h"
#include "scarce_memory.h"

#include "base/rng.h"
#include "puzzle/scramble.h"

#include "claims.h"
#include <limits.h>

/* Lets memory run out at the first allocation, the second, and so on until all goes well. */
static void check_every_failure(const char *values, puzzle_size size, int width, int threads)
{
    puzzle_board goal = oracle_goal(size, 0);
    sw_rng rng = sw_rng_seed(4);
    puzzle_board start = puzzle_scramble(&goal, &rng);
    normalized_board board;
    solver_normalized_init(&board, &start, &goal);
    sw_status status = SW_NO_MEMORY;
    int failures = 0;
    for (long allowed = 0; status != SW_OK && allowed < 10000; allowed++) {
        tables *shared = solver_tables_create();
        solver_progress progress = {0};
        search_watch watch = {.progress = &progress};
        assert_true(solver_evaluators_set_folder(solver_tables_evaluators(shared), values));
        puzzle_path path = {0};
        scarce_memory_begin(allowed, LONG_MAX);
        status = solver_staged_solve(shared, &board, width, threads, &watch, &path);
        scarce_memory_end();
        if (status == SW_OK)
            assert_true(puzzle_path_leads(&path, &start, &goal));
        else
            assert_int_equal(path.length, 0);
        assert_true(status == SW_OK || status == SW_NO_MEMORY);
        failures += status == SW_NO_MEMORY;
        puzzle_path_deinit(&path);
        solver_tables_destroy(shared);
    }
    assert_int_equal(status, SW_OK);
    assert_true(failures > 10);
}

CLAIM(running_out_of_memory_is_an_answer)
{
    check_every_failure(NULL, (puzzle_size){5, 4}, 16, 1);
    check_every_failure(NULL, (puzzle_size){10, 2}, 16, 1);
    check_every_failure(NULL, (puzzle_size){5, 5}, 500, 2);
    check_every_failure(NULL, (puzzle_size){2, 3}, 6400, 2); /* two runs */
    check_every_failure(VALUES, (puzzle_size){6, 4}, 16, 1);
    check_every_failure(VALUES, (puzzle_size){6, 5}, 1600, 2);
}
