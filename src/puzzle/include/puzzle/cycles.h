#ifndef PUZZLE_CYCLES_H
#define PUZZLE_CYCLES_H

#include "puzzle/board.h"

/* Which tiles are not at home, and how they went round: the cycles of the permutation that takes the board to its
 * goal. Each tile of a cycle stands where the next one belongs, the last one where the first one belongs.
 *
 * A blank that is not at home is in one of the cycles, as 0. A cycle begins with its lowest tile, and so with the
 * blank that it has; cycles come in the order of their first tiles. */
typedef struct puzzle_cycles {
    puzzle_tile tiles[PUZZLE_MAX_CELLS]; /* those of the first cycle, then those of the next; */
    short begin[PUZZLE_MAX_CELLS / 2 +
                1]; /* cycle i is tiles[begin[i] .. begin[i + 1]), two at least */
    int count;      /* of cycles; 0 where the board is the goal */
    int wrong;      /* tiles that are not at home, the blank not counted */
} puzzle_cycles;

/* The boards have one size; asserts so. */
void puzzle_cycles_find(puzzle_cycles *out, const puzzle_board *board, const puzzle_board *goal);

#endif
