#include "check.h"

#include "claims.h"

#include <stdbool.h>
#include <string.h>

enum { TEXT_SIZE = 8192 };

CLAIM(text_comes_back_as_it_was)
{
    static const char *const texts[] = {"1 2/3 0", "1 2 3/4 5 6/0 7 8", "7 6 5 4/3 2 1 0"};
    for (size_t i = 0; i < sizeof texts / sizeof *texts; i++) {
        char out[TEXT_SIZE];
        slidewise_board *board = check_board(texts[i]);
        assert_int_equal(slidewise_board_text(board, out, sizeof out), strlen(texts[i]));
        assert_string_equal(out, texts[i]);
        slidewise_board_free(board);
    }
}

CLAIM(text_is_cut_as_snprintf_cuts)
{
    char out[] = "xxxxxxxx";
    slidewise_board *board = check_board("1 2/3 0");
    assert_int_equal(slidewise_board_text(board, NULL, 0), 7);
    assert_int_equal(slidewise_board_text(board, out, 4), 7);
    assert_memory_equal(out, "1 2\0xxxx", 8);
    slidewise_board_free(board);
}

CLAIM(arrays_of_both_widths_make_boards)
{
    const uint16_t wide[] = {5, 0, 3, 4, 1, 2};
    const uint8_t bytes[] = {5, 0, 3, 4, 1, 2};
    uint16_t wide_out[6];
    uint8_t bytes_out[6];
    slidewise_board *a, *b;
    assert_int_equal(slidewise_board_create(&a, 3, 2, wide, NULL), SLIDEWISE_OK);
    assert_int_equal(slidewise_board_create_bytes(&b, 3, 2, bytes, NULL), SLIDEWISE_OK);
    assert_true(slidewise_board_equal(a, b));
    slidewise_board_tiles(a, wide_out);
    assert_memory_equal(wide_out, wide, sizeof wide);
    assert_int_equal(slidewise_board_bytes(b, bytes_out, NULL), SLIDEWISE_OK);
    assert_memory_equal(bytes_out, bytes, sizeof bytes);
    assert_int_equal(slidewise_board_columns(a), 3);
    assert_int_equal(slidewise_board_rows(a), 2);
    assert_int_equal(slidewise_board_tile(a, 3), 4);
    assert_int_equal(slidewise_board_tile(a, -1), -1);
    assert_int_equal(slidewise_board_tile(a, 6), -1);
    slidewise_board_free(a);
    slidewise_board_free(b);
}

CLAIM(bytes_hold_no_more_than_256_cells)
{
    uint8_t bytes[289] = {0};
    char error[SLIDEWISE_ERROR_SIZE];
    slidewise_board *most = check_goal("snake", 16, 16), *more = check_goal("snake", 17, 17);
    slidewise_board *read = more;
    assert_int_equal(slidewise_board_bytes(most, bytes, error), SLIDEWISE_OK);
    assert_int_equal(slidewise_board_create_bytes(&read, 16, 16, bytes, error), SLIDEWISE_OK);
    assert_true(slidewise_board_equal(read, most));
    slidewise_board_free(read);
    assert_int_equal(slidewise_board_bytes(more, bytes, error), SLIDEWISE_BAD_INPUT);
    assert_non_null(strstr(error, "256"));
    assert_int_equal(slidewise_board_create_bytes(&read, 17, 17, bytes, error),
                     SLIDEWISE_BAD_INPUT);
    slidewise_board_free(most);
    slidewise_board_free(more);
}

CLAIM(what_is_no_board_is_refused)
{
    static const char *const texts[] = {"", "1 2/3", "1 1/2 0", "1 2 3", "1 2/3 4", "1 2/x 0", "0"};
    slidewise_board *const untouched = check_board("1 2/3 0");
    slidewise_board *out = untouched;
    for (size_t i = 0; i < sizeof texts / sizeof *texts; i++) {
        char error[SLIDEWISE_ERROR_SIZE] = "";
        assert_int_equal(slidewise_board_parse(&out, texts[i], error), SLIDEWISE_BAD_INPUT);
        assert_string_not_equal(error, "");
        assert_int_equal(slidewise_board_parse(&out, texts[i], NULL), SLIDEWISE_BAD_INPUT);
    }
    const uint16_t twice[] = {1, 1, 2, 0}, far[] = {1, 2, 9, 0};
    const uint8_t bytes[] = {1, 2, 3, 3};
    assert_int_equal(slidewise_board_create(&out, 2, 2, twice, NULL), SLIDEWISE_BAD_INPUT);
    assert_int_equal(slidewise_board_create(&out, 2, 2, far, NULL), SLIDEWISE_BAD_INPUT);
    assert_int_equal(slidewise_board_create_bytes(&out, 2, 2, bytes, NULL), SLIDEWISE_BAD_INPUT);
    const int sides[][2] = {{1, 4}, {4, 1}, {-2, -2}, {33, 2}, {2, 33}, {0, 0}, {1 << 20, 1 << 20}};
    for (size_t i = 0; i < sizeof sides / sizeof *sides; i++) {
        int columns = sides[i][0], rows = sides[i][1];
        assert_int_equal(slidewise_board_create(&out, columns, rows, twice, NULL),
                         SLIDEWISE_BAD_INPUT);
        assert_int_equal(slidewise_board_create_bytes(&out, columns, rows, bytes, NULL),
                         SLIDEWISE_BAD_INPUT);
        assert_int_equal(slidewise_board_create_goal(&out, "standard", columns, rows, NULL),
                         SLIDEWISE_BAD_INPUT);
    }
    assert_int_equal(slidewise_board_create_goal(&out, "upside-down", 3, 3, NULL),
                     SLIDEWISE_BAD_INPUT);
    assert_ptr_equal(out, untouched);
    slidewise_board_free(untouched);
}

CLAIM(goals_have_names)
{
    static const char *const goals[][2] = {
        {"standard", "1 2 3/4 5 6/7 8 0"}, {"blank-first", "0 1 2/3 4 5/6 7 8"},
        {"snake", "1 2 3/6 5 4/7 8 0"},    {"spiral", "1 2 3/8 0 4/7 6 5"},
        {"columns", "1 4 7/2 5 8/3 6 0"},
    };
    for (size_t i = 0; i < sizeof goals / sizeof *goals; i++) {
        slidewise_board *named = check_goal(goals[i][0], 3, 3), *written = check_board(goals[i][1]);
        assert_true(slidewise_board_equal(named, written));
        slidewise_board_free(named);
        slidewise_board_free(written);
    }
}

CLAIM(moves_are_played_or_none_is)
{
    char error[SLIDEWISE_ERROR_SIZE];
    slidewise_board *board = check_board("1 2 3/4 5 6/7 8 0"), *copy;
    slidewise_board *after = check_board("1 2 3/0 4 5/7 8 6");
    assert_int_equal(slidewise_board_copy(&copy, board, NULL), SLIDEWISE_OK);
    assert_int_equal(slidewise_board_play(board, "DR2", error), SLIDEWISE_OK);
    assert_true(slidewise_board_equal(board, after));
    assert_false(slidewise_board_equal(board, copy));
    assert_int_equal(slidewise_board_play(board, "ULR3", error), SLIDEWISE_BAD_INPUT);
    assert_non_null(strstr(error, "move"));
    assert_int_equal(slidewise_board_play(board, "UX", error), SLIDEWISE_BAD_INPUT);
    assert_true(slidewise_board_equal(board, after));
    assert_int_equal(slidewise_board_play(board, "l l u", error), SLIDEWISE_OK);
    assert_true(slidewise_board_equal(board, copy));
    slidewise_board_free(board);
    slidewise_board_free(copy);
    slidewise_board_free(after);
}

/* All arrangements of 6 tiles, against what moves from the goal can reach. */
CLAIM(solvable_is_what_moves_can_reach)
{
    slidewise_board *goal = check_goal("columns", 3, 2);
    check_distances *reached = check_distances_create(goal);
    int solvable = 0;
    for (int number = 0; number < 720; number++) {
        uint8_t tiles[6];
        for (int i = 0, rest = number; i < 6; rest /= ++i) { /* by factoradic insertion */
            int at = rest % (i + 1);
            memmove(tiles + at + 1, tiles + at, (size_t)(i - at));
            tiles[at] = (uint8_t)i;
        }
        char error[SLIDEWISE_ERROR_SIZE] = "";
        slidewise_board *board;
        assert_int_equal(slidewise_board_create_bytes(&board, 3, 2, tiles, NULL), SLIDEWISE_OK);
        slidewise_status status = slidewise_board_solvable(board, goal, error);
        bool is_reached = check_distance(reached, board) >= 0;
        assert_int_equal(status, is_reached ? SLIDEWISE_OK : SLIDEWISE_UNSOLVABLE);
        assert_int_equal(error[0] == '\0', is_reached);
        solvable += is_reached;
        slidewise_board_free(board);
    }
    assert_int_equal(solvable, check_distances_count(reached));
    assert_int_equal(solvable, 360);
    check_distances_free(reached);
    slidewise_board_free(goal);
}

CLAIM(the_reason_for_no_solution_is_true)
{
    char error[SLIDEWISE_ERROR_SIZE];
    slidewise_board *board = check_board("2 1 3/4 5 6/7 8 0"), *small = check_board("1 2/3 0");
    assert_int_equal(slidewise_board_solvable(board, NULL, error), SLIDEWISE_UNSOLVABLE);
    assert_non_null(strstr(error, "odd permutation"));
    assert_non_null(strstr(error, "even number of cells"));
    assert_int_equal(slidewise_board_solvable(board, small, error), SLIDEWISE_BAD_INPUT);
    slidewise_board_free(board);
    slidewise_board_free(small);
}

CLAIM(scrambles_and_walks_depend_on_the_seed_alone)
{
    slidewise_board *goal = check_goal("spiral", 4, 3), *a, *b;
    for (uint64_t seed = 0; seed < 50; seed++) {
        assert_int_equal(slidewise_board_scramble(&a, goal, seed, NULL), SLIDEWISE_OK);
        assert_int_equal(slidewise_board_scramble(&b, goal, seed, NULL), SLIDEWISE_OK);
        assert_true(slidewise_board_equal(a, b));
        assert_false(slidewise_board_equal(a, goal));
        assert_int_equal(slidewise_board_solvable(a, goal, NULL), SLIDEWISE_OK);
        slidewise_board_free(b);
        assert_int_equal(slidewise_board_scramble(&b, goal, seed + 1, NULL), SLIDEWISE_OK);
        assert_false(slidewise_board_equal(a, b));
        slidewise_board_free(a);
        slidewise_board_free(b);
    }
    assert_int_equal(slidewise_board_walk(&a, goal, 0, 1, NULL), SLIDEWISE_BAD_INPUT);
    assert_int_equal(slidewise_board_walk(&a, goal, 1000001, 1, NULL), SLIDEWISE_BAD_INPUT);
    slidewise_board_free(goal);
}

CLAIM(a_walk_is_no_farther_than_its_moves)
{
    slidewise_board *goal = check_goal("standard", 3, 3), *board;
    check_distances *known = check_distances_create(goal);
    for (int moves = 1; moves < 20; moves++) {
        assert_int_equal(slidewise_board_walk(&board, goal, moves, 3, NULL), SLIDEWISE_OK);
        int distance = check_distance(known, board);
        assert_in_range(distance, 1, moves);
        assert_int_equal(distance % 2, moves % 2);
        slidewise_board_free(board);
    }
    check_distances_free(known);
    slidewise_board_free(goal);
}

CLAIM(ids_come_back_as_they_were)
{
    char id[TEXT_SIZE];
    for (uint64_t seed = 1; seed < 20; seed++) {
        slidewise_board *board = check_scramble(5, 4, seed), *read, *goal;
        slidewise_board *standard = check_goal("standard", 5, 4);
        assert_in_range(slidewise_board_id(board, NULL, id, sizeof id), 1, sizeof id - 1);
        assert_int_equal(slidewise_board_parse_id(&read, &goal, id, NULL), SLIDEWISE_OK);
        assert_true(slidewise_board_equal(read, board));
        assert_true(slidewise_board_equal(goal, standard));
        slidewise_board_free(read);
        assert_int_equal(slidewise_board_parse_id(&read, NULL, id, NULL), SLIDEWISE_OK);
        slidewise_board_free(read);
        slidewise_board_free(board);
        slidewise_board_free(goal);
        slidewise_board_free(standard);
    }
}

CLAIM(what_has_no_id_has_none)
{
    char id[TEXT_SIZE] = "x";
    slidewise_board *goal = check_goal("standard", 3, 3), *odd = check_board("2 1 3/4 5 6/7 8 0");
    slidewise_board *small = check_board("1 2/0 3"), *out = small;
    assert_int_equal(slidewise_board_id(goal, NULL, id, sizeof id), 0);
    assert_string_equal(id, "");
    assert_int_equal(slidewise_board_id(odd, NULL, id, sizeof id), 0);
    assert_int_equal(slidewise_board_id(small, goal, id, sizeof id), 0);
    assert_int_equal(slidewise_board_parse_id(&out, NULL, "4x4-1-KRV3", id), SLIDEWISE_BAD_INPUT);
    assert_string_not_equal(id, "");
    assert_ptr_equal(out, small);
    slidewise_board_free(goal);
    slidewise_board_free(odd);
    slidewise_board_free(small);
}

CLAIM(nothing_is_freed_without_harm)
{
    slidewise_board_free(NULL);
    slidewise_result_free(NULL);
    slidewise_solver_free(NULL);
    slidewise_job_free(NULL);
    slidewise_tables_free(NULL);
}
