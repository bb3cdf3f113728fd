#ifndef SOLVER_PATTERN_ENTRY_H
#define SOLVER_PATTERN_ENTRY_H

#include "heuristics/heuristic.h"
#include "patterns/pattern_tiers.h"
#include "patterns/patterns.h"

/* What a pattern_store has for one kind of board, and what is to be made next. The store's lock
 * guards all but size and blank_home, which never change. */
typedef struct pattern_entry {
    struct pattern_entry *next;
    puzzle_size size;
    int blank_home;
    int claims;
    int searches; /* of the claims: they read what is in the slot */
    int waiters;
    pattern_tiers plan;
    bool planned;
    bool failed;      /* memory ran out: no more is tried */
    bool over_budget; /* beside what others claim, for the next tier */
    patterns *made[PATTERN_TIERS];
    patterns *broken[PATTERN_TIERS]; /* tables from wrong files: freed once no search reads them */
    heuristic_slot ready;            /* of the largest one made */
    double build_ms;
} pattern_entry;

pattern_entry *solver_pattern_entry_create(puzzle_size size,
                                           int blank_home); /* NULL: memory ran out */
void solver_pattern_entry_destroy(pattern_entry *entry);

/* The largest tier within the budget that is made; -1 for none. */
int solver_pattern_entry_best(const pattern_entry *entry, size_t budget);

/* The tier to be made next; -1 for none. Somebody who waits is served with the largest at once. */
int solver_pattern_entry_next(const pattern_entry *entry, size_t budget);

/* Takes the tables of that heuristic, if they are here, out of use. */
void solver_pattern_entry_reject(pattern_entry *entry, const heuristic *broken);

/* Whether it has tables that no search needs: a larger tier has replaced them, they are over the
 * budget, or broken. */
bool solver_pattern_entry_has_leftovers(const pattern_entry *entry, size_t budget);

/* Puts the best tier into the slot. */
void solver_pattern_entry_publish(pattern_entry *entry, size_t budget);

/* All but the progress of what is being made. */
solver_tables solver_pattern_entry_tables(const pattern_entry *entry, size_t budget);

#endif
