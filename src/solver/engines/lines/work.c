/* The board that is solved line by line: which cells are fixed, and the blank's walks on it. */
#include "engines/lines/work.h"

#include <string.h>

void solver_work_map_init(work_map *out, puzzle_size size)
{
    for (int cell = 0; cell < puzzle_size_cells(size); cell++) {
        out->column[cell] = (uint8_t)(cell % size.columns);
        out->row[cell] = (uint8_t)(cell / size.columns);
        for (int move = 0; move < PUZZLE_MOVES; move++)
            out->step[cell][move] = (int16_t)solver_home_step(size, cell, (puzzle_move)move);
    }
}

void solver_work_init(work_board *out, const normalized_board *start, const work_map *map)
{
    memset(out, 0, sizeof *out);
    out->map = map;
    out->board = *start;
    for (int cell = 0; cell < start->cells; cell++)
        out->cell_of[start->home[cell]] = (uint16_t)cell;
}

bool solver_work_area_has(const work_area *area, const work_map *map, int cell)
{
    int column = map->column[cell], row = map->row[cell];
    return column >= area->left && column < area->right && row >= area->top && row < area->bottom;
}

work_area solver_work_area_cell(const work_map *map, int cell)
{
    int column = map->column[cell], row = map->row[cell];
    return (work_area){column, row, column + 1, row + 1};
}

static puzzle_move direction_of(int from, int to)
{
    if (to == from + 1)
        return PUZZLE_RIGHT;
    if (to == from - 1)
        return PUZZLE_LEFT;
    return to > from ? PUZZLE_DOWN : PUZZLE_UP;
}

void solver_work_move_blank(work_board *work, int cell, puzzle_path *path)
{
    normalized_board *board = &work->board;
    int blank = board->blank;
    if (!puzzle_path_push(path, direction_of(cell, blank)))
        work->out_of_memory = true;
    solver_normalized_slide(board, cell);
    work->cell_of[board->home[blank]] = (uint16_t)blank;
    work->cell_of[board->home[cell]] = (uint16_t)cell;
}

void solver_work_walks(const work_board *work, uint16_t *moves)
{
    uint16_t queue[PUZZLE_MAX_CELLS];
    int head = 0, tail = 0;
    memset(moves, 0xff, (size_t)work->board.cells * sizeof *moves);
    moves[work->board.blank] = 0;
    queue[tail++] = (uint16_t)work->board.blank;
    while (head < tail) {
        int cell = queue[head++];
        for (int direction = 0; direction < PUZZLE_MOVES; direction++) {
            int next = solver_work_step(work, cell, (puzzle_move)direction);
            if (next >= 0 && moves[next] == UINT16_MAX) {
                moves[next] = (uint16_t)(moves[cell] + 1);
                queue[tail++] = (uint16_t)next;
            }
        }
    }
}

bool solver_work_walk_blank(work_board *work, const work_area *area, puzzle_path *path)
{
    int16_t next_on_way[PUZZLE_MAX_CELLS]; /* towards the area; -1 where not reached */
    int16_t queue[PUZZLE_MAX_CELLS];
    int head = 0, tail = 0;
    memset(next_on_way, -1, sizeof next_on_way);
    /* From the area's cells outward, so that the way can be walked as it was found. */
    for (int row = area->top; row < area->bottom; row++)
        for (int column = area->left; column < area->right; column++) {
            int cell = row * work->board.size.columns + column;
            if (!work->fixed[cell]) {
                next_on_way[cell] = (int16_t)cell;
                queue[tail++] = (int16_t)cell;
            }
        }
    while (head < tail && next_on_way[work->board.blank] < 0) {
        int cell = queue[head++];
        for (int direction = 0; direction < PUZZLE_MOVES; direction++) {
            int next = solver_work_step(work, cell, (puzzle_move)direction);
            if (next >= 0 && next_on_way[next] < 0) {
                next_on_way[next] = (int16_t)cell;
                queue[tail++] = (int16_t)next;
            }
        }
    }
    if (next_on_way[work->board.blank] < 0)
        return false;
    while (next_on_way[work->board.blank] != work->board.blank)
        solver_work_move_blank(work, next_on_way[work->board.blank], path);
    return true;
}
