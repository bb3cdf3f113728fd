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

/* Tables that come from a file may hold anything: a BROKEN heuristic must not be used. */
enum { HEURISTIC_BROKEN = -1 };

struct heuristic {
    const char *name; /* for people; static text */
    size_t node_size;

    /* Fills the node for a whole board and returns its value; HEURISTIC_BROKEN where its tables
     * contradict themselves. */
    int (*start)(const heuristic *self, const normalized_board *board, void *node);

    /* Fills the child's node for the move of the tile at `from` into the blank's cell, and returns its
     * value; `board` and `node` still stand before that move. */
    int (*step)(const heuristic *self, const normalized_board *board, int from, const void *node,
                void *child);

    const struct heuristic_sift *many; /* values many children together, or NULL */
};

/* A heuristic whose tables are far larger than the caches (heuristic.many) values the children of dozens of boards
 * together: what all of them need is on its way while the first is looked at. The values of
 * neighbours differ by one. */

enum { SIFT_CELLS = 25 }; /* of a board, at most */

/* A board one move behind another one; each heuristic keeps more of its own behind it. */
typedef struct sift_child {
    const void *parent; /* the heuristic's node of the board before */
    int16_t limit;      /* moves to go from the child, at most */
    uint8_t tile;       /* that moves: its home */
    uint8_t step;       /* the cell that it leaves * PUZZLE_MOVES + its puzzle_move */
} sift_child;

typedef struct heuristic_sift {
    size_t child_bytes; /* of a child with all that the heuristic keeps; aligned to 8 */

    /* Of the children whose numbers are listed, leaves those in the list, in their order, that are not
     * further from home than their limit, and returns how many these are. */
    int (*sift)(const heuristic *self, void *children, uint16_t *listed, int count);

    /* Makes a copy of the parent's node that of a child which was left. */
    void (*settle)(const heuristic *self, const void *child, void *node);
} heuristic_sift;

/* Where heuristics appear that are still being made, the better ones later: NULL until the first is
 * ready. */
typedef _Atomic(const heuristic *) heuristic_slot;

/* What is there now; slot may be NULL. */
static inline const heuristic *solver_heuristic_ready(const heuristic_slot *slot)
{
    return slot ? atomic_load_explicit(slot, memory_order_acquire) : NULL;
}

#endif
