/* Numbers the states of a group of tiles: sets of cells, the blank's component, orders. */
#include "patterns/pattern_space.h"

#include <assert.h>
#include <stdlib.h>

cell_set solver_cell_set_next(cell_set set)
{
    cell_set lowest = set & (0 - set), ripple = set + lowest;
    return ripple | ((set ^ ripple) >> 2) / lowest;
}

static cell_set column_set(puzzle_size size, int column)
{
    cell_set set = 0;
    for (int row = 0; row < size.rows; row++)
        set |= 1u << (row * size.columns + column);
    return set;
}

cell_set solver_cell_set_component(puzzle_size size, cell_set within, int cell)
{
    cell_set not_first = ~column_set(size, 0), not_last = ~column_set(size, size.columns - 1);
    cell_set component = 1u << cell, before;
    do {
        before = component;
        component |= (component & not_last) << 1 | (component & not_first) >> 1 |
                     component << size.columns | component >> size.columns;
        component &= within;
    } while (component != before);
    return component;
}

static uint32_t choose(int n, int k)
{
    uint32_t count = 1;
    for (int i = 0; i < k; i++)
        count = count * (uint32_t)(n - i) / (uint32_t)(i + 1);
    return k > n ? 0 : count;
}

/* The colexicographic number of the cells in `bits`, the lowest of them being the `count`th cell of
 * its set, counted from 0, and bit 0 being cell `first`. */
static uint32_t partial_rank(cell_set bits, int first, int count)
{
    uint32_t rank = 0;
    for (int cell = first; bits; bits >>= 1, cell++)
        if (bits & 1)
            rank += choose(cell, ++count);
    return rank;
}

/* The parts of some cells from `first` on, for all counts below them. */
static void number_part(pattern_rank_part *parts, int first, int cells, int counts)
{
    for (int count = 0; count < counts; count++)
        for (cell_set set = 0; set < 1u << cells; set++)
            *parts++ = (partial_rank(set, first, count) & ((1u << PATTERN_RANK_BITS) - 1)) |
                       (uint32_t)(count + solver_cell_set_count(set)) << PATTERN_RANK_BITS;
}

static void number_sets(pattern_space *space)
{
    number_part(space->low, 0, PATTERN_LOW_CELLS, 1);
    number_part(space->middle, PATTERN_LOW_CELLS, PATTERN_MIDDLE_CELLS, PATTERN_MIDDLE_COUNTS);
    number_part(space->high, PATTERN_LOW_CELLS + PATTERN_MIDDLE_CELLS, PATTERN_HIGH_CELLS,
                PATTERN_HIGH_COUNTS);
}

/* Numbers the components of the cells outside a set and returns how many there are. */
static uint32_t number_components(const pattern_space *space, cell_set outside,
                                  pattern_blocks *blocks, uint8_t *component)
{
    uint32_t components = 0;
    for (; outside; components++) {
        cell_set found = solver_cell_set_component(space->size, outside, __builtin_ctz(outside));
        outside &= ~found;
        if (components == 1)
            blocks->second = found & ((1u << PATTERN_CELLS) - 1);
        for (; found; found &= found - 1)
            component[__builtin_ctz(found)] = (uint8_t)components;
    }
    blocks->has_more = components > 2;
    return components;
}

/* Colexicographic order is the order of the sets as numbers. False where it was stopped. */
static bool number_blocks(pattern_space *space, const atomic_bool *stop)
{
    cell_set all = (1u << space->cells) - 1, set = (1u << space->tiles) - 1;
    for (uint32_t rank = 0; set <= all; rank++, set = solver_cell_set_next(set)) {
        if (atomic_load_explicit(stop, memory_order_relaxed))
            return false;
        pattern_blocks *blocks = &space->sets[rank];
        *blocks = (pattern_blocks){.first = space->blocks};
        space->blocks += number_components(space, all & ~set, blocks,
                                           &space->component[rank * (uint32_t)space->cells]);
    }
    return true;
}

/* The Lehmer digit of a tile is the count of smaller tiles after it. For the first four tiles that
 * is their index less the smaller ones before them; for the others it depends on the others only. */
static void number_orders(pattern_space *space)
{
    int first = space->tiles < 4 ? space->tiles : 4;
    for (uint32_t code = 0; code < 4096; code++) {
        int tile[4];
        for (int i = 0; i < 4; i++)
            tile[i] = (int)(code >> 3 * i & 7);
        uint32_t first_rank = 0, last_rank = 0;
        for (int i = 0; i < first; i++) {
            int digit = tile[i];
            for (int j = 0; j < i; j++)
                digit -= tile[j] < tile[i];
            first_rank = first_rank * (uint32_t)(space->tiles - i) + (uint32_t)digit;
        }
        for (int i = first; i < space->tiles; i++)
            first_rank *= (uint32_t)(space->tiles - i);
        for (int i = 0; i < space->tiles - first; i++) {
            int digit = 0;
            for (int j = i + 1; j < space->tiles - first; j++)
                digit += tile[j] < tile[i];
            last_rank = last_rank * (uint32_t)(space->tiles - first - i) + (uint32_t)digit;
        }
        space->first_orders[code] = (uint16_t)first_rank;
        space->last_orders[code] = (uint16_t)last_rank;
    }
}

tile_order solver_pattern_order(const pattern_space *space, uint32_t rank)
{
    int left[PATTERN_TILES];
    uint32_t orders = (uint32_t)space->orders;
    tile_order order = 0;
    for (int i = 0; i < space->tiles; i++)
        left[i] = i;
    for (int i = 0; i < space->tiles; i++) {
        orders /= (uint32_t)(space->tiles - i);
        int digit = (int)(rank / orders);
        rank %= orders;
        order |= (tile_order)left[digit] << 3 * i;
        for (int j = digit; j < space->tiles - i - 1; j++)
            left[j] = left[j + 1];
    }
    return order;
}

static tile_order bits_below(int place)
{
    return (1u << 3 * place) - 1;
}

tile_order solver_tile_order_moved(tile_order order, int from, int to)
{
    tile_order tile = order >> 3 * from & 7;
    tile_order others = (order & bits_below(from)) | (order >> 3 & ~bits_below(from));
    return (others & bits_below(to)) | tile << 3 * to | (others & ~bits_below(to)) << 3;
}

sw_status solver_pattern_space_init(pattern_space *out, puzzle_size size, int tiles,
                                    const atomic_bool *stop)
{
    int cells = puzzle_size_cells(size);
    assert(cells <= PATTERN_CELLS && tiles <= PATTERN_TILES && tiles < cells);
    *out = (pattern_space){.size = size, .cells = cells, .tiles = tiles, .orders = 1};
    for (int i = 2; i <= tiles; i++)
        out->orders *= i;
    size_t sets = choose(cells, tiles);
    out->sets = malloc(sets * sizeof *out->sets);
    out->component = calloc(sets, (size_t)cells);
    if (!out->sets || !out->component) {
        solver_pattern_space_deinit(out);
        return SW_NO_MEMORY;
    }
    number_sets(out);
    number_orders(out);
    if (number_blocks(out, stop))
        return SW_OK;
    solver_pattern_space_deinit(out);
    return SW_CANCELLED;
}

void solver_pattern_space_deinit(pattern_space *space)
{
    free(space->sets);
    free(space->component);
    *space = (pattern_space){.cells = 0};
}

size_t solver_pattern_space_words(const pattern_space *space)
{
    return ((size_t)space->orders + 63) / 64;
}

size_t solver_pattern_space_table_bytes(const pattern_space *space)
{
    return space->blocks * solver_pattern_space_words(space) * sizeof(uint64_t);
}

size_t solver_pattern_space_bytes(const pattern_space *space)
{
    size_t sets = choose(space->cells, space->tiles);
    return sizeof *space + sets * (sizeof *space->sets + (size_t)space->cells);
}
