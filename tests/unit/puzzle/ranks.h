#ifndef TESTS_PUZZLE_RANKS_H
#define TESTS_PUZZLE_RANKS_H

/* Boards of up to nine cells as numbers, by their rank in alphabetical order, computed naively.
 * Include after <cmocka.h>. */

#include "puzzle/board.h"

#include <string.h>

enum { RANK_CELLS = 9, RANKS = 362880 };

static inline int factorial(int n)
{
    return n < 2 ? 1 : n * factorial(n - 1);
}

static inline int rank_of(const puzzle_tile *tiles, int cells)
{
    int rank = 0;
    for (int i = 0; i < cells; i++) {
        int smaller = 0;
        for (int j = i + 1; j < cells; j++)
            smaller += tiles[j] < tiles[i];
        rank = rank * (cells - i) + smaller;
    }
    return rank;
}

static inline void unrank(int rank, int cells, puzzle_tile *tiles)
{
    puzzle_tile left[RANK_CELLS];
    for (int i = 0; i < cells; i++)
        left[i] = (puzzle_tile)i;
    for (int i = 0; i < cells; i++) {
        int step = factorial(cells - 1 - i);
        int pick = rank / step;
        rank %= step;
        tiles[i] = left[pick];
        memmove(left + pick, left + pick + 1, (size_t)(cells - 1 - i - pick) * sizeof left[0]);
    }
}

static inline puzzle_board board_of_rank(int rank, puzzle_size size)
{
    puzzle_board board;
    puzzle_tile tiles[RANK_CELLS];
    unrank(rank, puzzle_size_cells(size), tiles);
    assert_int_equal(puzzle_board_init(&board, size, tiles, NULL), SW_OK);
    return board;
}

#endif
