#include "puzzle/cycles.h"

#include <stdlib.h>

#include "claims.h"

#include "boards.h"
#include "puzzle/scramble.h"

static void assert_cycle(const puzzle_cycles *cycles, int index, const int *tiles, int length)
{
    assert_int_equal(cycles->begin[index + 1] - cycles->begin[index], length);
    for (int i = 0; i < length; i++)
        assert_int_equal(cycles->tiles[cycles->begin[index] + i], tiles[i]);
}

static const char goal_text[] = "1,2,3,4/5,6,7,8/9,10,11,12/13,14,15,0";

CLAIM(three_tiles_that_went_round)
{
    static const int round[] = {11, 15, 12};
    puzzle_board board = board_of("1,2,3,4/5,6,7,8/9,10,12,15/13,14,11,0");
    puzzle_board goal = board_of(goal_text);
    puzzle_cycles cycles;
    puzzle_cycles_find(&cycles, &board, &goal);
    assert_int_equal(cycles.count, 1);
    assert_int_equal(cycles.wrong, 3);
    assert_cycle(&cycles, 0, round, 3);
}

CLAIM(a_board_that_is_the_goal_has_none)
{
    puzzle_board goal = board_of(goal_text);
    puzzle_cycles cycles;
    puzzle_cycles_find(&cycles, &goal, &goal);
    assert_int_equal(cycles.count, 0);
    assert_int_equal(cycles.wrong, 0);
}

/* One move from the goal, with two other tiles exchanged. */
CLAIM(the_blank_is_part_of_a_cycle_and_no_wrong_tile)
{
    static const int blank[] = {0, 15}, exchanged[] = {1, 2};
    puzzle_board board = board_of("2,1,3,4/5,6,7,8/9,10,11,12/13,14,0,15");
    puzzle_board goal = board_of(goal_text);
    puzzle_cycles cycles;
    puzzle_cycles_find(&cycles, &board, &goal);
    assert_int_equal(cycles.count, 2);
    assert_int_equal(cycles.wrong, 3);
    assert_cycle(&cycles, 0, blank, 2);
    assert_cycle(&cycles, 1, exchanged, 2);
}

/* ---- Against what can be counted without walking a cycle ---- */

/* The transitive closure of "stands where that one belongs": tiles of one cycle have one name. */
static void name_groups(const puzzle_board *board, const puzzle_board *goal, int *group)
{
    int cells = puzzle_size_cells(board->size);
    for (int tile = 0; tile < cells; tile++)
        group[tile] = tile;
    for (int cell = 0; cell < cells; cell++) {
        int from = group[board->tiles[cell]], to = group[goal->tiles[cell]];
        for (int tile = 0; tile < cells; tile++)
            if (group[tile] == from)
                group[tile] = to;
    }
}

static int cell_of(const puzzle_board *board, int tile)
{
    int cell = 0;
    while (board->tiles[cell] != tile)
        cell++;
    return cell;
}

static void check(const puzzle_board *board, const puzzle_board *goal)
{
    int group[PUZZLE_MAX_CELLS], cells = puzzle_size_cells(board->size), wrong = 0, groups = 0;
    puzzle_cycles cycles;
    puzzle_cycles_find(&cycles, board, goal);
    name_groups(board, goal, group);
    for (int tile = 0; tile < cells; tile++) {
        bool is_wrong = cell_of(board, tile) != cell_of(goal, tile);
        wrong += is_wrong && tile > 0;
        groups += is_wrong && group[tile] == tile;
    }
    assert_int_equal(cycles.wrong, wrong);
    assert_int_equal(cycles.count, groups);
    for (int i = 0, lowest = -1; i < cycles.count; i++) {
        const puzzle_tile *tiles = cycles.tiles + cycles.begin[i];
        int length = cycles.begin[i + 1] - cycles.begin[i];
        assert_true(length >= 2 && tiles[0] > lowest);
        lowest = tiles[0];
        for (int k = 0; k < length; k++) {
            assert_true(tiles[k] >= lowest);
            assert_int_equal(group[tiles[k]], group[lowest]);
            assert_int_equal(cell_of(board, tiles[k]), cell_of(goal, tiles[(k + 1) % length]));
        }
    }
}

CLAIM(they_are_the_groups_that_hang_together)
{
    sw_rng rng = sw_rng_seed(20);
    for (int i = 0; i < 500; i++) {
        int columns = 2 + (int)sw_rng_below(&rng, 9), rows = 2 + (int)sw_rng_below(&rng, 9);
        puzzle_board goal = goal_of((puzzle_goal)(i % PUZZLE_GOALS), columns, rows);
        puzzle_board uniform = puzzle_scramble(&goal, &rng);
        puzzle_board near = puzzle_scramble_moves(&goal, 1 + i % 12, &rng);
        check(&uniform, &goal);
        check(&near, &goal);
    }
}

/* Each tile is exchanged with its neighbour: no board has more cycles. */
CLAIM(the_largest_board_has_room)
{
    puzzle_board goal = goal_of(PUZZLE_GOAL_STANDARD, PUZZLE_MAX_SIDE, PUZZLE_MAX_SIDE);
    puzzle_board board = goal;
    puzzle_cycles cycles;
    for (int cell = 0; cell + 1 < PUZZLE_MAX_CELLS; cell += 2) {
        board.tiles[cell] = goal.tiles[cell + 1];
        board.tiles[cell + 1] = goal.tiles[cell];
    }
    board.blank = PUZZLE_MAX_CELLS - 2;
    puzzle_cycles_find(&cycles, &board, &goal);
    assert_int_equal(cycles.count, PUZZLE_MAX_CELLS / 2);
    assert_int_equal(cycles.wrong, PUZZLE_MAX_CELLS - 1);
    check(&board, &goal);
}
