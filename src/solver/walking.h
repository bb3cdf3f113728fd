#ifndef SOLVER_WALKING_H
#define SOLVER_WALKING_H

#include "heuristic.h"

/* Walking distance together with Manhattan distance and linear conflicts, on boards of up to 16
 * cells. Each bounds the moves along an axis: the larger is taken on each, and the axes add up,
 * which is more than the larger of the two sums. */

enum { WALKING_CELLS = 16 };

typedef struct walking walking;

/* Takes some milliseconds at most. NULL where memory ran out. */
walking *walking_create(puzzle_size size, int blank_home);
void walking_destroy(walking *tables);

const heuristic *walking_heuristic(const walking *tables);

#endif
