/* Begins with the best heuristic at hand, goes on with better ones. */
#include "engines/optimal/optimal_search.h"

#include "heuristics/conflict.h"
#include "heuristics/walking.h"

#include <assert.h>
#include <stdlib.h>

/* Smaller boards are solved before a table could be made. */
enum { PATTERNS_FROM_CELLS = 10 };

bool solver_optimal_uses_patterns(puzzle_size size)
{
    return puzzle_size_cells(size) >= PATTERNS_FROM_CELLS;
}

/* The heuristic to begin with: pattern databases where they are ready, and else what takes some
 * milliseconds to make. `conflicts` is memory for one of them. NULL where memory ran out. */
static const heuristic *first_heuristic(tables *shared, const normalized_board *board,
                                        const heuristic_slot *better, conflict *conflicts)
{
    const heuristic *ready = solver_heuristic_ready(better);
    int blank_home = board->home[board->blank];
    if (ready)
        return ready;
    if (board->cells <= WALKING_CELLS)
        return solver_tables_walking(shared, board->size, blank_home);
    solver_conflict_init(conflicts, board->size, blank_home);
    return &conflicts->base;
}

struct optimal_search {
    tables *shared;
    normalized_board board;
    pattern_claim *claim;
    const heuristic_slot *better;
    const heuristic *h; /* NULL where memory ran out */
    conflict conflicts;
    ida *memory; /* NULL where memory ran out */
};

static void begin(optimal_search *search, const normalized_board *board, int threads, bool patterns)
{
    tables *shared = search->shared;
    const prune *automaton =
        patterns ? solver_tables_prune(shared) : solver_tables_first_prune(shared);
    search->board = *board;
    search->claim = NULL;
    if (patterns && solver_optimal_uses_patterns(board->size))
        search->claim = solver_pattern_store_claim(solver_tables_patterns(shared), board->size,
                                                   board->home[board->blank], PATTERN_SEARCHES);
    search->better = solver_pattern_claim_slot(search->claim);
    search->h = first_heuristic(shared, board, search->better, &search->conflicts);
    search->memory = search->h ? solver_ida_create(board, automaton, threads) : NULL;
}

optimal_search *solver_optimal_begin(tables *shared, const normalized_board *board, int threads,
                                     bool patterns)
{
    optimal_search *search = malloc(sizeof *search);
    if (!search)
        return NULL;
    search->shared = shared;
    begin(search, board, threads, patterns);
    if (search->memory)
        return search;
    solver_optimal_end(search);
    return NULL;
}

void solver_optimal_end(optimal_search *search)
{
    if (!search)
        return;
    solver_ida_destroy(search->memory);
    solver_pattern_claim_drop(search->claim);
    free(search);
}

/* Its tables were read from a file that holds something else. */
static void do_without(optimal_search *search)
{
    assert(search->claim); /* no other heuristic is read from files */
    solver_pattern_claim_reject(search->claim, search->h);
    search->h = first_heuristic(search->shared, &search->board, search->better, &search->conflicts);
    if (search->h)
        return;
    solver_conflict_init(&search->conflicts, search->board.size,
                         search->board.home[search->board.blank]);
    search->h = &search->conflicts.base;
}

ida_end solver_optimal_continue(optimal_search *search, search_watch *watch, puzzle_path *path)
{
    for (;;) {
        ida_end end = solver_ida_search(search->memory, search->h, search->better, watch, path);
        if (end == IDA_SUPERSEDED)
            search->h = solver_heuristic_ready(search->better);
        else if (end == IDA_BROKEN)
            do_without(search);
        else
            return end;
    }
}

sw_status solver_optimal_status(ida_end end, const search_watch *watch)
{
    switch (end) {
    case IDA_FOUND:
        return SW_OK;
    case IDA_BEYOND:
        return SW_NOT_FOUND;
    case IDA_NO_MEMORY:
        return SW_NO_MEMORY;
    default:
        return solver_watch_verdict(watch);
    }
}

ida *solver_optimal_ida(optimal_search *search)
{
    return search->memory;
}

bool solver_optimal_is_settled(const optimal_search *search)
{
    if (!search->claim)
        return true;
    solver_tables made = solver_pattern_claim_state(search->claim);
    return made.tiers > 0 && made.made == made.tiers;
}

const char *solver_optimal_heuristic(const optimal_search *search)
{
    return search->h->name;
}
