/* A board: its size, its tiles and where the blank is. */
#include "puzzle/board.h"

#include <string.h>

bool puzzle_size_valid(puzzle_size size)
{
    return size.columns >= PUZZLE_MIN_SIDE && size.columns <= PUZZLE_MAX_SIDE &&
           size.rows >= PUZZLE_MIN_SIDE && size.rows <= PUZZLE_MAX_SIDE;
}

bool puzzle_size_equal(puzzle_size a, puzzle_size b)
{
    return a.columns == b.columns && a.rows == b.rows;
}

int puzzle_size_cells(puzzle_size size)
{
    return size.columns * size.rows;
}

static sw_status fail_cell(sw_error *error, puzzle_size size, int cell, const char *reason)
{
    return sw_fail(error, SW_BAD_INPUT, "row %d, column %d: %s", cell / size.columns + 1,
                   cell % size.columns + 1, reason);
}

static sw_status fail_twice(sw_error *error, puzzle_size size, int cell, int tile)
{
    if (tile == PUZZLE_BLANK)
        return fail_cell(error, size, cell, "the blank appears twice");
    return sw_fail(error, SW_BAD_INPUT, "row %d, column %d: tile %d appears twice",
                   cell / size.columns + 1, cell % size.columns + 1, tile);
}

sw_status puzzle_board_init(puzzle_board *out, puzzle_size size, const puzzle_tile *tiles,
                            sw_error *error)
{
    if (!puzzle_size_valid(size))
        return sw_fail(error, SW_BAD_INPUT, "a board has %d to %d columns and rows, not %dx%d",
                       PUZZLE_MIN_SIDE, PUZZLE_MAX_SIDE, size.columns, size.rows);
    int cells = puzzle_size_cells(size);
    puzzle_board board = {.size = size};
    bool seen[PUZZLE_MAX_CELLS] = {false};
    for (int cell = 0; cell < cells; cell++) {
        puzzle_tile tile = tiles[cell];
        if (tile >= cells)
            return sw_fail(error, SW_BAD_INPUT,
                           "row %d, column %d: tile %d is not one of a %dx%d board's, 1 to %d",
                           cell / size.columns + 1, cell % size.columns + 1, tile, size.columns,
                           size.rows, cells - 1);
        if (seen[tile])
            return fail_twice(error, size, cell, tile);
        seen[tile] = true;
        board.tiles[cell] = tile;
        if (tile == PUZZLE_BLANK)
            board.blank = cell;
    }
    *out = board;
    return SW_OK;
}

bool puzzle_board_equal(const puzzle_board *a, const puzzle_board *b)
{
    size_t used = (size_t)puzzle_size_cells(a->size) * sizeof a->tiles[0];
    return puzzle_size_equal(a->size, b->size) && memcmp(a->tiles, b->tiles, used) == 0;
}

int puzzle_board_find(const puzzle_board *board, puzzle_tile tile)
{
    int cell = 0;
    while (board->tiles[cell] != tile)
        cell++;
    return cell;
}

int puzzle_board_in_place(const puzzle_board *board, const puzzle_board *goal)
{
    int cells = puzzle_size_cells(board->size);
    int count = 0;
    for (int cell = 0; cell < cells; cell++)
        count += board->tiles[cell] == goal->tiles[cell] && board->tiles[cell] != PUZZLE_BLANK;
    return count;
}
