#include "patterns.h"

#include <assert.h>
#include <stdlib.h>

enum { PLAIN, MIRRORED, VIEWS };

/* One group of one view, and the table that knows it. */
typedef struct patterns_look {
    pattern_loan loan;
    uint8_t cell[PATTERN_CELLS];  /* by the board's cell: the table's */
    uint8_t index[PATTERN_CELLS]; /* by the home of a tile of the group: its index in the table */
} patterns_look;

struct patterns {
    heuristic base;
    pattern_pool *pool;
    puzzle_size size;
    int groups;
    int views; /* 1 where no symmetry helps */
    int looks; /* of all views */
    patterns_look look[VIEWS * PATTERNS_GROUPS];
    uint8_t look_of[VIEWS][PATTERN_CELLS]; /* by the home of a tile */
};

/* Where one group stands. */
typedef struct patterns_part {
    cell_set set;
    uint32_t order : 24; /* tile_order */
    uint32_t distance : 8;
} patterns_part;

/* After a step, only the plain view is up to date until the value is asked for. */
typedef struct patterns_node {
    int16_t sum[VIEWS];
    uint8_t from, to, tile; /* of the step that led here */
    size_t index;           /* the bit that the moved tile's group will read */
    patterns_part parts[];  /* by look */
} patterns_node;

/* Moves a tile of one look and returns where the bit of the group's new state stands. */
static size_t move_tile(const patterns_look *look, patterns_part *part, int from, int to)
{
    int left = look->cell[from], entered = look->cell[to];
    cell_set set = part->set, moved = set ^ 1u << left ^ 1u << entered;
    if (left - entered != 1 && entered - left != 1) /* only a vertical move passes other tiles */
        part->order = tile_order_moved(part->order, cell_set_count(set & ((1u << left) - 1)),
                                       cell_set_count(moved & ((1u << entered) - 1))) &
                      0xffffffu;
    part->set = moved;
    return pattern_index(look->loan.table, moved, part->order, left);
}

/* Reads that bit, and brings the group's distance and the view's sum up to date. */
static void read_bit(const patterns_look *look, patterns_node *node, int view, patterns_part *part,
                     size_t index)
{
    int before = (int)part->distance;
    int after = pattern_distance_beside(before, pattern_bit(look->loan.table, index));
    part->distance = (uint32_t)after & 0xff;
    node->sum[view] = (int16_t)(node->sum[view] + after - before);
}

static void step(const heuristic *self, const home_board *board, int from, const void *node,
                 void *child)
{
    const patterns *tables = (const patterns *)self;
    const patterns_node *in = node;
    patterns_node *out = child;
    for (int i = 0; i < tables->looks; i++)
        out->parts[i] = in->parts[i];
    out->sum[PLAIN] = in->sum[PLAIN];
    out->sum[MIRRORED] = in->sum[MIRRORED];
    out->from = (uint8_t)from;
    out->to = (uint8_t)board->blank;
    out->tile = (uint8_t)board->home[from];
    int number = tables->look_of[PLAIN][out->tile];
    const patterns_look *look = &tables->look[number];
    out->index = move_tile(look, &out->parts[number], from, board->blank);
    __builtin_prefetch(&look->loan.table->bits[out->index / 64]);
}

static int value(const heuristic *self, void *child, int limit)
{
    const patterns *tables = (const patterns *)self;
    patterns_node *node = child;
    int number = tables->look_of[PLAIN][node->tile];
    read_bit(&tables->look[number], node, PLAIN, &node->parts[number], node->index);
    if (node->sum[PLAIN] > limit || tables->views == 1)
        return node->sum[PLAIN];
    number = tables->look_of[MIRRORED][node->tile];
    const patterns_look *look = &tables->look[number];
    size_t index = move_tile(look, &node->parts[number], node->from, node->to);
    read_bit(look, node, MIRRORED, &node->parts[number], index);
    return node->sum[PLAIN] > node->sum[MIRRORED] ? node->sum[PLAIN] : node->sum[MIRRORED];
}

/* The look's part of a whole board. */
static patterns_part start_part(const patterns *tables, int view, int number,
                                const home_board *board)
{
    const patterns_look *look = &tables->look[number];
    uint8_t index_at[PATTERN_CELLS]; /* by the table's cell */
    patterns_part part = {.set = 0};
    for (int cell = 0; cell < board->cells; cell++)
        if (cell != board->blank && tables->look_of[view][board->home[cell]] == number) {
            part.set |= 1u << look->cell[cell];
            index_at[look->cell[cell]] = look->index[board->home[cell]];
        }
    int places = 0;
    for (cell_set rest = part.set; rest; rest &= rest - 1)
        part.order |= ((uint32_t)index_at[__builtin_ctz(rest)] << 3 * places++) & 0xffffffu;
    int distance =
        pattern_distance(look->loan.table, part.set, part.order, look->cell[board->blank]);
    part.distance = (uint32_t)distance & 0xff;
    return part;
}

static int start(const heuristic *self, const home_board *board, void *node)
{
    const patterns *tables = (const patterns *)self;
    patterns_node *out = node;
    *out = (patterns_node){.index = 0};
    for (int i = 0; i < tables->looks; i++) {
        int view = i / tables->groups;
        out->parts[i] = start_part(tables, view, i, board);
        out->sum[view] = (int16_t)(out->sum[view] + (int)out->parts[i].distance);
    }
    return out->sum[PLAIN] > out->sum[MIRRORED] ? out->sum[PLAIN] : out->sum[MIRRORED];
}

/* A symmetry is of use where it keeps the blank's home and mixes the groups. */
static bool is_useful(const patterns *tables, const cell_set *homes, int symmetry, int blank_home)
{
    if (home_reflect(tables->size, symmetry, blank_home) != blank_home)
        return false;
    for (int group = 0; group < tables->groups; group++) {
        cell_set image = 0;
        for (cell_set rest = homes[group]; rest; rest &= rest - 1)
            image |= 1u << home_reflect(tables->size, symmetry, __builtin_ctz(rest));
        bool kept = false;
        for (int other = 0; other < tables->groups; other++)
            kept |= image == homes[other];
        if (!kept)
            return true;
    }
    return false;
}

/* The symmetry that the mirrored view looks through, or 0. */
static int choose_mirror(const patterns *tables, const cell_set *homes, int blank_home)
{
    int symmetry = home_symmetries(tables->size) - 1;
    while (symmetry > 0 && !is_useful(tables, homes, symmetry, blank_home))
        symmetry--;
    return symmetry;
}

static sw_status borrow(patterns *tables, int number, cell_set homes, int blank_home,
                        pattern_making *making)
{
    patterns_look *look = &tables->look[number];
    sw_status status =
        pattern_pool_borrow(tables->pool, tables->size, homes, blank_home, making, &look->loan);
    if (status != SW_OK)
        return status;
    tables->looks++;
    for (int home = 0; home < puzzle_size_cells(tables->size); home++) {
        look->cell[home] = look->loan.cell[home];
        if (!(homes >> home & 1))
            continue;
        cell_set before = (1u << look->loan.cell[home]) - 1;
        look->index[home] = (uint8_t)cell_set_count(look->loan.table->homes & before);
        tables->look_of[PLAIN][home] = (uint8_t)number;
    }
    return SW_OK;
}

/* The mirrored view: what the plain one would see of the reflected board. */
static void add_mirror(patterns *tables, int symmetry)
{
    tables->views = VIEWS;
    tables->looks = VIEWS * tables->groups;
    for (int group = 0; group < tables->groups; group++) {
        const patterns_look *plain = &tables->look[group];
        patterns_look *mirrored = &tables->look[tables->groups + group];
        mirrored->loan.table = plain->loan.table;
        for (int cell = 0; cell < puzzle_size_cells(tables->size); cell++) {
            int image = home_reflect(tables->size, symmetry, cell);
            mirrored->cell[cell] = plain->cell[image];
            mirrored->index[cell] = plain->index[image];
        }
    }
    for (int home = 0; home < puzzle_size_cells(tables->size); home++) {
        int image = home_reflect(tables->size, symmetry, home);
        tables->look_of[MIRRORED][home] = (uint8_t)(tables->groups + tables->look_of[PLAIN][image]);
    }
}

sw_status patterns_create(patterns **out, pattern_pool *pool, puzzle_size size, int blank_home,
                          const cell_set *homes, int groups, const char *name,
                          pattern_making *making)
{
    assert(groups <= PATTERNS_GROUPS);
    patterns *made = calloc(1, sizeof *made);
    if (!made)
        return SW_NO_MEMORY;
    made->pool = pool;
    made->size = size;
    made->groups = groups;
    made->views = 1;
    sw_status status = SW_OK;
    for (int group = 0; group < groups && status == SW_OK; group++)
        status = borrow(made, group, homes[group], blank_home, making);
    if (status != SW_OK) {
        patterns_destroy(made);
        return status;
    }
    int symmetry = choose_mirror(made, homes, blank_home);
    if (symmetry)
        add_mirror(made, symmetry);
    made->base = (heuristic){
        .name = name,
        .node_size = sizeof(patterns_node) + (size_t)made->looks * sizeof(patterns_part),
        .start = start,
        .step = step,
        .value = value,
    };
    *out = made;
    return SW_OK;
}

void patterns_destroy(patterns *tables)
{
    if (!tables)
        return;
    for (int group = 0; group < tables->groups && group < tables->looks; group++)
        pattern_pool_return(tables->pool, tables->look[group].loan.table);
    free(tables);
}

const heuristic *patterns_heuristic(const patterns *tables)
{
    return &tables->base;
}
