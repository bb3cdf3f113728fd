/* Makes the heuristic that was asked for by name, and waits for its tables. */
#include "engines/classic/named_heuristic.h"

#include "heuristics/walking.h"

#include <stdlib.h>

static sw_status use_tiles(named_heuristic *out, const char *name, tilewise_cost *cost,
                           puzzle_size size, int blank_home)
{
    out->tiles = solver_tilewise_create(name, cost, size, blank_home);
    out->h = out->tiles ? solver_tilewise_heuristic(out->tiles) : NULL;
    return out->h ? SW_OK : SW_NO_MEMORY;
}

static sw_status use_conflicts(named_heuristic *out, puzzle_size size, int blank_home)
{
    solver_conflict_init(&out->conflicts, size, blank_home);
    out->h = &out->conflicts.base;
    return SW_OK;
}

static sw_status use_walking(named_heuristic *out, bool alone, tables *shared, puzzle_size size,
                             int blank_home)
{
    const heuristic *together = solver_tables_walking(shared, size, blank_home);
    if (!together)
        return SW_NO_MEMORY;
    out->h = alone ? solver_walking_alone(together) : together;
    return SW_OK;
}

/* The claim that waits leaves both cores to the tables; the one that stays keeps them. */
static sw_status claim_patterns(named_heuristic *out, pattern_store *store, puzzle_size size,
                                int blank_home, search_watch *watch)
{
    pattern_claim *waiting = solver_pattern_store_claim(store, size, blank_home, PATTERN_PREPARES);
    if (!waiting)
        return SW_NO_MEMORY;
    sw_status status = solver_pattern_claim_wait(waiting, watch->progress);
    if (status == SW_OK)
        out->patterns = solver_pattern_store_claim(store, size, blank_home, PATTERN_SEARCHES);
    out->h = solver_heuristic_ready(solver_pattern_claim_slot(out->patterns));
    solver_pattern_claim_drop(waiting);
    return status == SW_OK && !out->h ? SW_NO_MEMORY : status;
}

/* Whether the search can begin with them. Tables from a file may hold anything. SW_NOT_FOUND where they
 * are broken. */
static sw_status try_patterns(const named_heuristic *named, const normalized_board *start)
{
    void *node = malloc(named->h->node_size);
    if (!node)
        return SW_NO_MEMORY;
    bool broken = named->h->start(named->h, start, node) == HEURISTIC_BROKEN;
    free(node);
    return broken ? SW_NOT_FOUND : SW_OK;
}

static sw_status use_patterns(named_heuristic *out, tables *shared, const normalized_board *start,
                              search_watch *watch)
{
    for (;;) {
        sw_status status = claim_patterns(out, solver_tables_patterns(shared), start->size,
                                          start->home[start->blank], watch);
        if (status == SW_OK)
            status = try_patterns(out, start);
        if (status != SW_NOT_FOUND)
            return status;
        solver_pattern_claim_reject(out->patterns, out->h);
        solver_pattern_claim_drop(out->patterns);
        out->patterns = NULL;
        out->h = NULL;
    }
}

static sw_status make(named_heuristic *out, solver_heuristic name, tables *shared,
                      const normalized_board *start, search_watch *watch)
{
    puzzle_size size = start->size;
    int blank_home = start->home[start->blank];
    switch (name) {
    case SOLVER_NONE:
        return use_tiles(out, "", solver_tilewise_none, size, blank_home);
    case SOLVER_MISPLACED:
        return use_tiles(out, "misplaced tiles", solver_tilewise_misplaced, size, blank_home);
    case SOLVER_MANHATTAN:
        return use_tiles(out, "Manhattan distance", solver_tilewise_manhattan, size, blank_home);
    case SOLVER_MISPLACED_MANHATTAN:
        return use_tiles(out, "misplaced tiles + Manhattan distance", solver_tilewise_both, size,
                         blank_home);
    case SOLVER_WALKING_DISTANCE:
        return use_walking(out, true, shared, size, blank_home);
    case SOLVER_MAX:
        return use_walking(out, false, shared, size, blank_home);
    case SOLVER_PATTERN_DATABASE:
        return use_patterns(out, shared, start, watch);
    default:
        return use_conflicts(out, size, blank_home);
    }
}

sw_status solver_named_heuristic_init(named_heuristic *out, solver_heuristic name, tables *shared,
                                      const normalized_board *start, search_watch *watch,
                                      sw_error *error)
{
    out->h = NULL;
    out->tiles = NULL;
    out->patterns = NULL;
    puzzle_size size = start->size;
    if (!solver_heuristic_suits(name, size))
        return sw_fail(error, SW_BAD_INPUT, "%s does not suit a board of %dx%d",
                       solver_heuristic_name(name), size.columns, size.rows);
    sw_status status = make(out, name, shared, start, watch);
    return status == SW_OK
               ? SW_OK
               : sw_fail(error, status, "%s could not be made ready", solver_heuristic_name(name));
}

void solver_named_heuristic_deinit(named_heuristic *self)
{
    solver_tilewise_destroy(self->tiles);
    solver_pattern_claim_drop(self->patterns);
    self->patterns = NULL;
    self->tiles = NULL;
    self->h = NULL;
}

solver_heuristic solver_named_heuristic_default(puzzle_size size)
{
    return solver_heuristic_suits(SOLVER_MAX, size) ? SOLVER_MAX : SOLVER_LINEAR_CONFLICT;
}
