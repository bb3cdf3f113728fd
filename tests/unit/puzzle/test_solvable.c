#include "puzzle/solvable.h"

#include <stdlib.h>
#include <string.h>

#include "claims.h"

#include "boards.h"
#include "ranks.h"

/* The truth here is a search that knows nothing of parity: it marks every arrangement that exchanges
 * of the blank with a neighbour lead to. */

static int exchange(const puzzle_tile *tiles, int cells, int a, int b)
{
    puzzle_tile next[RANK_CELLS];
    memcpy(next, tiles, (size_t)cells * sizeof next[0]);
    next[a] = tiles[b];
    next[b] = tiles[a];
    return rank_of(next, cells);
}

/* Marks with `mark` all that is reachable from rank, and returns how many that are. */
static int flood(puzzle_size size, int rank, uint8_t mark, uint8_t *marks)
{
    int cells = puzzle_size_cells(size);
    int *queue = malloc(RANKS * sizeof *queue);
    assert_non_null(queue);
    int head = 0, tail = 0;
    marks[rank] = mark;
    queue[tail++] = rank;
    while (head < tail) {
        puzzle_tile tiles[RANK_CELLS];
        unrank(queue[head++], cells, tiles);
        int blank = 0;
        while (tiles[blank] != 0)
            blank++;
        int column = blank % size.columns;
        const int next[] = {column > 0 ? blank - 1 : -1, column < size.columns - 1 ? blank + 1 : -1,
                            blank - size.columns,
                            blank + size.columns < cells ? blank + size.columns : -1};
        for (int i = 0; i < 4; i++) {
            int found = next[i] >= 0 ? exchange(tiles, cells, blank, next[i]) : rank;
            if (marks[found] == 0) {
                marks[found] = mark;
                queue[tail++] = found;
            }
        }
    }
    free(queue);
    return tail;
}

/* Every start for every goal, on the shapes where there are few enough. */
static void assert_all_pairs(puzzle_size size)
{
    int boards = factorial(puzzle_size_cells(size));
    uint8_t *marks = calloc((size_t)boards, 1);
    assert_non_null(marks);
    int odd = 0;
    assert_int_equal(flood(size, 0, 1, marks), boards / 2);
    while (marks[odd] != 0)
        odd++;
    assert_int_equal(flood(size, odd, 2, marks), boards / 2);
    for (int g = 0; g < boards; g++) {
        puzzle_board goal = board_of_rank(g, size);
        for (int s = 0; s < boards; s++) {
            puzzle_board start = board_of_rank(s, size);
            assert_int_equal(puzzle_solvable(&start, &goal), marks[s] == marks[g]);
        }
    }
    free(marks);
}

CLAIM(all_pairs_of_2x2_boards_are_decided)
{
    assert_all_pairs((puzzle_size){2, 2});
}

CLAIM(all_pairs_of_3x2_boards_are_decided)
{
    assert_all_pairs((puzzle_size){3, 2});
}

CLAIM(all_pairs_of_2x3_boards_are_decided)
{
    assert_all_pairs((puzzle_size){2, 3});
}

/* Every start for one goal. */
static void assert_all_starts(const puzzle_board *goal)
{
    int boards = factorial(puzzle_size_cells(goal->size));
    uint8_t *marks = calloc((size_t)boards, 1);
    assert_non_null(marks);
    int rank = rank_of(goal->tiles, puzzle_size_cells(goal->size));
    assert_int_equal(flood(goal->size, rank, 1, marks), boards / 2);
    for (int s = 0; s < boards; s++) {
        puzzle_board start = board_of_rank(s, goal->size);
        assert_int_equal(puzzle_solvable(&start, goal), marks[s] == 1);
    }
    free(marks);
}

CLAIM(half_of_all_4x2_and_2x4_boards_are_solvable_for_each_goal)
{
    for (int i = 0; i < PUZZLE_GOALS; i++) {
        puzzle_board wide = goal_of((puzzle_goal)i, 4, 2);
        puzzle_board tall = goal_of((puzzle_goal)i, 2, 4);
        assert_all_starts(&wide);
        assert_all_starts(&tall);
    }
}

CLAIM(the_181440_solvable_3x3_boards_are_told_from_the_others)
{
    puzzle_board standard = goal_of(PUZZLE_GOAL_STANDARD, 3, 3);
    puzzle_board spiral = goal_of(PUZZLE_GOAL_SPIRAL, 3, 3);
    puzzle_board mixed = board_of("6,4,7/8,5,0/3,2,1");
    assert_all_starts(&standard);
    assert_all_starts(&spiral); /* its blank is in the middle */
    assert_all_starts(&mixed);
}

/* Sam Loyd's: 14 and 15 exchanged. With the blank in the other corner it can be done. */
CLAIM(the_14_15_puzzle_is_unsolvable)
{
    puzzle_board start = board_of("1 2 3 4/5 6 7 8/9 10 11 12/13 15 14 0");
    puzzle_board goal = goal_of(PUZZLE_GOAL_STANDARD, 4, 4);
    puzzle_board other = goal_of(PUZZLE_GOAL_BLANK_FIRST, 4, 4);
    assert_true(puzzle_solvable(&goal, &goal));
    assert_false(puzzle_solvable(&start, &goal));
    assert_false(puzzle_solvable(&goal, &other));
    assert_true(puzzle_solvable(&start, &other));
}
