#ifndef SOLVER_WAVE_H
#define SOLVER_WAVE_H

#include "engines/optimal/iteration.h"
#include "puzzle/path.h"

/* The same search as depth_first's, in waves: some dozen boards are taken from a stack, the heuristic
 * values all their children together, and those in reach are put on the stack. So its look-ups overlap, and
 * no branch hangs on what one of them tells. With tables that fit the caches it takes a fifth to two thirds longer
 * than depth_first, which also has no limit on cells. One thread, boards of at most SIFT_CELLS cells. */
typedef struct wave wave;

/* The board is copied; the automaton is borrowed. NULL where memory ran out. */
wave *solver_wave_create(const normalized_board *start, const prune *automaton);
void solver_wave_destroy(wave *search); /* NULL is safe */

/* As solver_depth_first_run; the task's heuristic values many children together. */
iteration_end solver_wave_run(wave *search, const iteration *task, int *next_bound,
                              search_watch *watch);

/* Writes the path that was found. False where memory ran out. */
bool solver_wave_path(const wave *search, puzzle_path *path);

#endif
