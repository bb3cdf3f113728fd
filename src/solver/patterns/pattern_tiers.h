#ifndef SOLVER_PATTERN_TIERS_H
#define SOLVER_PATTERN_TIERS_H

#include "patterns/patterns.h"
#include "solver/prepare.h"

/* Which tiles go together in one table. */
typedef struct pattern_groups {
    const char *name; /* "pattern databases 6-6-3"; static text */
    int count;        /* of all views */
    cell_set homes[PATTERNS_GROUPS];
} pattern_groups;

/* The groups for a board, none of more than max_tiles; false where such tables do not pay: small
 * boards are solved as fast without, and large ones need larger tables. */
bool solver_pattern_groups_choose(pattern_groups *out, puzzle_size size, int blank_home,
                                  int max_tiles);

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
