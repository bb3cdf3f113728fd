#ifndef SOLVER_EVALUATORS_H
#define SOLVER_EVALUATORS_H

#include "core/budget.h"
#include "core/progress.h"
#include "evaluators/evaluator.h"

/* The evaluators that beams share, one for each size: made of files when first borrowed, which takes some
 * milliseconds, and kept for the next, as long as they are few. Any thread may call. */
typedef struct evaluators evaluators;

/* Counted in the budget, if there is one. NULL where memory ran out. */
evaluators *solver_evaluators_create(solver_budget *budget);
void solver_evaluators_destroy(evaluators *shared); /* all have been returned; NULL is safe */

/* Sets the folder of the files; NULL for none. Before the first is borrowed. False where memory ran out. */
bool solver_evaluators_set_folder(evaluators *shared, const char *folder);

/* Returns the most units that a network for that size may have; 0 where none is to lead. */
int solver_evaluators_units(puzzle_size size);

/* Whether tiles near each other have a share in the values of that size. */
bool solver_evaluators_have_nearby(puzzle_size size);

/* Reads the files for the size, to see whether they are good. The statuses of solver_network_load;
 * SW_NOT_FOUND without a folder, too. */
sw_status solver_evaluators_check(const evaluators *shared, puzzle_size size, sw_error *error);

/* Returns what the values of the size's files take while they are read, at most. */
size_t solver_evaluators_values_making(puzzle_size size);

/* Returns what the evaluator takes while it is made, at most; 0 for who goes by what is left, where it is there
 * already. */
size_t solver_evaluators_making(evaluators *shared, puzzle_size size, solver_budget_share share);

/* Borrows the evaluator for boards of the size. Where a file that it wants is missing or damaged, tiles near
 * each other count alone; without their file too it is SW_NOT_FOUND. It is made only where the share of the budget has
 * room for it, for which those that nobody uses are dropped. SW_CANCELLED where progress (which may be NULL) was
 * cancelled meanwhile, SW_NO_MEMORY. */
sw_status solver_evaluators_borrow(evaluators *shared, puzzle_size size, solver_budget_share share,
                                   solver_progress *progress, const evaluator **out);

/* Drops those that nobody uses. */
void solver_evaluators_tidy(evaluators *shared);

void solver_evaluators_return(evaluators *shared, const evaluator *borrowed);

#endif
