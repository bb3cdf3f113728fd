#ifndef SOLVER_STAGED_STATE_H
#define SOLVER_STAGED_STATE_H

#include "core/home.h"
#include "evaluators/nearby.h"

#include <stddef.h>

enum { STAGED_LINE = 24 }; /* tiles of a line that are brought home together, at most */

/* How far a line is filled. */
typedef struct staged_line {
    int32_t left;    /* moves that its tiles need at least among themselves, and its traps */
    int32_t value;   /* its part of the score */
    uint32_t filled; /* bits of the places that hold their tile */
} staged_line;

/* A board of the beam, with what is known of it. */
typedef struct staged_state {
    uint64_t key;      /* of the board */
    uint64_t line_key; /* of the cells where the line's tiles stand */
    staged_line line;
    int32_t rest;             /* weighted moves of all later tiles, in 1/NEARBY_UNIT */
    int32_t way;              /* of the blank, to where it can move a tile of the line homewards */
    int32_t score;            /* less is better */
    uint32_t node;            /* in the tree: how it was reached */
    int32_t moves;            /* in how many */
    uint16_t blank;           /* its cell */
    uint8_t last;             /* its last step: a puzzle_move, or STAGED_STAY */
    uint16_t at[STAGED_LINE]; /* the cells of the line's tiles, by their places in the line */
    puzzle_tile home[];       /* as in a normalized_board; `cells` of them, and then, where values
                               * lead, as many nearby_way */
} staged_state;

enum { STAGED_STAY = PUZZLE_MOVES };

static inline nearby_way *solver_staged_state_ways(staged_state *state, int cells)
{
    return (nearby_way *)(void *)(state->home + cells);
}

/* Room for a number of states of equal size. */
typedef struct staged_pool {
    unsigned char *bytes;
    size_t stride;
    int *free; /* a stack of those that are not in use */
    int free_count;
} staged_pool;

size_t solver_staged_pool_bytes(int cells, bool led, int states);
bool solver_staged_pool_init(staged_pool *out, int cells, bool led,
                             int states); /* false where memory ran out */
void solver_staged_pool_deinit(staged_pool *pool);

static inline staged_state *solver_staged_pool_at(const staged_pool *pool, int slot)
{
    return (staged_state *)(void *)(pool->bytes + (size_t)slot * pool->stride);
}

int solver_staged_pool_take(
    staged_pool *pool); /* there always is one: the caller knows how many it takes */
void solver_staged_pool_give(staged_pool *pool, int slot);
void solver_staged_pool_copy(const staged_pool *pool, int to, int from);

/* Keys of boards: each is a sum over tiles of a product of two random numbers, the tile's and the
 * cell's, so that a move changes it by one product. */
typedef struct staged_keys {
    uint64_t of_tile[PUZZLE_MAX_CELLS];
    uint64_t of_cell[PUZZLE_MAX_CELLS];
} staged_keys;

void solver_staged_keys_init(staged_keys *out, int chance); /* others for each chance */

static inline uint64_t solver_staged_keys_step(const staged_keys *keys, int tile, int from, int to)
{
    return keys->of_tile[tile] * (keys->of_cell[to] - keys->of_cell[from]);
}

#endif
