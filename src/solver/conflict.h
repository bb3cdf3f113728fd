#ifndef SOLVER_CONFLICT_H
#define SOLVER_CONFLICT_H

#include "heuristic.h"

/* Manhattan distance plus linear conflicts (Hansson, Mayer and Yung, 1992). Tiles that stand in
 * their home line in the wrong order must pass one another: all but a longest increasing
 * subsequence of them leave the line and come back, two moves each. Counting conflicting pairs
 * instead would overestimate. Works on every size and needs no table. */
extern const heuristic conflict_heuristic;

/* The value for a whole board. */
int conflict_bound(const home_board *board);

#endif
