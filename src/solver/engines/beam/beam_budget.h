#ifndef SOLVER_BEAM_BUDGET_H
#define SOLVER_BEAM_BUDGET_H

#include "tables/tables.h"

/* How wide a beam may be: what it takes by its width, and the width that may always be. */
typedef struct beam_budget {
    size_t (*bytes)(puzzle_size size, int width, int most);
    puzzle_size size;
    int most; /* of the solution, in moves; passed on */
    int narrowest;
} beam_budget;

/* The widest beam, up to `width`, that takes no more than that. */
int solver_beam_budget_fit(const beam_budget *self, size_t bytes, int width);

/* Takes the memory of a beam of that width, which becomes narrower where the share leaves no room for it. Returns
 * the bytes, which the caller gives back (solver_tables_give_back). */
size_t solver_beam_budget_take(const beam_budget *self, tables *shared, solver_budget_share share,
                               int *width);

#endif
