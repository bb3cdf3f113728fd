#ifndef SOLVER_NEARBY_H
#define SOLVER_NEARBY_H

#include "base/status.h"
#include "core/home.h"

#include <stdbool.h>

/* Learned values of tiles that are near each other, for boards of every size: the moves that a board needs
 * are estimated as the Manhattan distance, a weight for where each tile stands and how far it has to go, and
 * a weight for every two tiles a few cells apart. A weight knows a tile by the way to its home and a
 * cell by how near the walls are, so that one file serves 8x8 and 32x32. The blank's home is the last
 * cell. All in integers, so that every machine gets the same values.
 *
 * A move changes the pairs of one tile and of the blank only. */
enum {
    NEARBY_UNIT = 64, /* parts of a move; as LEARNED_UNIT */
    NEARBY_MOST_WEIGHT = 8191,
    NEARBY_SPAN = 64, /* ways along an axis, and no tile: see nearby_way */
    NEARBY_LINE = 7,  /* a neighbour is at most 3 columns or rows away, to either side */
    NEARBY_NEIGHBOURS = 24,
    NEARBY_TO_BLANK = 12, /* the nearest of these */
};

/* The way home of a cell's tile, in columns and rows to the right and below, each with NEARBY_SPAN / 2
 * added; 0 and 0 where the blank is. */
typedef struct nearby_way {
    uint8_t column, row;
} nearby_way;

typedef struct nearby_neighbour {
    uint16_t cell;
    uint16_t column, row; /* places in the table of codes, less that of the own way */
    uint32_t blank; /* the place of a weight if the blank is here, less that of the way there */
    int32_t pair;   /* the place of a weight, less the codes' */
} nearby_neighbour;

typedef struct nearby {
    puzzle_size size;
    int left, top; /* only cells from there on are open; a wall closes the others off */
    int cells;
    int code_count; /* along an axis; 0 is for no tile */
    uint8_t code[2 * NEARBY_SPAN * NEARBY_LINE * NEARBY_SPAN];
    uint8_t fine[NEARBY_SPAN], coarse[NEARBY_SPAN]; /* a way, in steps */
    uint32_t *single;                               /* by cell: the place of its weights; owned */
    nearby_neighbour (*near)[NEARBY_NEIGHBOURS];    /* by cell, adjacent ones first; owned */
    uint8_t *near_count, *blank_count;              /* by cell; owned */
    int16_t *weight;                                /* owned, unless they are borrowed */
    bool borrows_weights;
} nearby;

/* Weights, of all sizes together. */
size_t solver_nearby_count(void);

/* All weights zero. SW_NO_MEMORY. */
sw_status solver_nearby_init(nearby *out, puzzle_size size);
/* The same values where only the cells from that column and row on are open, and all others hold the tile
 * that belongs there. Borrows the weights. SW_NO_MEMORY. */
sw_status solver_nearby_init_part(nearby *out, const nearby *lender, int left, int top);
void solver_nearby_deinit(nearby *self);
size_t solver_nearby_bytes(const nearby *self);

/* Of a part, without the weights. */
size_t solver_nearby_part_bytes(int cells);

/* While they are read from a file, the file's bytes included. */
size_t solver_nearby_making(puzzle_size size);

/* After the weights have been set: clears those that stand for no tile, which must not count. */
void solver_nearby_prepare(nearby *self);

/* Reads and writes a file of weights, as solver_learned_load and _save do. */
sw_status solver_nearby_load(nearby *out, puzzle_size size, const char *path, sw_error *error);
sw_status solver_nearby_save(const nearby *self, const char *path, sw_error *error);

/* The ways of a board's tiles, by cell. */
void solver_nearby_look(const nearby *self, const normalized_board *board, nearby_way *out);

/* The places of all weights that a board's value is the sum of; returns how many,
 * solver_nearby_most_places at most. */
int solver_nearby_places(const nearby *self, const nearby_way *ways, int32_t *out);
int solver_nearby_most_places(const nearby *self);

/* The place of the weight for all cells alike that goes with this one, below solver_nearby_count. */
int32_t solver_nearby_alike(int32_t place);

/* The Manhattan distance of a whole board. */
int solver_nearby_distance(const nearby *self, const nearby_way *ways);

/* Of a whole board, in 1/NEARBY_UNIT of a move. */
int solver_nearby_value(const nearby *self, const nearby_way *ways);

/* The part of the value that the blank has in its cell, with the tiles around it. */
int solver_nearby_blank(const nearby *self, const nearby_way *ways, int cell);

/* What the value grows by when the tile at `from` goes to the blank's cell beside it. blank_value: the
 * blank's part as yet, which all moves from the board share. */
int solver_nearby_change(const nearby *self, const nearby_way *ways, int from, int blank,
                         int blank_value);

/* What the Manhattan distance grows by then. */
static inline int solver_nearby_distance_change(const nearby *self, const nearby_way *ways,
                                                int from, int blank)
{
    int step = blank - from, columns = self->size.columns;
    bool along_row = step != columns && step != -columns;
    int way = (along_row ? ways[from].column : ways[from].row) - NEARBY_SPAN / 2;
    return (step > 0) == (way > 0) && way != 0 ? -1 : 1;
}

/* The home of the tile in that cell; of the blank, too. */
static inline int solver_nearby_home(const nearby *self, const nearby_way *ways, int cell)
{
    int across = ways[cell].column - NEARBY_SPAN / 2, down = ways[cell].row - NEARBY_SPAN / 2;
    if (ways[cell].column == 0)
        return self->cells - 1;
    return cell + down * self->size.columns + across;
}

/* Makes that move. */
void solver_nearby_move(const nearby *self, nearby_way *ways, int from, int blank);

#endif
