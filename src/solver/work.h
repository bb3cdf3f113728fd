#ifndef SOLVER_WORK_H
#define SOLVER_WORK_H

#include "home.h"
#include "puzzle/path.h"

/* The board that the line-by-line engine works on: some cells are done and stay as they are. */
typedef struct work_board {
    home_board board;
    uint16_t cell_of[PUZZLE_MAX_CELLS]; /* where the tile of that home stands */
    bool fixed[PUZZLE_MAX_CELLS];       /* cells that the blank may not enter */
    bool out_of_memory;                 /* a move could not be written down */
} work_board;

/* Cells [left, right) x [top, bottom). */
typedef struct work_area {
    int left, top, right, bottom;
} work_area;

void work_init(work_board *out, const home_board *start);

bool work_area_has(const work_area *area, puzzle_size size, int cell);
work_area work_area_cell(puzzle_size size, int cell);

/* The cell one step away that the blank may enter, or -1. */
int work_step(const work_board *work, int cell, puzzle_move direction);

/* Moves the blank to a neighbouring cell and appends that to the path. */
void work_move_blank(work_board *work, int cell, puzzle_path *path);

/* The blank's moves to every cell it can reach; UINT16_MAX for the others. */
void work_walks(const work_board *work, uint16_t *moves);

/* Walks the blank by a shortest way around the fixed cells to the nearest cell of the area. False,
 * with nothing moved, where there is no way. */
bool work_walk_blank(work_board *work, const work_area *area, puzzle_path *path);

#endif
