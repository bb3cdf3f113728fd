/* How much memory a solver may take, as a word or in megabytes. */
#include "core/budget.h"
#include "solver/prepare.h"

#include <string.h>

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
