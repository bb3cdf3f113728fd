/* Finds the cycles of the tiles that are not at home. */
#include "puzzle/cycles.h"

#include <assert.h>

/* Goes round from a tile that is not at home; returns the place behind the last of its cycle. */
static int walk(puzzle_tile *tiles, int at, int first, const puzzle_tile *next, bool *walked)
{
    for (int tile = first; !walked[tile]; tile = next[tile]) {
        walked[tile] = true;
        tiles[at++] = (puzzle_tile)tile;
    }
    return at;
}

void puzzle_cycles_find(puzzle_cycles *out, const puzzle_board *board, const puzzle_board *goal)
{
    assert(puzzle_size_equal(board->size, goal->size));
    int cells = puzzle_size_cells(board->size), at = 0;
    puzzle_tile next[PUZZLE_MAX_CELLS]; /* the tile that belongs where this one stands */
    bool walked[PUZZLE_MAX_CELLS] = {false};
    for (int cell = 0; cell < cells; cell++)
        next[board->tiles[cell]] = goal->tiles[cell];
    out->count = 0;
    for (int tile = 0; tile < cells; tile++) {
        if (walked[tile] || next[tile] == tile)
            continue;
        out->begin[out->count++] = (short)at;
        at = walk(out->tiles, at, tile, next, walked);
    }
    out->begin[out->count] = (short)at;
    out->wrong = at - (board->blank != goal->blank);
}
