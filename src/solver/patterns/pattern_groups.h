#ifndef SOLVER_PATTERN_GROUPS_H
#define SOLVER_PATTERN_GROUPS_H

#include "patterns/patterns.h"

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

#endif
