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
} ida_end;

/* From now on only solutions of at most `moves` moves count, and where there is one of that very
 * length, or none, a single search tells. */
void solver_ida_limit(ida *search, int moves);

/* Searches on from the bound reached so far. better: where a heuristic appears with which to go on
 * instead, or NULL; h may be the one that is there now. */
ida_end solver_ida_search(ida *search, const heuristic *h, const heuristic_slot *better,
                          search_watch *watch, puzzle_path *path);

/* Proved so far: no solution is shorter. */
int solver_ida_lower_bound(const ida *search);

/* Processor time of the threads other than the caller's. */
double solver_ida_helpers_cpu_ms(const ida *search);

#endif
