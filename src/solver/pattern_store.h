#ifndef SOLVER_PATTERN_STORE_H
#define SOLVER_PATTERN_STORE_H

#include "heuristic.h"

/* Pattern databases, made one after the other on a thread of the store's own, so that no search
 * waits for them, and kept until the end. Any thread may ask. */
typedef struct pattern_store pattern_store;

pattern_store *pattern_store_create(void); /* NULL where memory ran out */

/* Breaks off what is being made, within some milliseconds. NULL is safe. */
void pattern_store_destroy(pattern_store *store);

/* Asks for the tables of a board in groups of at most max_tiles. The slot stays empty until they
 * are made, and for good where they cannot be; it is borrowed from the store. NULL where no such
 * tables suit the board. */
const heuristic_slot *pattern_store_request(pattern_store *store, puzzle_size size, int blank_home,
                                            int max_tiles);

#endif
