#ifndef SOLVER_METHOD_H
#define SOLVER_METHOD_H

#include "puzzle/board.h"

#include <stdbool.h>

/* The searches and heuristics that have a name of their own, so that one can be asked for and two
 * can be compared. The first of each leaves the choice to the solver. Each is a row of classic.c or
 * named_heuristic.c. */

typedef enum solver_algorithm {
    SOLVER_ANY_ALGORITHM,
    SOLVER_BFS,           /* breadth-first search */
    SOLVER_ASTAR,         /* A* (Hart, Nilsson and Raphael, 1968) */
    SOLVER_IDASTAR,       /* iterative-deepening A* (Korf, 1985) */
    SOLVER_BIDIRECTIONAL, /* breadth-first from both ends (Pohl, 1971) */
    SOLVER_ALGORITHMS,    /* how many */
} solver_algorithm;

typedef enum solver_heuristic {
    SOLVER_ANY_HEURISTIC,
    SOLVER_NONE,                /* 0 everywhere */
    SOLVER_MISPLACED,           /* tiles that are not at home */
    SOLVER_MANHATTAN,           /* the sum of the tiles' distances from home */
    SOLVER_MISPLACED_MANHATTAN, /* the sum of the two before: not admissible */
    SOLVER_LINEAR_CONFLICT,     /* Manhattan distance and linear conflicts */
    SOLVER_WALKING_DISTANCE,
    SOLVER_MAX,              /* the larger of the two before, on each axis */
    SOLVER_PATTERN_DATABASE, /* additive pattern databases, the best of the memory budget */
    SOLVER_HEURISTICS,       /* how many */
} solver_heuristic;

typedef struct solver_method {
    solver_algorithm algorithm;
    solver_heuristic heuristic;
} solver_method;

/* "astar", "linear-conflict": the words of the command line and of its records; "any" for the first.
 * Static text. */
const char *solver_algorithm_name(solver_algorithm algorithm);
const char *solver_heuristic_name(solver_heuristic heuristic);

/* "A*", "Linear conflict", and briefly "conflict": the words of the window, in English. Static text. */
const char *solver_algorithm_words(solver_algorithm algorithm);
const char *solver_heuristic_words(solver_heuristic heuristic);
const char *solver_heuristic_brief(solver_heuristic heuristic);

/* False where no algorithm or heuristic has that name. */
bool solver_algorithm_find(const char *name, solver_algorithm *out);
bool solver_heuristic_find(const char *name, solver_heuristic *out);

/* Whether the algorithm asks a heuristic at all: the breadth-first ones do not. */
bool solver_algorithm_is_informed(solver_algorithm algorithm);

/* Whether it never overestimates, so that A* and IDA* under it find shortest solutions. */
bool solver_heuristic_is_admissible(solver_heuristic heuristic);

/* Whether there is such a heuristic for boards of that size: walking distance needs tables that only
 * small boards can have. */
bool solver_heuristic_suits(solver_heuristic heuristic, puzzle_size size);

#endif
