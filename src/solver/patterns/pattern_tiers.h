#ifndef SOLVER_PATTERN_TIERS_H
#define SOLVER_PATTERN_TIERS_H

#include "patterns/pattern_groups.h"
#include "solver/prepare.h"

/* The tables of one kind of board, from small to large. The numbers of the tiers are the same for
 * all boards; some boards lack some. */
enum { PATTERN_TIERS = SOLVER_MAX_TIERS };

typedef struct pattern_tier {
    bool exists;
    pattern_groups groups;
    size_t bytes;  /* of all its tables */
    size_t making; /* the same beside the tier before, and what making the largest of them takes */
} pattern_tier;

typedef struct pattern_tiers {
    pattern_tier tier[PATTERN_TIERS];
} pattern_tiers;

/* A tenth of a second for the largest boards. SW_CANCELLED, SW_NO_MEMORY. */
sw_status solver_pattern_tiers_plan(pattern_tiers *out, pattern_pool *pool, puzzle_size size,
                                    int blank_home, const pattern_making *making);

/* Whether that solver_budget's limit has room for its tables, and for making them. */
bool solver_pattern_tier_fits(const pattern_tier *tier, size_t limit);

/* How many tiles the largest group has of all tiers that fit; 0 where none does. */
int solver_pattern_tiers_tiles(const pattern_tiers *tiers, size_t limit);

/* Whether the board has any; at once. */
bool solver_pattern_tiers_any(puzzle_size size);

#endif
