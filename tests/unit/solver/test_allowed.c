/* What a solver takes, counted by the allocator and not by its own words, beside what it is allowed. */
#include "counted_memory.h"
#include "oracle.h"
#include "solver/prepare.h"

#include "base/rng.h"
#include "puzzle/scramble.h"

#include "claims.h"

/* BESIDE: tables of some megabytes that every solver has, paths, stacks. */
enum { MB = 1 << 20, BESIDE = 5 * MB };

static const int allowed[] = {16, 48, 160};
enum { ALLOWED = sizeof allowed / sizeof *allowed };

/* A limit on time that never comes makes a search go by what is left of the memory; without one it is
 * repeatable, and goes by what is clear of tables. */
static const double LATE_MS = 1e9;

static void check_answer(const solver_request *request, const solver_answer *answer)
{
    if (answer->status == SW_OK)
        assert_true(puzzle_path_leads(&answer->path, &request->start, &request->goal));
    else
        assert_true(answer->status == SW_LIMIT || answer->status == SW_NO_MEMORY);
    if (answer->optimal)
        assert_int_equal(answer->lower_bound, answer->path.length);
}

/* Solves two boards with one solver, after the tables are made where that is wanted. */
static void check_keeps(int megabytes, puzzle_size size, solver_request request, bool tables)
{
    solver *solving;
    request.goal = oracle_goal(size, puzzle_size_cells(size) - 1);
    sw_rng rng = sw_rng_seed(6);
    counted_memory_begin();
    assert_int_equal(solver_create(&solving, NULL), SW_OK);
    assert_true(solver_set_values(solving, VALUES));
    solver_set_memory(solving, (solver_memory)megabytes);
    solver_claim *claim = tables ? solver_claim_tables(solving, &request.goal) : NULL;
    if (claim)
        assert_int_equal(solver_claim_wait(claim, NULL), SW_OK);
    for (int i = 0; i < 2; i++) {
        solver_answer answer;
        request.start = puzzle_scramble(&request.goal, &rng);
        request.time_ms = i == 0 ? LATE_MS : 0;
        solver_solve(solving, &request, NULL, &answer);
        check_answer(&request, &answer);
        solver_answer_deinit(&answer);
    }
    solver_claim_drop(claim);
    solver_destroy(solving);
    assert_in_range(counted_memory_peak(), 1, (size_t)megabytes * MB + BESIDE);
}

static const puzzle_size shapes[] = {{4, 4}, {5, 4}, {5, 5}, {6, 6}, {7, 7}, {8, 8}, {12, 2}};
enum { SHAPES = sizeof shapes / sizeof *shapes, NODES = ORACLE_STRIDE > 1 ? 40000 : 200000 };

CLAIM(improving_keeps_to_what_is_allowed)
{
    for (int i = 0; i < ALLOWED; i++)
        for (int shape = 0; shape < SHAPES; shape++) {
            solver_request request = {.engine = SOLVER_ANYTIME, .node_limit = NODES, .threads = 2};
            check_keeps(allowed[i], shapes[shape], request, false);
        }
}

CLAIM(tables_and_their_making_keep_to_what_is_allowed)
{
    const int most = ORACLE_STRIDE > 1 ? 48 : 160;
    for (int i = 0; i < ALLOWED && allowed[i] <= most; i++)
        for (int shape = 0; shape < 3; shape++) {
            solver_request request = {.engine = SOLVER_OPTIMAL, .node_limit = NODES};
            check_keeps(allowed[i], shapes[shape], request, true);
        }
}

CLAIM(nodes_of_named_searches_keep_to_what_is_allowed)
{
    static const solver_algorithm algorithms[] = {SOLVER_BFS, SOLVER_ASTAR, SOLVER_BIDIRECTIONAL};
    for (int i = 0; i < 2; i++)
        for (int a = 0; a < 3; a++) {
            solver_request request = {.method = {algorithms[a], SOLVER_ANY_HEURISTIC}};
            check_keeps(allowed[i], (puzzle_size){5, 5}, request, a == 1);
        }
}

/* What is left over of the first is not lost to the last. */
CLAIM(a_solver_of_many_sizes_keeps_to_what_is_allowed)
{
    enum { MEGABYTES = 64 };
    solver *solving;
    sw_rng rng = sw_rng_seed(6);
    counted_memory_begin();
    assert_int_equal(solver_create(&solving, NULL), SW_OK);
    assert_true(solver_set_values(solving, VALUES));
    solver_set_memory(solving, (solver_memory)MEGABYTES);
    for (int i = 0; i < 2 * SHAPES; i++) {
        puzzle_size size = shapes[i % SHAPES];
        solver_request request = {.engine = SOLVER_ANYTIME,
                                  .node_limit = NODES / 4,
                                  .time_ms = i < SHAPES ? LATE_MS : 0,
                                  .goal = oracle_goal(size, puzzle_size_cells(size) - 1)};
        request.start = puzzle_scramble(&request.goal, &rng);
        solver_answer answer;
        solver_solve(solving, &request, NULL, &answer);
        check_answer(&request, &answer);
        solver_answer_deinit(&answer);
    }
    solver_destroy(solving);
    assert_in_range(counted_memory_peak(), 1, MEGABYTES * MB + BESIDE);
}
