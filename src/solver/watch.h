#ifndef SOLVER_WATCH_H
#define SOLVER_WATCH_H

#include "solver/solver.h"

/* What bounds one request: its limits, its cancel flag and its counters. Searches poll it every
 * WATCH_INTERVAL expanded nodes, which takes well under a millisecond. */
enum { WATCH_INTERVAL = 1024 };

typedef struct search_watch {
    solver_progress *progress; /* never NULL */
    double deadline_ms;        /* on os_clock_ms; 0 for none */
    uint64_t node_limit;       /* 0 for none */
    uint64_t expanded;         /* by every search of this request so far */
    uint64_t generated;
    sw_status status; /* why the search must end; SW_OK while it may go on */
} search_watch;

void watch_init(search_watch *out, const solver_request *request, solver_progress *progress,
                double start_ms);

/* Publishes the count of expanded nodes. */
void watch_publish(const search_watch *watch);

/* Publishes too. False where the search must end: status then says why. */
bool watch_poll(search_watch *watch);

/* Publishes a lower bound; it only rises. */
void watch_raise_bound(search_watch *watch, int bound);

#endif
