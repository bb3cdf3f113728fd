#include "oracle.h"
#include "scarce_memory.h"
#include "solver/board_set.h"
#include "solver/state_distances.h"
#include "solver/state_graph.h"

#include "claims.h"

static sw_status make_whole(const puzzle_board *board, sw_error *error)
{
    solver_state_graph *graph = NULL;
    sw_status status = solver_state_graph_create(&graph, board->size, error);
    assert_int_equal(graph != NULL, status == SW_OK);
    solver_state_graph_destroy(graph);
    return status;
}

static sw_status make_ball(const puzzle_board *board, sw_error *error)
{
    solver_state_graph *graph = NULL;
    sw_status status = solver_state_graph_create_ball(&graph, board, 9, error);
    assert_int_equal(graph != NULL, status == SW_OK);
    solver_state_graph_destroy(graph);
    return status;
}

static sw_status make_distances(const puzzle_board *board, sw_error *error)
{
    solver_state_distances *distances = NULL;
    sw_status status = solver_state_distances_create(&distances, board, error);
    assert_int_equal(distances != NULL, status == SW_OK);
    solver_state_distances_destroy(distances);
    return status;
}

/* The first allocation fails, then the second, and so on, until none does. */
static void check_each_step(sw_status make(const puzzle_board *board, sw_error *error), int least)
{
    puzzle_board board = oracle_goal((puzzle_size){3, 3}, 8);
    for (int allowed = 0;; allowed++) {
        sw_error error = {0};
        scarce_memory_begin(allowed, 1);
        sw_status status = make(&board, &error);
        if (scarce_memory_end() == 0) {
            assert_int_equal(status, SW_OK);
            assert_in_range(allowed, least, 100);
            return;
        }
        assert_int_equal(status, SW_NO_MEMORY);
        assert_int_equal(error.status, SW_NO_MEMORY);
        assert_string_not_equal(error.message, "");
    }
}

CLAIM(making_a_graph_survives_each_failing_allocation)
{
    check_each_step(make_whole, 1);
    check_each_step(make_ball, 8);
}

CLAIM(making_distances_survives_each_failing_allocation)
{
    check_each_step(make_distances, 3);
}

CLAIM(a_set_that_found_no_memory_is_as_it_was)
{
    puzzle_size size = {3, 3};
    oracle all = {.goal = oracle_goal(size, 8), .boards = 362880};
    solver_board_set *set;
    assert_int_equal(solver_board_set_create(&set, size, NULL), SW_OK);
    for (int i = 0; i < 1000; i++) {
        puzzle_board board = oracle_board(&all, i * 7);
        uint32_t number;
        scarce_memory_begin(0, 1);
        sw_status status = solver_board_set_add(set, &board, &number, NULL);
        scarce_memory_end();
        if (status != SW_OK) {
            assert_int_equal(status, SW_NO_MEMORY);
            assert_int_equal(solver_board_set_count(set), i);
            assert_false(solver_board_set_find(set, &board, &number));
            assert_int_equal(solver_board_set_add(set, &board, &number, NULL), SW_OK);
        }
        assert_int_equal(number, i);
    }
    solver_board_set_destroy(set);
}
