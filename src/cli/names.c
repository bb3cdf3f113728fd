/* The solver's words as choices of an option. */
#include "names.h"

#include <stdio.h>

cli_names cli_names_list(void)
{
    cli_names list = {0};
    for (int i = 1; i < SOLVER_ALGORITHMS; i++)
        list.algorithms[i - 1] = solver_algorithm_name((solver_algorithm)i);
    for (int i = 1; i < SOLVER_HEURISTICS; i++)
        list.heuristics[i - 1] = solver_heuristic_name((solver_heuristic)i);
    for (int i = 0; i < PUZZLE_METRICS; i++)
        list.metrics[i] = puzzle_metric_name((puzzle_metric)i);
    return list;
}

sw_status cli_memory_parse(solver_memory *out, const char *text, sw_error *error)
{
    if (!text || solver_memory_find(text, out))
        return SW_OK;
    return sw_fail(error, SW_BAD_INPUT,
                   "--memory takes small, normal, large, huge or megabytes from %d to %d, not "
                   "'%.40s'",
                   SOLVER_MEMORY_LEAST_MB, SOLVER_MEMORY_MOST_MB, text);
}

void cli_memory_write(char *out, size_t size, solver_memory memory)
{
    if (memory < SOLVER_MEMORIES)
        snprintf(out, size, "%s", solver_memory_name(memory));
    else
        snprintf(out, size, "%d MB", (int)memory);
}
