#ifndef GAME_GROUPS_H
#define GAME_GROUPS_H

#include "puzzle/board.h"

#include <stdbool.h>

/* Cells of a goal that belong together, and so have one colour. Solvers of large boards think in them. */

typedef enum game_palette {
    GAME_PALETTE_AUTO, /* by rings where both sides have GAME_PALETTE_RINGS_FROM cells, else plain */
    GAME_PALETTE_PLAIN,
    GAME_PALETTE_ROWS,
    GAME_PALETTE_RINGS,  /* by how far a cell lies from the edge */
    GAME_PALETTE_FRINGE, /* ring by ring, an L of the first row and column that are left */
    GAME_PALETTE_GRIDS,  /* by fringe in one block of the layer; the others are slate */
} game_palette;
enum { GAME_PALETTES = 6, GAME_PALETTE_RINGS_FROM = 6 };

/* The group of a cell, from 0 on; neighbouring groups have neighbouring numbers. Of grids it is the block of
 * the quarters, or of the halves where there are none. With plain all are one group. */
int game_group_of(game_palette palette, puzzle_size size, int cell);

/* ---- Grids ---- */

/* From coarse to fine. Halves lie across the longer side, the first one has the odd line; a square is cut
 * into an upper and a lower one. Each half is cut into its quarters across the other side. */
typedef enum game_layer { GAME_LAYER_HALVES, GAME_LAYER_QUARTERS, GAME_LAYER_FRINGE } game_layer;
enum { GAME_LAYERS = 3, GAME_BLOCKS_MAX = 4 };

typedef struct game_block {
    int column, row, columns, rows;
} game_block;

/* Blocks have at least two rows and columns: whether there are some in that layer. There is always the
 * fringe, whose block is the board. */
bool game_layer_exists(puzzle_size size, game_layer layer);

/* The layer, or the next finer one that exists. */
game_layer game_layer_of(puzzle_size size, game_layer wished);

int game_layer_blocks(game_layer layer);
game_block game_layer_block(puzzle_size size, game_layer layer, int index);

/* The first block that has a tile out of its place; the last one where there is none. */
int game_layer_current(const puzzle_board *board, const puzzle_board *goal, game_layer layer);

bool game_block_has(const game_block *block, puzzle_size size, int cell);

/* Which L of the block a cell of it lies on, from 0 on. */
int game_block_fringe(const game_block *block, puzzle_size size, int cell);

#endif
