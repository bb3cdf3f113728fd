#ifndef GAME_LAB_SEARCH_H
#define GAME_LAB_SEARCH_H

#include "solver/search.h"

/* A search that goes on one expansion at a time, with its two lists in the order in which a person
 * wants to read them. */
typedef struct game_lab_search {
    solver_search *search; /* owned */
    solver_search_state state;
    uint32_t *open;   /* node numbers: the one that comes next, then by f, h and age; owned */
    uint32_t *closed; /* the latest number first; owned */
    size_t open_count, closed_count;
} game_lab_search;

/* Boards of so many cells at most are small enough to keep all their nodes. */
enum { GAME_LAB_SEARCH_CELLS = 10 };

/* The method with what the solver would choose itself put in: searches that are watched have names. */
solver_method game_lab_search_method(solver_method method);

/* As solver_search_create; *out is then the caller's to deinit. A zeroed one is safe to deinit. */
sw_status game_lab_search_init(game_lab_search *out, solver *solver, const solver_request *request,
                               sw_error *error);
void game_lab_search_deinit(game_lab_search *search);

/* Expands so many nodes at most; the lists stay as they were. */
void game_lab_search_expand(game_lab_search *search, uint64_t count);

/* Brings the lists up to date. SW_NO_MEMORY where they have no room: they are then empty. */
sw_status game_lab_search_list(game_lab_search *search);

/* The nodes from the start (or goal) to this one, the last `most` of them at most; out holds `most`.
 * Returns how many; *more says how many come before. */
int game_lab_search_ancestry(const game_lab_search *search, size_t number, size_t *out, int most,
                             int *more);

#endif
