#include "random_goals.h"

#include "listener.h"
#include "oracle.h"
#include "solver/prepare.h"

/* solvers: one without learned values, and one with those that ship. */
static void check_shape(solver *const solvers[2], const shape_boards *shape)
{
    sw_rng rng = sw_rng_seed((uint64_t)(shape->size.columns * PUZZLE_MAX_CELLS + shape->size.rows));
    for (int i = 0; i < shape->boards; i += ORACLE_STRIDE) {
        solver_request request = {.engine = SOLVER_ANYTIME, .node_limit = shape->nodes};
        request.goal = choose_goal(shape->size, i, &rng);
        request.start = puzzle_scramble(&request.goal, &rng);
        request.threads = 1 + i / ORACLE_STRIDE % 2;
        solver *solving = solvers[i / ORACLE_STRIDE / 2 % 2];
        listener heard;
        solver_answer answer;
        listener_init(&heard, &request);
        listener_solve(&heard, solving, &request, &answer);
        solver_answer_deinit(&answer);
    }
}

void check_random_goals(const shape_boards *shapes, int count)
{
    solver *solvers[2];
    for (int i = 0; i < 2; i++)
        assert_int_equal(solver_create(&solvers[i], NULL), SW_OK);
    assert_true(solver_set_values(solvers[1], VALUES));
    for (int i = 0; i < count; i++)
        check_shape(solvers, &shapes[i]);
    for (int i = 0; i < 2; i++)
        solver_destroy(solvers[i]);
}
