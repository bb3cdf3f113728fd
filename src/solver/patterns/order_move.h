#ifndef SOLVER_ORDER_MOVE_H
#define SOLVER_ORDER_MOVE_H

#include "patterns/pattern_space.h"

/* What becomes of the orders of a block, a bit each by rank, when the tile at one place of the
 * reading order comes to another.
 *
 * The last four tiles' orders make units of 24 ranks. A move among the last four places shuffles the
 * bits within each unit, all alike; one among the places before them moves units as they are. Both
 * are quicker than bit by bit where many bits are set. */
typedef struct order_move {
    const pattern_space *space;
    uint16_t *rank; /* by rank of the order before */
    uint16_t *unit; /* by unit after: the unit before; NULL where units do not stay whole */
    uint32_t (
        *within)[256]; /* a unit's bits by 8 of the bits before, for its three bytes; or NULL */
} order_move;

/* False where memory ran out; *out is then empty and safe to deinit. */
bool solver_order_move_init(order_move *out, const pattern_space *space, int from, int to);
void solver_order_move_deinit(order_move *move);

/* What one takes, at most. */
size_t solver_order_move_bytes(size_t orders);

/* Adds to `after` where the `count` bits in `before` go. Both hold a bit for each order, and `before`
 * a word more. */
void solver_order_move_add(const order_move *move, const uint64_t *before, uint32_t count,
                           uint64_t *after);

#endif
