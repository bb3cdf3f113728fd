/* Numbers the boards of a small size in the order of their tiles, and back. */
#include "graph/state_number.h"

#include <assert.h>
#include <string.h>

uint32_t solver_state_number_count(puzzle_size size)
{
    int cells = puzzle_size_cells(size);
    assert(cells <= STATE_NUMBER_CELLS);
    uint32_t count = 1;
    for (int i = 2; i <= cells; i++)
        count *= (uint32_t)i;
    return count;
}

/* How many of the bits below `bit` are set. */
static int count_below(unsigned bits, int bit)
{
    int count = 0;
    for (bits &= (1u << bit) - 1; bits; bits &= bits - 1)
        count++;
    return count;
}

/* Digits of a mixed base: each says how many of the tiles still to come are smaller. */
uint32_t solver_state_number_of(const puzzle_board *board)
{
    int cells = puzzle_size_cells(board->size);
    unsigned left = (1u << cells) - 1; /* tiles still to come */
    uint32_t number = 0;
    for (int cell = 0; cell < cells; cell++) {
        int tile = board->tiles[cell];
        number = number * (uint32_t)(cells - cell) + (uint32_t)count_below(left, tile);
        left &= ~(1u << tile);
    }
    return number;
}

void solver_state_number_board(uint32_t number, puzzle_size size, puzzle_board *out)
{
    int cells = puzzle_size_cells(size);
    uint32_t digits[STATE_NUMBER_CELLS];
    puzzle_tile left[STATE_NUMBER_CELLS];
    for (int i = 1; i <= cells; i++) {
        digits[cells - i] = number % (uint32_t)i;
        number /= (uint32_t)i;
        left[i - 1] = (puzzle_tile)(i - 1);
    }
    memset(out, 0, sizeof *out);
    out->size = size;
    for (int cell = 0; cell < cells; cell++) {
        int at = (int)digits[cell];
        out->tiles[cell] = left[at];
        if (left[at] == PUZZLE_BLANK)
            out->blank = cell;
        for (; at + 1 < cells - cell; at++)
            left[at] = left[at + 1];
    }
}
