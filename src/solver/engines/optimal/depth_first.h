#ifndef SOLVER_DEPTH_FIRST_H
#define SOLVER_DEPTH_FIRST_H

#include "engines/optimal/iteration.h"
#include "puzzle/path.h"

/* A depth-first search of the boards below some roots, no further than a bound allows. One thread. */
typedef struct depth_first depth_first;

/* The board is copied; the automaton is borrowed. NULL where memory ran out. */
depth_first *solver_depth_first_create(const normalized_board *start, const prune *automaton);
void solver_depth_first_destroy(depth_first *search); /* NULL is safe */

/* Searches for a path from the start through a root to the goal of at most `bound` moves, until no
 * root is left. *next_bound is lowered to the least bound under which more boards would be searched. */
iteration_end solver_depth_first_run(depth_first *search, const iteration *task, int *next_bound,
                                     search_watch *watch);

/* Writes the path that was found. False where memory ran out. */
bool solver_depth_first_path(const depth_first *search, puzzle_path *path);

#endif
