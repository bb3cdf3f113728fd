/* Additive pattern databases of four tiles: which tiles go together, and which groups share a table. */
#include "evaluators/additive.h"

#include <stdlib.h>
#include <string.h>

/* ---- One table, by breadth-first search over sets of placements ---- */

typedef uint64_t wide_set; /* a bit a cell, up to 64 of them */

/* The orders in which a group's tiles may stand in their cells, read from the lowest cell: at most 24,
 * so that a set of them is a word. A tile's move takes it from one place of the reading order to
 * another, and with it a whole set of orders. */
enum { ORDERS = 24, CHUNKS = 3 };
typedef uint32_t order_set;

typedef struct order_table {
    int orders;
    uint8_t tile[ORDERS][ADDITIVE_TILES]; /* by place */
    /* By the places, and eight orders at a time: what becomes of a set. */
    order_set moved[ADDITIVE_TILES][ADDITIVE_TILES][CHUNKS][256];
} order_table;

/* A set of cells with one component of the others, where the blank is. */
typedef struct block {
    wide_set set, component;
    order_set seen, frontier, next;
} block;

typedef struct builder {
    puzzle_size size;
    int cells, tiles;
    wide_set not_first, not_last; /* columns */
    uint32_t choose[ADDITIVE_CELLS + 1][ADDITIVE_TILES + 1];
    uint32_t power[ADDITIVE_TILES];
    uint32_t *first; /* by rank of a set: its first block, and behind the last set their count */
    block *blocks;
    uint32_t *active, *entered; /* blocks with a frontier, and those of the next one */
    uint32_t active_count, entered_count;
    order_table orders;
    uint8_t *out;
} builder;

/* ---- Sets of cells ---- */

static wide_set column_set(puzzle_size size, int column)
{
    wide_set set = 0;
    for (int row = 0; row < size.rows; row++)
        set |= (wide_set)1 << (row * size.columns + column);
    return set;
}

static wide_set component_of(wide_set within, wide_set start, int columns, wide_set not_first,
                             wide_set not_last)
{
    wide_set component = start, before;
    do {
        before = component;
        component |= (component & not_last) << 1 | (component & not_first) >> 1 |
                     component << columns | component >> columns;
        component &= within;
    } while (component != before);
    return component;
}

/* The component of `within` that holds the cell. */
static wide_set wide_set_component(puzzle_size size, wide_set within, int cell)
{
    return component_of(within, (wide_set)1 << cell, size.columns, ~column_set(size, 0),
                        ~column_set(size, size.columns - 1));
}

static wide_set all_cells(const builder *self)
{
    return ((wide_set)1 << self->cells) - 1;
}

/* Colexicographic, by Gosper's hack. */
static wide_set next_set(wide_set set)
{
    wide_set lowest = set & (0 - set), ripple = set + lowest;
    return ripple | ((set ^ ripple) >> 2) / lowest;
}

static int take_lowest(wide_set *set)
{
    int cell = __builtin_ctzll(*set);
    *set &= *set - 1;
    return cell;
}

static uint32_t set_rank(const builder *self, wide_set set)
{
    uint32_t rank = 0;
    for (int count = 1; set; count++)
        rank += self->choose[take_lowest(&set)][count];
    return rank;
}

/* ---- Orders ---- */

static void list_orders(order_table *out, int tiles)
{
    int place[ADDITIVE_TILES] = {0};
    out->orders = 0;
    for (int code = 0; code < 256; code++) {
        int used = 0;
        for (int i = 0; i < tiles; i++) {
            place[i] = code >> 2 * i & 3;
            used |= 1 << place[i];
        }
        if (used != (1 << tiles) - 1 || code >> 2 * tiles)
            continue;
        for (int i = 0; i < tiles; i++)
            out->tile[out->orders][i] = (uint8_t)place[i];
        out->orders++;
    }
}

static int find_order(const order_table *table, const uint8_t *tile, int tiles)
{
    int order = 0;
    while (memcmp(table->tile[order], tile, (size_t)tiles) != 0)
        order++;
    return order;
}

static int moved_order(const order_table *table, int order, int tiles, int from, int to)
{
    uint8_t tile[ADDITIVE_TILES];
    memcpy(tile, table->tile[order], sizeof tile);
    uint8_t mover = tile[from];
    for (int i = from; i < to; i++)
        tile[i] = tile[i + 1];
    for (int i = from; i > to; i--)
        tile[i] = tile[i - 1];
    tile[to] = mover;
    return find_order(table, tile, tiles);
}

static void fill_moves(order_table *out, int tiles)
{
    for (int from = 0; from < tiles; from++)
        for (int to = 0; to < tiles; to++)
            for (int order = 0; order < out->orders; order++) {
                order_set to_set = (order_set)1 << moved_order(out, order, tiles, from, to);
                for (int bits = 0; bits < 256; bits++)
                    if (bits >> order % 8 & 1)
                        out->moved[from][to][order / 8][bits] |= to_set;
            }
}

static inline order_set move_orders(const order_table *table, order_set set, int from, int to)
{
    if (from == to)
        return set;
    const order_set(*moved)[256] = table->moved[from][to];
    return moved[0][set & 255] | moved[1][set >> 8 & 255] | moved[2][set >> 16];
}

/* ---- Blocks ---- */

/* Lists the components of the cells outside each set; with blocks NULL, only counts them. */
static uint32_t list_blocks(builder *self, block *blocks)
{
    uint32_t count = 0, rank = 0;
    wide_set all = all_cells(self);
    for (wide_set set = ((wide_set)1 << self->tiles) - 1; set <= all; set = next_set(set)) {
        self->first[rank++] = count;
        for (wide_set outside = all & ~set; outside; count++) {
            wide_set component = component_of(outside, outside & (0 - outside), self->size.columns,
                                              self->not_first, self->not_last);
            outside &= ~component;
            if (blocks)
                blocks[count] = (block){.set = set, .component = component};
        }
    }
    self->first[rank] = count;
    return count;
}

static block *find_block(const builder *self, wide_set set, int blank)
{
    block *found = &self->blocks[self->first[set_rank(self, set)]];
    while (!(found->component >> blank & 1))
        found++;
    return found;
}

/* ---- The search ---- */

/* Writes the distance of placements that no component of the blank has led to before. */
static void write_distances(const builder *self, wide_set set, order_set orders, int distance)
{
    int cell[ADDITIVE_TILES];
    for (int i = 0; i < self->tiles; i++)
        cell[i] = take_lowest(&set);
    for (; orders; orders &= orders - 1) {
        const uint8_t *tile = self->orders.tile[__builtin_ctz(orders)];
        uint32_t index = 0;
        for (int i = 0; i < self->tiles; i++)
            index += (uint32_t)cell[i] * self->power[tile[i]];
        if (self->out[index] == UINT8_MAX)
            self->out[index] = (uint8_t)distance;
    }
}

static void enter(builder *self, block *target, order_set orders)
{
    if (orders && !target->next)
        self->entered[self->entered_count++] = (uint32_t)(target - self->blocks);
    target->next |= orders;
}

/* A tile goes from one cell to a free one beside it, and leaves its cell to the blank. */
static void push(builder *self, const block *here, int from, int to)
{
    wide_set left = (wide_set)1 << from, taken = (wide_set)1 << to;
    wide_set after = (here->set & ~left) | taken;
    int place = __builtin_popcountll(here->set & (left - 1));
    int new_place = __builtin_popcountll(after & (taken - 1));
    block *target = find_block(self, after, from);
    enter(self, target,
          move_orders(&self->orders, here->frontier, place, new_place) & ~target->seen);
}

static void push_all(builder *self, const block *here)
{
    for (wide_set tiles = here->set; tiles;) {
        int from = take_lowest(&tiles);
        wide_set bit = (wide_set)1 << from;
        wide_set beside = (bit & self->not_last) << 1 | (bit & self->not_first) >> 1 |
                          bit << self->size.columns | bit >> self->size.columns;
        for (wide_set targets = beside & here->component; targets;)
            push(self, here, from, take_lowest(&targets));
    }
}

/* What was entered becomes the frontier. */
static void settle(builder *self, int distance)
{
    uint32_t *settled = self->entered;
    self->entered = self->active;
    self->active = settled;
    self->active_count = self->entered_count;
    self->entered_count = 0;
    for (uint32_t i = 0; i < self->active_count; i++) {
        block *here = &self->blocks[settled[i]];
        here->frontier = here->next;
        here->next = 0;
        here->seen |= here->frontier;
        write_distances(self, here->set, here->frontier, distance);
    }
}

static void begin(builder *self, const int *homes, int blank_home)
{
    wide_set set = 0;
    uint8_t tile[ADDITIVE_TILES];
    for (int i = 0; i < self->tiles; i++)
        set |= (wide_set)1 << homes[i];
    for (int i = 0; i < self->tiles; i++)
        tile[__builtin_popcountll(set & (((wide_set)1 << homes[i]) - 1))] = (uint8_t)i;
    enter(self, find_block(self, set, blank_home),
          (order_set)1 << find_order(&self->orders, tile, self->tiles));
}

static sw_status search(builder *self, const atomic_bool *stop)
{
    for (int distance = 0; self->entered_count > 0; distance++) {
        settle(self, distance);
        for (uint32_t i = 0; i < self->active_count; i++)
            push_all(self, &self->blocks[self->active[i]]);
        if (stop && atomic_load_explicit(stop, memory_order_relaxed))
            return SW_CANCELLED;
    }
    return SW_OK;
}

static bool allocate(builder *self)
{
    uint32_t sets = self->choose[self->cells][self->tiles];
    self->first = malloc((sets + 1) * sizeof *self->first);
    if (!self->first)
        return false;
    uint32_t blocks = list_blocks(self, NULL);
    self->blocks = calloc(blocks, sizeof *self->blocks);
    self->active = malloc(blocks * sizeof *self->active);
    self->entered = malloc(blocks * sizeof *self->entered);
    if (!self->blocks || !self->active || !self->entered)
        return false;
    list_blocks(self, self->blocks);
    return true;
}

static void count_choices(builder *self)
{
    for (int n = 0; n <= self->cells; n++)
        for (int k = 0; k <= self->tiles; k++)
            self->choose[n][k] = k == 0   ? 1
                                 : n == 0 ? 0
                                          : self->choose[n - 1][k - 1] + self->choose[n - 1][k];
}

/* What making takes beside the table, at most. A cell that is cut off has all its neighbours in the set: there are at most half as many again. */
static size_t build_bytes(puzzle_size size, int tiles)
{
    size_t cells = (size_t)puzzle_size_cells(size), sets = 1;
    for (size_t i = 0; i < (size_t)tiles; i++)
        sets = sets * (cells - i) / (i + 1);
    const builder *self = NULL;
    size_t blocks = sets * 3 / 2;
    return sizeof *self + (sets + 1) * sizeof *self->first +
           blocks * (sizeof *self->blocks + sizeof *self->active + sizeof *self->entered);
}

/* Fills a table of one group: out[sum of cell of tile i times cells to the power i] becomes the least
 * number of moves of these tiles that bring them to homes[i], wherever the blank may stand, or 255
 * where two tiles are on one cell. By breadth-first search from the goal over all placements and
 * components of the blank. The statuses of solver_additive_init. */
static sw_status build_table(uint8_t *out, puzzle_size size, const int *homes, int tiles,
                             int blank_home, const atomic_bool *stop)
{
    builder *self = calloc(1, sizeof *self);
    if (!self)
        return SW_NO_MEMORY;
    self->size = size;
    self->cells = puzzle_size_cells(size);
    self->tiles = tiles;
    self->not_first = ~column_set(size, 0);
    self->not_last = ~column_set(size, size.columns - 1);
    self->out = out;
    size_t states = 1;
    for (int i = 0; i < tiles; i++) {
        self->power[i] = (uint32_t)states;
        states *= (size_t)self->cells;
    }
    count_choices(self);
    list_orders(&self->orders, tiles);
    fill_moves(&self->orders, tiles);
    memset(out, UINT8_MAX, states);
    sw_status status = SW_NO_MEMORY;
    if (allocate(self)) {
        begin(self, homes, blank_home);
        status = search(self, stop);
    }
    free(self->first);
    free(self->blocks);
    free(self->active);
    free(self->entered);
    free(self);
    return status;
}

/* ---- Groups ---- */

typedef struct tile_group {
    int tiles;
    int homes[ADDITIVE_TILES];
} tile_group;

/* The groups that are being drawn. */
typedef struct drawing {
    puzzle_size size;
    int blank_home;
    int count;
    tile_group groups[ADDITIVE_GROUPS];
} drawing;

static void draw_square(drawing *self, int column, int row)
{
    tile_group *group = &self->groups[self->count];
    for (int i = 0; i < 4; i++) {
        int home = (row + i / 2) * self->size.columns + column + i % 2;
        if (home != self->blank_home)
            group->homes[group->tiles++] = home;
    }
    self->count++;
}

/* A line of so many cells, `step` apart, in pieces that are as even as can be. */
static void draw_strip(drawing *self, int first, int step, int cells)
{
    int homes[ADDITIVE_CELLS], count = 0;
    for (int i = 0; i < cells; i++)
        if (first + i * step != self->blank_home)
            homes[count++] = first + i * step;
    int pieces = (count + ADDITIVE_TILES - 1) / ADDITIVE_TILES;
    for (int piece = 0; piece < pieces; piece++) {
        tile_group *group = &self->groups[self->count++];
        for (int i = count * piece / pieces; i < count * (piece + 1) / pieces; i++)
            group->homes[group->tiles++] = homes[i];
    }
}

/* The column or row that squares leave over, or `count` where there is none. On long sides it is not
 * the last one: squares in all corners are alike and share a table. */
static int odd_line(int count)
{
    if (count % 2 == 0)
        return count;
    return count >= 7 ? count - 3 : count - 1;
}

static void draw_groups(drawing *self)
{
    int columns = self->size.columns, rows = self->size.rows;
    int odd_column = odd_line(columns), odd_row = odd_line(rows);
    for (int row = 0; row + 1 < rows; row += row == odd_row ? 1 : 2)
        for (int column = 0; column + 1 < columns; column += column == odd_column ? 1 : 2)
            if (row != odd_row && column != odd_column)
                draw_square(self, column, row);
    if (odd_row < rows)
        draw_strip(self, odd_row * columns, 1, columns);
    if (odd_column == columns)
        return;
    draw_strip(self, odd_column, columns, odd_row);
    draw_strip(self, (odd_row + 1) * columns + odd_column, columns, rows - odd_row - 1);
}

static wide_set home_set(const tile_group *group)
{
    wide_set set = 0;
    for (int i = 0; i < group->tiles; i++)
        set |= (wide_set)1 << group->homes[i];
    return set;
}

/* Where the blank may be at the goal. */
static wide_set goal_component(puzzle_size size, const tile_group *group, int blank_home)
{
    wide_set all = ((wide_set)1 << puzzle_size_cells(size)) - 1;
    return wide_set_component(size, all & ~home_set(group), blank_home);
}

static wide_set reflect_set(puzzle_size size, int symmetry, wide_set set)
{
    wide_set reflected = 0;
    for (; set; set &= set - 1)
        reflected |= (wide_set)1 << solver_home_reflect(size, symmetry, __builtin_ctzll(set));
    return reflected;
}

/* A symmetry that takes one group to another, blank's component included, or -1. */
static int find_symmetry(puzzle_size size, const tile_group *from, const tile_group *to,
                         int blank_home)
{
    wide_set component = goal_component(size, from, blank_home);
    for (int i = 0; i < solver_home_symmetries(size); i++)
        if (reflect_set(size, i, home_set(from)) == home_set(to) &&
            reflect_set(size, i, component) == goal_component(size, to, blank_home))
            return i;
    return -1;
}

/* What each tile of a group contributes to the index of a table that was made for `made`, where the
 * symmetry takes the group. */
static void place_group(additive *self, int number, const tile_group *group, const tile_group *made,
                        int symmetry)
{
    for (int i = 0; i < group->tiles; i++) {
        int home = group->homes[i], there = solver_home_reflect(self->size, symmetry, home);
        uint32_t power = 1;
        for (int j = 0; made->homes[j] != there; j++)
            power *= (uint32_t)puzzle_size_cells(self->size);
        self->group[home] = (uint8_t)number;
        for (int cell = 0; cell < puzzle_size_cells(self->size); cell++)
            self->place[home][cell] =
                power * (uint32_t)solver_home_reflect(self->size, symmetry, cell);
    }
}

static sw_status make_table(additive *self, const tile_group *group, const atomic_bool *stop)
{
    size_t states = 1;
    for (int i = 0; i < group->tiles; i++)
        states *= (size_t)puzzle_size_cells(self->size);
    uint8_t *table = malloc(states);
    if (!table)
        return SW_NO_MEMORY;
    self->tables[self->table_count++] = table;
    self->bytes += states;
    return build_table(table, self->size, group->homes, group->tiles, self->blank_home, stop);
}

/* A table serves all groups that a symmetry takes to its own: true where an earlier one does. */
static bool shares_table(const drawing *drawn, int number)
{
    for (int i = 0; i < number; i++)
        if (find_symmetry(drawn->size, &drawn->groups[number], &drawn->groups[i],
                          drawn->blank_home) >= 0)
            return true;
    return false;
}

size_t solver_additive_making(puzzle_size size, int blank_home)
{
    drawing drawn = {.size = size, .blank_home = blank_home};
    size_t bytes = 0, building = 0;
    draw_groups(&drawn);
    for (int i = 0; i < drawn.count; i++) {
        size_t states = 1, own = build_bytes(size, drawn.groups[i].tiles);
        for (int tile = 0; tile < drawn.groups[i].tiles; tile++)
            states *= (size_t)puzzle_size_cells(size);
        bytes += shares_table(&drawn, i) ? 0 : states;
        building = own > building ? own : building;
    }
    return bytes + building;
}

/* Takes the table of an earlier group or makes one. */
static sw_status add_group(additive *self, const tile_group *groups, int number,
                           const atomic_bool *stop)
{
    for (int i = 0; i < number; i++) {
        int symmetry = find_symmetry(self->size, &groups[number], &groups[i], self->blank_home);
        bool made_here = symmetry >= 0 && self->distance[i];
        for (int j = 0; j < i; j++)
            made_here = made_here && self->distance[j] != self->distance[i];
        if (made_here) {
            place_group(self, number, &groups[number], &groups[i], symmetry);
            self->distance[number] = self->distance[i];
            return SW_OK;
        }
    }
    sw_status status = make_table(self, &groups[number], stop);
    if (status != SW_OK)
        return status;
    place_group(self, number, &groups[number], &groups[number], 0);
    self->distance[number] = self->tables[self->table_count - 1];
    return SW_OK;
}

sw_status solver_additive_init(additive *out, puzzle_size size, int blank_home,
                               const atomic_bool *stop)
{
    drawing drawn = {.size = size, .blank_home = blank_home};
    draw_groups(&drawn);
    memset(out, 0, sizeof *out);
    out->size = size;
    out->blank_home = blank_home;
    out->groups = drawn.count;
    sw_status status = SW_OK;
    for (int i = 0; i < out->groups && status == SW_OK; i++)
        status = add_group(out, drawn.groups, i, stop);
    if (status != SW_OK)
        solver_additive_deinit(out);
    return status;
}

void solver_additive_deinit(additive *self)
{
    for (int i = 0; i < self->table_count; i++)
        free(self->tables[i]);
    memset(self, 0, sizeof *self);
}

int solver_additive_start(const additive *self, const normalized_board *board,
                          uint32_t index[ADDITIVE_GROUPS])
{
    int sum = 0;
    memset(index, 0, (size_t)self->groups * sizeof *index);
    for (int cell = 0; cell < board->cells; cell++)
        if (cell != board->blank)
            index[self->group[board->home[cell]]] += self->place[board->home[cell]][cell];
    for (int group = 0; group < self->groups; group++)
        sum += self->distance[group][index[group]];
    return sum;
}
