/* Tests the anytime engine under the learned values that ship: on squares that have a network, and on others. */
#include "requests.h"
#include "solver/prepare.h"

#include "claims.h"

static size_t moves_with(solver *solving, solver_request request, uint64_t nodes, int threads)
{
    solver_answer answer;
    request.node_limit = nodes;
    request.threads = threads;
    assert_int_equal(solver_solve(solving, &request, NULL, &answer), SW_OK);
    size_t moves = answer.path.length;
    assert_true(puzzle_path_leads(&answer.path, &request.start, &request.goal));
    solver_answer_deinit(&answer);
    return moves;
}

/* Where the values fail, as on 10x10 at times, little is lost; with any threads. */
CLAIM(ten_times_the_nodes_never_lengthen_a_solution)
{
    const puzzle_size sizes[] = {{5, 5}, {6, 6}, {7, 7}, {6, 5}, {8, 8}, {9, 9}, {10, 10}};
    enum { SIZES = sizeof sizes / sizeof *sizes };
    solver *with, *without;
    assert_int_equal(solver_create(&with, NULL), SW_OK);
    assert_int_equal(solver_create(&without, NULL), SW_OK);
    assert_true(solver_set_values(with, VALUES));
    for (int i = 0; i < SIZES; i++) {
        assert_int_equal(solver_check_values(with, sizes[i], NULL), SW_OK);
        size_t sum[2] = {0}; /* with them, and without */
        for (uint64_t seed = 0; seed < 3; seed++) {
            solver_request request = requests_random(sizes[i], SOLVER_ANYTIME, seed);
            size_t few = moves_with(with, request, 100000, 1);
            size_t many = moves_with(with, request, 1000000, 1);
            assert_true(many <= few);
            sum[0] += many;
            sum[1] += moves_with(without, request, 1000000, 1);
            if (seed == 0)
                assert_int_equal(moves_with(with, request, 1000000, 2), many);
        }
        assert_true(sum[0] < sum[1]);
    }
    solver_destroy(with);
    solver_destroy(without);
}

/* Of a network's squares, with budgets on both sides of what the narrowest layered beam is taken to need. */
CLAIM(a_budget_too_small_for_a_layered_beam_goes_to_a_staged_one)
{
    const struct {
        puzzle_size size;
        uint64_t few, many;
    } cases[] = {{{5, 5}, 30000, 60000}, {{6, 6}, 40000, 100000}, {{7, 7}, 100000, 300000}};
    solver *solving;
    assert_int_equal(solver_create(&solving, NULL), SW_OK);
    assert_true(solver_set_values(solving, VALUES));
    for (int i = 0; i < 3; i++)
        for (int number = 0; number < 2; number++) {
            solver_answer answer;
            solver_request request = requests_random(cases[i].size, SOLVER_ANYTIME, 1);
            request.node_limit = number ? cases[i].many : cases[i].few;
            assert_int_equal(solver_solve(solving, &request, NULL, &answer), SW_OK);
            assert_string_equal(answer.engine, number ? "layered beam" : "staged beam");
            solver_answer_deinit(&answer);
        }
    solver_destroy(solving);
}
