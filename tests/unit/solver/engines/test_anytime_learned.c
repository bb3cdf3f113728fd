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

/* However small the budget: line by line takes some of it, and the beam keeps to the rest. */
CLAIM(a_layered_beam_is_the_first_on_every_square_with_a_network)
{
    solver *solving;
    assert_int_equal(solver_create(&solving, NULL), SW_OK);
    assert_true(solver_set_values(solving, VALUES));
    for (int side = 5; side <= 8; side++)
        for (uint64_t nodes = 40000; nodes <= 400000; nodes *= 10) {
            solver_answer answer;
            solver_request request = requests_random((puzzle_size){side, side}, SOLVER_ANYTIME, 1);
            request.node_limit = nodes;
            assert_int_equal(solver_solve(solving, &request, NULL, &answer), SW_OK);
            assert_string_equal(answer.engine, "layered beam");
            solver_answer_deinit(&answer);
        }
    solver_destroy(solving);
}
