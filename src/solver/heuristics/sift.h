#ifndef SOLVER_SIFT_H
#define SOLVER_SIFT_H

#include "heuristics/heuristic.h"

/* A heuristic whose tables are far larger than the caches values the children of dozens of boards
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

#endif
