/* Chooses groups of tiles: those that are drawn for the shape, or others by a rule. */
#include "patterns/pattern_groups.h"

#include "patterns/pattern_drawings.h"

#include <stdlib.h>

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
        int group = first + solver_pattern_drawing_group(drawing, rows, cell);
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
            if (solver_pattern_drawing_group(drawing, drawing->rows, cell) != 0 ||
                !puzzle_size_equal(solver_home_reflected_size(drawing->size, symmetry), size) ||
                solver_home_reflect(drawing->size, symmetry, cell) != blank_home)
                continue;
            *out = (pattern_groups){.name = drawing->name};
            add_view(out, drawing, drawing->rows, symmetry, blank_home);
            if (drawing->second &&
                solver_pattern_drawing_group(drawing, drawing->second, cell) == 0)
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
    const pattern_drawing *drawing = solver_pattern_drawing_find(size, max_tiles);
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
