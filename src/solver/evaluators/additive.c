/* Additive pattern databases of four tiles: which tiles go together, and which groups share a table. */
#include "evaluators/additive.h"

#include "evaluators/additive_build.h"

#include <stdlib.h>
#include <string.h>

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
    return solver_wide_set_component(size, all & ~home_set(group), blank_home);
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
    return solver_additive_build(table, self->size, group->homes, group->tiles, self->blank_home,
                                 stop);
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
        size_t states = 1, own = solver_additive_build_bytes(size, drawn.groups[i].tiles);
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
