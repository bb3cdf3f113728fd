#ifndef SOLVER_SLIDE_STORE_H
#define SOLVER_SLIDE_STORE_H

#include "core/budget.h"
#include "patterns/slide_tables.h"

/* The tables in slides that searches share, by the board's size and the blank's home. A search makes them
 * itself, on its own thread, once it has gone on for so long that they pay; no search waits for another
 * one's. Any thread may call. */
typedef struct slide_store slide_store;

/* Tables of one size and one home of the blank, in use. */
typedef struct slide_kind slide_kind;

/* bytes: that tables may take. NULL where memory ran out. */
slide_store *solver_slide_store_create(size_t bytes, solver_budget *memory);
void solver_slide_store_destroy(slide_store *store); /* NULL is safe */
void solver_slide_store_set_bytes(slide_store *store, size_t bytes);

/* NULL where memory ran out, or boards of the size have no tables. */
slide_kind *solver_slide_store_claim(slide_store *store, puzzle_size size, int blank_home);
void solver_slide_store_drop(slide_store *store, slide_kind *kind); /* NULL is safe */

/* The best tables there are; NULL: none. Borrowed until the kind is dropped. */
const slide_tables *solver_slide_kind_best(slide_store *store, const slide_kind *kind);

/* After how many nodes without them the next tables pay; 0 where there are none, or no room for them. */
uint64_t solver_slide_kind_pays(slide_store *store, const slide_kind *kind);

/* Makes the next tables. SW_NOT_FOUND where somebody else is making them, or there is nothing to be made;
 * the watch's status where it said so; SW_NO_MEMORY. */
sw_status solver_slide_kind_grow(slide_store *store, slide_kind *kind, search_watch *watch);

/* Makes all that the memory allows, or waits until somebody else has. SW_CANCELLED, SW_NO_MEMORY. */
sw_status solver_slide_kind_complete(slide_store *store, slide_kind *kind,
                                     solver_progress *progress);

#endif
