#ifndef SOLVER_TILEWISE_H
#define SOLVER_TILEWISE_H

#include "heuristics/heuristic.h"

/* Heuristics that look at each tile for itself and add up what they find: a tile costs what its cell
 * and its home say, wherever the others are. For boards of every size. */
typedef struct tilewise tilewise;

/* What a tile costs that stands at `cell`. */
typedef int tilewise_cost(puzzle_size size, int cell, int home);

tilewise_cost solver_tilewise_none;      /* 0 */
tilewise_cost solver_tilewise_misplaced; /* 1 where it is not at home */
tilewise_cost solver_tilewise_manhattan; /* columns and rows from home */
tilewise_cost solver_tilewise_both;      /* the sum of the two: may be more than the moves to go */

/* name: for people; static text. NULL where memory ran out. */
tilewise *solver_tilewise_create(const char *name, tilewise_cost *cost, puzzle_size size,
                                 int blank_home);
void solver_tilewise_destroy(tilewise *self);

const heuristic *solver_tilewise_heuristic(const tilewise *self);

#endif
