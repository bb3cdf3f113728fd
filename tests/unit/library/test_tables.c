#include "check.h"

#include "claims.h"

#include <dirent.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

typedef struct place {
    char folder[64];
    slidewise_solver *solver;
    slidewise_board *goal;
} place;

static int open_place(void **state)
{
    place *made = calloc(1, sizeof *made);
    strcpy(made->folder, "/tmp/slidewise-library-XXXXXX");
    if (!mkdtemp(made->folder))
        return -1;
    made->solver = check_solver();
    made->goal = check_goal("standard", 4, 3);
    *state = made;
    return 0;
}

static int close_place(void **state)
{
    place *made = *state;
    slidewise_solver_free(made->solver);
    slidewise_board_free(made->goal);
    rmdir(made->folder); /* whatever is left there a test has looked at */
    free(made);
    return 0;
}

static int count_files(const char *folder)
{
    int count = 0;
    DIR *open = opendir(folder);
    assert_non_null(open);
    for (const struct dirent *entry; (entry = readdir(open));)
        count += entry->d_name[0] != '.';
    closedir(open);
    return count;
}

/* How many of the tables are in that state. */
static int count(slidewise_solver *solver, const char *expected)
{
    slidewise_tables *tables;
    int found = 0;
    assert_int_equal(slidewise_tables_list(&tables, solver, NULL), SLIDEWISE_OK);
    for (int i = 0; i < slidewise_tables_count(tables); i++) {
        assert_string_not_equal(slidewise_tables_name(tables, i), "");
        assert_true(slidewise_tables_bytes(tables, i) > 0);
        found += strcmp(slidewise_tables_state(tables, i), expected) == 0;
    }
    assert_null(slidewise_tables_name(tables, -1));
    assert_null(slidewise_tables_state(tables, slidewise_tables_count(tables)));
    assert_int_equal(slidewise_tables_bytes(tables, 1000), 0);
    slidewise_tables_free(tables);
    return found;
}

CLAIM_WITH(tables_are_built_listed_and_dropped, open_place, close_place)
{
    place *here = *state;
    slidewise_board *other = check_goal("standard", 3, 4);
    assert_int_equal(count(here->solver, "memory"), 0);
    assert_int_equal(slidewise_tables_build(here->solver, here->goal, NULL, NULL, NULL),
                     SLIDEWISE_OK);
    assert_int_equal(slidewise_tables_build(here->solver, other, NULL, NULL, NULL), SLIDEWISE_OK);
    assert_int_equal(slidewise_tables_build(here->solver, other, NULL, NULL, NULL), SLIDEWISE_OK);
    assert_int_equal(count(here->solver, "memory"), 2);
    slidewise_tables_drop(here->solver, other);
    assert_int_equal(count(here->solver, "memory"), 1);
    slidewise_tables_drop(here->solver, other);
    slidewise_tables_drop(here->solver, NULL);
    assert_int_equal(count(here->solver, "memory"), 0);
    assert_int_equal(count_files(here->folder), 0);
    slidewise_board_free(other);
}

CLAIM_WITH(files_are_written_where_there_is_a_folder, open_place, close_place)
{
    place *here = *state;
    check_set(here->solver, "cache-folder", here->folder);
    assert_int_equal(count(here->solver, "good"), 0);
    assert_int_equal(slidewise_tables_build(here->solver, here->goal, NULL, NULL, NULL),
                     SLIDEWISE_OK);
    int files = count_files(here->folder);
    assert_true(files > 0);
    assert_int_equal(count(here->solver, "good"), files);
    assert_int_equal(count(here->solver, "memory"), 1);
    assert_int_equal(slidewise_tables_remove_files(here->solver, NULL), SLIDEWISE_OK);
    assert_int_equal(count_files(here->folder), 0);
    assert_int_equal(count(here->solver, "memory"), 1);
}

CLAIM_WITH(a_search_writes_nothing, open_place, close_place)
{
    place *here = *state;
    slidewise_board *board = check_scramble(4, 3, 9);
    slidewise_result *result;
    check_set(here->solver, "cache-folder", here->folder);
    assert_int_equal(slidewise_tables_keep(here->solver, here->goal, NULL), SLIDEWISE_OK);
    assert_int_equal(slidewise_solve(here->solver, board, NULL, &result, NULL), SLIDEWISE_OK);
    check_replay(result, board, NULL);
    assert_int_equal(count_files(here->folder), 0);
    slidewise_result_free(result);
    slidewise_board_free(board);
}

CLAIM_WITH(a_folder_that_cannot_be_written_is_named, open_place, close_place)
{
    place *here = *state;
    char error[SLIDEWISE_ERROR_SIZE];
    check_set(here->solver, "cache-folder", "/dev/null/tables");
    assert_int_equal(slidewise_tables_build(here->solver, here->goal, NULL, NULL, error),
                     SLIDEWISE_IO);
    assert_non_null(strstr(error, "/dev/null/tables"));
    assert_int_equal(count_files(here->folder), 0);
}

static int stop_at_once(void *data, double done)
{
    assert_true(done >= 0 && done <= 1);
    ++*(int *)data;
    return 1;
}

CLAIM_WITH(building_can_be_watched_and_stopped, open_place, close_place)
{
    place *here = *state;
    int calls = 0;
    slidewise_board *large = check_goal("standard", 4, 4);
    assert_int_equal(slidewise_tables_build(here->solver, large, stop_at_once, &calls, NULL),
                     SLIDEWISE_STOPPED);
    assert_true(calls > 0);
    assert_int_equal(count(here->solver, "memory"), 0);
    slidewise_board_free(large);
}

CLAIM_WITH(tables_in_slides_are_made, open_place, close_place)
{
    place *here = *state;
    slidewise_board *goal = check_goal("standard", 3, 3), *board = check_scramble(3, 3, 9);
    slidewise_result *result;
    check_set(here->solver, "metric", "slides");
    assert_int_equal(slidewise_tables_build(here->solver, goal, NULL, NULL, NULL), SLIDEWISE_OK);
    assert_int_equal(slidewise_solve(here->solver, board, NULL, &result, NULL), SLIDEWISE_OK);
    assert_int_equal(slidewise_result_slides(result), slidewise_result_bound(result));
    check_replay(result, board, NULL);
    slidewise_result_free(result);
    slidewise_board_free(board);
    slidewise_board_free(goal);
}

CLAIM_WITH(sizes_without_tables_have_none, open_place, close_place)
{
    place *here = *state;
    slidewise_board *large = check_goal("standard", 20, 20);
    check_set(here->solver, "cache-folder", here->folder);
    assert_int_equal(slidewise_tables_build(here->solver, large, NULL, NULL, NULL), SLIDEWISE_OK);
    assert_int_equal(count(here->solver, "memory"), 0);
    assert_int_equal(count_files(here->folder), 0);
    slidewise_board_free(large);
}
