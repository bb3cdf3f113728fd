#ifndef SOLVER_PATTERNS_H
#define SOLVER_PATTERNS_H

#include "heuristics/heuristic.h"
#include "patterns/pattern_pool.h"
#include "solver/cache.h"

/* Additive pattern databases (Korf and Felner, 2002) as a heuristic: each tile belongs to one group,
 * so the groups' distances add up. The same tiles may be grouped in a second way, and where a
 * symmetry of the board leaves the blank's home in its place, the reflected board is looked up too: of
 * all these views the largest sum counts. */

enum { PATTERNS_GROUPS = 8, PATTERNS_GROUPS_OF_VIEW = 5 };

typedef struct patterns patterns;

/* Borrows the tables from the pool, which outlives it. homes: the groups, which together hold
 * every cell but the blank's home; after them, or not, those of a second view. name: static text.
 * SW_CANCELLED where it was stopped, SW_NO_MEMORY; *out is then untouched. */
sw_status solver_patterns_create(patterns **out, pattern_pool *pool, puzzle_size size,
                                 int blank_home, const cell_set *homes, int groups,
                                 const char *name, pattern_making *making);
void solver_patterns_destroy(patterns *tables); /* NULL is safe */

/* The tables' bits are wrong: the pool lends them to nobody else, and reads no files any more. */
void solver_patterns_distrust(const patterns *tables);

const heuristic *solver_patterns_heuristic(const patterns *tables);

/* Writes the files of all its tables, each once; the statuses of solver_pattern_file_save. out: the files,
 * and how many. stop may be NULL. */
sw_status solver_patterns_save(const patterns *tables, const char *folder, const atomic_bool *stop,
                               solver_file out[SOLVER_MOST_FILES], int *count, sw_error *error);

#endif
