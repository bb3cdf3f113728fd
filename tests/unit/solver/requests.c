#include "requests.h"

#include "base/rng.h"
#include "benchmark.h"
#include "puzzle/goal.h"
#include "puzzle/scramble.h"
#include "solver/prepare.h"

#include "claims.h"

int requests_make_solver(void **state)
{
    solver *made;
    if (solver_create(&made, NULL) != SW_OK)
        return -1;
    *state = made;
    return solver_set_values(made, VALUES) ? 0 : -1;
}

int requests_drop_solver(void **state)
{
    solver_destroy(*state);
    return 0;
}

solver_request requests_random(puzzle_size size, solver_engine engine, uint64_t seed)
{
    solver_request request = {.engine = engine};
    sw_rng rng = sw_rng_seed(seed);
    puzzle_goal_make(&request.goal, PUZZLE_GOAL_STANDARD, size, NULL);
    request.start = puzzle_scramble(&request.goal, &rng);
    return request;
}

solver_request requests_hard(solver_engine engine)
{
    benchmark_board board;
    assert_int_equal(benchmark_read("hard15.txt", &board, 1), 1);
    solver_request request = {.start = board.board, .engine = engine};
    puzzle_goal_make(&request.goal, PUZZLE_GOAL_STANDARD, board.board.size, NULL);
    return request;
}
