#ifndef SOLVER_SEARCH_RUN_H
#define SOLVER_SEARCH_RUN_H

#include "engines/classic/classic_metric.h"
#include "engines/classic/node_memory.h"
#include "heuristics/heuristic.h"
#include "solver/search.h"

/* One run of a classic search, expansion by expansion. Each algorithm is a table of functions; its
 * own run begins with a search_run. */
typedef struct search_run search_run;

/* What is searched for, and with what. */
typedef struct search_task {
    const normalized_board *start; /* copied */
    const heuristic *h;            /* borrowed; NULL for an algorithm that asks none */
    node_memory *memory;           /* borrowed: for lists and nodes */
    classic_metric metric;
} search_task;

typedef struct search_algorithm {
    const char *name; /* for people; static text */

    /* A run with its first node open, or at its end already. NULL where memory ran out. */
    search_run *(*create)(const search_task *task);
    void (*destroy)(search_run *run);

    /* Expands the next node of a run that is not at its end. */
    void (*expand)(search_run *run);

    /* How many nodes there are, and one of them; its board is written apart, as a normalized_board. */
    size_t (*count)(const search_run *run);
    void (*node)(const search_run *run, size_t number, solver_node *out, normalized_board *board);

    /* The moves from start to goal of a run that has found it. False where memory ran out. */
    bool (*path)(const search_run *run, puzzle_path *out);
} search_algorithm;

extern const search_algorithm solver_breadth_first_search;
extern const search_algorithm solver_astar_search;
extern const search_algorithm solver_idastar_search;
extern const search_algorithm solver_bidirectional_search;

struct search_run {
    const search_algorithm *algorithm;
    solver_search_state state;
    int64_t last, next; /* node that was expanded, and that will be; -1 where there is none */
    solver_search_figures figures; /* but for the memory, which the node memory counts */
};

/* Figures of a node that enters the open list, from the closed one or as a new one, and of a node
 * that goes from the open list to the closed one. */
static inline void solver_search_run_open(search_run *run, bool was_closed)
{
    solver_search_figures *figures = &run->figures;
    figures->closed -= was_closed;
    if (++figures->open > figures->open_peak)
        figures->open_peak = figures->open;
}

static inline void solver_search_run_close(search_run *run)
{
    solver_search_figures *figures = &run->figures;
    figures->open--;
    if (++figures->closed > figures->closed_peak)
        figures->closed_peak = figures->closed;
}

/* The run is at its end. */
static inline void solver_search_run_end(search_run *run, solver_search_state state)
{
    run->state = state;
    run->next = -1;
}

#endif
