/* Turns a board for learned values, and their path back. */
#include "engines/beam/frame.h"

#include <string.h>

static int towards(int line, int last)
{
    return 2 * line > last ? last : 0;
}

/* Walks the blank of the goal into the nearest corner, first along its row, and writes the way back
 * down. homes: where each cell's tile is at home, once the walk is over. Returns the corner. */
static int walk_to_corner(frame *out, puzzle_size size, int blank_home, puzzle_tile *homes)
{
    int column = blank_home % size.columns, row = blank_home / size.columns;
    int last_column = towards(column, size.columns - 1), last_row = towards(row, size.rows - 1);
    int cells[2 * PUZZLE_MAX_SIDE], count = 0;
    while (column != last_column || row != last_row) {
        cells[count++] = row * size.columns + column;
        if (column != last_column)
            column += column < last_column ? 1 : -1;
        else
            row += row < last_row ? 1 : -1;
    }
    int blank = row * size.columns + column;
    for (int cell = 0; cell < puzzle_size_cells(size); cell++)
        homes[cell] = (puzzle_tile)cell;
    for (int i = 0; i < count; i++) { /* each tile moves to where the blank was */
        int next = i + 1 < count ? cells[i + 1] : blank;
        homes[next] = (puzzle_tile)cells[i];
    }
    homes[blank_home] = (puzzle_tile)blank;
    out->walk_length = count;
    for (int i = 0; i < count; i++)
        out->walk[i] = cells[count - 1 - i];
    return blank;
}

/* A symmetry that takes the corner to the last cell. */
static int find_symmetry(puzzle_size size, int corner)
{
    int symmetry = 0;
    while (solver_home_reflect(size, symmetry, corner) != puzzle_size_cells(size) - 1)
        symmetry++;
    return symmetry;
}

void solver_frame_init(frame *out, const normalized_board *board)
{
    puzzle_tile homes[PUZZLE_MAX_CELLS];
    puzzle_size size = board->size;
    memset(out, 0, sizeof *out);
    for (int cell = 0; cell < board->cells; cell++)
        homes[cell] = (puzzle_tile)cell;
    int corner = walk_to_corner(out, size, board->home[board->blank], homes);
    int symmetry = find_symmetry(size, corner);
    out->start.size = size;
    out->start.cells = board->cells;
    for (int cell = 0; cell < board->cells; cell++) {
        int there = solver_home_reflect(size, symmetry, cell);
        out->cell[there] = (uint16_t)cell;
        out->start.home[there] =
            (puzzle_tile)solver_home_reflect(size, symmetry, homes[board->home[cell]]);
    }
    out->start.blank = solver_home_reflect(size, symmetry, board->blank);
}

/* ---- The path ---- */

static bool push_walk(const frame *self, puzzle_path *path)
{
    int blank = self->cell[self->start.home[self->start.blank]];
    for (int i = 0; i < self->walk_length; i++) {
        int next = self->walk[i];
        if (!puzzle_path_push(path, solver_home_direction(self->start.size, next, blank)))
            return false;
        blank = next;
    }
    return true;
}

bool solver_frame_translate(const frame *self, puzzle_path *path)
{
    puzzle_size size = self->start.size;
    int blank = self->start.blank;
    for (size_t i = 0; i < path->length; i++) {
        puzzle_move back = puzzle_move_opposite((puzzle_move)path->moves[i]);
        int next = solver_home_step(size, blank, back);
        path->moves[i] = (uint8_t)solver_home_direction(size, self->cell[next], self->cell[blank]);
        blank = next;
    }
    if (!push_walk(self, path))
        return false;
    puzzle_path_cancel_returns(path);
    return true;
}
