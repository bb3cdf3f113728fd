#ifndef SOLVER_BUDGET_H
#define SOLVER_BUDGET_H

#include "core/progress.h"
#include "os/thread.h"

#include <stdatomic.h>
#include <stdbool.h>
#include <stddef.h>

/* The memory that a solver's tables, evaluators, beams and nodes share. Who takes much counts it here before
 * it is allocated, and takes less, or does without, where there is no room. Any thread may call. */
typedef struct solver_budget {
    atomic_size_t limit, used; /* bytes; used may be more, where something must be had */
    os_mutex lock;             /* of the turns */
    os_condition left;
    size_t turns; /* bytes of the searches that have entered */
} solver_budget;

void solver_budget_init(solver_budget *out, size_t limit);
void solver_budget_deinit(solver_budget *budget);
void solver_budget_set_limit(solver_budget *budget, size_t limit);
size_t solver_budget_limit(const solver_budget *budget);

/* How a limit is divided. Half of it, but not more than 256 MB, is kept clear of tables: searches
 * that must be repeatable have that to themselves. The rest is for tables while they are made;
 * those that are kept take a quarter of a small limit, for they should not be long in the making,
 * and all of it from 2,048 MB on. */
size_t solver_budget_clear(size_t limit);
size_t solver_budget_making(size_t limit);
size_t solver_budget_tables(size_t limit);

/* Who asks: a search that must be repeatable goes by the limit alone, whatever others have taken. */
typedef enum solver_budget_share { SOLVER_BUDGET_LEFT, SOLVER_BUDGET_WHOLE } solver_budget_share;

/* What is left, or what is clear of tables. */
size_t solver_budget_for(const solver_budget *budget, solver_budget_share share);

/* Counts the bytes unless they are more than that: false then. */
bool solver_budget_try(solver_budget *budget, size_t bytes, solver_budget_share share);

/* Counts the bytes whatever is left. Here and below NULL counts nothing. */
void solver_budget_take(solver_budget *budget, size_t bytes);
void solver_budget_give_back(solver_budget *budget, size_t bytes);

size_t solver_budget_left(const solver_budget *budget);

/* Repeatable searches side by side would together take more than what is clear: each waits until
 * there is room for it among those that have entered. It must hold nothing that another one waits
 * for. The bytes are not counted as used. SW_CANCELLED, where progress (which may be NULL) was. */
sw_status solver_budget_enter(solver_budget *budget, size_t bytes, solver_progress *progress);
void solver_budget_leave(solver_budget *budget, size_t bytes);

#endif
