/* Boards whose tiles are named after their goal cells, and the symmetries of a board's shape. */
#include "core/home.h"

#include <string.h>

void solver_normalized_init(normalized_board *out, const puzzle_board *board,
                            const puzzle_board *goal)
{
    puzzle_tile home_of[PUZZLE_MAX_CELLS];
    int cells = puzzle_size_cells(board->size);
    for (int cell = 0; cell < cells; cell++)
        home_of[goal->tiles[cell]] = (puzzle_tile)cell;

    memset(out, 0, sizeof *out);
    out->size = board->size;
    out->cells = cells;
    out->blank = board->blank;
    for (int cell = 0; cell < cells; cell++)
        out->home[cell] = home_of[board->tiles[cell]];
}

void solver_normalized_inverse(normalized_board *out, const normalized_board *board)
{
    memset(out, 0, sizeof *out);
    out->size = board->size;
    out->cells = board->cells;
    out->blank = board->home[board->blank];
    for (int cell = 0; cell < board->cells; cell++)
        out->home[board->home[cell]] = (puzzle_tile)cell;
}

bool solver_normalized_is_home(const normalized_board *board)
{
    int cell = 0;
    while (cell < board->cells && board->home[cell] == cell)
        cell++;
    return cell == board->cells;
}

int solver_home_step(puzzle_size size, int cell, puzzle_move direction)
{
    int column = cell % size.columns;
    switch (direction) {
    case PUZZLE_UP:
        return cell >= size.columns ? cell - size.columns : -1;
    case PUZZLE_DOWN:
        return cell + size.columns < size.columns * size.rows ? cell + size.columns : -1;
    case PUZZLE_LEFT:
        return column > 0 ? cell - 1 : -1;
    default:
        return column + 1 < size.columns ? cell + 1 : -1;
    }
}

puzzle_move solver_home_direction(puzzle_size size, int from, int to)
{
    int move = 0;
    while (solver_home_step(size, from, (puzzle_move)move) != to)
        move++;
    return (puzzle_move)move;
}

int solver_home_symmetries(puzzle_size size)
{
    return size.columns == size.rows ? 8 : 4;
}

/* Bit 0 reflects the columns, bit 1 the rows, bit 2 the diagonal. */
int solver_home_reflect(puzzle_size size, int symmetry, int cell)
{
    int row = cell / size.columns, column = cell % size.columns;
    if (symmetry & 1)
        column = size.columns - 1 - column;
    if (symmetry & 2)
        row = size.rows - 1 - row;
    return symmetry & 4 ? column * size.rows + row : row * size.columns + column;
}

puzzle_size solver_home_reflected_size(puzzle_size size, int symmetry)
{
    return symmetry & 4 ? (puzzle_size){size.rows, size.columns} : size;
}
