#ifndef SOLVER_WORK_H
#define SOLVER_WORK_H

#include "core/home.h"
#include "puzzle/path.h"

/* The neighbours and the coordinates of every cell of a size. */
typedef struct work_map {
    int16_t step[PUZZLE_MAX_CELLS][PUZZLE_MOVES]; /* -1 where the board ends */
    uint8_t column[PUZZLE_MAX_CELLS];
    uint8_t row[PUZZLE_MAX_CELLS];
} work_map;

void solver_work_map_init(work_map *out, puzzle_size size);

/* The board that the line-by-line engine works on: some cells are done and stay as they are. */
typedef struct work_board {
    const work_map *map; /* borrowed */
    normalized_board board;
    uint16_t cell_of[PUZZLE_MAX_CELLS]; /* where the tile of that home stands */
    bool fixed[PUZZLE_MAX_CELLS];       /* cells that the blank may not enter */
    bool out_of_memory;                 /* a move could not be written down */
} work_board;

/* Cells [left, right) x [top, bottom). */
typedef struct work_area {
    int left, top, right, bottom;
} work_area;

void solver_work_init(work_board *out, const normalized_board *start, const work_map *map);

bool solver_work_area_has(const work_area *area, const work_map *map, int cell);
work_area solver_work_area_cell(const work_map *map, int cell);

/* The cell one step away that the blank may enter, or -1. */
static inline int solver_work_step(const work_board *work, int cell, puzzle_move direction)
{
    int next = work->map->step[cell][direction];
    return next >= 0 && !work->fixed[next] ? next : -1;
}

/* Moves the blank to a neighbouring cell and appends that to the path. */
void solver_work_move_blank(work_board *work, int cell, puzzle_path *path);

/* The blank's moves to every cell it can reach; UINT16_MAX for the others. */
void solver_work_walks(const work_board *work, uint16_t *moves);

/* Walks the blank by a shortest way around the fixed cells to the nearest cell of the area. False,
 * with nothing moved, where there is no way. */
bool solver_work_walk_blank(work_board *work, const work_area *area, puzzle_path *path);

#endif
