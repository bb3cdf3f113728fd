#ifndef SOLVER_IDA_H
#define SOLVER_IDA_H

#include "core/prune.h"
#include "core/watch.h"
#include "heuristics/heuristic.h"
#include "puzzle/path.h"

/* Iterative-deepening A* (Korf, 1985): depth-first searches under a rising bound. The first
 * solution is a shortest one, and each finished search raises the proven lower bound. Where a search
 * takes long, several threads share the boards of a frontier. */
typedef struct ida ida;

enum { IDA_MAX_THREADS = 64 };

/* The board is copied; the automaton is borrowed. At most IDA_MAX_THREADS threads are used. NULL
 * where memory ran out. */
ida *solver_ida_create(const normalized_board *board, const prune *automaton, int threads);
void solver_ida_destroy(ida *search);

typedef enum ida_end {
    IDA_FOUND,      /* *path is a shortest solution */
    IDA_STOPPED,    /* the watch said so */
    IDA_SUPERSEDED, /* a better heuristic is ready */
    IDA_NO_MEMORY,
    IDA_BROKEN, /* the heuristic lies; nothing is known any more */
    IDA_BEYOND, /* no solution is as short as asked for */
    IDA_PAUSED, /* between two iterations, as solver_ida_pause asked */
} ida_end;

/* From now on it begins with the bound `first`, below which there is known to be no solution, and only
 * solutions of at most `last` moves count; INT_MAX: all. */
void solver_ida_limit(ida *search, int first, int last);

/* From now on a search ends with IDA_PAUSED once an iteration has expanded so many nodes in vain. 0, as at
 * first: never. */
void solver_ida_pause(ida *search, uint64_t nodes);

/* The iterations that came to their end in vain, one after the other: the bound of the last one, and the
 * nodes that it and the one before expanded; 0 for none. */
typedef struct ida_iterations {
    int bound;
    uint64_t nodes[2];
} ida_iterations;
ida_iterations solver_ida_iterations(const ida *search);

/* Searches on from the bound reached so far. better: where a heuristic appears with which to go on
 * instead, or NULL; h may be the one that is there now. */
ida_end solver_ida_search(ida *search, const heuristic *h, const heuristic_slot *better,
                          search_watch *watch, puzzle_path *path);

/* Proved so far: no solution is shorter. */
int solver_ida_lower_bound(const ida *search);

/* Processor time of the threads other than the caller's. */
double solver_ida_helpers_cpu_ms(const ida *search);

#endif
