#include "random_goals.h"

#include "listener.h"
#include "oracle.h"

#include "base/rng.h"
#include "puzzle/goal.h"
#include "puzzle/scramble.h"

#include "claims.h"

/* Every other goal is a random arrangement. */
static puzzle_board choose_goal(puzzle_size size, int number, sw_rng *rng)
{
    puzzle_board goal;
    puzzle_goal named = (puzzle_goal)(number / 2 % PUZZLE_GOALS);
    assert_int_equal(puzzle_goal_make(&goal, named, size, NULL), SW_OK);
    return number % 2 ? puzzle_scramble(&goal, rng) : goal;
}

static void check_shape(solver *solving, const shape_boards *shape)
{
    sw_rng rng = sw_rng_seed((uint64_t)(shape->size.columns * PUZZLE_MAX_CELLS + shape->size.rows));
    for (int i = 0; i < shape->boards; i += ORACLE_STRIDE) {
        solver_request request = {.engine = SOLVER_ANYTIME, .node_limit = shape->nodes};
        request.goal = choose_goal(shape->size, i, &rng);
        request.start = puzzle_scramble(&request.goal, &rng);
        request.threads = 1 + i / ORACLE_STRIDE % 2;
        listener heard;
        solver_answer answer;
        listener_init(&heard, &request);
        listener_solve(&heard, solving, &request, &answer);
        solver_answer_deinit(&answer);
    }
}

void check_random_goals(const shape_boards *shapes, int count)
{
    solver *solving;
    assert_int_equal(solver_create(&solving, NULL), SW_OK);
    for (int i = 0; i < count; i++)
        check_shape(solving, &shapes[i]);
    solver_destroy(solving);
}
