/* One count of the memory that tables, evaluators and beams take. */
#include "core/budget.h"

void solver_budget_init(solver_budget *out, size_t limit)
{
    atomic_init(&out->limit, limit);
    atomic_init(&out->used, 0);
}

void solver_budget_set_limit(solver_budget *budget, size_t limit)
{
    atomic_store(&budget->limit, limit);
}

size_t solver_budget_for(const solver_budget *budget, solver_budget_share share)
{
    return share == SOLVER_BUDGET_WHOLE ? atomic_load(&budget->limit) : solver_budget_left(budget);
}

static bool try_left(solver_budget *budget, size_t bytes)
{
    size_t used = atomic_load(&budget->used), limit = atomic_load(&budget->limit);
    while (used <= limit && bytes <= limit - used)
        if (atomic_compare_exchange_weak(&budget->used, &used, used + bytes))
            return true;
    return false;
}

bool solver_budget_try(solver_budget *budget, size_t bytes, solver_budget_share share)
{
    if (share == SOLVER_BUDGET_LEFT)
        return try_left(budget, bytes);
    if (bytes > atomic_load(&budget->limit))
        return false;
    solver_budget_take(budget, bytes);
    return true;
}

void solver_budget_take(solver_budget *budget, size_t bytes)
{
    if (budget)
        atomic_fetch_add(&budget->used, bytes);
}

void solver_budget_give_back(solver_budget *budget, size_t bytes)
{
    if (budget)
        atomic_fetch_sub(&budget->used, bytes);
}

size_t solver_budget_left(const solver_budget *budget)
{
    size_t used = atomic_load(&budget->used), limit = atomic_load(&budget->limit);
    return used < limit ? limit - used : 0;
}
