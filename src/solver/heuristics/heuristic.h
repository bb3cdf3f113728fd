#ifndef SOLVER_HEURISTIC_H
#define SOLVER_HEURISTIC_H

#include "core/home.h"

#include <stdatomic.h>

/* A heuristic, as a table of functions: a search knows nothing else about it.
 *
 * A heuristic keeps what it knows of one board in a node of `node_size` bytes, aligned to 8, so that
 * the value of a neighbour costs little. It is 0 for the goal.
 *
 * The optimal engine asks for more: that it is admissible, 0 for the goal alone, and of the parity
 * of the moves to go. Not all those that the classic searches compare are. */
typedef struct heuristic heuristic;

/* Tables that come from a file may hold anything: a BROKEN heuristic must not be used. LATER: what the
 * value still needs has only now been asked for. */
enum { HEURISTIC_BROKEN = -1, HEURISTIC_LATER = -2 };

struct heuristic {
    const char *name; /* for people; static text */
    size_t node_size;

    /* Fills the node for a whole board and returns its value; HEURISTIC_BROKEN where its tables
     * contradict themselves. */
    int (*start)(const heuristic *self, const normalized_board *board, void *node);

    /* Begins the child's node for the move of the tile at `from` into the blank's cell; `board` and
     * `node` still stand before that move, and the node stays until the child is settled or given up.
     * No table is read yet, only asked for. */
    void (*step)(const heuristic *self, const normalized_board *board, int from, const void *node,
                 void *child);

    /* The stepped child's value. Once it is known to be above `limit`, any admissible value above
     * limit may be returned, and that is the end of the child. LATER: whoever has other work meanwhile
     * does it before asking again. */
    int (*value)(const heuristic *self, void *child, int limit);

    /* Completes the node of a child whose value is known, so that it can be stepped from. Most children
     * are never stepped from. NULL where nothing is left to do. */
    void (*settle)(const heuristic *self, const void *node, void *child);
};

/* The value of a stepped child, for whoever has no other work meanwhile. */
static inline int solver_heuristic_value(const heuristic *self, void *child, int limit)
{
    int value;
    do
        value = self->value(self, child, limit);
    while (value == HEURISTIC_LATER);
    return value;
}

static inline void solver_heuristic_settle(const heuristic *self, const void *node, void *child)
{
    if (self->settle)
        self->settle(self, node, child);
}

/* Where heuristics appear that are still being made, the better ones later: NULL until the first is
 * ready. */
typedef _Atomic(const heuristic *) heuristic_slot;

/* What is there now; slot may be NULL. */
static inline const heuristic *solver_heuristic_ready(const heuristic_slot *slot)
{
    return slot ? atomic_load_explicit(slot, memory_order_acquire) : NULL;
}

#endif
