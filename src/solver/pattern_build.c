#include "pattern_build.h"

#include <stdlib.h>
#include <string.h>

/* A layered breadth-first search over whole blocks. A move of a tile takes every order of one block
 * to an order of another in the same way: unless the tile passes others in the reading order, which
 * only vertical moves do, rank and all, so that 64 states move at once.
 *
 * A move changes the colour of one occupied cell, so the layers alternate between two halves of the
 * blocks, and one array holds the last layer of one half and the next of the other. Each block
 * gathers from its neighbours. */

/* Where a block gathers from: there the tile stands at place `from` of the reading order, here at
 * place `to`. */
typedef struct gather {
    uint32_t block;
    uint8_t from, to;
} gather;

typedef struct builder {
    pattern *table;
    const pattern_space *space;
    cell_set *sets;       /* by block */
    cell_set *outside;    /* by block: the blank's component */
    size_t *first_gather; /* by block, and one more */
    gather *gathers;
    uint16_t *moved_ranks[PATTERN_TILES][PATTERN_TILES]; /* by from, to and rank of the order */
    uint64_t *visited;                                   /* laid out as the table's bits */
    uint64_t *frontier; /* the last layer that each block took part in */
    uint8_t *active;    /* by block: the frontier is not empty */
    uint32_t *left;     /* by block: orders not yet visited */
    uint64_t *reached;  /* of one block */
} builder;

static bool is_odd(const pattern *table, cell_set set)
{
    return (cell_set_count(set & table->dark) + cell_set_count(table->homes & table->dark)) & 1;
}

static void list_blocks(builder *build)
{
    const pattern_space *space = build->space;
    cell_set all = (1u << space->cells) - 1;
    for (cell_set set = (1u << space->tiles) - 1; set <= all; set = cell_set_next(set)) {
        for (cell_set rest = all & ~set; rest;) {
            int cell = __builtin_ctz(rest);
            uint32_t block = pattern_block(space, set, cell);
            build->sets[block] = set;
            build->outside[block] = cell_set_component(space->size, rest, cell);
            rest &= ~build->outside[block];
        }
    }
}

/* Writes the block's gathers, unless out is NULL, and returns their number. */
static size_t list_gathers(const builder *build, uint32_t block, gather *out)
{
    const pattern_space *space = build->space;
    cell_set set = build->sets[block];
    size_t count = 0;
    for (cell_set rest = set; rest; rest &= rest - 1) {
        int here = __builtin_ctz(rest);
        for (int move = 0; move < PUZZLE_MOVES; move++) {
            int there = home_step(space->size, here, (puzzle_move)move);
            if (there < 0 || !(build->outside[block] >> there & 1))
                continue;
            cell_set moved = set ^ 1u << here ^ 1u << there;
            if (out)
                out[count] = (gather){
                    .block = pattern_block(space, moved, here),
                    .from = (uint8_t)cell_set_count(moved & ((1u << there) - 1)),
                    .to = (uint8_t)cell_set_count(set & ((1u << here) - 1)),
                };
            count++;
        }
    }
    return count;
}

static bool is_stopped(const atomic_bool *stop)
{
    return atomic_load_explicit(stop, memory_order_relaxed);
}

static sw_status list_all_gathers(builder *build, const atomic_bool *stop)
{
    uint32_t blocks = build->space->blocks;
    for (uint32_t block = 0; block < blocks && !is_stopped(stop); block++)
        build->first_gather[block + 1] =
            build->first_gather[block] + list_gathers(build, block, NULL);
    if (is_stopped(stop))
        return SW_CANCELLED;
    build->gathers = malloc(build->first_gather[blocks] * sizeof *build->gathers);
    if (!build->gathers)
        return SW_NO_MEMORY;
    for (uint32_t block = 0; block < blocks && !is_stopped(stop); block++)
        list_gathers(build, block, build->gathers + build->first_gather[block]);
    return SW_OK;
}

static uint16_t *list_moved_ranks(const pattern_space *space, int from, int to)
{
    uint16_t *ranks = malloc((size_t)space->orders * sizeof *ranks);
    for (int rank = 0; ranks && rank < space->orders; rank++)
        ranks[rank] = (uint16_t)pattern_order_rank(
            space, tile_order_moved(pattern_order(space, (uint32_t)rank), from, to));
    return ranks;
}

/* A vertical move passes at most columns - 1 tiles. */
static sw_status list_all_moved_ranks(builder *build, const atomic_bool *stop)
{
    for (int from = 0; from < build->space->tiles; from++)
        for (int to = 0; to < build->space->tiles; to++) {
            if (from == to || abs(from - to) >= build->space->size.columns)
                continue;
            if (is_stopped(stop))
                return SW_CANCELLED;
            build->moved_ranks[from][to] = list_moved_ranks(build->space, from, to);
            if (!build->moved_ranks[from][to])
                return SW_NO_MEMORY;
        }
    return SW_OK;
}

static void gather_from(const builder *build, const gather *source)
{
    size_t words = build->table->words;
    const uint64_t *frontier = &build->frontier[source->block * words];
    if (source->from == source->to) {
        for (size_t i = 0; i < words; i++)
            build->reached[i] |= frontier[i];
        return;
    }
    const uint16_t *moved = build->moved_ranks[source->from][source->to];
    for (size_t i = 0; i < words; i++)
        for (uint64_t rest = frontier[i]; rest; rest &= rest - 1) {
            unsigned rank = moved[i * 64 + (size_t)__builtin_ctzll(rest)];
            build->reached[rank / 64] |= (uint64_t)1 << (rank % 64);
        }
}

static uint32_t count_bits(uint64_t word)
{
    return (uint32_t)(cell_set_count((cell_set)word) + cell_set_count((cell_set)(word >> 32)));
}

/* The block's part of the layer at `distance`. True where there is one. */
static bool advance(builder *build, uint32_t block, int distance)
{
    size_t words = build->table->words, at = block * words;
    build->active[block] = false;
    if (build->left[block] == 0)
        return false;
    memset(build->reached, 0, words * sizeof *build->reached);
    for (size_t i = build->first_gather[block]; i < build->first_gather[block + 1]; i++)
        if (build->active[build->gathers[i].block])
            gather_from(build, &build->gathers[i]);
    for (size_t i = 0; i < words; i++) {
        uint64_t found = build->reached[i] & ~build->visited[at + i];
        build->frontier[at + i] = found;
        if (!found)
            continue;
        build->active[block] = true;
        build->visited[at + i] |= found;
        build->left[block] -= count_bits(found);
        if (distance >> 1 & 1)
            build->table->bits[at + i] |= found;
    }
    return build->active[block];
}

static sw_status search(builder *build, const atomic_bool *stop)
{
    uint32_t home = build->table->home_block;
    build->visited[home * build->table->words] = 1;
    build->frontier[home * build->table->words] = 1;
    build->active[home] = true;
    build->left[home]--;
    bool found = true;
    for (int distance = 1; found; distance++) {
        found = false;
        for (uint32_t block = 0; block < build->space->blocks; block++) {
            if (is_odd(build->table, build->sets[block]) != (distance & 1))
                continue;
            if (is_stopped(stop))
                return SW_CANCELLED;
            found |= advance(build, block, distance);
        }
    }
    return SW_OK;
}

static void builder_deinit(builder *build)
{
    free(build->sets);
    free(build->outside);
    free(build->first_gather);
    free(build->gathers);
    for (int from = 0; from < PATTERN_TILES; from++)
        for (int to = 0; to < PATTERN_TILES; to++)
            free(build->moved_ranks[from][to]);
    free(build->visited);
    free(build->frontier);
    free(build->active);
    free(build->left);
    free(build->reached);
}

static sw_status builder_init(builder *out, pattern *table, const atomic_bool *stop)
{
    size_t blocks = table->space->blocks, words = table->words;
    *out = (builder){.table = table, .space = table->space};
    out->sets = malloc(blocks * sizeof *out->sets);
    out->outside = malloc(blocks * sizeof *out->outside);
    out->first_gather = calloc(blocks + 1, sizeof *out->first_gather);
    out->visited = calloc(blocks * words, sizeof *out->visited);
    out->frontier = calloc(blocks * words, sizeof *out->frontier);
    out->active = calloc(blocks, sizeof *out->active);
    out->left = malloc(blocks * sizeof *out->left);
    out->reached = malloc(words * sizeof *out->reached);
    if (!out->sets || !out->outside || !out->first_gather || !out->visited || !out->frontier ||
        !out->active || !out->left || !out->reached)
        return SW_NO_MEMORY;
    for (size_t block = 0; block < blocks; block++)
        out->left[block] = (uint32_t)table->space->orders;
    list_blocks(out);
    sw_status status = list_all_gathers(out, stop);
    return status == SW_OK ? list_all_moved_ranks(out, stop) : status;
}

sw_status pattern_build(pattern *table, const atomic_bool *stop)
{
    builder build;
    sw_status status = builder_init(&build, table, stop);
    if (status == SW_OK)
        status = search(&build, stop);
    builder_deinit(&build);
    return status;
}
