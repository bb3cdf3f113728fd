#ifndef SOLVER_PATTERN_STORE_H
#define SOLVER_PATTERN_STORE_H

#include "core/budget.h"
#include "core/progress.h"
#include "heuristics/heuristic.h"
#include "solver/cache.h"

/* Pattern databases, made on a thread of the store's own for whoever claims them, so that no search
 * waits for them. What nobody claims any more is broken off; tables that nobody claims are kept as
 * long as the budget has room for them. Any thread may call. */
typedef struct pattern_store pattern_store;

/* budget: the limit of a solver_budget, of which tables take their share; whole: where they are
 * counted, or NULL. NULL where memory ran out. */
pattern_store *solver_pattern_store_create(size_t budget, solver_budget *whole);

/* Breaks off what is being made, within some milliseconds. All claims have been dropped. NULL is
 * safe. */
void solver_pattern_store_destroy(pattern_store *store);

void solver_pattern_store_set_budget(pattern_store *store, size_t budget);

/* The folder where tables are looked for before they are made; NULL for none. Before the first claim.
 * False where memory ran out. */
bool solver_pattern_store_set_folder(pattern_store *store, const char *folder);

/* A claim on the tables of a board: those of the smallest tier first, then larger ones, each of
 * which takes the place of the one before. */
typedef struct pattern_claim pattern_claim;

typedef enum pattern_use {
    PATTERN_PREPARES, /* the claimer does not read the tables itself */
    PATTERN_SEARCHES, /* what is in the slot stays as long as the claim */
} pattern_use;

/* NULL where memory ran out, and where no tables suit the board. */
pattern_claim *solver_pattern_store_claim(pattern_store *store, puzzle_size size, int blank_home,
                                          pattern_use use);
void solver_pattern_claim_drop(pattern_claim *claim); /* NULL is safe */

/* The heuristic, which appeared in the slot, is broken: no other search gets it, and its tables are made
 * anew. */
void solver_pattern_claim_reject(pattern_claim *claim, const heuristic *broken);

/* Where the heuristics appear; borrowed, as long as the claim. NULL for NULL. */
const heuristic_slot *solver_pattern_claim_slot(const pattern_claim *claim);

solver_tables solver_pattern_claim_state(const pattern_claim *claim);

/* Room has been made in the budget: what found none is tried again. */
void solver_pattern_store_retry(pattern_store *store);

/* Waits until the largest tier is made: no other is begun before it, and all cores work on it.
 * progress may be NULL. SW_CANCELLED, SW_NO_MEMORY. */
sw_status solver_pattern_claim_wait(pattern_claim *claim, solver_progress *progress);

/* Writes the files of the best tier made; solver_claim_save tells more. stop may be NULL. */
sw_status solver_pattern_claim_save(pattern_claim *claim, const atomic_bool *stop,
                                    solver_file out[SOLVER_MOST_FILES], int *count,
                                    sw_error *error);

/* The tiers of a board within a budget, and how many. */
int solver_pattern_store_plan(solver_tier out[SOLVER_MAX_TIERS], puzzle_size size, int blank_home,
                              size_t budget);

#endif
