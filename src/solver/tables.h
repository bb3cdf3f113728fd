#ifndef SOLVER_TABLES_H
#define SOLVER_TABLES_H

#include "heuristic.h"
#include "prune.h"

/* The tables that searches share: made when first asked for, kept until the end. Any thread. */
typedef struct tables tables;

tables *tables_create(void); /* NULL where memory ran out */
void tables_destroy(tables *shared);

/* The automaton that suits a board of that many cells: a longer search pays for a larger one.
 * Borrowed. NULL where memory ran out. */
const prune *tables_prune(tables *shared, int cells);

/* Walking distance for boards of up to WALKING_CELLS. Borrowed. NULL where memory ran out. */
const heuristic *tables_walking(tables *shared, puzzle_size size, int blank_home);

#endif
