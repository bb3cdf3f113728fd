#ifndef SOLVER_TABLES_H
#define SOLVER_TABLES_H

#include "heuristic.h"
#include "pattern_store.h"
#include "prune.h"

/* The tables that searches share: made when first asked for, kept until the end. Any thread. */
typedef struct tables tables;

tables *tables_create(void); /* NULL where memory ran out */
void tables_destroy(tables *shared);

/* Borrowed. */
const prune *tables_prune(const tables *shared);

/* Walking distance for boards of up to WALKING_CELLS. Borrowed. NULL where memory ran out. */
const heuristic *tables_walking(tables *shared, puzzle_size size, int blank_home);

/* Borrowed: claims on pattern databases are made there. */
pattern_store *tables_patterns(const tables *shared);

#endif
