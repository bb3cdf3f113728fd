/* What a tile's move does to whole blocks of orders, a word at a time. */
#include "patterns/order_move.h"

#include <stdlib.h>

enum { UNIT_TILES = 4, UNIT = 24, UNIT_MASK = (1 << UNIT) - 1, BYTE = 256 };

/* Fewer bits than one in so many orders are quicker bit by bit. */
enum { SPARSE = 40 };

static bool list_units(order_move *move, int units)
{
    move->unit = malloc((size_t)units * sizeof *move->unit);
    for (int unit = 0; move->unit && unit < units; unit++)
        move->unit[move->rank[unit * UNIT] / UNIT] = (uint16_t)unit;
    return move->unit != NULL;
}

static bool list_within(order_move *move)
{
    move->within = calloc(UNIT / 8, sizeof *move->within);
    for (int bit = 0; move->within && bit < UNIT; bit++)
        for (int byte = 0; byte < BYTE; byte++)
            if (byte >> bit % 8 & 1)
                move->within[bit / 8][byte] |= 1u << move->rank[bit];
    return move->within != NULL;
}

bool solver_order_move_init(order_move *out, const pattern_space *space, int from, int to)
{
    *out = (order_move){.space = space};
    out->rank = malloc((size_t)space->orders * sizeof *out->rank);
    if (!out->rank)
        return false;
    for (int rank = 0; rank < space->orders; rank++)
        out->rank[rank] = (uint16_t)solver_pattern_order_rank(
            space, solver_tile_order_moved(solver_pattern_order(space, (uint32_t)rank), from, to));
    int first = from < to ? from : to, last = from < to ? to : from;
    int before_units = space->tiles - UNIT_TILES;
    bool made = true;
    if (before_units >= 0 && first >= before_units)
        made = list_within(out);
    else if (last < before_units)
        made = list_units(out, space->orders / UNIT);
    if (!made)
        solver_order_move_deinit(out);
    return made;
}

size_t solver_order_move_bytes(size_t orders)
{
    const order_move *move = NULL;
    return orders * sizeof *move->rank + orders / UNIT * sizeof *move->unit +
           UNIT / 8 * sizeof *move->within;
}

void solver_order_move_deinit(order_move *move)
{
    free(move->rank);
    free(move->unit);
    free(move->within);
    *move = (order_move){.space = NULL};
}

static void add_bits(const order_move *move, const uint64_t *before, uint64_t *after)
{
    for (int first = 0; first < move->space->orders; first += 64)
        for (uint64_t rest = before[first / 64]; rest; rest &= rest - 1) {
            unsigned rank = move->rank[first + __builtin_ctzll(rest)];
            after[rank / 64] |= (uint64_t)1 << rank % 64;
        }
}

static uint32_t unit_at(const uint64_t *bits, int unit)
{
    const uint64_t *word = &bits[unit * UNIT / 64];
    int shift = unit * UNIT % 64; /* a multiple of 8 */
    return (uint32_t)(word[0] >> shift | word[1] << 8 << (56 - shift)) & UNIT_MASK;
}

/* Units are put together to words in a register. */
static void add_units(const order_move *move, const uint64_t *before, uint64_t *after)
{
    int units = move->space->orders / UNIT, filled = 0;
    uint64_t word = 0;
    for (int i = 0; i < units; i++) {
        uint32_t unit = unit_at(before, move->unit ? move->unit[i] : i);
        if (move->within)
            unit = move->within[0][unit & 255] | move->within[1][unit >> 8 & 255] |
                   move->within[2][unit >> 16];
        word |= (uint64_t)unit << filled;
        filled += UNIT;
        if (filled >= 64) {
            *after++ |= word;
            filled -= 64;
            word = unit >> (UNIT - filled);
        }
    }
    if (filled > 0)
        *after |= word;
}

void solver_order_move_add(const order_move *move, const uint64_t *before, uint32_t count,
                           uint64_t *after)
{
    bool by_unit = move->unit || move->within;
    if (by_unit && count > (uint32_t)move->space->orders / SPARSE)
        add_units(move, before, after);
    else
        add_bits(move, before, after);
}
