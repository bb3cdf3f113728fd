/* The names of algorithms and heuristics, and which of them suits which board. */
#include "solver/method.h"

#include "heuristics/walking.h"
#include "patterns/pattern_tiers.h"

#include <string.h>

static const char *const algorithm_names[SOLVER_ALGORITHMS] = {
    [SOLVER_ANY_ALGORITHM] = "any",
    [SOLVER_BFS] = "bfs",
    [SOLVER_ASTAR] = "astar",
    [SOLVER_IDASTAR] = "idastar",
    [SOLVER_BIDIRECTIONAL] = "bidirectional",
};

static const char *const heuristic_names[SOLVER_HEURISTICS] = {
    [SOLVER_ANY_HEURISTIC] = "any",
    [SOLVER_NONE] = "none",
    [SOLVER_MISPLACED] = "misplaced",
    [SOLVER_MANHATTAN] = "manhattan",
    [SOLVER_MISPLACED_MANHATTAN] = "misplaced+manhattan",
    [SOLVER_LINEAR_CONFLICT] = "linear-conflict",
    [SOLVER_WALKING_DISTANCE] = "walking-distance",
    [SOLVER_MAX] = "max",
    [SOLVER_PATTERN_DATABASE] = "pattern-database",
};

const char *solver_algorithm_name(solver_algorithm algorithm)
{
    return algorithm_names[algorithm];
}

const char *solver_heuristic_name(solver_heuristic heuristic)
{
    return heuristic_names[heuristic];
}

/* The name's place in the table, or -1. */
static int find(const char *const *names, int count, const char *name)
{
    int at = count - 1;
    while (at >= 0 && strcmp(names[at], name) != 0)
        at--;
    return at;
}

bool solver_algorithm_find(const char *name, solver_algorithm *out)
{
    int at = find(algorithm_names, SOLVER_ALGORITHMS, name);
    if (at >= 0)
        *out = (solver_algorithm)at;
    return at >= 0;
}

bool solver_heuristic_find(const char *name, solver_heuristic *out)
{
    int at = find(heuristic_names, SOLVER_HEURISTICS, name);
    if (at >= 0)
        *out = (solver_heuristic)at;
    return at >= 0;
}

bool solver_algorithm_is_informed(solver_algorithm algorithm)
{
    return algorithm != SOLVER_BFS && algorithm != SOLVER_BIDIRECTIONAL;
}

bool solver_heuristic_is_admissible(solver_heuristic heuristic)
{
    return heuristic != SOLVER_MISPLACED_MANHATTAN;
}

bool solver_heuristic_suits(solver_heuristic heuristic, puzzle_size size)
{
    switch (heuristic) {
    case SOLVER_WALKING_DISTANCE:
    case SOLVER_MAX:
        return puzzle_size_cells(size) <= WALKING_CELLS;
    case SOLVER_PATTERN_DATABASE:
        return solver_pattern_tiers_any(size);
    default:
        return true;
    }
}
