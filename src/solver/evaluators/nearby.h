#ifndef SOLVER_NEARBY_H
#define SOLVER_NEARBY_H

#include "base/status.h"
#include "evaluators/ways.h"

#include <stdbool.h>

/* Learned values of tiles that are near each other, for boards of every size: the moves that a board needs
 * are estimated as the Manhattan distance, a weight for where each tile stands and how far it has to go, and
 * a weight for every two tiles a few cells apart. A weight knows a tile by the way to its home and a
 * cell by how near the walls are, so that one file serves 8x8 and 32x32. The blank's home is the last
 * cell. All in integers, so that every machine gets the same values.
 *
 * A move changes the pairs of one tile and of the blank only. */
enum {
    NEARBY_UNIT = 64, /* parts of a move */
    NEARBY_MOST_WEIGHT = 8191,
    NEARBY_LINE = 7, /* a neighbour is at most 3 columns or rows away, to either side */
    NEARBY_NEIGHBOURS = 24,
    NEARBY_TO_BLANK = 12, /* the nearest of these */
};

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
    uint8_t code[2 * WAYS_SPAN * NEARBY_LINE * WAYS_SPAN];
    uint8_t fine[WAYS_SPAN], coarse[WAYS_SPAN];  /* a way, in steps */
    uint32_t *single;                            /* by cell: the place of its weights; owned */
    nearby_neighbour (*near)[NEARBY_NEIGHBOURS]; /* by cell, adjacent ones first; owned */
    uint8_t *near_count, *blank_count;           /* by cell; owned */
    int16_t *weight;                             /* owned, unless they are borrowed */
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

/* Reads and writes a file of weights (docs/FORMATS.md). SW_NOT_FOUND, SW_IO, SW_BAD_INPUT, SW_NO_MEMORY; the error
 * names the file. *out is untouched where it fails. */
sw_status solver_nearby_load(nearby *out, puzzle_size size, const char *path, sw_error *error);
sw_status solver_nearby_save(const nearby *self, const char *path, sw_error *error);

/* The places of all weights that a board's value is the sum of; returns how many,
 * solver_nearby_most_places at most. */
int solver_nearby_places(const nearby *self, const home_way *ways, int32_t *out);
int solver_nearby_most_places(const nearby *self);

/* The place of the weight for all cells alike that goes with this one, below solver_nearby_count. */
int32_t solver_nearby_alike(int32_t place);

/* Of a whole board, in 1/NEARBY_UNIT of a move. */
int solver_nearby_value(const nearby *self, const home_way *ways);

/* The part of the value that the blank has in its cell, with the tiles around it. */
int solver_nearby_blank(const nearby *self, const home_way *ways, int cell);

/* What the value grows by when the tile at `from` goes to the blank's cell beside it. blank_value: the
 * blank's part as yet, which all moves from the board share. */
int solver_nearby_change(const nearby *self, const home_way *ways, int from, int blank,
                         int blank_value);

#endif
