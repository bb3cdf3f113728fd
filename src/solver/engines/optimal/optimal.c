/* The optimal engine: begins with the best heuristic at hand, goes on with better ones. */
#include "engines/optimal/optimal.h"

#include "engines/optimal/ida.h"
#include "heuristics/conflict.h"
#include "heuristics/walking.h"
#include "os/clock.h"

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

/* A search under way, with all that it has borrowed. */
struct optimal_search {
    tables *shared;
    normalized_board board;
    pattern_claim *claim;
    const heuristic_slot *better;
    const heuristic *h; /* NULL where memory ran out */
    conflict conflicts;
    ida *memory; /* NULL where memory ran out */
};

static void begin(optimal_search *search, tables *shared, const normalized_board *board,
                  int threads, bool patterns)
{
    const prune *automaton =
        patterns ? solver_tables_prune(shared) : solver_tables_first_prune(shared);
    search->shared = shared;
    search->board = *board;
    search->claim = NULL;
    if (patterns && solver_optimal_uses_patterns(board->size))
        search->claim = solver_pattern_store_claim(solver_tables_patterns(shared), board->size,
                                                   board->home[board->blank], PATTERN_SEARCHES);
    search->better = solver_pattern_claim_slot(search->claim);
    search->h = first_heuristic(shared, board, search->better, &search->conflicts);
    search->memory = search->h ? solver_ida_create(board, automaton, threads) : NULL;
}

static void end(optimal_search *search)
{
    solver_ida_destroy(search->memory);
    solver_pattern_claim_drop(search->claim);
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

/* Goes on with better heuristics as they appear. SW_NOT_FOUND where the search is limited and there
 * is no solution within the limit. */
static sw_status run(optimal_search *search, search_watch *watch, puzzle_path *path)
{
    for (;;) {
        switch (solver_ida_search(search->memory, search->h, search->better, watch, path)) {
        case IDA_FOUND:
            return SW_OK;
        case IDA_BEYOND:
            return SW_NOT_FOUND;
        case IDA_STOPPED:
            return watch->status;
        case IDA_NO_MEMORY:
            return SW_NO_MEMORY;
        case IDA_SUPERSEDED:
            search->h = solver_heuristic_ready(search->better);
            break;
        case IDA_BROKEN:
            do_without(search);
        }
    }
}

void solver_optimal_solve(tables *shared, const normalized_board *board, int threads,
                          search_watch *watch, solver_answer *out)
{
    optimal_search search;
    double start_ms = os_clock_ms(), start_cpu_ms = os_clock_thread_cpu_ms();
    begin(&search, shared, board, threads, true);
    out->table_ms = os_clock_ms() - start_ms;
    out->cpu_ms = start_cpu_ms - os_clock_thread_cpu_ms(); /* solver_solve adds this thread's */
    out->engine = "IDA*";
    out->status = SW_NO_MEMORY;
    if (search.memory) {
        out->status = run(&search, watch, &out->path);
        out->heuristic = search.h->name;
        out->optimal = out->status == SW_OK;
        out->cpu_ms += solver_ida_helpers_cpu_ms(search.memory);
        if (solver_ida_lower_bound(search.memory) > out->lower_bound)
            out->lower_bound = solver_ida_lower_bound(search.memory);
    }
    end(&search);
}

optimal_search *solver_optimal_begin(tables *shared, const normalized_board *board, bool patterns)
{
    optimal_search *search = malloc(sizeof *search);
    if (!search)
        return NULL;
    begin(search, shared, board, 1, patterns);
    if (search->memory)
        return search;
    solver_optimal_end(search);
    return NULL;
}

void solver_optimal_end(optimal_search *search)
{
    if (search)
        end(search);
    free(search);
}

sw_status solver_optimal_continue(optimal_search *search, search_watch *watch, puzzle_path *path)
{
    return run(search, watch, path);
}

int solver_optimal_lower_bound(const optimal_search *search)
{
    return solver_ida_lower_bound(search->memory);
}

const char *solver_optimal_heuristic(const optimal_search *search)
{
    return search->h->name;
}

sw_status solver_optimal_within(tables *shared, const normalized_board *board, int moves,
                                int threads, search_watch *watch, bool *out)
{
    optimal_search search;
    puzzle_path path = {.length = 0};
    sw_status status = SW_NO_MEMORY;
    begin(&search, shared, board, threads, true);
    if (search.memory) {
        solver_ida_limit(search.memory, moves);
        status = run(&search, watch, &path);
    }
    *out = status == SW_OK;
    puzzle_path_deinit(&path);
    end(&search);
    return status == SW_NOT_FOUND ? SW_OK : status;
}
