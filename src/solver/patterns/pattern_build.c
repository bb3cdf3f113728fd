/* Fills a pattern database by breadth-first search over whole blocks, on several threads. */
#include "patterns/pattern_build.h"

#include "os/pages.h"
#include "os/thread.h"
#include "patterns/pattern_space.h"

#include <stdlib.h>
#include <string.h>

/* A layered breadth-first search over whole blocks. A move of a tile takes every order of one block
 * to an order of another in the same way: unless the tile passes others in the reading order, which
 * only vertical moves do, rank and all, so that 64 states move at once.
 *
 * A move changes the colour of one occupied cell, so the layers alternate between two halves of the
 * blocks. Each block gathers from its neighbours, which are all of the other half: threads share
 * the blocks of a layer without getting in one another's way.
 *
 * Two bits a state are enough. Where the one for a settled state is clear, the other one says
 * whether the state is in the last layer that its block took part in; where it is set, the other
 * one is the table's bit. */

/* ---- What a move does to the orders of a block, a word at a time ---- */

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

enum { UNIT_TILES = 4, UNIT = 24, UNIT_MASK = (1 << UNIT) - 1, BYTE = 256 };

/* Fewer bits than one in so many orders are quicker bit by bit. */
enum { SPARSE = 40 };

static void order_move_deinit(order_move *move)
{
    free(move->rank);
    free(move->unit);
    free(move->within);
    *move = (order_move){.space = NULL};
}

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

/* False where memory ran out; *out is then empty and safe to deinit. */
static bool order_move_init(order_move *out, const pattern_space *space, int from, int to)
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
        order_move_deinit(out);
    return made;
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

/* Adds to `after` where the `count` bits in `before` go. Both hold a bit for each order, and `before` a word more. */
static void order_move_add(const order_move *move, const uint64_t *before, uint32_t count,
                           uint64_t *after)
{
    bool by_unit = move->unit || move->within;
    if (by_unit && count > (uint32_t)move->space->orders / SPARSE)
        add_units(move, before, after);
    else
        add_bits(move, before, after);
}

/* What one takes, at most. */
static size_t order_move_bytes(size_t orders)
{
    const order_move *move = NULL;
    return orders * sizeof *move->rank + orders / UNIT * sizeof *move->unit +
           UNIT / 8 * sizeof *move->within;
}

/* ---- The blocks ---- */

/* Where a block gathers from: there the tile stands at place `from` of the reading order, here at
 * place `to`. */
typedef struct gather {
    uint32_t block;
    uint8_t from, to;
} gather;

typedef struct builder {
    pattern *table; /* its bits are the other one of the two */
    pattern_making *making;
    const pattern_space *space;
    cell_set *sets;       /* by block */
    cell_set *outside;    /* by block: the blank's component */
    size_t *first_gather; /* by block, and one more */
    gather *gathers;
    order_move moves[PATTERN_TILES][PATTERN_TILES]; /* by from and to */
    uint64_t *settled;                              /* laid out as the table's bits */
    uint32_t *recent;                               /* by block: states in its last layer */
    uint32_t *left;                                 /* by block: states not yet found */

    /* Of the layer being searched. */
    int distance;
    atomic_uint next_block;
    atomic_bool found;
} builder;

/* One of the threads that search a layer. */
typedef struct builder_thread {
    builder *build;
    uint64_t *reached; /* of one block */
    uint64_t *recent;  /* of another, and a word more */
    os_thread thread;
    bool runs;
} builder_thread;

enum { MAX_THREADS = 16, BLOCKS_AT_ONCE = 32, SHARED_BYTES = 1 << 18 };

static bool is_odd(const pattern *table, cell_set set)
{
    return (solver_cell_set_count(set & table->dark) +
            solver_cell_set_count(table->homes & table->dark)) &
           1;
}

static bool is_stopped(const builder *build)
{
    return atomic_load_explicit(&build->making->stop, memory_order_relaxed);
}

static void list_blocks(builder *build)
{
    const pattern_space *space = build->space;
    cell_set all = (1u << space->cells) - 1, set = (1u << space->tiles) - 1;
    for (; set <= all && !is_stopped(build); set = solver_cell_set_next(set)) {
        for (cell_set rest = all & ~set; rest;) {
            int cell = __builtin_ctz(rest);
            uint32_t block = solver_pattern_block(space, set, cell);
            build->sets[block] = set;
            build->outside[block] = solver_cell_set_component(space->size, rest, cell);
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
            int there = solver_home_step(space->size, here, (puzzle_move)move);
            if (there < 0 || !(build->outside[block] >> there & 1))
                continue;
            cell_set moved = set ^ 1u << here ^ 1u << there;
            if (out)
                out[count] = (gather){
                    .block = solver_pattern_block(space, moved, here),
                    .from = (uint8_t)solver_cell_set_count(moved & ((1u << there) - 1)),
                    .to = (uint8_t)solver_cell_set_count(set & ((1u << here) - 1)),
                };
            count++;
        }
    }
    return count;
}

static sw_status list_all_gathers(builder *build)
{
    uint32_t blocks = build->space->blocks;
    for (uint32_t block = 0; block < blocks && !is_stopped(build); block++)
        build->first_gather[block + 1] =
            build->first_gather[block] + list_gathers(build, block, NULL);
    if (is_stopped(build))
        return SW_CANCELLED;
    build->gathers = malloc(build->first_gather[blocks] * sizeof *build->gathers);
    if (!build->gathers)
        return SW_NO_MEMORY;
    for (uint32_t block = 0; block < blocks && !is_stopped(build); block++)
        list_gathers(build, block, build->gathers + build->first_gather[block]);
    return SW_OK;
}

/* A vertical move passes at most columns - 1 tiles. */
static sw_status list_order_moves(builder *build)
{
    for (int from = 0; from < build->space->tiles; from++)
        for (int to = 0; to < build->space->tiles; to++) {
            if (from == to || abs(from - to) >= build->space->size.columns)
                continue;
            if (is_stopped(build))
                return SW_CANCELLED;
            if (!order_move_init(&build->moves[from][to], build->space, from, to))
                return SW_NO_MEMORY;
        }
    return SW_OK;
}

static uint64_t recent_word(const builder *build, size_t at)
{
    return build->table->bits[at] & ~build->settled[at];
}

/* Gathers by asking, for each state of the block that is still to be found, whether it comes from a
 * recent one. */
static void pull_from(const builder *build, uint32_t block, const gather *source,
                      builder_thread *thread)
{
    size_t words = build->table->words, orders = (size_t)build->space->orders;
    const uint64_t *settled = &build->settled[block * words];
    const uint16_t *rank_there = build->moves[source->to][source->from].rank;
    for (size_t i = 0; i < words; i++) {
        uint64_t unfound = ~(settled[i] | thread->reached[i]), found = 0;
        if (i == words - 1 && orders % 64)
            unfound &= ((uint64_t)1 << orders % 64) - 1;
        for (; unfound; unfound &= unfound - 1) {
            int bit = __builtin_ctzll(unfound);
            unsigned rank = rank_there[i * 64 + (size_t)bit];
            found |= (thread->recent[rank / 64] >> rank % 64 & 1) << bit;
        }
        thread->reached[i] |= found;
    }
}

static void gather_from(const builder *build, uint32_t block, const gather *source,
                        builder_thread *thread)
{
    size_t words = build->table->words, at = source->block * words;
    uint32_t recent = build->recent[source->block];
    if (source->from == source->to) {
        for (size_t i = 0; i < words; i++)
            thread->reached[i] |= recent_word(build, at + i);
        return;
    }
    for (size_t i = 0; i < words; i++)
        thread->recent[i] = recent_word(build, at + i);
    if (recent <= build->left[block])
        order_move_add(&build->moves[source->from][source->to], thread->recent, recent,
                       thread->reached);
    else
        pull_from(build, block, source, thread);
}

/* Gives the states of the block's last layer their bits. */
static void settle(builder *build, uint32_t block, int distance)
{
    size_t words = build->table->words, at = block * words;
    uint64_t bit = distance >> 1 & 1 ? ~(uint64_t)0 : 0;
    if (build->recent[block] == 0)
        return;
    build->recent[block] = 0;
    for (size_t i = at; i < at + words; i++) {
        uint64_t recent = recent_word(build, i);
        build->settled[i] |= recent;
        build->table->bits[i] &= ~recent | bit;
    }
}

static uint32_t count_bits(uint64_t word)
{
    const uint64_t pairs = 0x5555555555555555u, fours = 0x3333333333333333u;
    word -= word >> 1 & pairs;
    word = (word & fours) + (word >> 2 & fours);
    word = (word + (word >> 4)) & 0x0f0f0f0f0f0f0f0fu;
    return (uint32_t)(word * 0x0101010101010101u >> 56);
}

/* Finds the block's part of the layer, and returns how many states that are. */
static uint32_t advance(builder *build, uint32_t block, builder_thread *thread)
{
    size_t words = build->table->words, at = block * words;
    settle(build, block, build->distance - 2);
    if (build->left[block] == 0)
        return 0;
    bool touched = false;
    for (size_t i = build->first_gather[block]; i < build->first_gather[block + 1]; i++) {
        if (build->recent[build->gathers[i].block] == 0)
            continue;
        if (!touched)
            memset(thread->reached, 0, words * sizeof *thread->reached);
        touched = true;
        gather_from(build, block, &build->gathers[i], thread);
    }
    uint32_t count = 0;
    for (size_t i = 0; i < words && touched; i++) {
        uint64_t found = thread->reached[i] & ~build->settled[at + i];
        build->table->bits[at + i] |= found;
        if (found)
            count += count_bits(found);
    }
    build->recent[block] = count;
    build->left[block] -= count;
    return count;
}

/* Takes blocks of the layer until none is left. */
static void search_blocks(void *data)
{
    builder_thread *thread = data;
    builder *build = thread->build;
    uint32_t blocks = build->space->blocks;
    uint64_t states = 0;
    for (;;) {
        uint32_t first = atomic_fetch_add(&build->next_block, BLOCKS_AT_ONCE);
        if (first >= blocks)
            break;
        uint32_t end = blocks - first < BLOCKS_AT_ONCE ? blocks : first + BLOCKS_AT_ONCE;
        for (uint32_t block = first; block < end && !is_stopped(build); block++)
            if (is_odd(build->table, build->sets[block]) == (build->distance & 1))
                states += advance(build, block, thread);
    }
    if (states > 0)
        atomic_store(&build->found, true);
    atomic_fetch_add(&build->making->states, states);
}

/* A thread that cannot be started leaves its share to the others. */
static void search_layer(builder *build, builder_thread *threads, int count)
{
    atomic_store(&build->next_block, 0);
    atomic_store(&build->found, false);
    for (int i = 1; i < count; i++)
        threads[i].runs =
            os_thread_start(&threads[i].thread, search_blocks, &threads[i], NULL) == SW_OK;
    search_blocks(&threads[0]);
    for (int i = 1; i < count; i++)
        if (threads[i].runs)
            os_thread_join(threads[i].thread);
}

static sw_status search(builder *build, builder_thread *threads, int count)
{
    uint32_t home = build->table->home_block;
    build->table->bits[home * build->table->words] = 1;
    build->recent[home] = 1;
    build->left[home]--;
    atomic_store(&build->found, true);
    for (build->distance = 1; atomic_load(&build->found); build->distance++) {
        if (is_stopped(build))
            return SW_CANCELLED;
        search_layer(build, threads, count);
    }
    for (uint32_t block = 0; block < build->space->blocks; block++)
        settle(build, block, build->distance - 2);
    return is_stopped(build) ? SW_CANCELLED : SW_OK;
}

/* Each pair of neighbouring cells, one of them in the set and one not, is a gather of one block: of all sets
 * there are as many as ways to choose the other tiles, for either cell of the pair. */
static size_t count_gathers(const pattern_space *space)
{
    size_t columns = (size_t)space->size.columns, rows = (size_t)space->size.rows;
    size_t pairs = columns * (rows - 1) + rows * (columns - 1), sets = 1;
    for (int i = 0; i < space->tiles - 1; i++)
        sets = sets * (size_t)(space->cells - 2 - i) / (size_t)(i + 1);
    return 2 * pairs * sets;
}

size_t solver_pattern_build_bytes(const pattern_space *space)
{
    size_t blocks = space->blocks, orders = (size_t)space->orders, moves = 0;
    const builder *build = NULL;
    for (int from = 0; from < space->tiles; from++)
        for (int to = 0; to < space->tiles; to++)
            moves += from != to && abs(from - to) < space->size.columns;
    return solver_pattern_space_table_bytes(space) +
           blocks * (sizeof *build->sets + sizeof *build->outside + sizeof *build->first_gather +
                     sizeof *build->recent + sizeof *build->left) +
           count_gathers(space) * sizeof(gather) + moves * order_move_bytes(orders) +
           MAX_THREADS * (2 * solver_pattern_space_words(space) + 1) * sizeof(uint64_t);
}

static void builder_deinit(builder *build)
{
    free(build->sets);
    free(build->outside);
    free(build->first_gather);
    free(build->gathers);
    for (int from = 0; from < PATTERN_TILES; from++)
        for (int to = 0; to < PATTERN_TILES; to++)
            order_move_deinit(&build->moves[from][to]);
    os_pages_free(build->settled, solver_pattern_bytes(build->table));
    free(build->recent);
    free(build->left);
}

static sw_status builder_init(builder *out, pattern *table, pattern_making *making)
{
    size_t blocks = table->space->blocks;
    *out = (builder){.table = table, .making = making, .space = table->space};
    out->sets = malloc(blocks * sizeof *out->sets);
    out->outside = malloc(blocks * sizeof *out->outside);
    out->first_gather = calloc(blocks + 1, sizeof *out->first_gather);
    out->settled = os_pages_alloc(solver_pattern_bytes(table));
    out->recent = calloc(blocks, sizeof *out->recent);
    out->left = malloc(blocks * sizeof *out->left);
    if (!out->sets || !out->outside || !out->first_gather || !out->settled || !out->recent ||
        !out->left)
        return SW_NO_MEMORY;
    for (size_t block = 0; block < blocks; block++)
        out->left[block] = (uint32_t)table->space->orders;
    list_blocks(out);
    sw_status status = list_all_gathers(out);
    return status == SW_OK ? list_order_moves(out) : status;
}

/* Where a layer takes a moment, several threads share it. */
static sw_status search_together(builder *build)
{
    builder_thread threads[MAX_THREADS] = {{.build = NULL}};
    int count = build->making->threads;
    if (count > MAX_THREADS)
        count = MAX_THREADS;
    if (count < 1 || solver_pattern_bytes(build->table) < SHARED_BYTES)
        count = 1;
    size_t words = build->table->words, each = 2 * words + 1;
    uint64_t *scratch = calloc((size_t)count * each, sizeof *scratch);
    if (!scratch)
        return SW_NO_MEMORY;
    for (int i = 0; i < count; i++) {
        threads[i].build = build;
        threads[i].reached = scratch + (size_t)i * each;
        threads[i].recent = threads[i].reached + words;
    }
    sw_status status = search(build, threads, count);
    free(scratch);
    return status;
}

sw_status solver_pattern_build(pattern *table, pattern_making *making)
{
    builder build;
    sw_status status = builder_init(&build, table, making);
    if (status == SW_OK)
        status = search_together(&build);
    builder_deinit(&build);
    return status;
}
