/* What every engine is handed: pruning automata, walking tables, databases, evaluators, budget. */
#include "tables/tables.h"

#include "heuristics/walking.h"
#include "os/thread.h"

#include <stdlib.h>

/* Making the longer one takes so many bytes; it keeps a hundredth of them. */
enum { PRUNE_LENGTH = 8, LONGER_PRUNE_LENGTH = 12, LONGER_PRUNE_BYTES = 84 << 20 };

typedef struct walking_entry {
    struct walking_entry *next;
    puzzle_size size;
    int blank_home;
    walking *made;
} walking_entry;

struct tables {
    solver_budget *budget; /* the one below: it is counted in tables that are only read */
    solver_budget memory;
    os_mutex lock; /* of the list; held while a table is made, for which others wait */
    prune automaton;
    os_mutex prune_lock; /* held while the longer one is made */
    prune longer;
    _Atomic(const prune *) longest; /* of those that are made */
    walking_entry *walkings;
    pattern_store *patterns;
    slide_store *slides;
    evaluators *evaluators;
};

tables *solver_tables_create(void)
{
    tables *shared = calloc(1, sizeof *shared);
    if (!shared)
        return NULL;
    os_mutex_init(&shared->lock);
    os_mutex_init(&shared->prune_lock);
    atomic_init(&shared->longest, &shared->automaton);
    solver_budget_init(&shared->memory, solver_memory_limit(SOLVER_MEMORY_NORMAL));
    shared->budget = &shared->memory;
    shared->patterns =
        solver_pattern_store_create(solver_budget_limit(shared->budget), shared->budget);
    shared->slides = solver_slide_store_create(
        solver_budget_tables(solver_budget_limit(shared->budget)), shared->budget);
    shared->evaluators = solver_evaluators_create(shared->budget);
    if (shared->patterns && shared->slides && shared->evaluators &&
        solver_prune_init(&shared->automaton, PRUNE_LENGTH, NULL) == SW_OK)
        return shared;
    solver_tables_destroy(shared);
    return NULL;
}

void solver_tables_destroy(tables *shared)
{
    if (!shared)
        return;
    while (shared->walkings) {
        walking_entry *entry = shared->walkings;
        shared->walkings = entry->next;
        solver_walking_destroy(entry->made);
        free(entry);
    }
    solver_pattern_store_destroy(shared->patterns);
    solver_slide_store_destroy(shared->slides);
    solver_evaluators_destroy(shared->evaluators);
    solver_prune_deinit(&shared->automaton);
    solver_prune_deinit(&shared->longer);
    solver_budget_deinit(&shared->memory);
    os_mutex_deinit(&shared->prune_lock);
    os_mutex_deinit(&shared->lock);
    free(shared);
}

const prune *solver_tables_prune(const tables *shared)
{
    return atomic_load_explicit(&shared->longest, memory_order_acquire);
}

const prune *solver_tables_first_prune(const tables *shared)
{
    return &shared->automaton;
}

sw_status solver_tables_lengthen_prune(tables *shared, const atomic_bool *stop)
{
    sw_status status = SW_OK;
    os_mutex_lock(&shared->prune_lock);
    if (!shared->longer.next &&
        solver_budget_try(shared->budget, LONGER_PRUNE_BYTES, SOLVER_BUDGET_LEFT)) {
        status = solver_prune_init(&shared->longer, LONGER_PRUNE_LENGTH, stop);
        solver_budget_give_back(shared->budget, LONGER_PRUNE_BYTES);
    }
    if (shared->longer.next)
        atomic_store_explicit(&shared->longest, &shared->longer, memory_order_release);
    os_mutex_unlock(&shared->prune_lock);
    return status;
}

static walking_entry *make_walking(puzzle_size size, int blank_home)
{
    walking_entry *entry = calloc(1, sizeof *entry);
    if (!entry)
        return NULL;
    *entry = (walking_entry){NULL, size, blank_home, solver_walking_create(size, blank_home)};
    if (entry->made)
        return entry;
    free(entry);
    return NULL;
}

const heuristic *solver_tables_walking(tables *shared, puzzle_size size, int blank_home)
{
    os_mutex_lock(&shared->lock);
    walking_entry *entry = shared->walkings;
    while (entry && !(puzzle_size_equal(entry->size, size) && entry->blank_home == blank_home))
        entry = entry->next;
    if (!entry) {
        entry = make_walking(size, blank_home);
        if (entry) {
            entry->next = shared->walkings;
            shared->walkings = entry;
        }
    }
    os_mutex_unlock(&shared->lock);
    return entry ? solver_walking_heuristic(entry->made) : NULL;
}

solver_budget *solver_tables_budget(const tables *shared)
{
    return shared->budget;
}

void solver_tables_give_back(tables *shared, size_t bytes)
{
    solver_budget_give_back(shared->budget, bytes);
    solver_pattern_store_retry(shared->patterns);
}

evaluators *solver_tables_evaluators(const tables *shared)
{
    return shared->evaluators;
}

pattern_store *solver_tables_patterns(const tables *shared)
{
    return shared->patterns;
}

slide_store *solver_tables_slides(const tables *shared)
{
    return shared->slides;
}
