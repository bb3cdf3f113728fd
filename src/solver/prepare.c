/* What a solver is given ahead of time: its memory, claims on pattern databases, and the folder of learned values. */
#include "solver/prepare.h"

#include "core/budget.h"
#include "core/progress.h"
#include "patterns/pattern_tiers.h"
#include "solver_parts.h"

#include <stdlib.h>
#include <string.h>

/* ---- Memory: a word, or megabytes ---- */

static const char *const words[SOLVER_MEMORIES] = {"small", "normal", "large", "huge"};
static const int words_mb[SOLVER_MEMORIES] = {SOLVER_MEMORY_WORDS_MB}; /* CMakeLists.txt */

const char *solver_memory_name(solver_memory memory)
{
    return memory < SOLVER_MEMORIES ? words[memory] : "";
}

/* Digits and nothing else. */
static bool find_number(const char *text, solver_memory *out)
{
    int number = 0;
    for (; *text >= '0' && *text <= '9' && number <= SOLVER_MEMORY_MOST_MB; text++)
        number = number * 10 + (*text - '0');
    if (*text || number < SOLVER_MEMORY_LEAST_MB || number > SOLVER_MEMORY_MOST_MB)
        return false;
    *out = (solver_memory)number;
    return true;
}

bool solver_memory_find(const char *text, solver_memory *out)
{
    for (int i = 0; i < SOLVER_MEMORIES; i++)
        if (strcmp(words[i], text) == 0) {
            *out = (solver_memory)i;
            return true;
        }
    return find_number(text, out);
}

size_t solver_memory_limit(solver_memory memory)
{
    int megabytes = memory < SOLVER_MEMORIES ? words_mb[memory] : (int)memory;
    return (size_t)megabytes << 20;
}

bool solver_memory_suffices(solver_memory memory, const solver_tier *tier)
{
    size_t limit = solver_memory_limit(memory);
    return tier->bytes <= solver_budget_tables(limit) &&
           tier->making <= solver_budget_making(limit);
}

void solver_set_memory(solver *self, solver_memory memory)
{
    solver_budget_set_limit(solver_tables_budget(solver_shared_tables(self)),
                            solver_memory_limit(memory));
    solver_pattern_store_set_budget(solver_tables_patterns(solver_shared_tables(self)),
                                    solver_memory_limit(memory));
    solver_slide_store_set_bytes(solver_tables_slides(solver_shared_tables(self)),
                                 solver_budget_tables(solver_memory_limit(memory)));
}

/* ---- Tables ---- */

/* The longer pruning automaton pays only where searches are long. */
enum { LONG_SEARCH_CELLS = 16 };

struct solver_claim {
    tables *shared;
    pattern_claim *patterns; /* NULL where no tables suit the size */
    bool has_long_searches;
};

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

/* ---- Learned values ---- */

bool solver_set_values(solver *self, const char *folder)
{
    return solver_evaluators_set_folder(solver_tables_evaluators(solver_shared_tables(self)),
                                        folder);
}

/* Smaller boards are solved by proof. */
enum { LEAST_CELLS = 17 };

bool solver_wants_values(puzzle_size size)
{
    return puzzle_size_cells(size) >= LEAST_CELLS;
}

sw_status solver_check_values(solver *self, puzzle_size size, sw_error *error)
{
    tables *shared = solver_shared_tables(self);
    size_t bytes = solver_evaluators_values_making(size);
    if (!solver_budget_try(solver_tables_budget(shared), bytes, SOLVER_BUDGET_LEFT))
        return sw_fail(error, SW_NO_MEMORY, "no memory for learned values");
    sw_status status = solver_evaluators_check(solver_tables_evaluators(shared), size, error);
    solver_tables_give_back(shared, bytes);
    return status;
}
