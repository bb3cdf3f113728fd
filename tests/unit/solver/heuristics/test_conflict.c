#include "heuristic_check.h"
#include "heuristics/conflict.h"

#include "claims.h"

static void check_shape(puzzle_size size, int blank)
{
    puzzle_board goal = oracle_goal(size, blank);
    oracle known = oracle_make(&goal);
    conflict tables;
    solver_conflict_init(&tables, size, blank);
    check_heuristic(&tables.base, &known);
    oracle_free(&known);
}

CLAIM(it_never_overestimates_on_small_boards)
{
    check_shape((puzzle_size){2, 2}, 0);
    check_shape((puzzle_size){3, 2}, 5);
    check_shape((puzzle_size){2, 3}, 2);
    check_shape((puzzle_size){3, 3}, 8);
    check_shape((puzzle_size){3, 3}, 4);
}

/* Where rows are long, counting pairs in conflict would overestimate. */
CLAIM(it_never_overestimates_on_4x2_and_2x4)
{
    for (int blank = 0; blank < 8; blank++) {
        check_shape((puzzle_size){4, 2}, blank);
        check_shape((puzzle_size){2, 4}, blank);
    }
}

static int bound_of(const puzzle_tile *tiles, puzzle_size size, int goal_blank)
{
    puzzle_board board, goal = oracle_goal(size, goal_blank);
    assert_int_equal(puzzle_board_init(&board, size, tiles, NULL), SW_OK);
    normalized_board home;
    solver_normalized_init(&home, &board, &goal);
    return solver_conflict_bound(&home);
}

CLAIM(a_reversed_row_costs_two_moves_for_all_tiles_but_one)
{
    const puzzle_tile reversed[] = {4, 3, 2, 1, 5, 6, 7, 0};
    /* Distances 3 + 1 + 1 + 3; of four tiles three must give way. Six pairs are in conflict. */
    assert_int_equal(bound_of(reversed, (puzzle_size){4, 2}, 7), 8 + 2 * 3);
    const puzzle_tile columns[] = {7, 2, 3, 4, 5, 6, 1, 0};
    /* The left column of a 2x4 board reads 7 3 5 1: again only one tile may stay. */
    assert_int_equal(bound_of(columns, (puzzle_size){2, 4}, 7), 6 + 2 * 2);
}

CLAIM(the_blank_is_in_nobodys_way)
{
    const puzzle_tile tiles[] = {0, 1, 2, 4, 5, 3, 7, 8, 6}; /* the goal is four moves away */
    assert_int_equal(bound_of(tiles, (puzzle_size){3, 3}, 8), 4);
    const puzzle_tile before_its_home[] = {1, 2, 3, 4, 5, 6, 0, 7, 8};
    assert_int_equal(bound_of(before_its_home, (puzzle_size){3, 3}, 8), 2);
}

CLAIM(a_step_gives_what_a_fresh_start_gives_on_large_boards)
{
    const puzzle_size sizes[] = {{4, 4}, {5, 5}, {7, 3}, {2, 12}, {20, 20}, {32, 3}};
    for (int i = 0; i < 6; i++) {
        conflict tables;
        int blank = puzzle_size_cells(sizes[i]) / 3;
        solver_conflict_init(&tables, sizes[i], blank);
        check_steps(&tables.base, sizes[i], blank, 5000 / ORACLE_STRIDE, (uint64_t)i);
    }
}
