/* A set of boards of one size, each numbered once, as an open hash table. */
#define XXH_INLINE_ALL /* no symbol of its own */
#include "solver/board_set.h"

#include <assert.h>
#include <inttypes.h>
#include <stdlib.h>
#include <string.h>
#include <xxhash.h>

enum {
    BYTES_LIMIT = 256 << 20,
    SLOT_BYTES = 16, /* of slots for each board, at most */
    FIRST_SLOTS = 64,
};

/* The slots are a hash table with linear probing, at most half full: each holds a board's number
 * plus one, or 0. */
struct solver_board_set {
    puzzle_size size;
    uint32_t cells;
    uint32_t count;
    uint32_t capacity; /* boards that `tiles` has room for */
    uint32_t limit;    /* boards */
    uint32_t slots;    /* a power of two */
    puzzle_tile *tiles;
    uint32_t *slot;
};

sw_status solver_board_set_create(solver_board_set **out, puzzle_size size, sw_error *error)
{
    if (!puzzle_size_valid(size))
        return sw_fail(error, SW_BAD_INPUT, "there are no boards of %dx%d", size.columns,
                       size.rows);
    solver_board_set *set = calloc(1, sizeof *set);
    uint32_t *slot = calloc(FIRST_SLOTS, sizeof *slot);
    if (!set || !slot) {
        free(set);
        free(slot);
        return sw_fail(error, SW_NO_MEMORY, "no memory for a set of boards");
    }
    set->size = size;
    set->cells = (uint32_t)puzzle_size_cells(size);
    set->limit = BYTES_LIMIT / (uint32_t)(set->cells * sizeof *set->tiles + SLOT_BYTES);
    set->slots = FIRST_SLOTS;
    set->slot = slot;
    *out = set;
    return SW_OK;
}

void solver_board_set_destroy(solver_board_set *set)
{
    if (!set)
        return;
    free(set->tiles);
    free(set->slot);
    free(set);
}

puzzle_size solver_board_set_size(const solver_board_set *set)
{
    return set->size;
}

uint32_t solver_board_set_count(const solver_board_set *set)
{
    return set->count;
}

static puzzle_tile *tiles_of(const solver_board_set *set, uint32_t number)
{
    return set->tiles + (size_t)number * set->cells;
}

/* The slot that holds these tiles, or the free one where they belong. */
static uint32_t *slot_of(const solver_board_set *set, const puzzle_tile *tiles)
{
    size_t bytes = set->cells * sizeof *tiles;
    uint32_t at = (uint32_t)XXH3_64bits(tiles, bytes) & (set->slots - 1);
    while (set->slot[at] && memcmp(tiles_of(set, set->slot[at] - 1), tiles, bytes) != 0)
        at = (at + 1) & (set->slots - 1);
    return &set->slot[at];
}

static bool grow_tiles(solver_board_set *set)
{
    uint32_t capacity = set->capacity > 0 ? set->capacity * 2 : FIRST_SLOTS / 2;
    if (capacity > set->limit)
        capacity = set->limit;
    puzzle_tile *tiles = realloc(set->tiles, (size_t)capacity * set->cells * sizeof *tiles);
    if (!tiles)
        return false;
    set->tiles = tiles;
    set->capacity = capacity;
    return true;
}

static bool grow_slots(solver_board_set *set)
{
    uint32_t *slot = calloc((size_t)set->slots * 2, sizeof *slot);
    if (!slot)
        return false;
    free(set->slot);
    set->slot = slot;
    set->slots *= 2;
    for (uint32_t number = 0; number < set->count; number++)
        *slot_of(set, tiles_of(set, number)) = number + 1;
    return true;
}

/* Makes room for one board more. */
static sw_status reserve(solver_board_set *set, sw_error *error)
{
    if (set->count == set->limit)
        return sw_fail(error, SW_LIMIT, "there are more than %" PRIu32 " boards", set->limit);
    if ((set->count < set->capacity || grow_tiles(set)) &&
        (set->count < set->slots / 2 || grow_slots(set)))
        return SW_OK;
    return sw_fail(error, SW_NO_MEMORY, "no memory for more than %" PRIu32 " boards", set->count);
}

sw_status solver_board_set_add(solver_board_set *set, const puzzle_board *board, uint32_t *number,
                               sw_error *error)
{
    if (!puzzle_size_equal(set->size, board->size))
        return sw_fail(error, SW_BAD_INPUT, "a board of another size than the set's");
    if (solver_board_set_find(set, board, number))
        return SW_OK;
    sw_status status = reserve(set, error);
    if (status != SW_OK)
        return status;
    *number = set->count++;
    *slot_of(set, board->tiles) = set->count;
    memcpy(tiles_of(set, *number), board->tiles, set->cells * sizeof *set->tiles);
    return SW_OK;
}

bool solver_board_set_find(const solver_board_set *set, const puzzle_board *board, uint32_t *number)
{
    if (!puzzle_size_equal(set->size, board->size))
        return false;
    uint32_t found = *slot_of(set, board->tiles);
    if (found > 0)
        *number = found - 1;
    return found > 0;
}

void solver_board_set_board(const solver_board_set *set, uint32_t number, puzzle_board *out)
{
    assert(number < set->count);
    memset(out, 0, sizeof *out);
    out->size = set->size;
    memcpy(out->tiles, tiles_of(set, number), set->cells * sizeof *set->tiles);
    out->blank = puzzle_board_find(out, PUZZLE_BLANK);
}
