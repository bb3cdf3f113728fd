#ifndef SOLVER_GUIDES_H
#define SOLVER_GUIDES_H

#include "core/budget.h"
#include "core/progress.h"
#include "guides/guide.h"

/* The guides that beams share: made when first borrowed, which takes up to a second, and kept for the
 * next, as long as they are few. Any thread may call. */
typedef struct guides guides;

/* Counted in the budget, if there is one. NULL where memory ran out. */
guides *solver_guides_create(solver_budget *budget);
void solver_guides_destroy(guides *shared); /* all have been returned; NULL is safe */

/* Where the files of learned values are; NULL for nowhere. Before the first is borrowed. False where memory
 * ran out. */
bool solver_guides_set_folder(guides *shared, const char *folder);

/* Whether there are learned values for boards of that size, with the blank's home in the last cell. */
bool solver_guides_are_learned(puzzle_size size);

/* Reads the values for the size. The statuses of solver_learned_load; SW_NOT_FOUND without a folder, too. */
sw_status solver_guides_load(guides *shared, puzzle_size size, learned *out, sw_error *error);

/* The guide for boards of the size; where its learned values are missing or damaged, without
 * them. SW_CANCELLED where progress (which may be NULL) was cancelled meanwhile, SW_NO_MEMORY. */
sw_status solver_guides_borrow(guides *shared, puzzle_size size, int blank_home,
                               solver_progress *progress, const guide **out);

/* Whether a guide with learned values is there already. */
bool solver_guides_are_ready(guides *shared, puzzle_size size, int blank_home);

void solver_guides_return(guides *shared, const guide *borrowed);

#endif
