#ifndef SOLVER_PATTERN_DRAWINGS_H
#define SOLVER_PATTERN_DRAWINGS_H

#include "home.h"

/* Groups of tiles that were found by measurement: of all connected ones these expanded the fewest
 * nodes on random boards. The blank's home takes one of the cells of group a: the first that some
 * symmetry of the board takes to where it really is. */
typedef struct pattern_drawing {
    puzzle_size size; /* and the size with columns and rows exchanged */
    int max_tiles;    /* of a group, at most */
    const char *name;
    const char *rows; /* a letter a cell, "/" between rows */
} pattern_drawing;

/* The number of the cell's group, 0 for a. */
static inline int pattern_drawing_group(const pattern_drawing *drawing, int cell)
{
    return drawing->rows[cell + cell / drawing->size.columns] - 'a';
}

/* NULL where there is none. */
const pattern_drawing *pattern_drawing_find(puzzle_size size, int max_tiles);

#endif
