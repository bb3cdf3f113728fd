/* Claims on pattern databases ahead of time. */
#include "solver/prepare.h"

#include "core/progress.h"
#include "patterns/pattern_tiers.h"
#include "solver_parts.h"

#include <stdlib.h>

/* The longer pruning automaton pays only where searches are long. */
enum { LONG_SEARCH_CELLS = 16 };

struct solver_claim {
    tables *shared;
    pattern_claim *patterns; /* NULL where no tables suit the size */
    bool has_long_searches;
};

void solver_set_memory(solver *self, solver_memory memory)
{
    solver_budget_set_limit(solver_tables_budget(solver_shared_tables(self)),
                            solver_memory_limit(memory));
    solver_pattern_store_set_budget(solver_tables_patterns(solver_shared_tables(self)),
                                    solver_memory_limit(memory));
    solver_slide_store_set_bytes(solver_tables_slides(solver_shared_tables(self)),
                                 solver_budget_tables(solver_memory_limit(memory)));
}

int solver_tables_plan(solver_tier out[SOLVER_MAX_TIERS], const puzzle_board *goal,
                       solver_memory memory)
{
    return solver_pattern_store_plan(out, goal->size, goal->blank, solver_memory_limit(memory));
}

solver_claim *solver_claim_tables(solver *self, const puzzle_board *goal)
{
    solver_claim *claim = malloc(sizeof *claim);
    if (!claim)
        return NULL;
    claim->patterns = solver_pattern_store_claim(solver_tables_patterns(solver_shared_tables(self)),
                                                 goal->size, goal->blank, PATTERN_PREPARES);
    claim->shared = solver_shared_tables(self);
    claim->has_long_searches = puzzle_size_cells(goal->size) >= LONG_SEARCH_CELLS;
    if (claim->patterns || !solver_pattern_tiers_any(goal->size))
        return claim;
    free(claim);
    return NULL;
}

void solver_claim_drop(solver_claim *claim)
{
    if (claim)
        solver_pattern_claim_drop(claim->patterns);
    free(claim);
}

pattern_claim *solver_claim_patterns(solver_claim *claim)
{
    return claim->patterns;
}

solver_tables solver_claim_state(const solver_claim *claim)
{
    if (!claim || !claim->patterns)
        return (solver_tables){.name = ""};
    return solver_pattern_claim_state(claim->patterns);
}

sw_status solver_claim_wait(solver_claim *claim, solver_progress *progress)
{
    if (!claim->patterns)
        return SW_OK;
    sw_status status = solver_pattern_claim_wait(claim->patterns, progress);
    if (status == SW_NO_MEMORY) { /* what nobody uses may give way */
        solver_evaluators_tidy(solver_tables_evaluators(claim->shared));
        status = solver_pattern_claim_wait(claim->patterns, progress);
    }
    if (status == SW_OK && claim->has_long_searches)
        status = solver_tables_lengthen_prune(claim->shared, progress ? &progress->cancel : NULL);
    return status;
}

sw_status solver_prepare_slides(solver *self, const puzzle_board *goal, solver_progress *progress)
{
    slide_store *store = solver_tables_slides(solver_shared_tables(self));
    if (puzzle_size_cells(goal->size) > SLIDE_PATTERN_CELLS)
        return SW_OK;
    slide_kind *kind = solver_slide_store_claim(store, goal->size, goal->blank);
    sw_status status = kind ? solver_slide_kind_complete(store, kind, progress) : SW_NO_MEMORY;
    solver_slide_store_drop(store, kind);
    return status;
}
