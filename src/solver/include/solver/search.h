#ifndef SOLVER_SEARCH_H
#define SOLVER_SEARCH_H

#include "solver/solver.h"

/* A classic search that can be watched at work: it makes one expansion at a time, and its lists and
 * nodes lie open. solver_solve runs the same searches at full speed where a request names a method.
 *
 * One thread at a time. The solver must outlive the search. */
typedef struct solver_search solver_search;

typedef enum solver_search_state {
    SOLVER_SEARCH_RUNNING,
    SOLVER_SEARCH_FOUND,
    SOLVER_SEARCH_EXHAUSTED, /* every board within reach was seen: unsolvable */
    SOLVER_SEARCH_FULL,      /* the memory limit, or no memory */
} solver_search_state;

/* The request's method, memory limit and boards count; its other limits are the caller's to keep.
 * A heuristic's tables that are still missing are waited for. SW_NO_MEMORY, SW_CANCELLED where
 * progress was cancelled meanwhile (it may be NULL), SW_BAD_INPUT where the heuristic does not suit
 * the size or the request is none. */
sw_status solver_search_create(solver_search **out, solver *solver, const solver_request *request,
                               solver_progress *progress, sw_error *error);
void solver_search_destroy(solver_search *search);

/* Expands at most `count` nodes more. After an end it does nothing and says the same again. IDA* does
 * not see that a board is unsolvable: it goes on for ever. */
solver_search_state solver_search_expand(solver_search *search, uint64_t count);

typedef struct solver_search_figures {
    uint64_t expanded;
    uint64_t generated;
    size_t open, closed; /* nodes in the two lists now; for IDA* the path counts as open */
    size_t open_peak, closed_peak; /* and at most */
    size_t bytes_peak;             /* memory of the lists and nodes, at most */
    /* f of the node to be expanded next (A*), the threshold (IDA*), or the length of the solutions
     * that are looked for now: under an admissible heuristic no solution is shorter. */
    int bound;
} solver_search_figures;

solver_search_figures solver_search_figures_now(const solver_search *search);

typedef enum solver_node_list { SOLVER_NODE_OPEN, SOLVER_NODE_CLOSED } solver_node_list;

/* A node as it stands now. Nodes are numbered from 0 in the order in which they were generated. */
typedef struct solver_node {
    puzzle_board board;
    int64_t parent;    /* its number; -1 for a start */
    puzzle_slide step; /* that led here from the parent: one tile, or a slide; not for a start */
    int g, h;          /* f is their sum */
    solver_node_list list;
    bool from_goal; /* of the search that began at the goal (bidirectional) */
} solver_node;

/* How many nodes are kept: for IDA* those of the path, numbered from the start. */
size_t solver_search_node_count(const solver_search *search);
void solver_search_node(const solver_search *search, size_t number, solver_node *out);

/* The node that was expanded last, and the one that will be expanded next; -1 where there is none. */
int64_t solver_search_last(const solver_search *search);
int64_t solver_search_next(const solver_search *search);

/* With SOLVER_SEARCH_FOUND: the moves from start to goal, replayed. SW_NO_MEMORY. */
sw_status solver_search_path(const solver_search *search, puzzle_path *out);

#endif
