/* One count of the memory that tables, evaluators, beams and nodes take, and the turns of searches. */
#include "core/budget.h"

static const size_t MB = 1 << 20, MOST_CLEAR_MB = 256, ALL_TABLES_MB = 2048;

void solver_budget_init(solver_budget *out, size_t limit)
{
    atomic_init(&out->limit, limit);
    atomic_init(&out->used, 0);
    os_mutex_init(&out->lock);
    os_condition_init(&out->left);
    out->turns = 0;
}

void solver_budget_deinit(solver_budget *budget)
{
    os_condition_deinit(&budget->left);
    os_mutex_deinit(&budget->lock);
}

void solver_budget_set_limit(solver_budget *budget, size_t limit)
{
    os_mutex_lock(&budget->lock);
    atomic_store(&budget->limit, limit);
    os_condition_signal_all(&budget->left);
    os_mutex_unlock(&budget->lock);
}

size_t solver_budget_limit(const solver_budget *budget)
{
    return atomic_load(&budget->limit);
}

size_t solver_budget_clear(size_t limit)
{
    return limit / 2 < MOST_CLEAR_MB * MB ? limit / 2 : MOST_CLEAR_MB * MB;
}

size_t solver_budget_making(size_t limit)
{
    return limit - solver_budget_clear(limit);
}

size_t solver_budget_tables(size_t limit)
{
    return limit < ALL_TABLES_MB * MB ? limit / 4 : solver_budget_making(limit);
}

size_t solver_budget_for(const solver_budget *budget, solver_budget_share share)
{
    return share == SOLVER_BUDGET_WHOLE ? solver_budget_clear(solver_budget_limit(budget))
                                        : solver_budget_left(budget);
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
    if (bytes > solver_budget_for(budget, share))
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

/* One alone always has room. With the lock. */
static bool has_room(const solver_budget *budget, size_t bytes)
{
    return budget->turns == 0 ||
           budget->turns + bytes <= solver_budget_clear(solver_budget_limit(budget));
}

static bool is_cancelled(const solver_progress *progress)
{
    return progress && solver_progress_is_cancelled(progress);
}

sw_status solver_budget_enter(solver_budget *budget, size_t bytes, solver_progress *progress)
{
    progress_waiter waiter = {.lock = &budget->lock, .changed = &budget->left};
    if (progress)
        solver_progress_await(progress, &waiter);
    os_mutex_lock(&budget->lock);
    while (!has_room(budget, bytes) && !is_cancelled(progress))
        os_condition_wait(&budget->left, &budget->lock);
    bool entered = has_room(budget, bytes);
    if (entered)
        budget->turns += bytes;
    os_mutex_unlock(&budget->lock);
    if (progress)
        solver_progress_leave(progress, &waiter);
    return entered ? SW_OK : SW_CANCELLED;
}

void solver_budget_leave(solver_budget *budget, size_t bytes)
{
    os_mutex_lock(&budget->lock);
    budget->turns -= bytes;
    os_condition_signal_all(&budget->left);
    os_mutex_unlock(&budget->lock);
}
