#include "claims.h"

#include "fixture.h"
#include "game/lab_walk.h"

static game_lab_walk walk_from(const char *text)
{
    game_lab_walk walk;
    puzzle_board start = board_of(text);
    puzzle_board goal = goal_of(PUZZLE_GOAL_STANDARD, start.size.columns, start.size.rows);
    assert_true(game_lab_walk_init(&walk, &start, &goal));
    return walk;
}

static void assert_here(const game_lab_walk *walk, const char *text, size_t length)
{
    puzzle_board board = board_of(text);
    puzzle_board place = game_lab_walk_place(walk, walk->path.length);
    assert_true(puzzle_board_equal(&walk->board, &board));
    assert_true(puzzle_board_equal(&place, &board));
    assert_int_equal(walk->path.length, length);
}

CLAIM(a_step_goes_to_a_neighbour_and_leaves_a_trail)
{
    game_lab_walk walk = walk_from("1,2,3/4,0,5/7,8,6");
    assert_true(game_lab_walk_step(&walk, PUZZLE_LEFT));
    assert_here(&walk, "1,2,3/4,5,0/7,8,6", 1);
    assert_false(game_lab_walk_step(&walk, PUZZLE_LEFT));
    assert_here(&walk, "1,2,3/4,5,0/7,8,6", 1);
    assert_true(game_lab_walk_step(&walk, PUZZLE_UP));
    assert_here(&walk, "1,2,3/4,5,6/7,8,0", 2);
    game_lab_walk_deinit(&walk);
}

CLAIM(turning_back_shortens_the_trail)
{
    game_lab_walk walk = walk_from("1,2,3/4,0,5/7,8,6");
    game_lab_walk_step(&walk, PUZZLE_LEFT);
    game_lab_walk_step(&walk, PUZZLE_UP);
    assert_true(game_lab_walk_step(&walk, PUZZLE_DOWN));
    assert_here(&walk, "1,2,3/4,5,0/7,8,6", 1);
    game_lab_walk_back(&walk, 0);
    assert_here(&walk, "1,2,3/4,0,5/7,8,6", 0);
    game_lab_walk_back(&walk, 5);
    assert_here(&walk, "1,2,3/4,0,5/7,8,6", 0);
    game_lab_walk_deinit(&walk);
}

CLAIM(what_was_learnt_stays_with_its_place)
{
    game_lab_walk walk = walk_from("1,2,3/4,0,5/7,8,6");
    solver_distances found = {.status = SW_OK, .moves_left = 2};
    solver_distances none = {.status = SW_LIMIT, .moves_left = 9};
    assert_int_equal(game_lab_walk_left(&walk), -1);
    game_lab_walk_learn(&walk, &found);
    assert_int_equal(game_lab_walk_left(&walk), 2);
    game_lab_walk_step(&walk, PUZZLE_LEFT);
    game_lab_walk_learn(&walk, &none);
    assert_int_equal(game_lab_walk_left(&walk), -1);
    game_lab_walk_back(&walk, 0);
    assert_int_equal(game_lab_walk_left(&walk), 2);
    game_lab_walk_step(&walk, PUZZLE_RIGHT);
    assert_int_equal(game_lab_walk_left(&walk), -1);
    game_lab_walk_deinit(&walk);
}

CLAIM(a_long_walk_can_be_walked_back)
{
    static const puzzle_move circle[] = {PUZZLE_LEFT, PUZZLE_UP, PUZZLE_RIGHT, PUZZLE_DOWN};
    game_lab_walk walk = walk_from("1,2,3/4,0,5/7,8,6");
    for (int i = 0; i < 1000; i++)
        assert_true(game_lab_walk_step(&walk, circle[i % 4]));
    assert_int_equal(walk.path.length, 1000);
    game_lab_walk_back(&walk, 0);
    assert_here(&walk, "1,2,3/4,0,5/7,8,6", 0);
    game_lab_walk_deinit(&walk);
}
