/* The tiers of tables that a board may get, from small to large. */
#include "patterns/pattern_tiers.h"

/* The largest group of each tier: on 4x4 they take 10, 60, 600 and 7,000 ms of one core. */
static const int max_tiles[PATTERN_TIERS] = {5, 6, 7, 8};

sw_status solver_pattern_tiers_plan(pattern_tiers *out, pattern_pool *pool, puzzle_size size,
                                    int blank_home, const pattern_making *making)
{
    sw_status status = SW_OK;
    pattern_cost cost;
    size_t before = 0;
    *out = (pattern_tiers){.tier = {{.exists = false}}};
    for (int i = 0; i < PATTERN_TIERS && status == SW_OK; i++) {
        pattern_tier *tier = &out->tier[i];
        tier->exists = solver_pattern_groups_choose(&tier->groups, size, blank_home, max_tiles[i]);
        if (tier->exists)
            status = solver_pattern_pool_cost(pool, size, blank_home, tier->groups.homes,
                                              tier->groups.count, making, &cost);
        if (tier->exists && status == SW_OK) {
            tier->bytes = cost.bytes;
            tier->making = before + cost.bytes + cost.making;
            before = tier->bytes;
        }
    }
    return status;
}

bool solver_pattern_tier_fits(const pattern_tier *tier, size_t limit)
{
    return tier->exists && tier->bytes <= solver_budget_tables(limit) &&
           tier->making <= solver_budget_making(limit);
}

int solver_pattern_tiers_tiles(const pattern_tiers *tiers, size_t limit)
{
    int most = 0;
    for (int i = 0; i < PATTERN_TIERS; i++) {
        const pattern_tier *tier = &tiers->tier[i];
        for (int group = 0; group < tier->groups.count && solver_pattern_tier_fits(tier, limit);
             group++) {
            int tiles = solver_cell_set_count(tier->groups.homes[group]);
            most = tiles > most ? tiles : most;
        }
    }
    return most;
}

bool solver_pattern_tiers_any(puzzle_size size)
{
    pattern_groups groups;
    for (int i = 0; i < PATTERN_TIERS; i++)
        if (solver_pattern_groups_choose(&groups, size, 0, max_tiles[i]))
            return true;
    return false;
}
