/* Additive pattern databases as a heuristic: the groups of some views of the board. */
#include "patterns/patterns.h"

#include "patterns/pattern_file.h"
#include "patterns/pattern_sift.h"

#include <assert.h>
#include <stdlib.h>
#include <string.h>

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
    solver_patterns_order(tables, node);
    return solver_patterns_total(node->sums[node->order[0]]);
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
        index[view] = solver_patterns_ask(&tables->look[looks[view]], number, part);
    }
    for (int view = 0; view < tables->views; view++) {
        const patterns_look *look = &tables->look[looks[view]];
        unsigned bit = (unsigned)(look->bits[index[view] / 64] >> index[view] % 64) & 1;
        bool is_further = bit == solver_patterns_bit_further(look, out->sums[view]);
        out->sums[view] = solver_patterns_after(look, is_further, out->sums[view]);
    }
    return settled(tables, out);
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
        .many = &solver_patterns_sift,
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
