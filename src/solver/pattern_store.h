#ifndef SOLVER_PATTERN_STORE_H
#define SOLVER_PATTERN_STORE_H

#include "heuristic.h"

/* Pattern databases, made one after the other on a thread of the store's own, so that no search
 * waits for them, and kept until the end. Any thread may ask. */
typedef struct pattern_store pattern_store;

pattern_store *pattern_store_create(void); /* NULL where memory ran out */

/* Breaks off what is being made, within some milliseconds. NULL is safe. */
void pattern_store_destroy(pattern_store *store);

/* Asks for the tables of a board: small ones first, then larger ones, each of which takes the place
 * of the one before in the slot. It stays empty until the first are made, and for good where they
 * cannot be. Slot and heuristics are borrowed from the store and remain. NULL where no such tables
 * suit the board. */
const heuristic_slot *pattern_store_request(pattern_store *store, puzzle_size size, int blank_home);

#endif
