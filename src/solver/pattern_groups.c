#include "pattern_groups.h"

#include <limits.h>
#include <stdlib.h>

/* The sizes of the groups, by cells of the board and the largest group allowed. */
typedef struct pattern_plan {
    int cells;
    int max_tiles;
    const char *name;
    int count;
    int tiles[PATTERNS_GROUPS];
} pattern_plan;

static const pattern_plan plans[] = {
    {10, 6, "pattern databases 5-4", 2, {5, 4}},
    {12, 6, "pattern databases 6-5", 2, {6, 5}},
    {14, 5, "pattern databases 5-5-3", 3, {5, 5, 3}},
    {14, 6, "pattern databases 6-6-1", 3, {6, 6, 1}},
    {15, 5, "pattern databases 5-5-4", 3, {5, 5, 4}},
    {15, 6, "pattern databases 6-6-2", 3, {6, 6, 2}},
    {16, 5, "pattern databases 5-5-5", 3, {5, 5, 5}},
    {16, 6, "pattern databases 6-6-3", 3, {6, 6, 3}},
};

/* Groups that were found by trial. The blank's home takes one of the cells of group a: the first
 * that some symmetry of the board takes to where it really is. */
typedef struct pattern_drawing {
    puzzle_size size;
    int max_tiles;
    const char *cells;
} pattern_drawing;

/* Of all connected groups these expand the fewest nodes on random boards, half of what the closest
 * groups need, with the blank's home at a corner, a side or in the middle. */
static const pattern_drawing drawings[] = {
    {{4, 4},
     5,
     "aaab"
     "aaab"
     "ccbb"
     "cccb"},
    {{4, 4},
     6,
     "aaaa"
     "aaac"
     "bbbc"
     "bbbc"},
};

static const pattern_plan *plan_for(int cells, int max_tiles)
{
    for (size_t i = 0; i < sizeof plans / sizeof *plans; i++)
        if (plans[i].cells == cells && plans[i].max_tiles == max_tiles)
            return &plans[i];
    return NULL;
}

static void use_drawing(pattern_groups *out, const pattern_drawing *drawing, int symmetry,
                        int blank_home)
{
    for (int cell = 0; drawing->cells[cell]; cell++) {
        int place = home_reflect(drawing->size, symmetry, cell);
        if (place != blank_home)
            out->homes[drawing->cells[cell] - 'a'] |= 1u << place;
    }
}

static bool find_drawing(pattern_groups *out, puzzle_size size, int blank_home, int max_tiles)
{
    const pattern_drawing *drawing = NULL;
    for (size_t i = 0; i < sizeof drawings / sizeof *drawings && !drawing; i++)
        if (puzzle_size_equal(drawings[i].size, size) && drawings[i].max_tiles == max_tiles)
            drawing = &drawings[i];
    if (!drawing)
        return false;
    for (int cell = 0; drawing->cells[cell]; cell++)
        for (int symmetry = 0; symmetry < home_symmetries(size); symmetry++)
            if (drawing->cells[cell] == 'a' && home_reflect(size, symmetry, cell) == blank_home) {
                use_drawing(out, drawing, symmetry, blank_home);
                return true;
            }
    return false;
}

/* Elsewhere the groups are those whose tiles are closest to one another. */
typedef struct grouping {
    const pattern_plan *plan;
    puzzle_size size;
    int blank_home;
    cell_set homes[PATTERNS_GROUPS];
    int room[PATTERNS_GROUPS];
    int best_cost;
    pattern_groups *best;
} grouping;

static int distance_to(const grouping *groups, cell_set homes, int cell)
{
    int columns = groups->size.columns, sum = 0;
    for (; homes; homes &= homes - 1) {
        int home = __builtin_ctz(homes);
        sum += abs(home % columns - cell % columns) + abs(home / columns - cell / columns);
    }
    return sum;
}

/* Tries every group for the cell and those after it. cost: the distances within the groups. */
static void assign(grouping *groups, int cell, int cost)
{
    if (cost >= groups->best_cost)
        return;
    if (cell == groups->plan->cells) {
        groups->best_cost = cost;
        for (int group = 0; group < groups->plan->count; group++)
            groups->best->homes[group] = groups->homes[group];
        return;
    }
    if (cell == groups->blank_home) {
        assign(groups, cell + 1, cost);
        return;
    }
    for (int group = 0; group < groups->plan->count; group++) {
        if (groups->room[group] == 0)
            continue;
        int added = distance_to(groups, groups->homes[group], cell);
        groups->homes[group] |= 1u << cell;
        groups->room[group]--;
        assign(groups, cell + 1, cost + added);
        groups->homes[group] ^= 1u << cell;
        groups->room[group]++;
    }
}

bool pattern_groups_exist(puzzle_size size, int max_tiles)
{
    return plan_for(puzzle_size_cells(size), max_tiles) != NULL;
}

bool pattern_groups_choose(pattern_groups *out, puzzle_size size, int blank_home, int max_tiles)
{
    const pattern_plan *plan = plan_for(puzzle_size_cells(size), max_tiles);
    if (!plan)
        return false;
    *out = (pattern_groups){.name = plan->name, .count = plan->count};
    if (find_drawing(out, size, blank_home, max_tiles))
        return true;
    grouping groups = {
        .plan = plan,
        .size = size,
        .blank_home = blank_home,
        .best_cost = INT_MAX,
        .best = out,
    };
    for (int group = 0; group < plan->count; group++)
        groups.room[group] = plan->tiles[group];
    assign(&groups, 0, 0);
    return true;
}
