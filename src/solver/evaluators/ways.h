#ifndef SOLVER_WAYS_H
#define SOLVER_WAYS_H

#include "core/home.h"

#include <stdlib.h>

/* A board as evaluators see it: for each cell how far its tile has to go. The blank's home is the last cell. */
enum {
    WAYS_SPAN =
        64, /* of columns or rows that a tile may have to go, WAYS_MIDDLE for none; 0 for no tile */
    WAYS_MIDDLE = WAYS_SPAN / 2,
};

/* The way home of a cell's tile, in columns and rows to the right and below, each with WAYS_MIDDLE added; 0 and 0
 * where the blank is. */
typedef struct home_way {
    uint8_t column, row;
} home_way;

static inline int solver_way_length(home_way way)
{
    return abs(way.column - WAYS_MIDDLE) + abs(way.row - WAYS_MIDDLE);
}

/* Returns the way after a step from one cell to the one beside it. */
static inline home_way solver_way_after(puzzle_size size, home_way way, int from, int to)
{
    int step = to - from;
    if (step == size.columns || step == -size.columns)
        way.row = (uint8_t)(way.row + (step > 0 ? -1 : 1));
    else
        way.column = (uint8_t)(way.column - step);
    return way;
}

/* Writes the ways of a board's tiles, by cell. */
void solver_ways_look(const normalized_board *board, home_way *out);

/* Returns the Manhattan distance of a whole board. */
int solver_ways_distance(int cells, const home_way *ways);

/* Returns the home of the tile in that cell; of the blank, too. */
static inline int solver_ways_home(puzzle_size size, const home_way *ways, int cell)
{
    int across = ways[cell].column - WAYS_MIDDLE, down = ways[cell].row - WAYS_MIDDLE;
    if (ways[cell].column == 0)
        return puzzle_size_cells(size) - 1;
    return cell + down * size.columns + across;
}

/* Returns what the Manhattan distance grows by when the tile at `from` goes to the blank's cell beside it. */
static inline int solver_ways_distance_change(puzzle_size size, const home_way *ways, int from,
                                              int blank)
{
    int step = blank - from;
    bool along_row = step != size.columns && step != -size.columns;
    int way = (along_row ? ways[from].column : ways[from].row) - WAYS_MIDDLE;
    return (step > 0) == (way > 0) && way != 0 ? -1 : 1;
}

/* Makes that move. */
static inline void solver_ways_move(puzzle_size size, home_way *ways, int from, int blank)
{
    ways[blank] = solver_way_after(size, ways[from], from, blank);
    ways[from] = (home_way){0, 0};
}

#endif
