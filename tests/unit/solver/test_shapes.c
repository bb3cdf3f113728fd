#include "ida.h"
#include "oracle.h"
#include "pattern_groups.h"
#include "tables.h"

#include "os/clock.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>
#include <time.h>

#include <cmocka.h>

enum { BOARDS = 24, PATIENCE_MS = 120000 };

typedef struct shape {
    puzzle_size size;
    int blank;
} shape;

/* Every shape of 10 to 16 cells, the blank's home at corners, sides and inside. */
static const shape shapes[] = {
    {{5, 2}, 9}, {{2, 5}, 4}, {{4, 3}, 0}, {{3, 4}, 11}, {{3, 4}, 4}, {{6, 2}, 11},
    {{2, 6}, 5}, {{7, 2}, 3}, {{2, 7}, 0}, {{5, 3}, 14}, {{3, 5}, 7}, {{4, 4}, 15},
    {{4, 4}, 0}, {{4, 4}, 5}, {{4, 4}, 2}, {{8, 2}, 15}, {{2, 8}, 8},
};
enum { SHAPES = sizeof shapes / sizeof *shapes };

static void check_search(const tables *shared, const heuristic *h, const puzzle_board *board,
                         const puzzle_board *goal, int distance)
{
    solver_progress progress = {0};
    search_watch watch = {.progress = &progress};
    puzzle_path path = {0};
    home_board home;
    home_board_init(&home, board, goal);
    ida *search = ida_create(&home, tables_prune(shared), 1);
    assert_non_null(search);
    assert_int_equal(ida_search(search, h, NULL, &watch, &path), IDA_FOUND);
    assert_int_equal(path.length, distance);
    assert_true(puzzle_path_leads(&path, board, goal));
    puzzle_path_deinit(&path);
    ida_destroy(search);
}

static void check_patterns(const tables *shared, const shape *at, int max_tiles,
                           const puzzle_board *boards, const puzzle_board *goal, int distance)
{
    pattern_groups groups;
    if (!pattern_groups_exist(at->size, max_tiles))
        return;
    assert_true(pattern_groups_choose(&groups, at->size, at->blank, max_tiles));
    atomic_bool stop = false;
    patterns *made = NULL;
    assert_int_equal(
        patterns_create(&made, at->size, at->blank, groups.homes, groups.count, groups.name, &stop),
        SW_OK);
    for (int i = 0; i < BOARDS; i++)
        check_search(shared, patterns_heuristic(made), &boards[i], goal, distance);
    patterns_destroy(made);
}

static void boards_at_a_known_distance_are_solved_in_as_many_moves(void **state)
{
    (void)state;
    static puzzle_board boards[BOARDS];
    tables *shared = tables_create();
    assert_non_null(shared);
    for (int i = 0; i<SHAPES; i += ORACLE_STRIDE> 1 ? 4 : 1) {
        puzzle_board goal = oracle_goal(shapes[i].size, shapes[i].blank);
        int distance, count = oracle_far_boards(&goal, boards, BOARDS, &distance);
        assert_int_equal(count, BOARDS);
        const heuristic *walking = tables_walking(shared, shapes[i].size, shapes[i].blank);
        assert_non_null(walking);
        for (int j = 0; j < count; j++)
            check_search(shared, walking, &boards[j], &goal, distance);
        check_patterns(shared, &shapes[i], 5, boards, &goal, distance);
        check_patterns(shared, &shapes[i], 6, boards, &goal, distance);
    }
    tables_destroy(shared);
}

/* Waits until the slot holds the heuristic of that name. */
static void await(const heuristic_slot *slot, const char *name)
{
    double end_ms = os_clock_ms() + PATIENCE_MS;
    while (!heuristic_ready(slot) || strcmp(heuristic_ready(slot)->name, name) != 0) {
        assert_true(os_clock_ms() < end_ms);
        nanosleep(&(struct timespec){.tv_nsec = 100000}, NULL);
    }
}

static void tables_are_made_in_the_background_small_ones_first(void **state)
{
    (void)state;
    tables *shared = tables_create();
    assert_non_null(shared);
    const heuristic_slot *slot = tables_patterns(shared, (puzzle_size){4, 4}, 15);
    assert_non_null(slot);
    await(slot, "pattern databases 5-5-5");
    await(slot, "pattern databases 6-6-3");
    slot = tables_patterns(shared, (puzzle_size){4, 3}, 11);
    await(slot, "pattern databases 6-5");
    tables_destroy(shared);
}

static void tables_are_made_once_and_shared(void **state)
{
    (void)state;
    tables *shared = tables_create();
    assert_non_null(shared);
    const puzzle_size size = {4, 3};
    const heuristic_slot *slot = tables_patterns(shared, size, 0);
    assert_ptr_equal(tables_patterns(shared, size, 0), slot);
    assert_ptr_not_equal(tables_patterns(shared, size, 1), slot);
    assert_ptr_not_equal(tables_patterns(shared, (puzzle_size){3, 4}, 0), slot);
    assert_ptr_equal(tables_walking(shared, size, 0), tables_walking(shared, size, 0));
    assert_ptr_not_equal(tables_walking(shared, size, 0), tables_walking(shared, size, 1));
    assert_null(tables_patterns(shared, (puzzle_size){3, 3}, 0)); /* too small to pay */
    assert_null(tables_patterns(shared, (puzzle_size){5, 5}, 0)); /* too large */
    tables_destroy(shared);
}

static void tables_that_nobody_waits_for_any_more_are_broken_off(void **state)
{
    (void)state;
    tables *shared = tables_create();
    assert_non_null(shared);
    for (int blank = 0; blank < 16; blank++)
        assert_non_null(tables_patterns(shared, (puzzle_size){4, 4}, blank));
    double start_ms = os_clock_ms();
    tables_destroy(shared);
    assert_true(os_clock_ms() - start_ms <
                (ORACLE_STRIDE > 1 ? 2000 : 100)); /* all take two seconds */
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(boards_at_a_known_distance_are_solved_in_as_many_moves),
        cmocka_unit_test(tables_are_made_in_the_background_small_ones_first),
        cmocka_unit_test(tables_are_made_once_and_shared),
        cmocka_unit_test(tables_that_nobody_waits_for_any_more_are_broken_off),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
