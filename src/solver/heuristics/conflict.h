#ifndef SOLVER_CONFLICT_H
#define SOLVER_CONFLICT_H

#include "heuristics/heuristic.h"

/* Manhattan distance plus linear conflicts (Hansson, Mayer and Yung, 1992), by axis: what it finds
 * for the vertical axis bounds the vertical moves, and the two add up.
 *
 * Tiles that stand in their home line in the wrong order must pass one another: all but a longest
 * increasing subsequence of them leave the line and come back, two moves each across the line.
 * Counting conflicting pairs instead would overestimate. */

/* One direction of movement, and the lines that lie across it: rows for vertical moves. */
typedef struct conflict_axis {
    int lines;
    int length;     /* of a line */
    int line_step;  /* from a line's first cell to the next line's */
    int place_step; /* from a cell to the next one on its line */
    uint8_t line[PUZZLE_MAX_CELLS];
    uint8_t place[PUZZLE_MAX_CELLS]; /* of a cell on its line */
    int blank_home;
} conflict_axis;

void solver_conflict_axis_init(conflict_axis *out, puzzle_size size, int blank_home, bool vertical);

/* The moves along the axis that a board needs at least. */
int solver_conflict_axis_bound(const conflict_axis *axis, const normalized_board *board);

/* What that bound grows by when the tile at `from` moves along the axis into the blank's cell. */
int solver_conflict_axis_change(const conflict_axis *axis, const normalized_board *board, int from);

/* The heuristic, for boards of every size. No allocation. */
typedef struct conflict {
    heuristic base;
    conflict_axis axes[2]; /* vertical, horizontal */
} conflict;

void solver_conflict_init(conflict *out, puzzle_size size, int blank_home);

/* The value for a whole board. */
int solver_conflict_bound(const normalized_board *board);

#endif
