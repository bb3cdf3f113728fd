#include "every_board.h"
#include "layers.h"
#include "oracle.h"

#include "puzzle/goal.h"

#include "claims.h"

static puzzle_board blank_at(int columns, int rows, int cell)
{
    return oracle_goal((puzzle_size){columns, rows}, cell);
}

static puzzle_board scrambled(int columns, int rows, const puzzle_tile *tiles)
{
    puzzle_board goal;
    assert_int_equal(puzzle_board_init(&goal, (puzzle_size){columns, rows}, tiles, NULL), SW_OK);
    return goal;
}

static void check_all(const every_board *goals, int count)
{
    for (int i = 0; i < count; i++)
        check_every_board(&goals[i]);
}

/* The two breadth-first searches know nothing of each other. */
CLAIM(the_layers_are_those_of_a_plain_search)
{
    const puzzle_board goals[] = {blank_at(3, 3, 7), blank_at(4, 2, 2), blank_at(2, 4, 5),
                                  scrambled(3, 2, (const puzzle_tile[]){4, 0, 2, 5, 3, 1})};
    for (int i = 0; i < 4; i++) {
        oracle known = oracle_make(&goals[i]);
        layers *all = layers_create(&goals[i]);
        uint64_t boards = 0;
        do {
            for (uint64_t at = 0; layers_find(all, at, &at); at++, boards++) {
                puzzle_board board;
                layers_board(all, at, &board);
                assert_int_equal(oracle_distance(&known, &board), layers_distance(all));
                for (int move = 0; move < PUZZLE_MOVES; move++) {
                    puzzle_board next = board;
                    bool nearer = puzzle_move_apply(&next, (puzzle_move)move) &&
                                  oracle_distance(&known, &next) < layers_distance(all);
                    assert_int_equal(layers_nearer(all, at, (puzzle_move)move), nearer);
                }
            }
        } while (layers_next(all));
        assert_int_equal(boards, known.boards / 2);
        layers_destroy(all);
        oracle_free(&known);
    }
}

CLAIM(all_3x3_boards_are_solved_at_their_distance)
{
    const every_board goals[] = {
        {blank_at(3, 3, 8), 1, 31},
        {blank_at(3, 3, 4), 3, 30},
        {blank_at(3, 3, 1), 3, 31},
        {scrambled(3, 3, (const puzzle_tile[]){5, 2, 8, 0, 7, 1, 3, 6, 4}), 3, 31},
    };
    check_all(goals, 4);
}

CLAIM(so_are_all_boards_of_8_cells)
{
    const every_board goals[] = {
        {blank_at(4, 2, 7), 1, 36},
        {blank_at(4, 2, 2), 1, 35},
        {scrambled(4, 2, (const puzzle_tile[]){3, 7, 1, 4, 6, 0, 2, 5}), 1, 35},
        {blank_at(2, 4, 0), 1, 36},
        {blank_at(2, 4, 3), 1, 35},
        {scrambled(2, 4, (const puzzle_tile[]){7, 3, 1, 6, 0, 4, 5, 2}), 1, 35},
    };
    check_all(goals, 6);
}

CLAIM(so_are_all_smaller_boards_whatever_the_goal)
{
    const puzzle_size sizes[] = {{2, 2}, {3, 2}, {2, 3}};
    for (int i = 0; i < 3; i++) {
        int farthest = i == 0 ? 6 : 21;
        for (int named = 0; named < PUZZLE_GOALS; named++) {
            every_board goal = {.stride = 1, .farthest = farthest};
            assert_int_equal(puzzle_goal_make(&goal.goal, (puzzle_goal)named, sizes[i], NULL),
                             SW_OK);
            check_every_board(&goal);
        }
        for (int cell = 0; cell < puzzle_size_cells(sizes[i]); cell++) {
            every_board goal = {oracle_goal(sizes[i], cell), 1, farthest};
            check_every_board(&goal);
        }
    }
}
