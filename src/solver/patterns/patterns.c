/* Additive pattern databases as a heuristic: the groups of one or two views of the board. */
#include "patterns/patterns.h"

#include "patterns/pattern_file.h"

#include <assert.h>
#include <stdlib.h>

enum { PLAIN, SECOND, VIEWS };

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
    int groups; /* of the plain view, which come first among the looks */
    int loans;  /* tables borrowed: for the first so many looks */
    int views;
    int looks; /* of all views */
    patterns_look look[VIEWS * PATTERNS_GROUPS_OF_VIEW];
    uint8_t look_of[VIEWS][PATTERN_CELLS]; /* by the home of a tile */
};

/* Where one group stands: its set of cells below, its tile_order above. What a search copies again
 * and again is written in whole words, so that it can be read again at once. */
typedef uint64_t patterns_part;

/* One view's distances: 8 bits a group, and above them their sum. */
typedef uint64_t patterns_sum;
enum { DISTANCE_BITS = 8, SUM_SHIFT = PATTERNS_GROUPS_OF_VIEW * DISTANCE_BITS };
static_assert(PATTERN_MOST_DISTANCE < 1 << DISTANCE_BITS, "a group's distance fits its bits");

typedef struct patterns_node {
    patterns_sum sums[VIEWS];
    size_t index[VIEWS];   /* the bit that the moved tile's group will read */
    uint64_t tile;         /* that moved to come here */
    patterns_part parts[]; /* by look */
} patterns_node;

/* Moves a tile of one look and returns where the bit of the group's new state stands. */
static size_t move_tile(const patterns_look *look, patterns_part *part, int from, int to)
{
    int left = look->cell[from], entered = look->cell[to];
    cell_set set = (cell_set)*part, moved = set ^ 1u << left ^ 1u << entered;
    tile_order order = (tile_order)(*part >> 32);
    if (left - entered != 1 && entered - left != 1) /* only a vertical move passes other tiles */
        order = solver_tile_order_moved(order, solver_cell_set_count(set & ((1u << left) - 1)),
                                        solver_cell_set_count(moved & ((1u << entered) - 1)));
    *part = (uint64_t)order << 32 | moved;
    return solver_pattern_index(look->loan.table, moved, order, left);
}

static int group_distance(patterns_sum sum, int group)
{
    return (int)(sum >> group * DISTANCE_BITS & ((1 << DISTANCE_BITS) - 1));
}

/* Reads that bit, brings the group's distance up to date and returns the new sum. */
static int read_bit(const patterns_look *look, patterns_sum *sum, int group, size_t index)
{
    patterns_sum one = (patterns_sum)1 << group * DISTANCE_BITS | (patterns_sum)1 << SUM_SHIFT;
    int before = group_distance(*sum, group);
    int after = solver_pattern_distance_beside(before, solver_pattern_bit(look->loan.table, index));
    *sum += after > before ? one : 0 - one;
    return (int)(*sum >> SUM_SHIFT);
}

static void step(const heuristic *self, const normalized_board *board, int from, const void *node,
                 void *child)
{
    const patterns *tables = (const patterns *)self;
    const patterns_node *in = node;
    patterns_node *out = child;
    for (int i = 0; i < tables->looks; i++)
        out->parts[i] = in->parts[i];
    out->tile = board->home[from];
    for (int view = 0; view < tables->views; view++) {
        int number = tables->look_of[view][out->tile];
        const patterns_look *look = &tables->look[number];
        out->sums[view] = in->sums[view];
        out->index[view] = move_tile(look, &out->parts[number], from, board->blank);
        __builtin_prefetch(&look->loan.table->bits[out->index[view] / 64]);
    }
}

static int value(const heuristic *self, void *child, int limit)
{
    const patterns *tables = (const patterns *)self;
    patterns_node *node = child;
    int largest = 0;
    for (int view = 0; view < tables->views && largest <= limit; view++) {
        int number = tables->look_of[view][node->tile];
        int sum = read_bit(&tables->look[number], &node->sums[view], number - view * tables->groups,
                           node->index[view]);
        if (sum > largest)
            largest = sum;
    }
    return largest;
}

/* The look's part of a whole board, and its distance. */
static patterns_part start_part(const patterns *tables, int view, int number,
                                const normalized_board *board, int *distance)
{
    const patterns_look *look = &tables->look[number];
    uint8_t index_at[PATTERN_CELLS]; /* by the table's cell */
    cell_set set = 0;
    for (int cell = 0; cell < board->cells; cell++)
        if (cell != board->blank && tables->look_of[view][board->home[cell]] == number) {
            set |= 1u << look->cell[cell];
            index_at[look->cell[cell]] = look->index[board->home[cell]];
        }
    tile_order order = 0;
    int places = 0;
    for (cell_set rest = set; rest; rest &= rest - 1)
        order |= (tile_order)index_at[__builtin_ctz(rest)] << 3 * places++;
    *distance = solver_pattern_distance(look->loan.table, set, order, look->cell[board->blank]);
    return (uint64_t)order << 32 | set;
}

static int start(const heuristic *self, const normalized_board *board, void *node)
{
    const patterns *tables = (const patterns *)self;
    patterns_node *out = node;
    int largest = 0;
    *out = (patterns_node){.tile = 0};
    for (int view = 0; view < tables->views; view++) {
        int sum = 0;
        int first = view * tables->groups, end = view == PLAIN ? tables->groups : tables->looks;
        for (int number = first; number < end; number++) {
            int distance;
            out->parts[number] = start_part(tables, view, number, board, &distance);
            if (distance == PATTERN_BROKEN)
                return HEURISTIC_BROKEN;
            out->sums[view] |= (patterns_sum)distance << (number - first) * DISTANCE_BITS;
            sum += distance;
        }
        out->sums[view] |= (patterns_sum)sum << SUM_SHIFT;
        if (sum > largest)
            largest = sum;
    }
    return largest;
}

/* A symmetry is of use where it keeps the blank's home and mixes the groups. */
static bool is_useful(const patterns *tables, const cell_set *homes, int symmetry, int blank_home)
{
    if (solver_home_reflect(tables->size, symmetry, blank_home) != blank_home)
        return false;
    for (int group = 0; group < tables->groups; group++) {
        cell_set image = 0;
        for (cell_set rest = homes[group]; rest; rest &= rest - 1)
            image |= 1u << solver_home_reflect(tables->size, symmetry, __builtin_ctz(rest));
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
    int symmetry = solver_home_symmetries(tables->size) - 1;
    while (symmetry > 0 && !is_useful(tables, homes, symmetry, blank_home))
        symmetry--;
    return symmetry;
}

static sw_status borrow(patterns *tables, int view, cell_set homes, int blank_home,
                        pattern_making *making)
{
    int number = tables->looks;
    patterns_look *look = &tables->look[number];
    sw_status status = solver_pattern_pool_borrow(tables->pool, tables->size, homes, blank_home,
                                                  making, &look->loan);
    if (status != SW_OK)
        return status;
    tables->loans = ++tables->looks;
    for (int home = 0; home < puzzle_size_cells(tables->size); home++) {
        look->cell[home] = look->loan.cell[home];
        if (!(homes >> home & 1))
            continue;
        cell_set before = (1u << look->loan.cell[home]) - 1;
        look->index[home] = (uint8_t)solver_cell_set_count(look->loan.table->homes & before);
        tables->look_of[view][home] = (uint8_t)number;
    }
    return SW_OK;
}

/* How many of the groups make up the plain view: until every tile is in one. */
static int count_plain(const cell_set *homes, puzzle_size size, int blank_home)
{
    cell_set left = ((1u << puzzle_size_cells(size)) - 1) & ~(1u << blank_home);
    int count = 0;
    while (left)
        left &= ~homes[count++];
    return count;
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
            int image = solver_home_reflect(tables->size, symmetry, cell);
            mirrored->cell[cell] = plain->cell[image];
            mirrored->index[cell] = plain->index[image];
        }
    }
    for (int home = 0; home < puzzle_size_cells(tables->size); home++) {
        int image = solver_home_reflect(tables->size, symmetry, home);
        tables->look_of[SECOND][home] = (uint8_t)(tables->groups + tables->look_of[PLAIN][image]);
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
    made->groups = count_plain(homes, size, blank_home);
    made->views = groups > made->groups ? VIEWS : 1;
    sw_status status = SW_OK;
    for (int group = 0; group < groups && status == SW_OK; group++)
        status =
            borrow(made, group < made->groups ? PLAIN : SECOND, homes[group], blank_home, making);
    if (status != SW_OK) {
        solver_patterns_destroy(made);
        return status;
    }
    int symmetry = made->views == 1 ? choose_mirror(made, homes, blank_home) : 0;
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

void solver_patterns_destroy(patterns *tables)
{
    if (!tables)
        return;
    for (int loan = 0; loan < tables->loans; loan++)
        solver_pattern_pool_return(tables->pool, tables->look[loan].loan.table);
    free(tables);
}

void solver_patterns_distrust(const patterns *tables)
{
    for (int loan = 0; loan < tables->loans; loan++)
        solver_pattern_pool_distrust(tables->pool, tables->look[loan].loan.table);
}

const heuristic *solver_patterns_heuristic(const patterns *tables)
{
    return &tables->base;
}

static_assert((int)SOLVER_MOST_FILES >= (int)PATTERNS_GROUPS, "a file for each table");

static bool is_lent_before(const patterns *tables, int loan)
{
    for (int before = 0; before < loan; before++)
        if (tables->look[before].loan.table == tables->look[loan].loan.table)
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
            status = solver_pattern_file_save(tables->look[loan].loan.table, folder, stop,
                                              &out[(*count)++], error);
    return status;
}
