/* Every number that a function of slidewise.h takes, at its ends and beyond: an answer or a refusal, never harm. */
#include "check.h"

#include "claims.h"

#include <float.h>
#include <limits.h>
#include <math.h>
#include <stdbool.h>
#include <string.h>

#define COUNT(array) (sizeof(array) / sizeof *(array))

static const int odd[] = {INT_MIN, INT_MIN + 1, -65536, -1,    1,     33,
                          256,     65535,       65536,  46341, 65537, INT_MAX};

/* A proof that takes far longer than the test, so that there is no news. */
static slidewise_job *begin_long_proof(slidewise_solver *solver)
{
    slidewise_job *job;
    slidewise_board *board = check_scramble(6, 6, 8);
    check_set(solver, "engine", "optimal");
    assert_int_equal(slidewise_job_start(&job, solver, board, NULL, NULL), SLIDEWISE_OK);
    slidewise_board_free(board);
    return job;
}

/* ---- Waits ---- */

CLAIM_WITH(a_wait_of_no_time_returns, open_solver, close_solver)
{
    static const double waits[] = {0.0, -0.0, 5e-324, DBL_MIN, 0.001, NAN, -NAN};
    slidewise_job *job = begin_long_proof(*state);
    for (size_t i = 0; i < COUNT(waits); i++)
        assert_int_equal(slidewise_job_wait(job, waits[i]), SLIDEWISE_RUNNING);
    slidewise_job_free(job);
}

CLAIM_WITH(a_wait_of_any_length_ends_with_the_search, open_solver, close_solver)
{
    static const double waits[] = {1e16,     1e19, 1e22,    1e300,    DBL_MAX,
                                   INFINITY, -1,   -5e-324, -DBL_MAX, -INFINITY};
    slidewise_board *board = check_scramble(4, 4, 5);
    check_set(*state, "engine", "optimal");
    for (size_t i = 0; i < COUNT(waits); i++) {
        slidewise_job *job;
        assert_int_equal(slidewise_job_start(&job, *state, board, NULL, NULL), SLIDEWISE_OK);
        while (slidewise_job_wait(job, waits[i]) == SLIDEWISE_RUNNING)
            slidewise_result_free(slidewise_job_next(job));
        check_replay(slidewise_job_result(job), board, NULL);
        slidewise_job_free(job);
    }
    slidewise_board_free(board);
}

/* ---- Sizes and numbers ---- */

static void refuse_size(int columns, int rows)
{
    char error[SLIDEWISE_ERROR_SIZE] = "";
    const uint16_t tiles[4] = {0};
    const uint8_t bytes[4] = {0};
    slidewise_board *board = NULL;
    assert_int_equal(slidewise_board_create(&board, columns, rows, tiles, error),
                     SLIDEWISE_BAD_INPUT);
    assert_int_equal(slidewise_board_create_bytes(&board, columns, rows, bytes, error),
                     SLIDEWISE_BAD_INPUT);
    assert_int_equal(slidewise_board_create_goal(&board, "spiral", columns, rows, error),
                     SLIDEWISE_BAD_INPUT);
    assert_null(board);
    assert_true(strlen(error) > 0);
}

CLAIM(a_side_is_2_to_32_cells)
{
    for (size_t i = 0; i < COUNT(odd); i++)
        for (size_t j = 0; j < COUNT(odd); j++) {
            refuse_size(odd[i], odd[j]);
            refuse_size(odd[i], 4);
            refuse_size(4, odd[j]);
        }
}

CLAIM(a_cell_is_on_the_board_or_has_no_tile)
{
    slidewise_board *board = check_goal("standard", 4, 4);
    for (size_t i = 0; i < COUNT(odd); i++)
        assert_int_equal(slidewise_board_tile(board, odd[i]), odd[i] == 1 ? 2 : -1);
    assert_int_equal(slidewise_board_tile(board, 16), -1);
    slidewise_board_free(board);
}

CLAIM(a_walk_has_1_to_1000000_moves)
{
    static const int refused[] = {INT_MIN, -1000000, -1, 0, 1000001, INT_MAX};
    slidewise_board *board = NULL, *goal = check_goal("standard", 4, 4);
    for (size_t i = 0; i < COUNT(refused); i++)
        assert_int_equal(slidewise_board_walk(&board, goal, refused[i], UINT64_MAX, NULL),
                         SLIDEWISE_BAD_INPUT);
    assert_null(board);
    assert_int_equal(slidewise_board_walk(&board, goal, 1000000, UINT64_MAX, NULL), SLIDEWISE_OK);
    assert_int_equal(slidewise_board_solvable(board, goal, NULL), SLIDEWISE_OK);
    slidewise_board_free(board);
    slidewise_board_free(goal);
}

CLAIM(a_seed_is_any_number)
{
    static const uint64_t seeds[] = {0, 1, INT64_MAX, UINT64_C(1) << 63, UINT64_MAX};
    for (size_t i = 0; i < COUNT(seeds); i++) {
        slidewise_board *board = check_scramble(3, 3, seeds[i]);
        assert_int_equal(slidewise_board_solvable(board, NULL, NULL), SLIDEWISE_OK);
        slidewise_board_free(board);
    }
}

CLAIM_WITH(a_text_fits_into_room_of_any_size, open_solver, close_solver)
{
    static const size_t sizes[] = {64, INT_MAX, (size_t)INT_MAX + 1, SIZE_MAX - 1, SIZE_MAX};
    slidewise_board *board = check_board("1 2 3/4 5 6/0 7 8");
    for (size_t i = 0; i < COUNT(sizes); i++) {
        char text[64] = "";
        assert_int_equal(slidewise_board_text(board, text, sizes[i]), strlen("1 2 3/4 5 6/0 7 8"));
        assert_string_equal(text, "1 2 3/4 5 6/0 7 8");
        assert_true(slidewise_board_id(board, NULL, text, sizes[i]) > 0);
        assert_true(strncmp(text, "3x3-", 4) == 0);
        assert_int_equal(slidewise_solver_get(*state, "engine", text, sizes[i]), strlen("auto"));
        assert_string_equal(text, "auto");
    }
    assert_int_equal(slidewise_board_text(board, NULL, 0), strlen("1 2 3/4 5 6/0 7 8"));
    slidewise_board_free(board);
}

/* ---- Words and lists ---- */

CLAIM(a_status_that_is_none_is_unknown)
{
    for (size_t i = 0; i < COUNT(odd); i++)
        if (odd[i] != SLIDEWISE_BAD_INPUT)
            assert_string_equal(slidewise_status_word((slidewise_status)odd[i]), "unknown");
}

CLAIM(an_option_that_there_is_not_has_nothing)
{
    for (size_t i = 0; i < COUNT(odd); i++) {
        if (odd[i] == 1)
            continue;
        assert_null(slidewise_option_name(odd[i]));
        assert_int_equal(slidewise_option_kind(odd[i]), SLIDEWISE_OPTION_NUMBER);
        assert_string_equal(slidewise_option_default(odd[i]), "");
        assert_int_equal(slidewise_option_least(odd[i]), 0);
        assert_int_equal(slidewise_option_most(odd[i]), 0);
        assert_string_equal(slidewise_option_about(odd[i]), "");
        for (int option = 0; slidewise_option_name(option); option++)
            assert_null(slidewise_option_word(option, odd[i]));
        for (size_t j = 0; j < COUNT(odd); j++)
            assert_null(slidewise_option_word(odd[i], odd[j]));
    }
}

CLAIM_WITH(a_number_that_an_option_does_not_take_is_refused, open_solver, close_solver)
{
    static const char *const numbers[] = {"",
                                          "-0",
                                          "-1",
                                          "+1",
                                          "1e22",
                                          "1e300",
                                          "inf",
                                          "nan",
                                          "0x9",
                                          "1.0",
                                          " 1",
                                          "1 ",
                                          "1\n2",
                                          "\xff",
                                          "1_0",
                                          "9223372036854775807",
                                          "9223372036854775808",
                                          "18446744073709551616",
                                          "100000000000000000000000000000000000000000000"};
    for (int option = 0; slidewise_option_name(option); option++)
        for (size_t i = 0; i < COUNT(numbers); i++) {
            char error[SLIDEWISE_ERROR_SIZE] = "", value[64];
            const char *name = slidewise_option_name(option);
            if (slidewise_option_kind(option) != SLIDEWISE_OPTION_NUMBER)
                continue;
            assert_int_equal(slidewise_solver_set(*state, name, numbers[i], error),
                             SLIDEWISE_BAD_INPUT);
            assert_non_null(strstr(error, name));
            slidewise_solver_get(*state, name, value, sizeof value);
            assert_string_equal(value, slidewise_option_default(option));
        }
}

CLAIM_WITH(a_letter_that_is_no_move_leads_nowhere, open_solver, close_solver)
{
    slidewise_board *board = check_board("1 2 3/4 0 6/7 5 8");
    slidewise_result *result;
    assert_int_equal(slidewise_distances(*state, board, NULL, &result, NULL), SLIDEWISE_OK);
    for (int letter = CHAR_MIN; letter <= CHAR_MAX; letter++) {
        bool is_move = letter != '\0' && strchr("URDL", letter);
        assert_true((slidewise_result_after(result, (char)letter) >= 0) == is_move);
    }
    slidewise_result_free(result);
    slidewise_board_free(board);
}

CLAIM_WITH(a_table_that_is_not_in_the_list_is_nothing, open_solver, close_solver)
{
    slidewise_tables *none;
    assert_int_equal(slidewise_tables_list(&none, *state, NULL), SLIDEWISE_OK);
    assert_int_equal(slidewise_tables_count(none), 0);
    for (size_t i = 0; i < COUNT(odd); i++) {
        assert_null(slidewise_tables_name(none, odd[i]));
        assert_int_equal(slidewise_tables_bytes(none, odd[i]), 0);
        assert_null(slidewise_tables_state(none, odd[i]));
    }
    slidewise_tables_free(none);
}
