#include "check.h"

#include "claims.h"

#include <stdbool.h>
#include <string.h>

enum { STRIDE = 97 };

static slidewise_result *solve(slidewise_solver *solver, const slidewise_board *board,
                               const slidewise_board *goal, slidewise_status expected)
{
    slidewise_result *result;
    assert_int_equal(slidewise_solve(solver, board, goal, &result, NULL), expected);
    assert_int_equal(slidewise_result_status(result), expected);
    return result;
}

CLAIM_WITH(solutions_are_as_short_as_a_search_of_all_boards_says, open_solver, close_solver)
{
    slidewise_board *goal = check_goal("snake", 3, 3);
    check_distances *known = check_distances_create(goal);
    for (int number = 0; number < check_distances_count(known); number += STRIDE) {
        slidewise_board *board = check_distances_board(known, number);
        slidewise_result *result = solve(*state, board, goal, SLIDEWISE_OK);
        check_replay(result, board, goal);
        assert_int_equal(slidewise_result_moves(result), check_distance(known, board));
        assert_int_equal(slidewise_result_bound(result), check_distance(known, board));
        assert_int_equal(slidewise_result_proved(result), 1);
        assert_string_not_equal(slidewise_result_engine(result), "");
        assert_int_equal(slidewise_result_after(result, 'U'), -1);
        assert_string_equal(slidewise_result_best(result), "");
        slidewise_result_free(result);
        slidewise_board_free(board);
    }
    check_distances_free(known);
    slidewise_board_free(goal);
}

/* What the distances after each move are to be. */
static void check_after(const slidewise_result *result, const slidewise_board *board,
                        const check_distances *known)
{
    char best[5] = "";
    for (const char *move = "URDL"; *move; move++) {
        slidewise_board *next;
        char text[] = {*move, '\0'};
        assert_int_equal(slidewise_board_copy(&next, board, NULL), SLIDEWISE_OK);
        bool can = slidewise_board_play(next, text, NULL) == SLIDEWISE_OK;
        int distance = check_distance(known, next);
        assert_int_equal(slidewise_result_after(result, *move), can ? distance : -1);
        if (can && distance < check_distance(known, board))
            strcat(best, text);
        slidewise_board_free(next);
    }
    assert_string_equal(slidewise_result_best(result), best);
}

CLAIM_WITH(distances_are_those_of_a_search_of_all_boards, open_solver, close_solver)
{
    slidewise_board *goal = check_goal("standard", 3, 3);
    check_distances *known = check_distances_create(goal);
    for (int number = 0; number < check_distances_count(known); number += STRIDE) {
        slidewise_board *board = check_distances_board(known, number);
        slidewise_result *result;
        assert_int_equal(slidewise_distances(*state, board, NULL, &result, NULL), SLIDEWISE_OK);
        assert_int_equal(slidewise_result_bound(result), check_distance(known, board));
        assert_int_equal(slidewise_result_proved(result), 1);
        assert_null(slidewise_result_path(result));
        check_after(result, board, known);
        slidewise_result_free(result);
        slidewise_board_free(board);
    }
    check_distances_free(known);
    slidewise_board_free(goal);
}

CLAIM_WITH(slides_are_counted_where_they_are_asked_for, open_solver, close_solver)
{
    slidewise_board *board = check_board("1 2 3/4 5 6/0 7 8");
    check_set(*state, "metric", "slides");
    slidewise_result *result = solve(*state, board, NULL, SLIDEWISE_OK);
    assert_int_equal(slidewise_result_slides(result), 1);
    assert_int_equal(slidewise_result_moves(result), 2);
    assert_int_equal(slidewise_result_bound(result), 1);
    assert_int_equal(slidewise_result_proved(result), 1);
    slidewise_result_free(result);
    slidewise_board_free(board);
}

CLAIM_WITH(the_goal_itself_has_an_empty_path, open_solver, close_solver)
{
    slidewise_board *goal = check_goal("spiral", 4, 4);
    slidewise_result *result = solve(*state, goal, goal, SLIDEWISE_OK);
    assert_string_equal(slidewise_result_path(result), "");
    assert_int_equal(slidewise_result_moves(result), 0);
    assert_int_equal(slidewise_result_slides(result), 0);
    slidewise_result_free(result);
    slidewise_board_free(goal);
}

CLAIM_WITH(what_is_unsolvable_is_an_answer, open_solver, close_solver)
{
    slidewise_board *board = check_board("2 1 3/4 5 6/7 8 0");
    slidewise_result *result = solve(*state, board, NULL, SLIDEWISE_UNSOLVABLE);
    assert_null(slidewise_result_path(result));
    assert_int_equal(slidewise_result_moves(result), -1);
    assert_int_equal(slidewise_result_slides(result), -1);
    assert_int_equal(slidewise_result_proved(result), 0);
    slidewise_result_free(result);
    assert_int_equal(slidewise_distances(*state, board, NULL, &result, NULL), SLIDEWISE_UNSOLVABLE);
    assert_string_equal(slidewise_result_best(result), "");
    slidewise_result_free(result);
    slidewise_board_free(board);
}

CLAIM_WITH(a_limit_leaves_a_bound, open_solver, close_solver)
{
    slidewise_board *board = check_scramble(5, 5, 3);
    check_set(*state, "engine", "optimal");
    check_set(*state, "nodes", "2000");
    slidewise_result *result = solve(*state, board, NULL, SLIDEWISE_LIMIT);
    assert_in_range(slidewise_result_bound(result), 40, 208);
    assert_true(slidewise_result_nodes(result) >= 2000);
    assert_null(slidewise_result_path(result));
    slidewise_result_free(result);
    slidewise_board_free(board);
}

CLAIM_WITH(a_goal_of_another_size_is_refused, open_solver, close_solver)
{
    char error[SLIDEWISE_ERROR_SIZE] = "";
    slidewise_board *board = check_board("1 2/0 3"), *goal = check_goal("standard", 3, 3);
    slidewise_result *result = NULL;
    slidewise_job *job = NULL;
    assert_int_equal(slidewise_solve(*state, board, goal, &result, error), SLIDEWISE_BAD_INPUT);
    assert_non_null(strstr(error, "size"));
    assert_int_equal(slidewise_distances(*state, board, goal, &result, NULL), SLIDEWISE_BAD_INPUT);
    assert_int_equal(slidewise_job_start(&job, *state, board, goal, NULL), SLIDEWISE_BAD_INPUT);
    assert_null(result);
    assert_null(job);
    slidewise_board_free(board);
    slidewise_board_free(goal);
}
