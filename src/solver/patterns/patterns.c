/* Additive pattern databases as a heuristic: the groups of some views of the board. */
#include "patterns/patterns.h"

#include "patterns/pattern_file.h"

#include <assert.h>
#include <stdlib.h>

enum { VIEWS = 4 };

/* Where one group stands: its set of cells below, its tile_order above. What a search copies again
 * and again is written in whole words, so that it can be read again at once. */
typedef uint64_t patterns_part;

/* One view's distances: 8 bits a group, and above them their sum. */
typedef uint64_t patterns_sum;
enum { DISTANCE_BITS = 8, SUM_SHIFT = PATTERNS_GROUPS_OF_VIEW * DISTANCE_BITS };
static_assert(PATTERN_MOST_DISTANCE < 1 << DISTANCE_BITS, "a group's distance fits its bits");

/* One group of one view: what a search reads of its table, in one line of the cache. */
typedef struct patterns_look {
    const pattern *table;
    uint8_t shift;               /* of its distance in the view's sum */
    uint8_t cell[PATTERN_CELLS]; /* by the board's cell: the table's */
} patterns_look;

enum { LOOKS = VIEWS * PATTERNS_GROUPS_OF_VIEW };

struct patterns {
    heuristic base;
    pattern_pool *pool;
    puzzle_size size;
    int loans; /* tables borrowed: for the first so many looks */
    int views;
    int looks;            /* of all views */
    int first[VIEWS + 1]; /* look of each view; behind the last view, `looks` */
    patterns_look look[LOOKS];
    uint8_t look_of[PATTERN_CELLS][VIEWS]; /* by the home of a tile */
    uint8_t index[LOOKS]
                 [PATTERN_CELLS]; /* by the home of a tile of the group: its index in the table */
};

/* A child's views are looked at one after the other, as far as it takes to tell that it is too far from
 * home. A move changes a sum by one, so the view whose sum was largest tells first. */
typedef struct patterns_node {
    /* Of a child that is being valued: */
    const struct patterns_node *node; /* it was stepped from */
    const uint8_t *look;              /* that the moved tile belongs to, by view */
    size_t index;                     /* the bit that was asked for */
    int largest;                      /* sum so far */
    uint8_t from, to;                 /* the board's cells */
    uint8_t looked;                   /* at so many views of the node's order */
    patterns_part moved[VIEWS];       /* the tile's group, in the views asked so far */

    uint8_t order[VIEWS];     /* views, the one with the largest sum first; once it is settled */
    patterns_sum sums[VIEWS]; /* of a child: in the views that were looked at */
    patterns_part parts[];    /* by look; once it is settled */
} patterns_node;

/* In reading order a vertical move passes the group's tiles between the two cells, and they pass it. */
static tile_order order_after(tile_order order, cell_set set, int left, int entered)
{
    int low = left < entered ? left : entered, high = left < entered ? entered : left;
    int passed = solver_cell_set_count(set & ((1u << high) - (2u << low)));
    if (passed == 0)
        return order;
    int place = 3 * solver_cell_set_count(set & ((1u << low) - 1)), last = 3 * passed;
    tile_order all = (8u << last) - 1, run = order >> place & all;
    tile_order turned =
        left < entered ? run >> 3 | (run & 7) << last : (run << 3 & all) | run >> last;
    return order ^ (run ^ turned) << place;
}

/* Moves the tile in the next view, and asks for the bit that tells how far its group is now. */
static void ask(const patterns *tables, patterns_node *child)
{
    int view = child->node->order[child->looked], number = child->look[view];
    const patterns_look *look = &tables->look[number];
    patterns_part part = child->node->parts[number];
    int left = look->cell[child->from], entered = look->cell[child->to];
    cell_set set = (cell_set)part, moved = set ^ 1u << left ^ 1u << entered;
    tile_order order = (tile_order)(part >> 32);
    if (left - entered != 1 && entered - left != 1)
        order = order_after(order, set, left, entered);
    child->moved[view] = (uint64_t)order << 32 | moved;
    child->index = solver_pattern_index(look->table, moved, order, left);
    __builtin_prefetch(&look->table->bits[child->index / 64]);
}

/* Reads the bit that was asked for and returns the view's sum. */
static int read_bit(const patterns *tables, patterns_node *child)
{
    int view = child->node->order[child->looked];
    const patterns_look *look = &tables->look[child->look[view]];
    patterns_sum sum = child->node->sums[view];
    patterns_sum one = (patterns_sum)1 << look->shift | (patterns_sum)1 << SUM_SHIFT;
    int before = (int)(sum >> look->shift & ((1 << DISTANCE_BITS) - 1));
    int after =
        solver_pattern_distance_beside(before, solver_pattern_bit(look->table, child->index));
    child->sums[view] = after > before ? sum + one : sum - one;
    return (int)(child->sums[view] >> SUM_SHIFT);
}

static void step(const heuristic *self, const normalized_board *board, int from, const void *node,
                 void *child)
{
    const patterns *tables = (const patterns *)self;
    patterns_node *out = child;
    out->node = node;
    out->look = tables->look_of[board->home[from]];
    out->from = (uint8_t)from;
    out->to = (uint8_t)board->blank;
    out->largest = 0;
    out->looked = 0;
    ask(tables, out);
}

static int value(const heuristic *self, void *child, int limit)
{
    const patterns *tables = (const patterns *)self;
    patterns_node *node = child;
    int sum = read_bit(tables, node);
    if (sum > node->largest)
        node->largest = sum;
    if (sum > limit || ++node->looked == tables->views)
        return node->largest;
    ask(tables, node);
    return HEURISTIC_LATER;
}

/* Sorts a few views by insertion. */
static void order_views(const patterns *tables, patterns_node *node)
{
    for (int view = 0; view < tables->views; view++) {
        int place = view;
        for (; place > 0 &&
               node->sums[node->order[place - 1]] >> SUM_SHIFT < node->sums[view] >> SUM_SHIFT;
             place--)
            node->order[place] = node->order[place - 1];
        node->order[place] = (uint8_t)view;
    }
}

static void settle(const heuristic *self, const void *node, void *child)
{
    const patterns *tables = (const patterns *)self;
    const patterns_node *in = node;
    patterns_node *out = child;
    for (int i = 0; i < tables->looks; i++)
        out->parts[i] = in->parts[i];
    for (int view = 0; view < tables->views; view++)
        out->parts[out->look[view]] = out->moved[view];
    order_views(tables, out);
}

/* The look's part of a whole board, and its distance. */
static patterns_part start_part(const patterns *tables, int view, int number,
                                const normalized_board *board, int *distance)
{
    const patterns_look *look = &tables->look[number];
    uint8_t index_at[PATTERN_CELLS]; /* by the table's cell */
    cell_set set = 0;
    for (int cell = 0; cell < board->cells; cell++)
        if (cell != board->blank && tables->look_of[board->home[cell]][view] == number) {
            set |= 1u << look->cell[cell];
            index_at[look->cell[cell]] = tables->index[number][board->home[cell]];
        }
    tile_order order = 0;
    int places = 0;
    for (cell_set rest = set; rest; rest &= rest - 1)
        order |= (tile_order)index_at[__builtin_ctz(rest)] << 3 * places++;
    *distance = solver_pattern_distance(look->table, set, order, look->cell[board->blank]);
    return (uint64_t)order << 32 | set;
}

static int start(const heuristic *self, const normalized_board *board, void *node)
{
    const patterns *tables = (const patterns *)self;
    patterns_node *out = node;
    int largest = 0;
    *out = (patterns_node){.node = NULL};
    for (int view = 0; view < tables->views; view++) {
        int sum = 0;
        for (int number = tables->first[view]; number < tables->first[view + 1]; number++) {
            int distance;
            out->parts[number] = start_part(tables, view, number, board, &distance);
            if (distance == PATTERN_BROKEN)
                return HEURISTIC_BROKEN;
            out->sums[view] |= (patterns_sum)distance << tables->look[number].shift;
            sum += distance;
        }
        out->sums[view] |= (patterns_sum)sum << SUM_SHIFT;
        if (sum > largest)
            largest = sum;
    }
    order_views(tables, out);
    return largest;
}

/* A symmetry is of use where it keeps the blank's home and mixes the groups. */
static bool is_useful(const patterns *tables, const cell_set *homes, int symmetry, int blank_home)
{
    if (solver_home_reflect(tables->size, symmetry, blank_home) != blank_home)
        return false;
    for (int group = 0; group < tables->first[1]; group++) {
        cell_set image = 0;
        for (cell_set rest = homes[group]; rest; rest &= rest - 1)
            image |= 1u << solver_home_reflect(tables->size, symmetry, __builtin_ctz(rest));
        bool kept = false;
        for (int other = 0; other < tables->first[1]; other++)
            kept |= image == homes[other];
        if (!kept)
            return true;
    }
    return false;
}

/* The symmetry that the mirrored views look through, or 0. */
static int choose_mirror(const patterns *tables, const cell_set *homes, int blank_home)
{
    int symmetry = solver_home_symmetries(tables->size) - 1;
    while (symmetry > 0 && !is_useful(tables, homes, symmetry, blank_home))
        symmetry--;
    return symmetry;
}

/* Adds a group to the last view. */
static sw_status borrow(patterns *tables, cell_set homes, int blank_home, pattern_making *making)
{
    int number = tables->looks, view = tables->views - 1;
    patterns_look *look = &tables->look[number];
    pattern_loan loan;
    sw_status status =
        solver_pattern_pool_borrow(tables->pool, tables->size, homes, blank_home, making, &loan);
    if (status != SW_OK)
        return status;
    tables->loans = ++tables->looks;
    look->table = loan.table;
    look->shift = (uint8_t)((number - tables->first[view]) * DISTANCE_BITS);
    for (int home = 0; home < puzzle_size_cells(tables->size); home++) {
        look->cell[home] = loan.cell[home];
        if (!(homes >> home & 1))
            continue;
        cell_set before = (1u << loan.cell[home]) - 1;
        tables->index[number][home] = (uint8_t)solver_cell_set_count(loan.table->homes & before);
        tables->look_of[home][view] = (uint8_t)number;
    }
    return SW_OK;
}

/* Borrows the tables view by view: each has every tile in one of its groups. */
static sw_status borrow_views(patterns *tables, const cell_set *homes, int groups, int blank_home,
                              pattern_making *making)
{
    cell_set all = ((1u << puzzle_size_cells(tables->size)) - 1) & ~(1u << blank_home), left = 0;
    for (int group = 0; group < groups; group++) {
        if (!left) {
            tables->views++;
            left = all;
        }
        sw_status status = borrow(tables, homes[group], blank_home, making);
        if (status != SW_OK)
            return status;
        left &= ~homes[group];
        tables->first[tables->views] = tables->looks;
    }
    return SW_OK;
}

/* A mirrored view: what that one would see of the reflected board. */
static void add_mirror(patterns *tables, int view, int symmetry)
{
    int mirror = tables->views++, shift = tables->looks - tables->first[view];
    for (int number = tables->first[view]; number < tables->first[view + 1]; number++) {
        const patterns_look *look = &tables->look[number];
        patterns_look *mirrored = &tables->look[tables->looks++];
        mirrored->table = look->table;
        mirrored->shift = look->shift;
        for (int cell = 0; cell < puzzle_size_cells(tables->size); cell++) {
            int image = solver_home_reflect(tables->size, symmetry, cell);
            mirrored->cell[cell] = look->cell[image];
            tables->index[number + shift][cell] = tables->index[number][image];
        }
    }
    tables->first[tables->views] = tables->looks;
    for (int home = 0; home < puzzle_size_cells(tables->size); home++) {
        int image = solver_home_reflect(tables->size, symmetry, home);
        tables->look_of[home][mirror] = (uint8_t)(tables->look_of[image][view] + shift);
    }
}

sw_status solver_patterns_create(patterns **out, pattern_pool *pool, puzzle_size size,
                                 int blank_home, const cell_set *homes, int groups,
                                 const char *name, pattern_making *making)
{
    assert(groups <= PATTERNS_GROUPS);
    patterns *made = calloc(1, sizeof *made);
    if (!made)
        return SW_NO_MEMORY;
    made->pool = pool;
    made->size = size;
    sw_status status = borrow_views(made, homes, groups, blank_home, making);
    if (status != SW_OK) {
        solver_patterns_destroy(made);
        return status;
    }
    int views = made->views, symmetry = choose_mirror(made, homes, blank_home);
    for (int view = 0; symmetry && view < views; view++)
        add_mirror(made, view, symmetry);
    made->base = (heuristic){
        .name = name,
        .node_size = sizeof(patterns_node) + (size_t)made->looks * sizeof(patterns_part),
        .start = start,
        .step = step,
        .value = value,
        .settle = settle,
    };
    *out = made;
    return SW_OK;
}

void solver_patterns_destroy(patterns *tables)
{
    if (!tables)
        return;
    for (int loan = 0; loan < tables->loans; loan++)
        solver_pattern_pool_return(tables->pool, tables->look[loan].table);
    free(tables);
}

void solver_patterns_distrust(const patterns *tables)
{
    for (int loan = 0; loan < tables->loans; loan++)
        solver_pattern_pool_distrust(tables->pool, tables->look[loan].table);
}

const heuristic *solver_patterns_heuristic(const patterns *tables)
{
    return &tables->base;
}

static_assert((int)SOLVER_MOST_FILES >= (int)PATTERNS_GROUPS, "a file for each table");

static bool is_lent_before(const patterns *tables, int loan)
{
    for (int before = 0; before < loan; before++)
        if (tables->look[before].table == tables->look[loan].table)
            return true;
    return false;
}

sw_status solver_patterns_save(const patterns *tables, const char *folder, const atomic_bool *stop,
                               solver_file out[SOLVER_MOST_FILES], int *count, sw_error *error)
{
    sw_status status = SW_OK;
    *count = 0;
    for (int loan = 0; loan < tables->loans && status == SW_OK; loan++)
        if (!is_lent_before(tables, loan))
            status = solver_pattern_file_save(tables->look[loan].table, folder, stop,
                                              &out[(*count)++], error);
    return status;
}
