#ifndef SOLVER_ITERATION_H
#define SOLVER_ITERATION_H

#include "core/prune.h"
#include "core/watch.h"
#include "heuristics/heuristic.h"

/* One iteration of IDA*: what those who search it have in common. */

/* Where a search begins: the board after some moves from the start. */
enum { ROOT_MOVES = 16 };
typedef struct search_root {
    uint8_t moves[ROOT_MOVES]; /* puzzle_move */
    uint8_t length;
    uint16_t state; /* of the pruning automaton after them */
} search_root;

/* Roots that threads take in turn. */
typedef struct search_frontier {
    search_root *roots;
    int count;
    atomic_int next;
} search_frontier;

/* The next root; NULL where none is left. */
static inline const search_root *solver_frontier_take(search_frontier *frontier)
{
    int number = atomic_fetch_add_explicit(&frontier->next, 1, memory_order_relaxed);
    return number < frontier->count ? &frontier->roots[number] : NULL;
}

typedef struct iteration {
    const heuristic *h;
    const void *start_node; /* the heuristic's, of the start */
    int start_value;
    int bound;
    const heuristic_slot *better; /* where better heuristics will appear, or NULL */
    search_frontier *frontier;
} iteration;

typedef enum iteration_end {
    ITERATION_FOUND,
    ITERATION_EXHAUSTED,  /* no solution below the roots within the bound */
    ITERATION_STOPPED,    /* the watch said so */
    ITERATION_SUPERSEDED, /* a better heuristic is ready */
    ITERATION_NO_MEMORY,
} iteration_end;

static inline bool solver_iteration_is_superseded(const iteration *task)
{
    const heuristic *ready = solver_heuristic_ready(task->better);
    return ready && ready != task->h;
}

#endif
