#include "core/progress.h"
#include "oracle.h"
#include "requests.h"
#include "solver/state_distances.h"

#include <stdlib.h>

#include "claims.h"

static solver_state_distances *make_distances(const puzzle_board *goal)
{
    solver_state_distances *distances;
    assert_int_equal(solver_state_distances_create(&distances, goal, NULL), SW_OK);
    return distances;
}

static int find(solver_state_distances *distances, const puzzle_board *board)
{
    int moves;
    assert_int_equal(solver_state_distances_find(distances, board, NULL, &moves, NULL), SW_OK);
    return moves;
}

static void check_all(puzzle_size size, int blank)
{
    puzzle_board goal = oracle_goal(size, blank);
    oracle known = oracle_make(&goal);
    solver_state_distances *distances = make_distances(&goal);
    int unreachable = 0;
    for (int number = 0; number < known.boards; number++) {
        puzzle_board board = oracle_board(&known, number);
        int moves = find(distances, &board);
        unreachable += moves == SOLVER_STATE_UNREACHABLE;
        if (moves != SOLVER_STATE_UNREACHABLE)
            assert_int_equal(moves, known.distance[number]);
        else
            assert_int_equal(known.distance[number], ORACLE_UNREACHABLE);
    }
    assert_int_equal(unreachable, known.boards / 2);
    solver_state_distances_destroy(distances);
    oracle_free(&known);
}

CLAIM(all_distances_of_small_boards_are_those_of_a_plain_search)
{
    check_all((puzzle_size){2, 2}, 3);
    check_all((puzzle_size){3, 2}, 1);
    check_all((puzzle_size){2, 4}, 7);
    check_all((puzzle_size){3, 3}, 8);
    if (ORACLE_STRIDE == 1)
        check_all((puzzle_size){3, 3}, 4);
}

/* Ten cells are the most that a table covers, eleven and more are searched. */
CLAIM(larger_boards_have_the_distances_of_a_plain_search)
{
    const puzzle_size sizes[] = {{5, 2}, {4, 3}, {2, 6}, {4, 4}};
    for (size_t i = 0; i < sizeof sizes / sizeof sizes[0]; i++) {
        puzzle_board goal = oracle_goal(sizes[i], 1), boards[10];
        int depth;
        int count = oracle_far_boards(&goal, boards, 10, &depth);
        solver_state_distances *distances = make_distances(&goal);
        assert_int_equal(count, 10);
        for (int at = 0; at < count; at++)
            assert_int_equal(find(distances, &boards[at]), depth);
        assert_int_equal(find(distances, &goal), 0);
        solver_state_distances_destroy(distances);
    }
}

CLAIM(a_board_of_the_wrong_parity_is_unreachable)
{
    const puzzle_size sizes[] = {{3, 3}, {4, 4}};
    for (size_t i = 0; i < sizeof sizes / sizeof sizes[0]; i++) {
        puzzle_board goal = oracle_goal(sizes[i], 0), board = goal;
        board.tiles[1] = 2;
        board.tiles[2] = 1;
        solver_state_distances *distances = make_distances(&goal);
        assert_int_equal(find(distances, &board), SOLVER_STATE_UNREACHABLE);
        solver_state_distances_destroy(distances);
    }
}

CLAIM(a_search_can_be_cancelled)
{
    solver_request hard = requests_hard(SOLVER_OPTIMAL);
    solver_state_distances *distances = make_distances(&hard.goal);
    solver_progress progress = {0};
    sw_error error;
    int moves;
    atomic_store(&progress.cancel, true);
    assert_int_equal(solver_state_distances_find(distances, &hard.start, &progress, &moves, &error),
                     SW_CANCELLED);
    solver_state_distances_destroy(distances);
}

CLAIM(above_16_cells_nothing_is_promised)
{
    puzzle_board goal = oracle_goal((puzzle_size){6, 3}, 17);
    solver_state_distances *distances = NULL;
    sw_error error;
    assert_int_equal(solver_state_distances_create(&distances, &goal, &error), SW_LIMIT);
    assert_string_not_equal(error.message, "");
    assert_null(distances);
}

CLAIM(manhattan_adds_columns_and_rows_and_leaves_the_blank_out)
{
    puzzle_board goal = oracle_goal((puzzle_size){3, 3}, 8), board;
    const puzzle_tile hardest[] = {6, 4, 7, 8, 5, 0, 3, 2, 1};
    assert_int_equal(puzzle_board_init(&board, goal.size, hardest, NULL), SW_OK);
    /* Tile by tile, from 1 to 8. */
    assert_int_equal(solver_state_manhattan(&board, &goal), 4 + 2 + 4 + 2 + 0 + 3 + 4 + 2);
    assert_int_equal(solver_state_manhattan(&goal, &goal), 0);

    puzzle_board wide = oracle_goal((puzzle_size){5, 2}, 9), moved = wide;
    assert_true(puzzle_move_apply(&moved, PUZZLE_RIGHT));
    assert_true(puzzle_move_apply(&moved, PUZZLE_DOWN));
    assert_int_equal(solver_state_manhattan(&moved, &wide), 2);
}
