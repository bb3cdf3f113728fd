/* What the store has for one kind of board, and which tier comes next. */
#include "patterns/pattern_entry.h"

#include <assert.h>
#include <stdlib.h>

pattern_entry *solver_pattern_entry_create(puzzle_size size, int blank_home)
{
    pattern_entry *made = calloc(1, sizeof *made);
    if (made) {
        made->size = size;
        made->blank_home = blank_home;
    }
    return made;
}

void solver_pattern_entry_destroy(pattern_entry *entry)
{
    for (int tier = 0; tier < PATTERN_TIERS; tier++) {
        solver_patterns_destroy(entry->made[tier]);
        solver_patterns_destroy(entry->broken[tier]);
    }
    free(entry);
}

static bool is_allowed(const pattern_entry *entry, size_t budget, int tier)
{
    return entry->planned && solver_pattern_tier_fits(&entry->plan.tier[tier], budget);
}

/* The largest tier that the budget allows; -1 for none. */
static int last_tier(const pattern_entry *entry, size_t budget)
{
    int tier = PATTERN_TIERS - 1;
    while (tier >= 0 && !is_allowed(entry, budget, tier))
        tier--;
    return tier;
}

int solver_pattern_entry_best(const pattern_entry *entry, size_t budget)
{
    int tier = last_tier(entry, budget);
    while (tier >= 0 && !(entry->made[tier] && is_allowed(entry, budget, tier)))
        tier--;
    return tier;
}

int solver_pattern_entry_next(const pattern_entry *entry, size_t budget)
{
    int last = last_tier(entry, budget), tier = solver_pattern_entry_best(entry, budget) + 1;
    if (entry->failed || tier > last)
        return -1;
    if (entry->waiters > 0)
        return last;
    while (!is_allowed(entry, budget, tier))
        tier++;
    return tier;
}

void solver_pattern_entry_reject(pattern_entry *entry, const heuristic *broken)
{
    for (int tier = 0; tier < PATTERN_TIERS; tier++)
        if (entry->made[tier] && solver_patterns_heuristic(entry->made[tier]) == broken) {
            assert(!entry->broken[tier]); /* once a file was wrong, tables are made */
            entry->broken[tier] = entry->made[tier];
            entry->made[tier] = NULL;
        }
}

bool solver_pattern_entry_has_leftovers(const pattern_entry *entry, size_t budget)
{
    int best = solver_pattern_entry_best(entry, budget);
    for (int tier = 0; tier < PATTERN_TIERS; tier++)
        if (entry->broken[tier] || (entry->made[tier] && tier != best))
            return entry->searches == 0;
    return false;
}

void solver_pattern_entry_publish(pattern_entry *entry, size_t budget)
{
    int best = solver_pattern_entry_best(entry, budget);
    atomic_store_explicit(&entry->ready,
                          best < 0 ? NULL : solver_patterns_heuristic(entry->made[best]),
                          memory_order_release);
}

solver_tables solver_pattern_entry_tables(const pattern_entry *entry, size_t budget)
{
    solver_tables out = {.name = "", .build_ms = entry->build_ms};
    int best = solver_pattern_entry_best(entry, budget);
    for (int tier = 0; tier < PATTERN_TIERS; tier++) {
        out.tiers += is_allowed(entry, budget, tier);
        out.made += is_allowed(entry, budget, tier) && tier <= best;
    }
    if (best >= 0) {
        out.name = entry->plan.tier[best].groups.name;
        out.bytes = entry->plan.tier[best].bytes;
    }
    return out;
}
