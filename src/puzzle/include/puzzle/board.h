#ifndef PUZZLE_BOARD_H
#define PUZZLE_BOARD_H

#include "base/status.h"

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

enum { PUZZLE_MIN_SIDE = 2, PUZZLE_MAX_SIDE = 32, PUZZLE_MAX_CELLS = 1024 };

/* Columns x rows: a 4x3 board is four wide. */
typedef struct puzzle_size {
    int columns;
    int rows;
} puzzle_size;

enum { PUZZLE_BLANK = 0 };
typedef uint16_t puzzle_tile; /* 1 .. cells - 1, or PUZZLE_BLANK */

/* A board is a plain value, copied by `=`. Cells are numbered row by row from the upper left. Every
 * tile 0 .. cells - 1 stands in exactly one of the first `cells` entries; the rest are unused and
 * zero. A goal configuration is a board too. */
typedef struct puzzle_board {
    puzzle_size size;
    int blank; /* the blank's cell */
    puzzle_tile tiles[PUZZLE_MAX_CELLS];
} puzzle_board;

bool puzzle_size_valid(puzzle_size size);
bool puzzle_size_equal(puzzle_size a, puzzle_size b);
int puzzle_size_cells(puzzle_size size);

/* Takes `cells` tiles. SW_BAD_INPUT where the size is out of range or the tiles are not each of
 * 0 .. cells - 1 once, with row, column and reason; *out is then untouched. */
sw_status puzzle_board_init(puzzle_board *out, puzzle_size size, const puzzle_tile *tiles,
                            sw_error *error);

bool puzzle_board_equal(const puzzle_board *a, const puzzle_board *b);

/* The cell that holds tile; tile < cells. */
int puzzle_board_find(const puzzle_board *board, puzzle_tile tile);

/* How many tiles (the blank not counted) stand where they stand in goal; sizes are equal. */
int puzzle_board_in_place(const puzzle_board *board, const puzzle_board *goal);

#endif
