#ifndef SOLVER_EVALUATORS_H
#define SOLVER_EVALUATORS_H

#include "core/budget.h"
#include "core/progress.h"
#include "evaluators/evaluator.h"

/* The evaluators that beams share: made when first borrowed, which takes up to a second, and kept for the
 * next, as long as they are few. Any thread may call. */
typedef struct evaluators evaluators;

/* Counted in the budget, if there is one. NULL where memory ran out. */
evaluators *solver_evaluators_create(solver_budget *budget);
void solver_evaluators_destroy(evaluators *shared); /* all have been returned; NULL is safe */

/* Where the files of learned values are; NULL for nowhere. Before the first is borrowed. False where memory
 * ran out. */
bool solver_evaluators_set_folder(evaluators *shared, const char *folder);

/* Whether there are learned values for boards of that size, with the blank's home in the last cell; and
 * whether they are those of tiles near each other. */
bool solver_evaluators_are_learned(puzzle_size size);
bool solver_evaluators_are_nearby(puzzle_size size);

/* Reads the values for the size, to see whether the file is good. The statuses of solver_learned_load;
 * SW_NOT_FOUND without a folder, too. */
sw_status solver_evaluators_check(const evaluators *shared, puzzle_size size, sw_error *error);

/* What they take while they are read, at most. */
size_t solver_evaluators_values_making(puzzle_size size);

/* What the evaluator takes while it is made, at most. Who goes by what is left need not reckon
 * with one that is there already. */
size_t solver_evaluators_making(evaluators *shared, puzzle_size size, int blank_home,
                                solver_budget_share share);

/* The evaluator for boards of the size; where its learned values are missing or damaged, without
 * them, or on boards that there are no databases for SW_NOT_FOUND. It is made only where the share of the
 * budget has room for it, for which those that nobody uses are dropped. SW_CANCELLED where progress (which
 * may be NULL) was cancelled meanwhile, SW_NO_MEMORY. */
sw_status solver_evaluators_borrow(evaluators *shared, puzzle_size size, int blank_home,
                                   solver_budget_share share, solver_progress *progress,
                                   const evaluator **out);

/* Drops those that nobody uses. */
void solver_evaluators_tidy(evaluators *shared);

/* Whether an evaluator with learned values is there already. */
bool solver_evaluators_are_ready(evaluators *shared, puzzle_size size, int blank_home);

void solver_evaluators_return(evaluators *shared, const evaluator *borrowed);

#endif
