#ifndef SOLVER_BUDGET_H
#define SOLVER_BUDGET_H

#include <stdatomic.h>
#include <stdbool.h>
#include <stddef.h>

/* The memory that a solver's tables, evaluators and beams share. Who asks for much counts it here, and a beam
 * is only as wide as the rest allows. Any thread may call. */
typedef struct solver_budget {
    atomic_size_t limit, used; /* bytes; used may be more, where something must be had */
} solver_budget;

void solver_budget_init(solver_budget *out, size_t limit);
void solver_budget_set_limit(solver_budget *budget, size_t limit);

/* Who asks: a search that must be repeatable goes by the limit alone, whatever others have taken. */
typedef enum solver_budget_share { SOLVER_BUDGET_LEFT, SOLVER_BUDGET_WHOLE } solver_budget_share;

size_t solver_budget_for(const solver_budget *budget, solver_budget_share share);

/* Counts the bytes unless they are more than that: false then. */
bool solver_budget_try(solver_budget *budget, size_t bytes, solver_budget_share share);

/* Counts the bytes whatever is left. Here and below NULL counts nothing. */
void solver_budget_take(solver_budget *budget, size_t bytes);
void solver_budget_give_back(solver_budget *budget, size_t bytes);

size_t solver_budget_left(const solver_budget *budget);

#endif
