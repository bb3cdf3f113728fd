#ifndef SOLVER_LEARNED_VALUES_H
#define SOLVER_LEARNED_VALUES_H

#include "solver/solver.h"

/* Learned values: how far from home a board is, by weights for where tiles stand that were learned from
 * boards (docs/TRAINING.md). They guide the anytime engine on boards of 24 cells or more, and prove
 * nothing. Squares up to 7x7 have one file a size, without which the engine takes pattern databases alone;
 * all others share a file, without which it takes the staged beam alone. */

/* The folder of the files, "assets/values" of the program; NULL, as a solver begins, for none. Before
 * the first search. False where memory ran out. */
bool solver_set_values(solver *solver, const char *folder);

/* Whether boards of the size are meant to be guided by learned values. */
bool solver_wants_values(puzzle_size size);

/* Whether the file for the size is good. SW_NOT_FOUND, SW_BAD_INPUT (damaged, or of another
 * version) and SW_IO say so and name the file; SW_NO_MEMORY also where the solver's memory has no
 * room for them now. */
sw_status solver_check_values(solver *solver, puzzle_size size, sw_error *error);

#endif
