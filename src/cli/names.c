/* The solver's words as choices of an option. */
#include "names.h"

cli_names cli_names_list(void)
{
    cli_names list = {0};
    for (int i = 1; i < SOLVER_ALGORITHMS; i++)
        list.algorithms[i - 1] = solver_algorithm_name((solver_algorithm)i);
    for (int i = 1; i < SOLVER_HEURISTICS; i++)
        list.heuristics[i - 1] = solver_heuristic_name((solver_heuristic)i);
    for (int i = 0; i < SOLVER_MEMORIES; i++)
        list.memories[i] = solver_memory_name((solver_memory)i);
    for (int i = 0; i < PUZZLE_METRICS; i++)
        list.metrics[i] = puzzle_metric_name((puzzle_metric)i);
    return list;
}
