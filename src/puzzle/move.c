/* Slides of one tile or of a line of tiles. */
#include "puzzle/move.h"

puzzle_move puzzle_move_opposite(puzzle_move move)
{
    return (puzzle_move)((move + 2) % PUZZLE_MOVES);
}

/* The way from one cell to the next in the direction of the tile. */
static int step(puzzle_size size, puzzle_move move)
{
    switch (move) {
    case PUZZLE_UP:
        return -size.columns;
    case PUZZLE_RIGHT:
        return 1;
    case PUZZLE_DOWN:
        return size.columns;
    default:
        return -1;
    }
}

puzzle_slide puzzle_slide_line(const puzzle_board *board, puzzle_move move)
{
    int column = board->blank % board->size.columns;
    int row = board->blank / board->size.columns;
    /* A tile that goes up comes from below the blank, and so on. */
    switch (move) {
    case PUZZLE_UP:
        return (puzzle_slide){move, board->size.rows - 1 - row};
    case PUZZLE_RIGHT:
        return (puzzle_slide){move, column};
    case PUZZLE_DOWN:
        return (puzzle_slide){move, row};
    default:
        return (puzzle_slide){move, board->size.columns - 1 - column};
    }
}

int puzzle_move_source(const puzzle_board *board, puzzle_move move)
{
    if (puzzle_slide_line(board, move).length == 0)
        return -1;
    return board->blank - step(board->size, move);
}

puzzle_slide puzzle_slide_from(const puzzle_board *board, int cell)
{
    const puzzle_slide none = {PUZZLE_UP, 0};
    if (cell < 0 || cell >= puzzle_size_cells(board->size))
        return none;
    int across = board->blank % board->size.columns - cell % board->size.columns;
    int down = board->blank / board->size.columns - cell / board->size.columns;
    if (across != 0 && down != 0)
        return none;
    if (across > 0)
        return (puzzle_slide){PUZZLE_RIGHT, across};
    if (across < 0)
        return (puzzle_slide){PUZZLE_LEFT, -across};
    if (down > 0)
        return (puzzle_slide){PUZZLE_DOWN, down};
    return (puzzle_slide){PUZZLE_UP, -down};
}

bool puzzle_slide_apply(puzzle_board *board, puzzle_slide slide)
{
    if (slide.length < 1 || slide.length > puzzle_slide_line(board, slide.move).length)
        return false;
    int back = -step(board->size, slide.move);
    for (int i = 0; i < slide.length; i++) {
        int from = board->blank + back;
        board->tiles[board->blank] = board->tiles[from];
        board->tiles[from] = PUZZLE_BLANK;
        board->blank = from;
    }
    return true;
}

bool puzzle_move_apply(puzzle_board *board, puzzle_move move)
{
    return puzzle_slide_apply(board, (puzzle_slide){move, 1});
}
