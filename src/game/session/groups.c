/* Groups of a goal's cells: rows, rings, fringes and blocks. */
#include "game/groups.h"

static int smaller(int a, int b)
{
    return a < b ? a : b;
}

static int ring_of(puzzle_size size, int cell)
{
    int column = cell % size.columns, row = cell / size.columns;
    return smaller(smaller(column, size.columns - 1 - column), smaller(row, size.rows - 1 - row));
}

static int block_of(puzzle_size size, game_layer layer, int cell)
{
    for (int i = 0; i < game_layer_blocks(layer); i++) {
        game_block block = game_layer_block(size, layer, i);
        if (game_block_has(&block, size, cell))
            return i;
    }
    return 0;
}

int game_group_of(game_palette palette, puzzle_size size, int cell)
{
    const game_block all = {0, 0, size.columns, size.rows};
    switch (palette) {
    case GAME_PALETTE_ROWS:
        return cell / size.columns;
    case GAME_PALETTE_RINGS:
        return ring_of(size, cell);
    case GAME_PALETTE_FRINGE:
        return game_block_fringe(&all, size, cell);
    case GAME_PALETTE_GRIDS:
        if (game_layer_exists(size, GAME_LAYER_QUARTERS))
            return block_of(size, GAME_LAYER_QUARTERS, cell);
        return block_of(size, game_layer_of(size, GAME_LAYER_HALVES), cell);
    case GAME_PALETTE_PLAIN:
    case GAME_PALETTE_AUTO: /* which is one of the others, as the size has it */
        break;
    }
    return 0;
}

bool game_layer_exists(puzzle_size size, game_layer layer)
{
    enum { LEAST = 4 };
    bool wide = size.columns >= LEAST, high = size.rows >= LEAST;
    return layer == GAME_LAYER_FRINGE || (layer == GAME_LAYER_HALVES ? wide || high : wide && high);
}

game_layer game_layer_of(puzzle_size size, game_layer wished)
{
    while (!game_layer_exists(size, wished))
        wished++;
    return wished;
}

int game_layer_blocks(game_layer layer)
{
    static const int blocks[GAME_LAYERS] = {2, GAME_BLOCKS_MAX, 1};
    return blocks[layer];
}

/* The first or the second half of a block, side by side or one above the other. */
static game_block half_of(game_block block, int second, bool beside)
{
    int *begin = beside ? &block.column : &block.row;
    int *length = beside ? &block.columns : &block.rows;
    int first = (*length + 1) / 2;
    *begin += second ? first : 0;
    *length = second ? *length - first : first;
    return block;
}

game_block game_layer_block(puzzle_size size, game_layer layer, int index)
{
    const game_block all = {0, 0, size.columns, size.rows};
    bool beside = size.columns > size.rows;
    if (layer == GAME_LAYER_FRINGE)
        return all;
    if (layer == GAME_LAYER_HALVES)
        return half_of(all, index, beside);
    return half_of(half_of(all, index / 2, beside), index % 2, !beside);
}

static bool is_done(const puzzle_board *board, const puzzle_board *goal, const game_block *block)
{
    for (int row = block->row; row < block->row + block->rows; row++) {
        int first = row * board->size.columns + block->column;
        for (int cell = first; cell < first + block->columns; cell++)
            if (board->tiles[cell] != goal->tiles[cell])
                return false;
    }
    return true;
}

int game_layer_current(const puzzle_board *board, const puzzle_board *goal, game_layer layer)
{
    int last = game_layer_blocks(layer) - 1;
    for (int i = 0; i < last; i++) {
        game_block block = game_layer_block(board->size, layer, i);
        if (!is_done(board, goal, &block))
            return i;
    }
    return last;
}

bool game_block_has(const game_block *block, puzzle_size size, int cell)
{
    int column = cell % size.columns - block->column, row = cell / size.columns - block->row;
    return column >= 0 && column < block->columns && row >= 0 && row < block->rows;
}

int game_block_fringe(const game_block *block, puzzle_size size, int cell)
{
    return smaller(cell % size.columns - block->column, cell / size.columns - block->row);
}
