/* Which row and which column of a rectangle are solved next. */
#include "results/lines.h"

bool game_lines_end(const game_block *left)
{
    return left->rows <= 3 && left->columns <= 3 && left->rows * left->columns <= 6;
}

bool game_lines_row(const puzzle_board *goal, const game_block *left, int *row)
{
    bool blank = goal->blank / goal->size.columns == left->row;
    *row = blank ? left->row + left->rows - 1 : left->row;
    return left->rows > 2;
}

bool game_lines_column(const puzzle_board *goal, const game_block *left, int *column)
{
    bool blank = goal->blank % goal->size.columns == left->column;
    *column = blank ? left->column + left->columns - 1 : left->column;
    return left->columns > 2;
}

void game_lines_take_row(game_block *left, int row)
{
    left->row += row == left->row;
    left->rows--;
}

void game_lines_take_column(game_block *left, int column)
{
    left->column += column == left->column;
    left->columns--;
}
