#include "oracle.h"
#include "scarce_memory.h"
#include "solver/job.h"
#include "solver/prepare.h"
#include "solver/search.h"

#include "base/rng.h"
#include "puzzle/scramble.h"

#include "claims.h"
#include <limits.h>

static sw_status create_and_solve(const solver_request *request)
{
    solver *solving;
    sw_error error;
    sw_status status = solver_create(&solving, &error);
    if (status != SW_OK) {
        assert_string_not_equal(error.message, "");
        return status;
    }
    if (request->engine == SOLVER_ANYTIME && !solver_set_values(solving, VALUES)) {
        solver_destroy(solving);
        return SW_NO_MEMORY;
    }
    solver_answer answer;
    status = solver_solve(solving, request, NULL, &answer);
    assert_int_equal(answer.status, status);
    if (status == SW_OK)
        assert_true(puzzle_path_leads(&answer.path, &request->start, &request->goal));
    else
        assert_null(answer.path.moves);
    solver_answer_deinit(&answer);
    solver_destroy(solving);
    return status;
}

/* The same by a search that is watched, from its first step to the path. */
static sw_status create_and_watch(const solver_request *request)
{
    solver *solving;
    solver_search *search;
    puzzle_path path = {0};
    sw_status status = solver_create(&solving, NULL);
    if (status != SW_OK)
        return status;
    status = solver_search_create(&search, solving, request, NULL, NULL);
    if (status == SW_OK) {
        if (solver_search_expand(search, UINT64_MAX) == SOLVER_SEARCH_FOUND)
            status = solver_search_path(search, &path);
        else
            status = SW_NO_MEMORY;
        solver_search_destroy(search);
    }
    assert_int_equal(path.moves != NULL, status == SW_OK);
    puzzle_path_deinit(&path);
    solver_destroy(solving);
    return status;
}

typedef sw_status attempt(const solver_request *request);

/* Lets memory run out at the first allocation, the second, and so on until all goes well. */
static void check_every_failure(attempt *attempt, const solver_request *request)
{
    int failures = 0;
    sw_status status = SW_NO_MEMORY;
    for (long allowed = 0; status != SW_OK && allowed < 10000; allowed++) {
        scarce_memory_begin(allowed, LONG_MAX);
        status = attempt(request);
        scarce_memory_end();
        assert_true(status == SW_OK || status == SW_NO_MEMORY);
        failures += status == SW_NO_MEMORY;
    }
    assert_int_equal(status, SW_OK);
    assert_true(failures > 5);
}

static void check_engine(puzzle_size size, solver_engine engine)
{
    solver_request request = {.engine = engine, .goal = oracle_goal(size, 0)};
    sw_rng rng = sw_rng_seed(4);
    request.start = puzzle_scramble(&request.goal, &rng);
    check_every_failure(create_and_solve, &request);
}

CLAIM(running_out_of_memory_is_an_answer)
{
    check_engine((puzzle_size){3, 3}, SOLVER_OPTIMAL);
    check_engine((puzzle_size){4, 3}, SOLVER_OPTIMAL);
    check_engine((puzzle_size){6, 5}, SOLVER_LINES);
    check_engine((puzzle_size){9, 2}, SOLVER_AUTO);
}

/* Once there is a solution it is the answer, whatever becomes of the beams and of the proof. One
 * allocation is refused, or all that come later. */
static void check_anytime(puzzle_size size, int threads, long refused)
{
    solver_request request = {.engine = SOLVER_ANYTIME, .goal = oracle_goal(size, 0)};
    sw_rng rng = sw_rng_seed(4);
    request.start = puzzle_scramble(&request.goal, &rng);
    request.node_limit = 30000;
    request.threads = threads;
    int failed = 0, kept = 0;
    long failures = 1;
    for (long allowed = 0; failures > 0 && allowed < 100000;) {
        scarce_memory_begin(allowed, refused);
        sw_status status = create_and_solve(&request);
        failures = scarce_memory_end();
        assert_true(status == SW_OK || (status == SW_NO_MEMORY && failures > 0));
        failed += status != SW_OK;
        kept += status == SW_OK && failures > 0;
        allowed += 1 + (allowed > 300 ? allowed / 8 : 0);
    }
    assert_int_equal(failures, 0);
    assert_true(failed > 5 && kept > 5);
}

CLAIM(an_anytime_search_keeps_its_solution_when_memory_runs_out)
{
    for (int threads = 1; threads <= 2; threads++) {
        check_anytime((puzzle_size){5, 4}, threads, LONG_MAX);
        check_anytime((puzzle_size){5, 4}, threads, 1);
        check_anytime((puzzle_size){7, 4}, threads, LONG_MAX);
        check_anytime((puzzle_size){7, 4}, threads, 1);
        check_anytime((puzzle_size){5, 5}, threads, LONG_MAX);
        check_anytime((puzzle_size){5, 5}, threads, 1);
    }
}

CLAIM(running_out_of_memory_ends_a_classic_search)
{
    for (int a = SOLVER_BFS; a < SOLVER_ALGORITHMS; a++) {
        solver_request request = {.goal = oracle_goal((puzzle_size){3, 3}, 0)};
        sw_rng rng = sw_rng_seed(4);
        request.start = puzzle_scramble_moves(&request.goal, 12, &rng);
        request.method = (solver_method){(solver_algorithm)a, SOLVER_MANHATTAN};
        check_every_failure(create_and_solve, &request);
        check_every_failure(create_and_watch, &request);
    }
}

CLAIM(a_job_that_gets_no_memory_does_not_start)
{
    solver *solving;
    assert_int_equal(solver_create(&solving, NULL), SW_OK);
    solver_request request = {.goal = oracle_goal((puzzle_size){3, 3}, 0)};
    request.start = request.goal;
    solver_job *job = NULL;
    scarce_memory_begin(0, LONG_MAX);
    sw_status status = solver_job_start(&job, solving, &request, NULL, NULL, NULL);
    scarce_memory_end();
    assert_int_equal(status, SW_NO_MEMORY);
    assert_null(job);
    solver_destroy(solving);
}
