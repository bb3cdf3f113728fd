#include "heuristic_check.h"
#include "patterns/pattern_tiers.h"

#include <stdlib.h>

#include "claims.h"

static pattern_pool *pool;

static int create_pool(void **state)
{
    (void)state;
    pool = solver_pattern_pool_create(NULL);
    return pool ? 0 : -1;
}

static int destroy_pool(void **state)
{
    (void)state;
    solver_pattern_pool_destroy(pool);
    return 0;
}

static patterns *make(puzzle_size size, int blank, const cell_set *homes, int groups)
{
    pattern_making making = {.threads = 1};
    patterns *tables = NULL;
    assert_int_equal(solver_patterns_create(&tables, pool, size, blank, homes, groups, "", &making),
                     SW_OK);
    return tables;
}

static void check_groups(puzzle_size size, int blank, const cell_set *homes, int groups)
{
    puzzle_board goal = oracle_goal(size, blank);
    oracle known = oracle_make(&goal);
    patterns *tables = make(size, blank, homes, groups);
    check_heuristic(solver_patterns_heuristic(tables), &known);
    solver_patterns_destroy(tables);
    oracle_free(&known);
}

/* Cells as bits: 0x00f is the first four. */
CLAIM(the_sum_of_the_groups_never_overestimates)
{
    check_groups((puzzle_size){3, 3}, 8, (const cell_set[]){0x00f, 0x0f0}, 2);
    check_groups((puzzle_size){3, 3}, 4, (const cell_set[]){0x04b, 0x1a4}, 2); /* centre */
    check_groups((puzzle_size){3, 3}, 1, (const cell_set[]){0x01d, 0x0e0, 0x100}, 3);
    check_groups((puzzle_size){4, 2}, 2, (const cell_set[]){0x033, 0x0c8}, 2);
    check_groups((puzzle_size){2, 4}, 7, (const cell_set[]){0x007, 0x078}, 2);
    check_groups((puzzle_size){3, 2}, 0, (const cell_set[]){0x03e}, 1);
    check_groups((puzzle_size){4, 2}, 0, (const cell_set[]){0x00e, 0x0f0, 0x032, 0x0cc}, 4);
}

static int count_of(cell_set set)
{
    int count = 0;
    for (; set; set &= set - 1)
        count++;
    return count;
}

/* The groups up to `end`, from `first` on, hold each tile once; returns the end. */
static int check_view(const pattern_groups *groups, int first, cell_set all, int blank,
                      int max_tiles)
{
    cell_set seen = 1u << blank;
    int group = first;
    for (; seen != all; group++) {
        assert_in_range(group, first, groups->count - 1);
        assert_int_equal(seen & groups->homes[group], 0);
        assert_in_range(count_of(groups->homes[group]), 1, max_tiles);
        seen |= groups->homes[group];
    }
    return group;
}

/* Whether there are such groups; they make up one view, or two. */
static bool check_choice(puzzle_size size, int blank, int max_tiles)
{
    pattern_groups groups;
    cell_set all = (1u << (size.columns * size.rows)) - 1;
    if (!solver_pattern_groups_choose(&groups, size, blank, max_tiles))
        return false;
    int end = check_view(&groups, 0, all, blank, max_tiles);
    if (end < groups.count)
        end = check_view(&groups, end, all, blank, max_tiles);
    assert_int_equal(end, groups.count);
    return true;
}

CLAIM(every_tile_belongs_to_one_group_of_a_view_on_every_shape)
{
    int shapes = 0;
    for (int columns = 2; columns <= 12; columns++)
        for (int rows = 2; columns * rows <= PATTERN_CELLS; rows++) {
            shapes++;
            for (int blank = 0; blank < columns * rows; blank++) {
                int choices = 0;
                for (int max_tiles = 5; max_tiles <= PATTERN_TILES; max_tiles++)
                    choices += check_choice((puzzle_size){columns, rows}, blank, max_tiles);
                assert_true(choices > 0);
            }
        }
    assert_int_equal(shapes, 38);
}

CLAIM(a_step_gives_what_a_fresh_start_gives)
{
    const puzzle_size sizes[] = {{4, 3}, {6, 2}, {2, 5}};
    const int most[] = {6, 6, 5};
    for (int i = 0; i < 3; i++)
        for (int blank = 0; blank < puzzle_size_cells(sizes[i]); blank += 4) {
            pattern_groups groups;
            assert_true(solver_pattern_groups_choose(&groups, sizes[i], blank, most[i]));
            patterns *tables = make(sizes[i], blank, groups.homes, groups.count);
            check_steps(solver_patterns_heuristic(tables), sizes[i], blank, 3000 / ORACLE_STRIDE,
                        (uint64_t)i);
            solver_patterns_destroy(tables);
        }
}

/* Where the reflected board is looked up as well, a board and its reflection are worth the same. */
CLAIM(a_board_and_its_reflection_have_one_value)
{
    const puzzle_size size = {3, 3};
    puzzle_board goal = oracle_goal(size, 8);
    oracle known = oracle_make(&goal);
    patterns *tables = make(size, 8, (const cell_set[]){0x00f, 0x0f0}, 2);
    const heuristic *h = solver_patterns_heuristic(tables);
    void *node = malloc(h->node_size);
    for (int number = 0; number < known.boards; number += 97) {
        if (known.distance[number] == ORACLE_UNREACHABLE)
            continue;
        puzzle_board board = oracle_board(&known, number);
        normalized_board home, mirrored;
        solver_normalized_init(&home, &board, &goal);
        mirrored = home;
        for (int cell = 0; cell < 9; cell++) {
            int home_there = home.home[cell];
            mirrored.home[cell % 3 * 3 + cell / 3] =
                (puzzle_tile)(home_there % 3 * 3 + home_there / 3);
        }
        mirrored.blank = home.blank % 3 * 3 + home.blank / 3;
        assert_int_equal(h->start(h, &home, node), h->start(h, &mirrored, node));
    }
    free(node);
    solver_patterns_destroy(tables);
    oracle_free(&known);
}

/* Two ways to group the tiles, and both in the mirror: admissible, and never less than one way alone. */
CLAIM(four_views_are_worth_no_less_than_two)
{
    const puzzle_size size = {3, 3};
    puzzle_board goal = oracle_goal(size, 8);
    oracle known = oracle_make(&goal);
    patterns *two = make(size, 8, (const cell_set[]){0x00f, 0x0f0}, 2);
    patterns *four = make(size, 8, (const cell_set[]){0x00f, 0x0f0, 0x027, 0x0d8}, 4);
    const heuristic *few = solver_patterns_heuristic(two), *many = solver_patterns_heuristic(four);
    void *node = malloc(many->node_size);
    int larger = 0;
    check_heuristic(many, &known);
    check_steps(many, size, 8, 3000 / ORACLE_STRIDE, 1);
    for (int number = 0; number < known.boards; number += 97) {
        if (known.distance[number] == ORACLE_UNREACHABLE)
            continue;
        puzzle_board board = oracle_board(&known, number);
        normalized_board home;
        solver_normalized_init(&home, &board, &goal);
        int least = few->start(few, &home, node), most = many->start(many, &home, node);
        assert_true(most >= least);
        larger += most > least;
    }
    assert_true(larger > 0);
    free(node);
    solver_patterns_destroy(four);
    solver_patterns_destroy(two);
    oracle_free(&known);
}

CLAIM(a_set_stop_flag_ends_the_making)
{
    pattern_making making = {.stop = true};
    patterns *tables = NULL;
    pattern_groups groups;
    assert_true(solver_pattern_groups_choose(&groups, (puzzle_size){4, 4}, 0, 6));
    assert_int_equal(solver_patterns_create(&tables, pool, (puzzle_size){4, 4}, 0, groups.homes,
                                            groups.count, groups.name, &making),
                     SW_CANCELLED);
    assert_null(tables);
}

CLAIMS_WITH(create_pool, destroy_pool)
