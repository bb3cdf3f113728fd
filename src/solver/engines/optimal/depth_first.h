#ifndef SOLVER_DEPTH_FIRST_H
#define SOLVER_DEPTH_FIRST_H

#include "core/prune.h"
#include "core/watch.h"
#include "heuristics/heuristic.h"
#include "puzzle/path.h"

/* A depth-first search of the boards below some roots, no further than a bound allows. One thread.
 *
 * Where there are several roots it goes on with a few of them by turns, a board at a time: the tables
 * are far larger than the caches, and while what one of them asked for is on its way the others
 * work. */
typedef struct depth_first depth_first;

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

typedef enum depth_first_end {
    DEPTH_FIRST_FOUND,
    DEPTH_FIRST_EXHAUSTED,  /* no solution below the roots within the bound */
    DEPTH_FIRST_STOPPED,    /* the watch said so */
    DEPTH_FIRST_SUPERSEDED, /* a better heuristic is ready */
    DEPTH_FIRST_NO_MEMORY,
} depth_first_end;

/* The board is copied; the automaton is borrowed. NULL where memory ran out. */
depth_first *solver_depth_first_create(const normalized_board *start, const prune *automaton);
void solver_depth_first_destroy(depth_first *search);

/* What the searches of one iteration have in common. */
typedef struct depth_first_task {
    const heuristic *h;
    const void *start_node; /* the heuristic's, of the start */
    int start_value;
    int bound;
    const heuristic_slot *better; /* where better heuristics will appear, or NULL */
} depth_first_task;

/* Searches for a path from the start through a root to the goal of at most `bound` moves, until no
 * root is left. *next_bound is lowered to the least bound under which more boards would be searched. */
depth_first_end solver_depth_first_run(depth_first *search, const depth_first_task *task,
                                       search_frontier *frontier, int *next_bound,
                                       search_watch *watch);

/* Writes the path that was found. False where memory ran out. */
bool solver_depth_first_path(const depth_first *search, puzzle_path *path);

#endif
