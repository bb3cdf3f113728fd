#ifndef SOLVER_PREPARE_H
#define SOLVER_PREPARE_H

#include "solver/solver.h"

/* Pattern databases ahead of time. A search never waits for them, but is faster with them, so whoever
 * knows that boards of a goal will come claims their tables. They are made in the background, small
 * ones first, as large as the memory budget allows, and as long as somebody claims them: a running
 * search does, the game does for the board in play. What nobody claims any more is broken off, and
 * tables that nobody claims are freed once their room is needed. */

/* How much memory a solver may take: a word, or from SOLVER_MEMORY_LEAST_MB on so many megabytes. A page,
 * which has 1 GB for everything, gives 128, 256, 512 and 768 MB. */
typedef enum solver_memory {
    SOLVER_MEMORY_SMALL,  /* 128 MB */
    SOLVER_MEMORY_NORMAL, /* 512 MB: so begins a solver */
    SOLVER_MEMORY_LARGE,  /* 1,024 MB */
    SOLVER_MEMORY_HUGE,   /* 2,048 MB */
    SOLVER_MEMORIES,
    SOLVER_MEMORY_LEAST_MB = 16,
    SOLVER_MEMORY_MOST_MB = 8192,
} solver_memory;

/* "small", "normal", "large", "huge"; of a number "". Static text. */
const char *solver_memory_name(solver_memory memory);

/* One of the words, or a number of megabytes that may be had; all of the text. */
bool solver_memory_find(const char *text, solver_memory *out);

/* In bytes: of all that a solver keeps or searches with, and of what it needs while tables are
 * made. A search that has no room for more takes narrower beams, fewer nodes or smaller tables. */
size_t solver_memory_limit(solver_memory memory);

/* Any thread, at any time: what begins from then on keeps to it, tables over the new budget go as
 * soon as no search reads them. */
void solver_set_memory(solver *solver, solver_memory memory);

/* The tables that a claim gets, one tier after the other, without making them. */
typedef struct solver_tier {
    const char *name; /* "pattern databases 6-6-3"; static text */
    size_t bytes;     /* kept once it is made */
    size_t making;    /* taken while it is made, at most: those bytes among them */
} solver_tier;

enum { SOLVER_MAX_TIERS = 4 };

/* Those for boards of this goal within the budget, in the order in which they are made; how many. */
int solver_tables_plan(solver_tier out[SOLVER_MAX_TIERS], const puzzle_board *goal,
                       solver_memory memory);

/* Whether that memory is enough for the tier. */
bool solver_memory_suffices(solver_memory memory, const solver_tier *tier);

/* Whether the request's answer is looked for with tables, so that it pays to claim them. */
bool solver_uses_tables(const solver_request *request);

typedef struct solver_claim solver_claim;

/* Claims the tables for boards of this goal. NULL where memory ran out; then, and where no tables
 * suit the size, everything else works all the same. Drop it before the solver is destroyed. */
solver_claim *solver_claim_tables(solver *solver, const puzzle_board *goal);
void solver_claim_drop(solver_claim *claim); /* NULL is safe */

typedef struct solver_tables {
    int tiers;        /* that will be made within the budget; 0 where no tables suit the size */
    int made;         /* of them */
    double progress;  /* of the one being made, 0 to 1 */
    const char *name; /* of the best one made: "pattern databases 6-6-3", or ""; static text */
    size_t bytes;     /* of the tables kept for this goal */
    double build_ms;  /* wall time that went into them so far */
} solver_tables;

/* NULL claims nothing: all zero, the name "". */
solver_tables solver_claim_state(const solver_claim *claim);

/* Waits until all tiers are made, on both cores meanwhile. SW_CANCELLED where progress (which may be
 * NULL) was cancelled, SW_NO_MEMORY where a tier could not be made. */
sw_status solver_claim_wait(solver_claim *claim, solver_progress *progress);

/* Makes all tables in slides for boards of this goal that the budget allows, on the calling thread; where
 * nobody asks for them a search makes them once it has gone on for long. SW_CANCELLED where progress (which
 * may be NULL) was cancelled, SW_NO_MEMORY. */
sw_status solver_prepare_slides(solver *solver, const puzzle_board *goal,
                                solver_progress *progress);

/* Learned values: how far from home a board looks, as was learned from boards (docs/TRAINING.md). They guide the
 * beams of the anytime engine and prove nothing. Squares from 5x5 to 8x8 have a file each, and all sizes share one,
 * without which there are staged beams alone. */

/* The folder of the files, "assets/values" of the program; NULL, as a solver begins, for none. Before
 * the first search. False where memory ran out. */
bool solver_set_values(solver *solver, const char *folder);

/* Whether boards of the size are meant to be guided by learned values: those that are not small enough for proofs. */
bool solver_wants_values(puzzle_size size);

/* Whether the files for the size are good. SW_NOT_FOUND, SW_BAD_INPUT (damaged, or of another
 * version) and SW_IO say so and name the file; SW_NO_MEMORY also where the solver's memory has no
 * room for them now. */
sw_status solver_check_values(solver *solver, puzzle_size size, sw_error *error);

#endif
