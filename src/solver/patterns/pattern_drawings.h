#ifndef SOLVER_PATTERN_DRAWINGS_H
#define SOLVER_PATTERN_DRAWINGS_H

#include "core/home.h"

/* Groups of tiles that were found by measurement: of all connected ones these expanded the fewest
 * nodes on random boards. The blank's home takes one of the cells of group a: the first that some
 * symmetry of the board takes to where it really is. A second view is drawn where it spares three
 * quarters of the nodes: on 4x5, which no symmetry helps. */
typedef struct pattern_drawing {
    puzzle_size size; /* and the size with columns and rows exchanged */
    int max_tiles;    /* of a group, at most */
    const char *name;
    const char *rows;   /* a letter a cell, "/" between rows */
    const char *second; /* the same for a second view, or NULL */
} pattern_drawing;

/* The number of the cell's group in the rows of a drawing, 0 for a. */
static inline int solver_pattern_drawing_group(const pattern_drawing *drawing, const char *rows,
                                               int cell)
{
    return rows[cell + cell / drawing->size.columns] - 'a';
}

/* NULL where there is none. */
const pattern_drawing *solver_pattern_drawing_find(puzzle_size size, int max_tiles);

#endif
