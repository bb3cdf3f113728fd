#ifndef SOLVER_SOLVER_H
#define SOLVER_SOLVER_H

#include "puzzle/metric.h"
#include "puzzle/path.h"
#include "solver/method.h"
#include "solver/progress.h"

/* The solver's one door: a request in, an answer out, whichever engine does the work.
 *
 * A `solver` owns the tables (walking distance, pattern databases) that its searches share; they are
 * made when first needed and kept. It may be used by several threads at once. */
typedef struct solver solver;

typedef enum solver_engine {
    SOLVER_AUTO,    /* proves up to 16 cells; larger boards, and those where a limit comes first, it
                     * answers like SOLVER_ANYTIME */
    SOLVER_OPTIMAL, /* a proven shortest solution, or a limit */
    SOLVER_LINES,   /* line by line: some solution, at once, on any board */
    SOLVER_ANYTIME, /* some solution at once, then shorter ones until a limit (without one, after
                     * SOLVER_ANYTIME_MS), the proof, or the end of what it can try */
} solver_engine;

enum { SOLVER_ANYTIME_MS = 1000 };

/* A solution, shorter than any before for the same request. */
typedef struct solver_improvement {
    const puzzle_path *path; /* replayed from start to goal; borrowed for the time of the call */
    int lower_bound;         /* proved so far, in the request's metric */
    double ms;               /* wall time since the search began */
    uint64_t expanded;       /* by then */
} solver_improvement;

/* Called on a thread of the search, which waits meanwhile, never by two at once. The first one comes
 * at once, the last one is the answer's path. */
typedef void solver_improved(void *data, const solver_improvement *improvement);

typedef struct solver_request {
    puzzle_board start;
    puzzle_board goal; /* of the same size */
    solver_engine engine;
    double time_ms;            /* wall time; 0 for no limit */
    double cpu_ms;             /* processor time of the calling thread; 0 for no limit */
    uint64_t node_limit;       /* expanded nodes; 0 for no limit */
    int threads;               /* that one search may use; 0 and 1 mean one */
    solver_improved *improved; /* NULL, or whom SOLVER_AUTO and SOLVER_ANYTIME tell */
    void *improved_data;
    /* Zeroed, the engine's own search and heuristic. Otherwise the classic search of that name, on one
     * thread, whatever the engine (search.h): slower, and there to be compared. */
    solver_method method;
    /* Bytes for a classic search's nodes; 0 for what the solver's memory leaves (prepare.h). */
    size_t memory_limit;
    /* What the solution is to have few of, and what the lower bound counts. In slides one thread searches. */
    puzzle_metric metric;
} solver_request;

/* Whether a shortest solution of boards of that size can be expected to be proved while somebody
 * waits: those of up to SOLVER_PROVABLE_CELLS cells. */
enum { SOLVER_PROVABLE_CELLS = 16 };
bool solver_proves(puzzle_size size);

/* Whether the request can be answered at all: two boards with the same tiles and of the same size, and
 * an engine and a method that there are. SW_BAD_INPUT says what is wrong. Whatever takes a request
 * checks it itself. */
sw_status solver_request_check(const solver_request *request, sw_error *error);

/* Whether the anytime engine answers it from the beginning: where that is asked for, or AUTO has a
 * large board. */
bool solver_is_anytime(const solver_request *request);

/* What came out. Zeroed, it is empty and safe to deinit. */
typedef struct solver_answer {
    sw_status status; /* SW_OK, SW_UNSOLVABLE, SW_LIMIT, SW_CANCELLED or SW_NO_MEMORY; with a
                         * heuristic that does not suit the size, or a request that is none,
                         * SW_BAD_INPUT */
    bool optimal;     /* proved: no shorter solution exists */
    puzzle_path path; /* with SW_OK: replayed from start to goal before it is returned; owned */
    int lower_bound; /* proved, in the request's metric, whatever the status; equals the path's length
                         * in it if optimal */
    const char *engine;    /* what did the work, for people: "IDA*"; static text */
    const char *heuristic; /* "walking distance"; "" where none; static text */
    uint64_t expanded;
    uint64_t generated;
    double ms;       /* wall time of the search, waiting for tables left out */
    double cpu_ms;   /* processor time of the search, all its threads */
    double table_ms; /* wall time spent on tables that this request had to wait for */

    /* Of IDA*, from the end that it went on from: the nodes that the last two iterations which came to their
     * end expanded, the very last one first; 0 for none. */
    uint64_t iterations[2];

    /* Of a classic search only. */
    size_t open_peak, closed_peak; /* nodes in the two lists, at most */
    size_t bytes_peak;             /* memory of the lists and nodes, at most */
    bool memory_limited;           /* with SW_LIMIT: the memory limit came first */
} solver_answer;

void solver_answer_deinit(solver_answer *answer);

sw_status solver_create(solver **out, sw_error *error);
void solver_destroy(solver *solver);

/* Solves on the calling thread. progress may be NULL. Fills *out whatever happens and returns
 * out->status; the caller deinits it. */
sw_status solver_solve(solver *solver, const solver_request *request, solver_progress *progress,
                       solver_answer *out);

#endif
