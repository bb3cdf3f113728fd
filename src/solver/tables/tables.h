#ifndef SOLVER_TABLES_H
#define SOLVER_TABLES_H

#include "core/budget.h"
#include "core/prune.h"
#include "evaluators/evaluators.h"
#include "heuristics/heuristic.h"
#include "patterns/pattern_store.h"
#include "patterns/slide_store.h"

/* The tables that searches share: made when first asked for, kept until the end. Any thread. */
typedef struct tables tables;

tables *solver_tables_create(void); /* NULL where memory ran out */
void solver_tables_destroy(tables *shared);

/* Borrowed: the longest that is made. */
const prune *solver_tables_prune(const tables *shared);

/* Borrowed: the one that is always there, so that a search that must be repeatable takes it. */
const prune *solver_tables_first_prune(const tables *shared);

/* Makes a longer one, once and for all, which cuts a tenth of the nodes and takes a tenth of a
 * second; or none, where the budget has no room for making it. SW_CANCELLED where *stop (which may
 * be NULL) was set meanwhile, SW_NO_MEMORY. */
sw_status solver_tables_lengthen_prune(tables *shared, const atomic_bool *stop);

/* Walking distance for boards of up to WALKING_CELLS. Borrowed. NULL where memory ran out. */
const heuristic *solver_tables_walking(tables *shared, puzzle_size size, int blank_home);

/* Borrowed: the memory of all of them, and of the beams. */
solver_budget *solver_tables_budget(const tables *shared);

/* Gives back what was taken from it, so that tables which found no room are tried again. */
void solver_tables_give_back(tables *shared, size_t bytes);

/* Borrowed: what leads the beams. */
evaluators *solver_tables_evaluators(const tables *shared);

/* Borrowed: claims on pattern databases are made there. */
pattern_store *solver_tables_patterns(const tables *shared);

/* Borrowed: pattern databases in slides. */
slide_store *solver_tables_slides(const tables *shared);

#endif
