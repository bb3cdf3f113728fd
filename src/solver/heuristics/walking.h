#ifndef SOLVER_WALKING_H
#define SOLVER_WALKING_H

#include "heuristics/heuristic.h"

/* Walking distance (Ken'ichiro Takahashi) on boards of up to 16 cells: alone, and together
 * with Manhattan distance and linear conflicts. Each bounds the moves along an axis: together, the
 * larger is taken on each, and the axes add up, which is more than the larger of the two sums. */

enum { WALKING_CELLS = 16 };

typedef struct walking walking;

/* Takes some milliseconds at most. NULL where memory ran out. */
walking *solver_walking_create(puzzle_size size, int blank_home);
void solver_walking_destroy(walking *tables);

const heuristic *solver_walking_heuristic(const walking *tables);

/* Walking distance and nothing else, by the tables of that heuristic. Across more lines than there
 * can be a table for, Manhattan distance stands in for it. */
const heuristic *solver_walking_alone(const heuristic *together);

#endif
