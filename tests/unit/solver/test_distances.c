#include "core/progress.h"
#include "layers.h"
#include "oracle.h"
#include "requests.h"
#include "solver/distances.h"
#include "solver/prepare.h"

#include "claims.h"

/* One board of a layer against the layers. */
static void check_distances(solver *solving, const layers *all, uint64_t number,
                            solver_request *request)
{
    int distance = layers_distance(all);
    solver_distances found;
    layers_board(all, number, &request->start);
    assert_int_equal(solver_distances_find(solving, request, NULL, &found), SW_OK);
    assert_int_equal(found.status, SW_OK);
    assert_int_equal(found.moves_left, distance);
    for (int i = 0; i < PUZZLE_MOVES; i++) {
        puzzle_move move = (puzzle_move)i;
        bool possible = puzzle_move_source(&request->start, move) >= 0;
        bool nearer = layers_nearer(all, number, move);
        assert_int_equal(found.after[i], !possible ? -1 : nearer ? distance - 1 : distance + 1);
        assert_int_equal(solver_distances_best(&found, move), nearer);
    }
}

/* Every so manieth board of each layer. */
static void check_goal(const puzzle_board *goal, uint64_t stride)
{
    solver *solving;
    assert_int_equal(solver_create(&solving, NULL), SW_OK);
    solver_request request = {.goal = *goal};
    layers *all = layers_create(goal);
    uint64_t boards = 0;
    do
        for (uint64_t at = 0; layers_find(all, at, &at); at++)
            if (boards++ % (stride * ORACLE_STRIDE) == 0)
                check_distances(solving, all, at, &request);
    while (layers_next(all));
    assert_true(boards == layers_boards(all));
    layers_destroy(all);
    solver_destroy(solving);
}

CLAIM(the_distances_of_all_3x3_boards_are_those_of_a_plain_search)
{
    puzzle_board goal = oracle_goal((puzzle_size){3, 3}, 8);
    check_goal(&goal, 3);
    goal = oracle_goal((puzzle_size){3, 3}, 4);
    check_goal(&goal, 11);
    const puzzle_tile scrambled[] = {5, 2, 8, 0, 7, 1, 3, 6, 4};
    assert_int_equal(puzzle_board_init(&goal, (puzzle_size){3, 3}, scrambled, NULL), SW_OK);
    check_goal(&goal, 11);
}

CLAIM(so_are_those_of_narrow_boards)
{
    const puzzle_size sizes[] = {{2, 2}, {3, 2}, {2, 3}, {4, 2}, {2, 4}};
    for (int i = 0; i < 5; i++)
        for (int cell = 0; cell < puzzle_size_cells(sizes[i]); cell++) {
            puzzle_board goal = oracle_goal(sizes[i], cell);
            check_goal(&goal, puzzle_size_cells(sizes[i]) < 8 ? 1 : 13);
        }
    puzzle_board goal = oracle_goal((puzzle_size){5, 2}, 6);
    check_goal(&goal, 1009);
}

CLAIM(the_method_and_engine_asked_for_do_not_matter)
{
    solver *solving = *state;
    solver_request request = requests_random((puzzle_size){3, 3}, SOLVER_LINES, 3);
    solver_distances plain, named;
    assert_int_equal(solver_distances_find(solving, &request, NULL, &plain), SW_OK);
    request.method = (solver_method){SOLVER_ASTAR, SOLVER_MISPLACED_MANHATTAN};
    request.threads = 2;
    assert_int_equal(solver_distances_find(solving, &request, NULL, &named), SW_OK);
    assert_int_equal(plain.status, named.status);
    assert_int_equal(plain.moves_left, named.moves_left);
    assert_memory_equal(plain.after, named.after, sizeof plain.after);
}

CLAIM(an_unsolvable_board_has_no_distances)
{
    solver *solving = *state;
    solver_request request = requests_random((puzzle_size){4, 4}, SOLVER_OPTIMAL, 1);
    request.start = request.goal;
    request.start.tiles[0] = request.goal.tiles[1];
    request.start.tiles[1] = request.goal.tiles[0];
    solver_distances found;
    assert_int_equal(solver_distances_find(solving, &request, NULL, &found), SW_UNSOLVABLE);
    assert_int_equal(found.status, SW_UNSOLVABLE);
}

/* The limits hold for all searches together, whichever of them they meet. */
CLAIM(limits_end_the_searches)
{
    solver *solving = *state;
    solver_request request = requests_hard(SOLVER_OPTIMAL);
    solver_distances found;
    request.time_ms = 30;
    assert_int_equal(solver_distances_find(solving, &request, NULL, &found), SW_LIMIT);
    request.time_ms = 0;
    request.node_limit = 5000;
    solver_progress progress = {0};
    assert_int_equal(solver_distances_find(solving, &request, &progress, &found), SW_LIMIT);
    assert_in_range(atomic_load(&progress.nodes), 5000, 10000);
    atomic_store(&progress.cancel, true);
    request.node_limit = 0;
    assert_int_equal(solver_distances_find(solving, &request, &progress, &found), SW_CANCELLED);
}

CLAIMS_WITH(requests_make_solver, requests_drop_solver)
