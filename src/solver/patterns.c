#include "patterns.h"

#include <assert.h>
#include <stdlib.h>

enum { PLAIN, MIRRORED, VIEWS };

struct patterns {
    heuristic base;
    puzzle_size size;
    int groups;
    pattern_space spaces[PATTERN_TILES + 1]; /* by count of tiles, as far as needed */
    pattern tables[PATTERNS_GROUPS];
    uint8_t group_of[PATTERN_CELLS]; /* of the tile of that home */
    uint8_t index_of[PATTERN_CELLS]; /* of that tile in its group */
    int views;                       /* 1 where no symmetry helps */
    uint8_t mirror[PATTERN_CELLS];   /* a cell's place in the mirrored view */
};

/* Where one group stands. */
typedef struct patterns_part {
    cell_set set;
    uint32_t order : 24; /* tile_order */
    uint32_t distance : 8;
} patterns_part;

/* After a step, only the plain view is up to date until the value is asked for. */
typedef struct patterns_node {
    patterns_part parts[VIEWS][PATTERNS_GROUPS];
    int16_t sum[VIEWS];
    uint8_t from, to, tile; /* of the step that led here */
    size_t index;           /* the bit that the moved tile's group will read */
} patterns_node;

/* Moves one tile of a view and returns where the bit of its group's new state stands. */
static size_t move_tile(const patterns *tables, patterns_part *parts, int from, int to, int tile)
{
    int group = tables->group_of[tile];
    patterns_part *part = &parts[group];
    cell_set set = part->set, moved = set ^ 1u << from ^ 1u << to;
    if (from - to != 1 && to - from != 1) { /* only a vertical move passes other tiles */
        int left = cell_set_count(set & ((1u << from) - 1));
        int entered = cell_set_count(moved & ((1u << to) - 1));
        part->order = tile_order_moved(part->order, left, entered) & 0xffffffu;
    }
    part->set = moved;
    return pattern_index(&tables->tables[group], moved, part->order, from);
}

/* Reads that bit, and brings the group's distance and the view's sum up to date. */
static void read_bit(const patterns *tables, patterns_node *node, int view, int tile, size_t index)
{
    int group = tables->group_of[tile];
    patterns_part *part = &node->parts[view][group];
    int before = (int)part->distance;
    int after = pattern_distance_beside(before, pattern_bit(&tables->tables[group], index));
    part->distance = (uint32_t)after & 0xff;
    node->sum[view] = (int16_t)(node->sum[view] + after - before);
}

static void step(const heuristic *self, const home_board *board, int from, const void *node,
                 void *child)
{
    const patterns *tables = (const patterns *)self;
    patterns_node *out = child;
    *out = *(const patterns_node *)node;
    out->from = (uint8_t)from;
    out->to = (uint8_t)board->blank;
    out->tile = (uint8_t)board->home[from];
    out->index = move_tile(tables, out->parts[PLAIN], out->from, out->to, out->tile);
    __builtin_prefetch(&tables->tables[tables->group_of[out->tile]].bits[out->index / 64]);
}

static int value(const heuristic *self, void *child, int limit)
{
    const patterns *tables = (const patterns *)self;
    patterns_node *node = child;
    read_bit(tables, node, PLAIN, node->tile, node->index);
    if (node->sum[PLAIN] > limit || tables->views == 1)
        return node->sum[PLAIN];
    const uint8_t *mirror = tables->mirror;
    int tile = mirror[node->tile];
    size_t index =
        move_tile(tables, node->parts[MIRRORED], mirror[node->from], mirror[node->to], tile);
    read_bit(tables, node, MIRRORED, tile, index);
    return node->sum[PLAIN] > node->sum[MIRRORED] ? node->sum[PLAIN] : node->sum[MIRRORED];
}

/* `home` is a view of a board: the home of the tile in each cell. */
static void start_view(const patterns *tables, const uint8_t *home, int blank, int view,
                       patterns_node *node)
{
    int cells = puzzle_size_cells(tables->size);
    int placed[PATTERNS_GROUPS] = {0};
    patterns_part *parts = node->parts[view];
    for (int cell = 0; cell < cells; cell++) {
        if (cell == blank)
            continue;
        int group = tables->group_of[home[cell]];
        parts[group].set |= 1u << cell;
        uint32_t index = tables->index_of[home[cell]];
        parts[group].order |= (index << 3 * placed[group]++) & 0xffffffu;
    }
    for (int group = 0; group < tables->groups; group++) {
        int distance =
            pattern_distance(&tables->tables[group], parts[group].set, parts[group].order, blank);
        parts[group].distance = (uint32_t)distance & 0xff;
        node->sum[view] = (int16_t)(node->sum[view] + distance);
    }
}

static int start(const heuristic *self, const home_board *board, void *node)
{
    const patterns *tables = (const patterns *)self;
    patterns_node *out = node;
    *out = (patterns_node){.index = 0};
    uint8_t home[VIEWS][PATTERN_CELLS];
    for (int cell = 0; cell < board->cells; cell++) {
        home[PLAIN][cell] = (uint8_t)board->home[cell];
        home[MIRRORED][tables->mirror[cell]] = tables->mirror[board->home[cell]];
    }
    start_view(tables, home[PLAIN], board->blank, PLAIN, out);
    if (tables->views > 1)
        start_view(tables, home[MIRRORED], tables->mirror[board->blank], MIRRORED, out);
    return out->sum[PLAIN] > out->sum[MIRRORED] ? out->sum[PLAIN] : out->sum[MIRRORED];
}

/* A symmetry is of use where it keeps the blank's home and mixes the groups. */
static bool is_useful(const patterns *tables, int symmetry, int blank_home)
{
    if (home_reflect(tables->size, symmetry, blank_home) != blank_home)
        return false;
    for (int group = 0; group < tables->groups; group++) {
        cell_set image = 0;
        for (cell_set rest = tables->tables[group].homes; rest; rest &= rest - 1)
            image |= 1u << home_reflect(tables->size, symmetry, __builtin_ctz(rest));
        bool kept = false;
        for (int other = 0; other < tables->groups; other++)
            kept |= image == tables->tables[other].homes;
        if (!kept)
            return true;
    }
    return false;
}

static void choose_mirror(patterns *tables, int blank_home)
{
    int symmetry = home_symmetries(tables->size) - 1;
    while (symmetry > 0 && !is_useful(tables, symmetry, blank_home))
        symmetry--;
    tables->views = symmetry ? VIEWS : 1;
    for (int cell = 0; cell < puzzle_size_cells(tables->size); cell++)
        tables->mirror[cell] = (uint8_t)home_reflect(tables->size, symmetry, cell);
}

static sw_status make_table(patterns *tables, int group, cell_set homes, int blank_home,
                            const atomic_bool *stop)
{
    int count = 0;
    for (cell_set rest = homes; rest; rest &= rest - 1) {
        int home = __builtin_ctz(rest);
        tables->group_of[home] = (uint8_t)group;
        tables->index_of[home] = (uint8_t)count++;
    }
    pattern_space *space = &tables->spaces[count];
    if (space->cells == 0 && !pattern_space_init(space, tables->size, count))
        return SW_NO_MEMORY;
    return pattern_init(&tables->tables[group], space, homes, blank_home, stop);
}

sw_status patterns_create(patterns **out, puzzle_size size, int blank_home, const cell_set *homes,
                          int groups, const char *name, const atomic_bool *stop)
{
    assert(groups <= PATTERNS_GROUPS);
    patterns *made = calloc(1, sizeof *made);
    if (!made)
        return SW_NO_MEMORY;
    made->base = (heuristic){
        .name = name,
        .node_size = sizeof(patterns_node),
        .start = start,
        .step = step,
        .value = value,
    };
    made->size = size;
    made->groups = groups;
    sw_status status = SW_OK;
    for (int group = 0; group < groups && status == SW_OK; group++)
        status = make_table(made, group, homes[group], blank_home, stop);
    if (status != SW_OK) {
        patterns_destroy(made);
        return status;
    }
    choose_mirror(made, blank_home);
    *out = made;
    return SW_OK;
}

void patterns_destroy(patterns *tables)
{
    if (!tables)
        return;
    for (int group = 0; group < tables->groups; group++)
        pattern_deinit(&tables->tables[group]);
    for (int count = 0; count <= PATTERN_TILES; count++)
        pattern_space_deinit(&tables->spaces[count]);
    free(tables);
}

const heuristic *patterns_heuristic(const patterns *tables)
{
    return &tables->base;
}
