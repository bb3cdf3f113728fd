#ifndef SOLVER_WATCH_H
#define SOLVER_WATCH_H

#include "core/budget.h"
#include "core/progress.h"
#include "solver/solver.h"

/* What bounds one request, on one thread: its limits, its cancel flag and its counters. Searches poll
 * it every WATCH_INTERVAL expanded nodes, which takes well under a millisecond. */
enum { WATCH_INTERVAL = 1024 };

typedef struct search_watch {
    solver_progress *progress; /* never NULL */
    solver_progress *outer;    /* the request's, where progress is of a part of it; or NULL */
    double start_ms;           /* on os_clock_ms */
    double deadline_ms;        /* on os_clock_ms; 0 for none */
    double cpu_deadline_ms;    /* on os_clock_thread_cpu_ms of the caller's thread; 0 for none */
    uint64_t node_limit;       /* 0 for none */
    bool aside;                /* another board is searched: its bounds are not the request's */
    const atomic_bool *halt;   /* another thread of the search has come to an end; or NULL */
    uint64_t expanded;         /* by every search of this request so far */
    uint64_t generated;
    uint64_t published;            /* of the expanded nodes */
    double helpers_cpu_ms;         /* processor time of threads other than the caller's */
    double table_ms, table_cpu_ms; /* time spent on tables */
    sw_status status;              /* why the search must end; SW_OK while it may go on */
} search_watch;

void solver_watch_init(search_watch *out, const solver_request *request, solver_progress *progress,
                       double start_ms);

/* Adds what has been expanded since the last time to the request's progress. */
void solver_watch_publish(search_watch *watch);

/* Publishes too. False where the search must end: status says why, or is SW_OK after a halt. */
bool solver_watch_poll(search_watch *watch);

/* What a search says that ends because of that; SW_CANCELLED after a halt. */
sw_status solver_watch_verdict(const search_watch *watch);

/* Tables were made or read since the two clocks stood at that. */
void solver_watch_note_tables(search_watch *watch, double since_ms, double since_cpu_ms);

/* The request's own progress. Borrowed. */
solver_progress *solver_watch_request(const search_watch *watch);

/* A watch for another thread of the same search, and its counters' way back. */
search_watch solver_watch_fork(const search_watch *watch, const atomic_bool *halt);
void solver_watch_join(search_watch *watch, search_watch *forked);

/* Returns a watch without limits, for work that is done in any case; only cancelling ends it. solver_watch_join is its
 * way back, too. */
search_watch solver_watch_unlimited(const search_watch *watch);

/* A watch for a part of the request that ends by itself: after `nodes` of its own (0 for no such
 * limit), or when own->cancel is set; and with the request. solver_watch_join is its way back, too. */
search_watch solver_watch_part(const search_watch *watch, solver_progress *own, uint64_t nodes);

/* Where nodes are the only limit the same is to come out every time. */
solver_budget_share solver_watch_share(const search_watch *watch);

/* Publishes a lower bound; it only rises. */
void solver_watch_raise_bound(search_watch *watch, int bound);

#endif
