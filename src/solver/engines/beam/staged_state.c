/* The pool of a staged beam's boards, and the random keys that hash them. */
#include "engines/beam/staged_state.h"

#include "base/rng.h"

#include <assert.h>
#include <stdlib.h>
#include <string.h>

static size_t stride_of(int cells, bool led)
{
    size_t align = _Alignof(staged_state);
    size_t a_cell = sizeof(puzzle_tile) + (led ? sizeof(nearby_way) : 0);
    size_t size = sizeof(staged_state) + (size_t)cells * a_cell;
    return (size + align - 1) / align * align;
}

size_t solver_staged_pool_bytes(int cells, bool led, int states)
{
    return (size_t)states * (stride_of(cells, led) + sizeof(int));
}

bool solver_staged_pool_init(staged_pool *out, int cells, bool led, int states)
{
    *out = (staged_pool){.stride = stride_of(cells, led)};
    out->bytes = malloc((size_t)states * out->stride);
    out->free = malloc((size_t)states * sizeof *out->free);
    if (!out->bytes || !out->free)
        return false;
    while (out->free_count < states) {
        out->free[out->free_count] = states - 1 - out->free_count;
        out->free_count++;
    }
    return true;
}

void solver_staged_pool_deinit(staged_pool *pool)
{
    free(pool->bytes);
    free(pool->free);
    *pool = (staged_pool){0};
}

int solver_staged_pool_take(staged_pool *pool)
{
    assert(pool->free_count > 0);
    return pool->free[--pool->free_count];
}

void solver_staged_pool_give(staged_pool *pool, int slot)
{
    pool->free[pool->free_count++] = slot;
}

void solver_staged_pool_copy(const staged_pool *pool, int to, int from)
{
    memcpy(solver_staged_pool_at(pool, to), solver_staged_pool_at(pool, from), pool->stride);
}

void solver_staged_keys_init(staged_keys *out, int chance)
{
    sw_rng rng = sw_rng_seed((uint64_t)chance);
    for (int i = 0; i < PUZZLE_MAX_CELLS; i++) {
        out->of_tile[i] = sw_rng_next(&rng) | 1;
        out->of_cell[i] = sw_rng_next(&rng);
    }
}
