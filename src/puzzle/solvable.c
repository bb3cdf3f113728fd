/* Decides by parity whether one board can be reached from another. */
#include "puzzle/solvable.h"

#include <assert.h>
#include <stdlib.h>

/* True where the permutation of all tiles, the blank too, that takes start to goal is odd. */
static bool permutation_odd(const puzzle_board *start, const puzzle_board *goal)
{
    int cells = puzzle_size_cells(start->size);
    int goal_cell[PUZZLE_MAX_CELLS];
    for (int cell = 0; cell < cells; cell++)
        goal_cell[goal->tiles[cell]] = cell;

    /* A permutation's parity is that of its cells less its cycles. */
    bool walked[PUZZLE_MAX_CELLS] = {false};
    int cycles = 0;
    for (int first = 0; first < cells; first++) {
        cycles += !walked[first];
        for (int cell = first; !walked[cell]; cell = goal_cell[start->tiles[cell]])
            walked[cell] = true;
    }
    return (cells - cycles) % 2 != 0;
}

bool puzzle_solvable(const puzzle_board *start, const puzzle_board *goal)
{
    assert(puzzle_size_equal(start->size, goal->size));
    /* Each move is one exchange of a tile with the blank, and takes the blank one cell on: both
     * parities change together. */
    int columns = start->size.columns;
    int across = abs(start->blank % columns - goal->blank % columns);
    int down = abs(start->blank / columns - goal->blank / columns);
    return permutation_odd(start, goal) == ((across + down) % 2 != 0);
}
