/* Draws boards: all solvable ones alike, or by a walk from the goal. */
#include "puzzle/scramble.h"

#include "puzzle/move.h"
#include "puzzle/solvable.h"

#include <assert.h>

/* Every arrangement of the blank and the tiles alike (Fisher and Yates; Durstenfeld, 1964). */
static puzzle_board any_board(puzzle_size size, sw_rng *rng)
{
    puzzle_board board = {.size = size};
    int cells = puzzle_size_cells(size);
    for (int cell = 0; cell < cells; cell++)
        board.tiles[cell] = (puzzle_tile)cell;
    for (int cell = cells - 1; cell > 0; cell--) {
        int other = (int)sw_rng_below(rng, (uint64_t)cell + 1);
        puzzle_tile tile = board.tiles[cell];
        board.tiles[cell] = board.tiles[other];
        board.tiles[other] = tile;
    }
    board.blank = puzzle_board_find(&board, PUZZLE_BLANK);
    return board;
}

static void exchange_tiles(puzzle_board *board, puzzle_tile a, puzzle_tile b)
{
    int cell = puzzle_board_find(board, a);
    board->tiles[puzzle_board_find(board, b)] = a;
    board->tiles[cell] = b;
}

puzzle_board puzzle_scramble(const puzzle_board *goal, sw_rng *rng)
{
    puzzle_board board;
    do {
        board = any_board(goal->size, rng);
        /* Exchanging tiles 1 and 2, which even a 2x2 board has, pairs every board with one of the
         * other parity. So each solvable board comes from exactly two of the equally likely
         * arrangements, itself and its partner: all stay equally likely. */
        if (!puzzle_solvable(&board, goal))
            exchange_tiles(&board, 1, 2);
    } while (puzzle_board_equal(&board, goal));
    return board;
}

/* A move that is possible and does not undo `last`; last is PUZZLE_MOVES at the beginning. Every
 * cell has two neighbours or more, so there is always one. */
static puzzle_move any_move(const puzzle_board *board, int last, sw_rng *rng)
{
    puzzle_move choices[PUZZLE_MOVES];
    int count = 0;
    for (int i = 0; i < PUZZLE_MOVES; i++) {
        puzzle_move move = (puzzle_move)i;
        bool returns = last != PUZZLE_MOVES && move == puzzle_move_opposite((puzzle_move)last);
        if (!returns && puzzle_move_source(board, move) >= 0)
            choices[count++] = move;
    }
    return choices[sw_rng_below(rng, (uint64_t)count)];
}

puzzle_board puzzle_scramble_moves(const puzzle_board *goal, int count, sw_rng *rng)
{
    assert(count >= 1);
    puzzle_board board = *goal;
    int last = PUZZLE_MOVES;
    /* Drawing again instead of walking on would never end on 2x2, where any 12 moves lead home. */
    for (int i = 0; i < count || puzzle_board_equal(&board, goal); i++) {
        puzzle_move move = any_move(&board, last, rng);
        puzzle_move_apply(&board, move);
        last = (int)move;
    }
    return board;
}
