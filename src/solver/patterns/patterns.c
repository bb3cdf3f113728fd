/* Additive pattern databases as a heuristic: the groups of some views of the board. */
#include "patterns/patterns.h"

#include "patterns/pattern_file.h"

#include <assert.h>
#include <stdlib.h>
#include <string.h>

/* ---- What a search reads ---- */

/* Views of the board, each of some groups. */
enum { PATTERN_VIEWS = 4, PATTERN_LOOKS = PATTERN_VIEWS * PATTERNS_GROUPS_OF_VIEW };

/* Where one group stands: its set of cells below, its tile_order above. */
typedef uint64_t patterns_part;

/* One view's distances: 8 bits a group, and above them their sum. */
typedef uint64_t patterns_sum;
enum {
    PATTERNS_DISTANCE_BITS = 8,
    PATTERNS_SUM_SHIFT = PATTERNS_GROUPS_OF_VIEW * PATTERNS_DISTANCE_BITS
};
static_assert(PATTERN_MOST_DISTANCE < 1 << PATTERNS_DISTANCE_BITS,
              "a group's distance fits its bits");

/* A tile's step between two cells of a table. In reading order a step up or down passes the cells
 * between, at most four, as tables have no more columns than rows. */
typedef struct patterns_step {
    cell_set both;        /* the cells it leaves and enters */
    uint8_t left;         /* the cell it leaves */
    uint8_t first;        /* cell between; the lower of the two is before it */
    uint8_t between;      /* as many ones as there are cells between */
    uint8_t is_backwards; /* towards the first cell */
} patterns_step;

/* Steps are numbered by the board's cell that is left and the direction: cell * PUZZLE_MOVES +
 * puzzle_move. */
enum { PATTERN_STEPS = PATTERN_CELLS * PUZZLE_MOVES };

/* One group of one view: what a search reads of its table. */
typedef struct patterns_look {
    const uint64_t *bits;
    const pattern_space *space;
    const patterns_step *steps;
    uint32_t block_bits;
    uint8_t shift; /* of its distance in the view's sum */
} patterns_look;

struct patterns {
    heuristic base;
    pattern_pool *pool;
    puzzle_size size;
    int loans; /* tables borrowed: for the first so many looks */
    int views;
    int looks;                    /* of all views */
    int first[PATTERN_VIEWS + 1]; /* look of each view; behind the last view, `looks` */
    patterns_look look[PATTERN_LOOKS];

    const pattern *tables[PATTERN_LOOKS];                 /* by look */
    uint8_t cell[PATTERN_LOOKS][PATTERN_CELLS];           /* by the board's cell: the table's */
    patterns_step steps[HOME_REFLECTIONS][PATTERN_STEPS]; /* by the side from which it is seen */

    uint8_t look_of[PATTERN_CELLS][PATTERN_VIEWS]; /* by the home of a tile */
    /* By the home of a tile of the group: its index in the table. */
    uint8_t index[PATTERN_LOOKS][PATTERN_CELLS];
};

/* What is known of one board. */
typedef struct patterns_node {
    uint8_t order[PATTERN_VIEWS]; /* views, the one with the largest sum first */
    patterns_sum sums[PATTERN_VIEWS];
    patterns_part parts[]; /* by look */
} patterns_node;

static inline int look_total(patterns_sum sum)
{
    return (int)(sum >> PATTERNS_SUM_SHIFT);
}

/* How many of four cells are in the set: a digit for each set. */
static inline int look_count(cell_set set)
{
    return (int)(0x4332322132212110u >> 4 * set & 7);
}

/* The order of the tiles after the step: what stands between the two cells and the tile change places, by a
 * rotation of their part of the order. No branch: it would be taken as often as not. */
static inline tile_order order_after(tile_order order, cell_set set, const patterns_step *step)
{
    int last = 3 * look_count(set >> step->first & step->between);
    int place = 3 * solver_cell_set_count(set & (((1u << step->first) >> 1) - 1));
    tile_order all = (8u << last) - 1, run = order >> place & all;
    int by = step->is_backwards ? last : 3;
    tile_order turned = (run >> by | run << (last + 3 - by)) & all;
    return order ^ (run ^ turned) << place;
}

/* Takes a tile of the look's group a step on, and asks for the bit that tells how far the group is then:
 * returns where it stands. Always inlined: with a call, a sift takes a fifth more
 * instructions. */
__attribute__((always_inline)) static inline size_t look_ask(const patterns_look *look, int number,
                                                             patterns_part *part)
{
    const patterns_step *step = &look->steps[number];
    cell_set set = (cell_set)*part, moved = set ^ step->both;
    tile_order order = order_after((tile_order)(*part >> 32), set, step);
    *part = (uint64_t)order << 32 | moved;
    size_t block = solver_pattern_block(look->space, moved, step->left);
    size_t index = block * look->block_bits + solver_pattern_order_rank(look->space, order);
    __builtin_prefetch(&look->bits[index / 64]);
    return index;
}

/* The bit of a group that is further away after the step. */
static inline unsigned look_bit_further(const patterns_look *look, patterns_sum sum)
{
    return ((unsigned)(sum >> look->shift) + 1) >> 1 & 1;
}

/* The view's sum after the step. */
static inline patterns_sum look_after(const patterns_look *look, bool is_further, patterns_sum sum)
{
    patterns_sum one = (patterns_sum)1 << look->shift | (patterns_sum)1 << PATTERNS_SUM_SHIFT;
    return is_further ? sum + one : sum - one;
}

/* ---- Many children: look-ups in one view after the other ---- */

/* All look-ups of one view are asked for before the first is read: the tables are far larger than the caches,
 * and what is asked for is on its way meanwhile. */
typedef struct patterns_child {
    sift_child base;
    uint8_t further; /* a bit a view: the child is further away than its parent */

    /* Of the view being looked at: */
    uint8_t view;
    uint8_t place;       /* of its bit in the word */
    uint8_t bit_further; /* the bit of a group that is further away */
    bool may_be_further;
    const uint64_t *word;

    patterns_part parts[PATTERN_VIEWS]; /* of the tile's group, by view */
} patterns_child;

static_assert((int)PATTERN_CELLS <= (int)SIFT_CELLS, "boards with tables can be sifted");

static void ask(const patterns *tables, patterns_child *child, int turn)
{
    const patterns_node *parent = child->base.parent;
    int view = parent->order[turn], number = tables->look_of[child->base.tile][view];
    const patterns_look *look = &tables->look[number];
    patterns_part part = parent->parts[number];
    size_t index = look_ask(look, child->base.step, &part);
    child->parts[view] = part;
    child->word = &look->bits[index / 64];
    child->place = (uint8_t)(index % 64);
    child->view = (uint8_t)view;
    child->bit_further = (uint8_t)look_bit_further(look, parent->sums[view]);
    child->may_be_further = look_total(parent->sums[view]) < child->base.limit;
}

static bool is_in_reach(patterns_child *child, unsigned views_before)
{
    bool is_further = (*child->word >> child->place & 1) == child->bit_further;
    child->further = (uint8_t)((child->further & views_before) | is_further << child->view);
    return child->may_be_further | !is_further;
}

/* A move changes a sum by one, so the view whose sum was largest tells first. */
static int sift(const heuristic *self, void *all, uint16_t *listed, int count)
{
    const patterns *tables = (const patterns *)self;
    patterns_child *children = all;
    for (int turn = 0; turn < tables->views; turn++) {
        int left = 0;
        for (int i = 0; i < count; i++)
            ask(tables, &children[listed[i]], turn);
        for (int i = 0; i < count; i++) {
            uint16_t number = listed[i];
            listed[left] = number;
            left += is_in_reach(&children[number], turn > 0 ? ~0u : 0);
        }
        count = left;
    }
    return count;
}

/* Once through the views brings the one with the largest sum to the front; some moves sort the others. */
static void order_views(const patterns *tables, patterns_node *node)
{
    for (int place = tables->views - 1; place > 0; place--) {
        uint8_t before = node->order[place - 1], after = node->order[place];
        bool is_larger = look_total(node->sums[after]) > look_total(node->sums[before]);
        node->order[place - 1] = is_larger ? after : before;
        node->order[place] = is_larger ? before : after;
    }
}

static void settle_child(const heuristic *self, const void *sifted, void *copy)
{
    const patterns *tables = (const patterns *)self;
    const patterns_child *child = sifted;
    const uint8_t *looks = tables->look_of[child->base.tile];
    patterns_node *node = copy;
    for (int view = 0; view < tables->views; view++) {
        node->sums[view] =
            look_after(&tables->look[looks[view]], child->further >> view & 1, node->sums[view]);
        node->parts[looks[view]] = child->parts[view];
    }
    order_views(tables, node);
}

static const heuristic_sift sift_children = {
    .child_bytes = sizeof(patterns_child),
    .sift = sift,
    .settle = settle_child,
};

/* ---- One board ---- */

/* The look's part of a whole board, and its distance. */
static patterns_part start_part(const patterns *tables, int view, int number,
                                const normalized_board *board, int *distance)
{
    const uint8_t *cell_of = tables->cell[number];
    uint8_t index_at[PATTERN_CELLS]; /* by the table's cell */
    cell_set set = 0;
    for (int cell = 0; cell < board->cells; cell++)
        if (cell != board->blank && tables->look_of[board->home[cell]][view] == number) {
            set |= 1u << cell_of[cell];
            index_at[cell_of[cell]] = tables->index[number][board->home[cell]];
        }
    tile_order order = 0;
    int places = 0;
    for (cell_set rest = set; rest; rest &= rest - 1)
        order |= (tile_order)index_at[__builtin_ctz(rest)] << 3 * places++;
    *distance = solver_pattern_distance(tables->tables[number], set, order, cell_of[board->blank]);
    return (uint64_t)order << 32 | set;
}

/* The largest sum, once the views are in order. */
static int settled(const patterns *tables, patterns_node *node)
{
    order_views(tables, node);
    return look_total(node->sums[node->order[0]]);
}

static int start(const heuristic *self, const normalized_board *board, void *node)
{
    const patterns *tables = (const patterns *)self;
    patterns_node *out = node;
    for (int view = 0; view < tables->views; view++) {
        int sum = 0;
        out->order[view] = (uint8_t)view;
        out->sums[view] = 0;
        for (int number = tables->first[view]; number < tables->first[view + 1]; number++) {
            int distance;
            out->parts[number] = start_part(tables, view, number, board, &distance);
            if (distance == PATTERN_BROKEN)
                return HEURISTIC_BROKEN;
            out->sums[view] |= (patterns_sum)distance << tables->look[number].shift;
            sum += distance;
        }
        out->sums[view] |= (patterns_sum)sum << PATTERNS_SUM_SHIFT;
    }
    return settled(tables, out);
}

static int step(const heuristic *self, const normalized_board *board, int from, const void *node,
                void *child)
{
    const patterns *tables = (const patterns *)self;
    const uint8_t *looks = tables->look_of[board->home[from]];
    int number = from * PUZZLE_MOVES + (int)solver_home_direction(tables->size, from, board->blank);
    patterns_node *out = child;
    size_t index[PATTERN_VIEWS];
    memcpy(out, node, self->node_size);
    for (int view = 0; view < tables->views; view++) {
        patterns_part *part = &out->parts[looks[view]];
        index[view] = look_ask(&tables->look[looks[view]], number, part);
    }
    for (int view = 0; view < tables->views; view++) {
        const patterns_look *look = &tables->look[looks[view]];
        unsigned bit = (unsigned)(look->bits[index[view] / 64] >> index[view] % 64) & 1;
        bool is_further = bit == look_bit_further(look, out->sums[view]);
        out->sums[view] = look_after(look, is_further, out->sums[view]);
    }
    return settled(tables, out);
}

/* ---- Made ---- */

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

static patterns_step step_between(const uint8_t *cell, int from, int to)
{
    int left = cell[from], entered = cell[to];
    int low = left < entered ? left : entered, high = left < entered ? entered : left;
    return (patterns_step){
        .both = 1u << left | 1u << entered,
        .left = (uint8_t)left,
        .first = (uint8_t)(low + 1),
        .between = (uint8_t)((1u << (high - low - 1)) - 1),
        .is_backwards = entered < left,
    };
}

static void list_steps(const patterns *tables, const uint8_t *cell, patterns_step *steps)
{
    for (int from = 0; from < puzzle_size_cells(tables->size); from++)
        for (int move = 0; move < PUZZLE_MOVES; move++) {
            int to = solver_home_step(tables->size, from, (puzzle_move)move);
            if (to >= 0)
                steps[from * PUZZLE_MOVES + move] = step_between(cell, from, to);
        }
}

/* Completes the looks: those that see the board from the same side have the same steps. */
static void complete_looks(patterns *tables)
{
    int sides = 0;
    for (int number = 0; number < tables->looks; number++) {
        patterns_look *look = &tables->look[number];
        const pattern *table = tables->tables[number];
        look->bits = table->bits;
        look->space = table->space;
        look->block_bits = (uint32_t)table->words * 64;
        for (int other = 0; other < number && !look->steps; other++)
            if (memcmp(tables->cell[number], tables->cell[other], PATTERN_CELLS) == 0)
                look->steps = tables->look[other].steps;
        if (look->steps)
            continue;
        look->steps = tables->steps[sides];
        list_steps(tables, tables->cell[number], tables->steps[sides++]);
    }
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
    tables->tables[number] = loan.table;
    look->shift = (uint8_t)((number - tables->first[view]) * PATTERNS_DISTANCE_BITS);
    for (int home = 0; home < puzzle_size_cells(tables->size); home++) {
        tables->cell[number][home] = loan.cell[home];
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
        int mirrored = tables->looks++;
        tables->tables[mirrored] = tables->tables[number];
        tables->look[mirrored].shift = tables->look[number].shift;
        for (int cell = 0; cell < puzzle_size_cells(tables->size); cell++) {
            int image = solver_home_reflect(tables->size, symmetry, cell);
            tables->cell[mirrored][cell] = tables->cell[number][image];
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
    complete_looks(made);
    made->base = (heuristic){
        .name = name,
        .node_size = sizeof(patterns_node) + (size_t)made->looks * sizeof(patterns_part),
        .start = start,
        .step = step,
        .many = &sift_children,
    };
    *out = made;
    return SW_OK;
}

void solver_patterns_destroy(patterns *tables)
{
    if (!tables)
        return;
    for (int loan = 0; loan < tables->loans; loan++)
        solver_pattern_pool_return(tables->pool, tables->tables[loan]);
    free(tables);
}

void solver_patterns_distrust(const patterns *tables)
{
    for (int loan = 0; loan < tables->loans; loan++)
        solver_pattern_pool_distrust(tables->pool, tables->tables[loan]);
}

const heuristic *solver_patterns_heuristic(const patterns *tables)
{
    return &tables->base;
}

static_assert((int)SOLVER_MOST_FILES >= (int)PATTERNS_GROUPS, "a file for each table");

static bool is_lent_before(const patterns *tables, int loan)
{
    for (int before = 0; before < loan; before++)
        if (tables->tables[before] == tables->tables[loan])
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
            status = solver_pattern_file_save(tables->tables[loan], folder, stop, &out[(*count)++],
                                              error);
    return status;
}
