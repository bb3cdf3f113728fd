#ifndef SOLVER_ITERATION_H
#define SOLVER_ITERATION_H

#include "core/prune.h"
#include "core/watch.h"
#include "heuristics/heuristic.h"
#include "puzzle/path.h"

/* One iteration of IDA*, and the two ways to search it. */

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

/* ---- Depth first ---- */

/* A search of the boards below some roots, no further than a bound allows. One thread. */
typedef struct depth_first depth_first;

/* The board is copied; the automaton is borrowed. NULL where memory ran out. */
depth_first *solver_depth_first_create(const normalized_board *start, const prune *automaton);
void solver_depth_first_destroy(depth_first *search); /* NULL is safe */

/* Searches for a path from the start through a root to the goal of at most `bound` moves, until no
 * root is left. *next_bound is lowered to the least bound under which more boards would be searched. */
iteration_end solver_depth_first_run(depth_first *search, const iteration *task, int *next_bound,
                                     search_watch *watch);

/* Writes the path that was found. False where memory ran out. */
bool solver_depth_first_path(const depth_first *search, puzzle_path *path);

/* ---- In waves ---- */

/* The same search in waves: some dozen boards are taken from a stack, the heuristic
 * values all their children together, and those in reach are put on the stack. So its look-ups overlap, and
 * no branch hangs on what one of them tells. With tables that fit the caches it takes a fifth to two thirds longer
 * than depth first, which also has no limit on cells. One thread, boards of at most SIFT_CELLS cells. */
typedef struct wave wave;

wave *solver_wave_create(const normalized_board *start, const prune *automaton);
void solver_wave_destroy(wave *search); /* NULL is safe */

/* As solver_depth_first_run; the task's heuristic values many children together. */
iteration_end solver_wave_run(wave *search, const iteration *task, int *next_bound,
                              search_watch *watch);
bool solver_wave_path(const wave *search, puzzle_path *path);

#endif
