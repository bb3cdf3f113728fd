#include "core/progress.h"
#include "engines/optimal/ida.h"
#include "oracle.h"
#include "patterns/pattern_tiers.h"
#include "tables/tables.h"

#include "claims.h"

enum { BOARDS = 24 };

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
    normalized_board home;
    solver_normalized_init(&home, board, goal);
    ida *search = solver_ida_create(&home, solver_tables_prune(shared), 1);
    assert_non_null(search);
    assert_int_equal(solver_ida_search(search, h, NULL, &watch, &path), IDA_FOUND);
    assert_int_equal(path.length, distance);
    assert_true(puzzle_path_leads(&path, board, goal));
    puzzle_path_deinit(&path);
    solver_ida_destroy(search);
}

static void check_patterns(const tables *shared, const shape *at, int max_tiles,
                           const puzzle_board *boards, const puzzle_board *goal, int distance)
{
    pattern_groups groups;
    if (!solver_pattern_groups_choose(&groups, at->size, at->blank, max_tiles))
        return;
    pattern_pool *pool = solver_pattern_pool_create(NULL);
    pattern_making making = {.threads = 2};
    patterns *made = NULL;
    assert_non_null(pool);
    assert_int_equal(solver_patterns_create(&made, pool, at->size, at->blank, groups.homes,
                                            groups.count, groups.name, &making),
                     SW_OK);
    for (int i = 0; i < BOARDS; i++)
        check_search(shared, solver_patterns_heuristic(made), &boards[i], goal, distance);
    solver_patterns_destroy(made);
    solver_pattern_pool_destroy(pool);
}

CLAIM(boards_at_a_known_distance_are_solved_in_as_many_moves)
{
    static puzzle_board boards[BOARDS];
    tables *shared = solver_tables_create();
    assert_non_null(shared);
    for (int i = 0; i<SHAPES; i += ORACLE_STRIDE> 1 ? 4 : 1) {
        puzzle_board goal = oracle_goal(shapes[i].size, shapes[i].blank);
        int distance, count = oracle_far_boards(&goal, boards, BOARDS, &distance);
        assert_int_equal(count, BOARDS);
        const heuristic *walking = solver_tables_walking(shared, shapes[i].size, shapes[i].blank);
        assert_non_null(walking);
        for (int j = 0; j < count; j++)
            check_search(shared, walking, &boards[j], &goal, distance);
        for (int max_tiles = 5; max_tiles <= 7; max_tiles++)
            check_patterns(shared, &shapes[i], max_tiles, boards, &goal, distance);
    }
    solver_tables_destroy(shared);
}
