#ifndef SOLVER_TABLES_H
#define SOLVER_TABLES_H

#include "heuristic.h"
#include "prune.h"

/* The tables that searches share: made when first asked for, kept until the end. Any thread. */
typedef struct tables tables;

tables *tables_create(void); /* NULL where memory ran out */
void tables_destroy(tables *shared);

/* Borrowed. */
const prune *tables_prune(const tables *shared);

/* Walking distance for boards of up to WALKING_CELLS. Borrowed. NULL where memory ran out. */
const heuristic *tables_walking(tables *shared, puzzle_size size, int blank_home);

/* Pattern databases for a board, made in the background from now on: the slot, borrowed, is empty
 * until the first are ready, and then holds ever better ones. NULL where there are none for it. */
const heuristic_slot *tables_patterns(tables *shared, puzzle_size size, int blank_home);

#endif
