/* Which tiles go together in one table, as measured and drawn for the shape or by a rule, and the tiers of tables
 * that a board may get, from small to large. */
#include "patterns/pattern_tiers.h"

#include "core/home.h"

#include <stddef.h>
#include <stdlib.h>

/* ---- Drawn groups ---- */

/* Groups of tiles that were found by measurement: of all connected ones these expanded the fewest
 * nodes on random boards. The blank's home takes one of the cells of group a: the first that some
 * symmetry of the board takes to where it really is. A second view is drawn where it spares three
 * quarters of the nodes: on 4x5, which no symmetry helps. */
typedef struct pattern_drawing {
    puzzle_size size; /* and the size with columns and rows exchanged */
    int max_tiles;    /* of a group, at most */
    const char *name;
    const char *rows;   /* a letter a cell, "/" between rows */
    const char *second; /* the same for a second view, or NULL */
} pattern_drawing;

/* Columns <= rows. Straight cuts win wherever they are possible: halves of 4x4 need 6,000 nodes, the
 * next best groups of seven and eight 10,000, most of them 20,000 to 35,000. docs/PERFORMANCE.md has
 * the figures. */
static const pattern_drawing drawings[] = {
    {{2, 5}, 5, "pattern databases 5-4", "aa/aa/aa/bb/bb", NULL},
    {{2, 6}, 6, "pattern databases 5-6", "aa/aa/aa/bb/bb/bb", NULL},
    {{3, 4}, 6, "pattern databases 5-6", "aaa/aaa/bbb/bbb", NULL},
    {{2, 7}, 5, "pattern databases 5-5-3", "aa/aa/aa/bb/bb/bc/cc", NULL},
    {{2, 7}, 7, "pattern databases 7-6", "aa/aa/aa/aa/bb/bb/bb", NULL},
    {{3, 5}, 5, "pattern databases 5-5-4", "aaa/aaa/bbb/bbc/ccc", NULL},
    {{3, 5}, 7, "pattern databases 7-7", "aaa/aaa/aab/bbb/bbb", NULL},
    {{4, 4}, 5, "pattern databases 5-5-5", "aaab/aaab/ccbb/cccb", NULL},
    {{4, 4}, 6, "pattern databases 6-6-3", "aaaa/aaac/bbbc/bbbc", NULL},
    {{4, 4}, 7, "pattern databases 7-7-1", "aaaa/aaaa/bbbb/cbbb", NULL},
    {{4, 4}, 8, "pattern databases 7-8", "aaaa/aaaa/bbbb/bbbb", NULL},
    {{2, 8}, 5, "pattern databases 5-5-5", "aa/aa/aa/bb/bb/bc/cc/cc", NULL},
    {{2, 8}, 6, "pattern databases 5-6-4", "aa/aa/aa/cc/cc/bb/bb/bb", NULL},
    {{2, 8}, 7, "pattern databases 7-7-1", "aa/aa/aa/aa/bc/bb/bb/bb", NULL},
    {{2, 8}, 8, "pattern databases 7-8", "aa/aa/aa/aa/bb/bb/bb/bb", NULL},
    {{3, 6}, 6, "pattern databases 5-6-6", "aaa/aaa/bbb/bbb/ccc/ccc", NULL},
    {{3, 6}, 7, "pattern databases 7-7-3", "aaa/aaa/aab/bbb/bbb/ccc", NULL},
    {{4, 5},
     6,
     "pattern databases 6-6-6-1 and 5-6-6-2",
     "aaaa/aaab/bbbb/bccc/cccd",
     "aabb/aabb/aabb/cccc/ccdd"},
    {{4, 5},
     7,
     "pattern databases 7-7-5 and 5-6-6-2",
     "aaaa/aaaa/bbbb/bbbc/cccc",
     "aabb/aabb/aabb/cccc/ccdd"},
    {{5, 5}, 6, "pattern databases 6-6-6-6", "aaabb/aaabb/ccabb/ccddd/ccddd", NULL},
    {{5, 5},
     7,
     "pattern databases 6-6-6-6, two ways",
     "aaabb/aaabb/ccabb/ccddd/ccddd",
     "aaabb/aabbb/aabcc/dddcc/dddcc"},
};

/* NULL where there is none. */
static const pattern_drawing *find_drawing(puzzle_size size, int max_tiles)
{
    puzzle_size narrow = size.columns <= size.rows ? size : (puzzle_size){size.rows, size.columns};
    for (size_t i = 0; i < sizeof drawings / sizeof *drawings; i++)
        if (puzzle_size_equal(drawings[i].size, narrow) && drawings[i].max_tiles == max_tiles)
            return &drawings[i];
    return NULL;
}

/* The number of the cell's group in the rows of a drawing, 0 for a. */
static inline int drawn_group(const pattern_drawing *drawing, const char *rows, int cell)
{
    return rows[cell + cell / drawing->size.columns] - 'a';
}

/* ---- Groups ---- */

/* The sizes of the groups where no drawing says them, by cells of the board and the largest group
 * allowed. */
typedef struct pattern_plan {
    int cells;
    int max_tiles;
    const char *name;
    int tiles[PATTERNS_GROUPS];
} pattern_plan;

static const pattern_plan plans[] = {
    {14, 5, "pattern databases 5-5-3", {5, 5, 3}},
    {15, 5, "pattern databases 5-5-4", {5, 5, 4}},
    {16, 5, "pattern databases 5-5-5", {5, 5, 5}},
    {16, 6, "pattern databases 6-6-3", {6, 6, 3}},
    {4, 5, "pattern database 3", {3}},
    {6, 5, "pattern databases 3-2", {3, 2}},
    {8, 5, "pattern databases 4-3", {4, 3}},
    {9, 5, "pattern databases 4-4", {4, 4}},
    {18, 5, "pattern databases 5-5-5-2", {5, 5, 5, 2}},
    {18, 6, "pattern databases 6-6-5", {6, 6, 5}},
    {18, 7, "pattern databases 7-7-3", {7, 7, 3}},
    {20, 5, "pattern databases 5-5-5-4", {5, 5, 5, 4}},
    {20, 6, "pattern databases 6-6-6-1", {6, 6, 6, 1}},
    {20, 7, "pattern databases 7-7-5", {7, 7, 5}},
    {21, 5, "pattern databases 5-5-5-5", {5, 5, 5, 5}},
    {21, 6, "pattern databases 6-6-6-2", {6, 6, 6, 2}},
    {21, 7, "pattern databases 7-7-6", {7, 7, 6}},
    {22, 5, "pattern databases 5-5-5-5-1", {5, 5, 5, 5, 1}},
    {22, 6, "pattern databases 6-6-6-3", {6, 6, 6, 3}},
    {24, 5, "pattern databases 5-5-5-5-3", {5, 5, 5, 5, 3}},
    {24, 6, "pattern databases 6-6-6-5", {6, 6, 6, 5}},
    {25, 5, "pattern databases 5-5-5-5-4", {5, 5, 5, 5, 4}},
    {25, 6, "pattern databases 6-6-6-6", {6, 6, 6, 6}},
};

static const pattern_plan *find_plan(int cells, int max_tiles)
{
    for (size_t i = 0; i < sizeof plans / sizeof *plans; i++)
        if (plans[i].cells == cells && plans[i].max_tiles == max_tiles)
            return &plans[i];
    return NULL;
}

/* Adds the groups of a view, as a symmetry shows them. */
static void add_view(pattern_groups *out, const pattern_drawing *drawing, const char *rows,
                     int symmetry, int blank_home)
{
    int first = out->count;
    for (int cell = 0; cell < puzzle_size_cells(drawing->size); cell++) {
        int place = solver_home_reflect(drawing->size, symmetry, cell);
        int group = first + drawn_group(drawing, rows, cell);
        if (place != blank_home)
            out->homes[group] |= 1u << place;
        if (group >= out->count)
            out->count = group + 1;
    }
}

/* Takes the drawing where a symmetry brings its group a to the blank's home. The second view is of
 * the same sizes only where the blank's home is in its group a too. */
static bool fit_drawing(pattern_groups *out, const pattern_drawing *drawing, puzzle_size size,
                        int blank_home)
{
    for (int cell = 0; cell < puzzle_size_cells(size); cell++)
        for (int symmetry = 0; symmetry < HOME_REFLECTIONS; symmetry++) {
            if (drawn_group(drawing, drawing->rows, cell) != 0 ||
                !puzzle_size_equal(solver_home_reflected_size(drawing->size, symmetry), size) ||
                solver_home_reflect(drawing->size, symmetry, cell) != blank_home)
                continue;
            *out = (pattern_groups){.name = drawing->name};
            add_view(out, drawing, drawing->rows, symmetry, blank_home);
            if (drawing->second && drawn_group(drawing, drawing->second, cell) == 0)
                add_view(out, drawing, drawing->second, symmetry, blank_home);
            return true;
        }
    return false;
}

/* Elsewhere the groups are those whose tiles are close to one another. */
typedef struct grouping {
    puzzle_size size;
    int cells;
    int group[PATTERN_CELLS]; /* by cell; -1 for the blank's home */
} grouping;

/* Cuts a walk through the rows, or the columns where these are shorter, to and fro. */
static grouping cut_walk(const pattern_plan *plan, puzzle_size size, int blank_home)
{
    grouping made = {.size = size, .cells = plan->cells};
    bool by_rows = size.columns <= size.rows;
    int length = by_rows ? size.columns : size.rows, group = 0, placed = 0;
    for (int step = 0; step < plan->cells; step++) {
        int line = step / length, place = step % length;
        place = line % 2 ? length - 1 - place : place;
        int cell = by_rows ? line * size.columns + place : place * size.columns + line;
        made.group[cell] = -1;
        if (cell == blank_home)
            continue;
        if (placed == plan->tiles[group]) {
            group++;
            placed = 0;
        }
        made.group[cell] = group;
        placed++;
    }
    return made;
}

static int distance_between(puzzle_size size, int a, int b)
{
    return abs(a % size.columns - b % size.columns) + abs(a / size.columns - b / size.columns);
}

/* The distances from the cell to the others of that group, `without` left out. */
static int distance_to(const grouping *groups, int cell, int group, int without)
{
    int sum = 0;
    for (int other = 0; other < groups->cells; other++)
        if (groups->group[other] == group && other != without)
            sum += distance_between(groups->size, cell, other);
    return sum;
}

/* Exchanges two tiles where that brings their groups closer together. */
static bool exchange(grouping *groups, int a, int b)
{
    int group_a = groups->group[a], group_b = groups->group[b];
    if (group_a < 0 || group_b < 0 || group_a == group_b)
        return false;
    int apart = distance_to(groups, a, group_a, a) + distance_to(groups, b, group_b, b);
    int exchanged = distance_to(groups, a, group_b, b) + distance_to(groups, b, group_a, a);
    if (exchanged >= apart)
        return false;
    groups->group[a] = group_b;
    groups->group[b] = group_a;
    return true;
}

static void bring_close(pattern_groups *out, const pattern_plan *plan, puzzle_size size,
                        int blank_home)
{
    grouping groups = cut_walk(plan, size, blank_home);
    for (bool closer = true; closer;) {
        closer = false;
        for (int a = 0; a < plan->cells; a++)
            for (int b = 0; b < a; b++)
                closer |= exchange(&groups, a, b);
    }
    for (int cell = 0; cell < plan->cells; cell++)
        if (groups.group[cell] >= 0)
            out->homes[groups.group[cell]] |= 1u << cell;
}

bool solver_pattern_groups_choose(pattern_groups *out, puzzle_size size, int blank_home,
                                  int max_tiles)
{
    const pattern_drawing *drawing = find_drawing(size, max_tiles);
    if (drawing && fit_drawing(out, drawing, size, blank_home))
        return true;
    const pattern_plan *plan = find_plan(puzzle_size_cells(size), max_tiles);
    if (!plan)
        return false;
    *out = (pattern_groups){.name = plan->name};
    while (out->count < PATTERNS_GROUPS && plan->tiles[out->count] > 0)
        out->count++;
    bring_close(out, plan, size, blank_home);
    return true;
}

/* ---- Tiers ---- */

/* The largest group of each tier: on 4x4 they take 10, 60, 600 and 7,000 ms of one core. */
static const int max_tiles[PATTERN_TIERS] = {5, 6, 7, 8};

sw_status solver_pattern_tiers_plan(pattern_tiers *out, pattern_pool *pool, puzzle_size size,
                                    int blank_home, const pattern_making *making)
{
    sw_status status = SW_OK;
    pattern_cost cost;
    size_t before = 0;
    *out = (pattern_tiers){.tier = {{.exists = false}}};
    for (int i = 0; i < PATTERN_TIERS && status == SW_OK; i++) {
        pattern_tier *tier = &out->tier[i];
        tier->exists = solver_pattern_groups_choose(&tier->groups, size, blank_home, max_tiles[i]);
        if (tier->exists)
            status = solver_pattern_pool_cost(pool, size, blank_home, tier->groups.homes,
                                              tier->groups.count, making, &cost);
        if (tier->exists && status == SW_OK) {
            tier->bytes = cost.bytes;
            tier->making = before + cost.bytes + cost.making;
            before = tier->bytes;
        }
    }
    return status;
}

bool solver_pattern_tier_fits(const pattern_tier *tier, size_t limit)
{
    return tier->exists && tier->bytes <= solver_budget_tables(limit) &&
           tier->making <= solver_budget_making(limit);
}

int solver_pattern_tiers_tiles(const pattern_tiers *tiers, size_t limit)
{
    int most = 0;
    for (int i = 0; i < PATTERN_TIERS; i++) {
        const pattern_tier *tier = &tiers->tier[i];
        for (int group = 0; group < tier->groups.count && solver_pattern_tier_fits(tier, limit);
             group++) {
            int tiles = solver_cell_set_count(tier->groups.homes[group]);
            most = tiles > most ? tiles : most;
        }
    }
    return most;
}

bool solver_pattern_tiers_any(puzzle_size size)
{
    pattern_groups groups;
    for (int i = 0; i < PATTERN_TIERS; i++)
        if (solver_pattern_groups_choose(&groups, size, 0, max_tiles[i]))
            return true;
    return false;
}
