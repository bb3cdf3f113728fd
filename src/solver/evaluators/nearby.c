/* Learned weights of tiles that are near each other: where they are, and what a move changes. */
#include "evaluators/nearby.h"

#include "evaluators/values_file.h"

#include <stdlib.h>
#include <string.h>

/* All weights are one array: single tiles, the blank's cell, tiles near the blank, pairs of tiles. The
 * first of all is always zero. */
enum {
    MIDDLE = WAYS_MIDDLE,
    CLASSES = 25,      /* of cells, by the walls on each axis */
    MIDDLE_CLASS = 12, /* no wall near */
    COARSE_MOST = 8,   /* longer ways of a single tile count as that */
    COARSE = 2 * COARSE_MOST + 1,
    BLANK_MOST = 8, /* steps of the blank from home */
    FINE = 10,      /* ways of tiles near the blank, and none */
    HALF = NEARBY_NEIGHBOURS / 2,
    CODES = 64, /* at most, of a pair along one axis */
    SINGLES = 1,
    SINGLES_A_CLASS = COARSE * COARSE,
    BLANKS = SINGLES + CLASSES * SINGLES_A_CLASS,
    TO_BLANK = BLANKS + BLANK_MOST * BLANK_MOST,
    TO_BLANK_A_CLASS = NEARBY_TO_BLANK * FINE * FINE,
    PAIRS = TO_BLANK + CLASSES * TO_BLANK_A_CLASS,
    PAIRS_A_CLASS = HALF * CODES * CODES,
    COUNT = PAIRS + CLASSES * PAIRS_A_CLASS,
    SECOND = WAYS_SPAN * NEARBY_LINE * WAYS_SPAN, /* codes of the second of two tiles */
    OWN = NEARBY_LINE * WAYS_SPAN,                /* codes of one own way */
};

/* From a cell to a later one; and with both signs changed to an earlier one. Nearest first. */
static const int8_t offsets[HALF][2] = {{1, 0}, {0, 1},  {1, 1}, {-1, 1}, {2, 0}, {0, 2},
                                        {2, 1}, {-2, 1}, {1, 2}, {-1, 2}, {3, 0}, {0, 3}};

size_t solver_nearby_count(void)
{
    return COUNT;
}

/* ---- Classes and codes ---- */

static int axis_class(int at, int length)
{
    int after = length - 1 - at;
    return after == 0 ? 4 : at == 0 ? 0 : after == 1 ? 3 : at == 1 ? 1 : 2;
}

static int cell_class(const nearby *self, int cell)
{
    int columns = self->size.columns, left = self->left, top = self->top;
    return axis_class(cell % columns - left, columns - left) +
           5 * axis_class(cell / columns - top, self->size.rows - top);
}

static bool is_open(const nearby *self, int cell)
{
    return cell % self->size.columns >= self->left && cell / self->size.columns >= self->top;
}

static int clip(int number, int most)
{
    return number < -most ? -most : number > most ? most : number;
}

/* Of a way along one axis: 0 to 6. */
static int step_of(int way)
{
    static const int8_t steps[] = {0, 1, 2, 2, 3};
    int step = steps[abs(clip(way, 4))];
    return 3 + (way < 0 ? -step : step);
}

static int fine_of(int way)
{
    static const int8_t steps[] = {0, 1, 2, 3, 3, 4};
    int step = steps[abs(clip(way, 5))];
    return 5 + (way < 0 ? -step : step);
}

/* Along one axis a pair is known by both ways, in steps, and by which of the homes comes first. */
static int pair_kind(int offset, int way, int other)
{
    int order = clip(offset + other - way, 1);
    return (step_of(way) * 7 + step_of(other)) * 3 + order + 1;
}

/* Numbers the kinds that there are for one offset. */
static int number_codes(nearby *self, int offset)
{
    uint8_t number[7 * 7 * 3] = {0};
    int count = 1;
    for (int way = 1 - MIDDLE; way < MIDDLE; way++)
        for (int other = 1 - MIDDLE; other < MIDDLE; other++) {
            int kind = pair_kind(offset, way, other);
            if (number[kind] == 0)
                number[kind] = (uint8_t)count++;
            int own = way + MIDDLE, its = other + MIDDLE;
            self->code[own * OWN + (offset + 3) * WAYS_SPAN + its] = number[kind];
            self->code[SECOND + its * OWN + (3 - offset) * WAYS_SPAN + own] = number[kind];
        }
    return count;
}

/* ---- The shape's geometry ---- */

static void add_neighbour(nearby *self, int cell, int half, int sign)
{
    int columns = self->size.columns, across = sign * offsets[half][0],
        down = sign * offsets[half][1];
    int column = cell % columns + across, row = cell / columns + down;
    if (column < self->left || column >= columns || row < self->top || row >= self->size.rows)
        return;
    int other = row * columns + column, first = sign > 0 ? cell : other;
    int place = sign > 0 ? 0 : SECOND, number = 2 * half + (sign < 0);
    nearby_neighbour *out = &self->near[cell][self->near_count[cell]++];
    out->cell = (uint16_t)other;
    out->column = (uint16_t)(place + (across + 3) * WAYS_SPAN);
    out->row = (uint16_t)(place + (down + 3) * WAYS_SPAN);
    out->pair = PAIRS + cell_class(self, first) * PAIRS_A_CLASS + half * CODES * CODES;
    if (number < NEARBY_TO_BLANK) {
        out->blank =
            (uint32_t)(TO_BLANK + cell_class(self, cell) * TO_BLANK_A_CLASS + number * FINE * FINE);
        self->blank_count[cell]++;
    }
}

static void describe_cells(nearby *self)
{
    for (int cell = 0; cell < self->cells; cell++) {
        if (!is_open(self, cell))
            continue;
        self->single[cell] = (uint32_t)(SINGLES + cell_class(self, cell) * SINGLES_A_CLASS);
        for (int half = 0; half < HALF; half++) {
            add_neighbour(self, cell, half, 1);
            add_neighbour(self, cell, half, -1);
        }
    }
}

static void describe_ways(nearby *self)
{
    self->fine[0] = self->coarse[0] = 0;
    for (int way = 1 - MIDDLE; way < MIDDLE; way++) {
        self->fine[way + MIDDLE] = (uint8_t)fine_of(way);
        self->coarse[way + MIDDLE] = (uint8_t)(COARSE_MOST + clip(way, COARSE_MOST));
    }
    for (int offset = -3; offset <= 3; offset++) {
        int count = number_codes(self, offset);
        self->code_count = count > self->code_count ? count : self->code_count;
    }
}

/* All but the weights. */
static bool make_outline(nearby *out, puzzle_size size, int left, int top)
{
    memset(out, 0, sizeof *out);
    out->size = size;
    out->left = left;
    out->top = top;
    out->cells = puzzle_size_cells(size);
    size_t cells = (size_t)out->cells;
    out->single = calloc(cells, sizeof *out->single);
    out->near = calloc(cells, sizeof *out->near);
    out->near_count = calloc(cells, 1);
    out->blank_count = calloc(cells, 1);
    if (!out->single || !out->near || !out->near_count || !out->blank_count)
        return false;
    describe_cells(out);
    describe_ways(out);
    return true;
}

sw_status solver_nearby_init(nearby *out, puzzle_size size)
{
    bool is_made = make_outline(out, size, 0, 0);
    out->weight = calloc(COUNT, sizeof *out->weight);
    if (is_made && out->weight)
        return SW_OK;
    solver_nearby_deinit(out);
    return SW_NO_MEMORY;
}

sw_status solver_nearby_init_part(nearby *out, const nearby *lender, int left, int top)
{
    bool is_made = make_outline(out, lender->size, left, top);
    out->weight = lender->weight;
    out->borrows_weights = true;
    if (is_made)
        return SW_OK;
    solver_nearby_deinit(out);
    return SW_NO_MEMORY;
}

void solver_nearby_deinit(nearby *self)
{
    free(self->single);
    free(self->near);
    free(self->near_count);
    free(self->blank_count);
    if (!self->borrows_weights)
        free(self->weight);
    memset(self, 0, sizeof *self);
}

/* A pair of which one is the blank has the codes 0 and 0, as has the blank beside itself. */
void solver_nearby_prepare(nearby *self)
{
    self->weight[0] = 0;
    for (int i = 0; i < CLASSES * NEARBY_TO_BLANK; i++)
        self->weight[TO_BLANK + i * FINE * FINE] = 0;
    for (int i = 0; i < CLASSES * HALF; i++)
        self->weight[PAIRS + i * CODES * CODES] = 0;
}

size_t solver_nearby_part_bytes(int cells)
{
    const nearby *any = NULL;
    return (size_t)cells * (sizeof *any->single + sizeof *any->near + 2);
}

size_t solver_nearby_bytes(const nearby *self)
{
    return solver_nearby_part_bytes(self->cells) + COUNT * sizeof *self->weight;
}

size_t solver_nearby_making(puzzle_size size)
{
    return solver_nearby_part_bytes(puzzle_size_cells(size)) + 2 * COUNT * sizeof(int16_t);
}

/* ---- Places ---- */

static int32_t pair_place(const nearby *self, const nearby_neighbour *near, home_way own,
                          home_way other)
{
    int column = self->code[near->column + own.column * OWN + other.column];
    int row = self->code[near->row + own.row * OWN + other.row];
    return near->pair + column * CODES + row;
}

static int32_t single_place(const nearby *self, int cell, home_way way)
{
    return (int32_t)self->single[cell] + self->coarse[way.column] * COARSE + self->coarse[way.row];
}

static int32_t to_blank_place(const nearby *self, const nearby_neighbour *near, home_way way)
{
    return (int32_t)near->blank + self->fine[way.column] * FINE + self->fine[way.row];
}

static int32_t blank_place(const nearby *self, int cell)
{
    int across = self->size.columns - 1 - cell % self->size.columns;
    int down = self->size.rows - 1 - cell / self->size.columns;
    return BLANKS + clip(across, BLANK_MOST - 1) * BLANK_MOST + clip(down, BLANK_MOST - 1);
}

int solver_nearby_most_places(const nearby *self)
{
    return self->cells * (HALF + 1) + NEARBY_TO_BLANK + 1;
}

int solver_nearby_places(const nearby *self, const home_way *ways, int32_t *out)
{
    int count = 0;
    for (int cell = 0; cell < self->cells; cell++) {
        const nearby_neighbour *near = self->near[cell];
        if (!is_open(self, cell))
            continue;
        if (ways[cell].column == 0) {
            out[count++] = blank_place(self, cell);
            for (int i = 0; i < self->blank_count[cell]; i++)
                out[count++] = to_blank_place(self, &near[i], ways[near[i].cell]);
            continue;
        }
        out[count++] = single_place(self, cell, ways[cell]);
        for (int i = 0; i < self->near_count[cell]; i++)
            if (near[i].cell > cell && ways[near[i].cell].column != 0)
                out[count++] = pair_place(self, &near[i], ways[cell], ways[near[i].cell]);
    }
    return count;
}

int32_t solver_nearby_alike(int32_t place)
{
    if (place >= PAIRS)
        return PAIRS + MIDDLE_CLASS * PAIRS_A_CLASS + (place - PAIRS) % PAIRS_A_CLASS;
    if (place >= TO_BLANK)
        return TO_BLANK + MIDDLE_CLASS * TO_BLANK_A_CLASS + (place - TO_BLANK) % TO_BLANK_A_CLASS;
    if (place >= BLANKS)
        return place;
    return SINGLES + MIDDLE_CLASS * SINGLES_A_CLASS + (place - SINGLES) % SINGLES_A_CLASS;
}

/* ---- Values ---- */

int solver_nearby_value(const nearby *self, const home_way *ways)
{
    int sum = 0;
    for (int cell = 0; cell < self->cells; cell++) {
        const nearby_neighbour *near = self->near[cell];
        if (!is_open(self, cell))
            continue;
        if (ways[cell].column == 0) {
            sum += solver_nearby_blank(self, ways, cell);
            continue;
        }
        sum += solver_way_length(ways[cell]) * NEARBY_UNIT +
               self->weight[single_place(self, cell, ways[cell])];
        for (int i = 0; i < self->near_count[cell]; i++)
            if (near[i].cell > cell)
                sum += self->weight[pair_place(self, &near[i], ways[cell], ways[near[i].cell])];
    }
    return sum;
}

/* Of one tile in that cell with all tiles near it; where the blank is, the place's weight is zero. */
static int pairs_of(const nearby *self, const home_way *ways, int cell, home_way own)
{
    const nearby_neighbour *near = self->near[cell];
    const uint8_t *column = &self->code[own.column * OWN], *row = &self->code[own.row * OWN];
    int sum = 0;
    for (int i = 0, count = self->near_count[cell]; i < count; i++) {
        home_way other = ways[near[i].cell];
        sum += self->weight[near[i].pair + column[near[i].column + other.column] * CODES +
                            row[near[i].row + other.row]];
    }
    return sum;
}

int solver_nearby_blank(const nearby *self, const home_way *ways, int cell)
{
    const nearby_neighbour *near = self->near[cell];
    int sum = self->weight[blank_place(self, cell)];
    for (int i = 0, count = self->blank_count[cell]; i < count; i++)
        sum += self->weight[to_blank_place(self, &near[i], ways[near[i].cell])];
    return sum;
}

/* Cells side by side. */
static const nearby_neighbour *find_neighbour(const nearby *self, int cell, int other)
{
    const nearby_neighbour *near = self->near[cell];
    while (near->cell != other)
        near++;
    return near;
}

/* The pairs at the blank's cell are counted with the tile itself among the others, as if it had stayed
 * behind, and that one is taken off. */
int solver_nearby_change(const nearby *self, const home_way *ways, int from, int blank,
                         int blank_value)
{
    home_way before = ways[from], after = solver_way_after(self->size, before, from, blank);
    const nearby_neighbour *to_from = find_neighbour(self, blank, from);
    const nearby_neighbour *to_blank = find_neighbour(self, from, blank);
    const int16_t *weight = self->weight;
    int sum = (solver_way_length(after) - solver_way_length(before)) * NEARBY_UNIT;
    sum += weight[single_place(self, blank, after)] - weight[single_place(self, from, before)];
    sum += pairs_of(self, ways, blank, after) - pairs_of(self, ways, from, before);
    sum -= weight[pair_place(self, to_from, after, before)];
    sum += solver_nearby_blank(self, ways, from) - blank_value;
    return sum + weight[to_blank_place(self, to_blank, after)];
}

/* ---- The file ---- */

/* The numbers of its header: 0 and 0, for boards of every size. */
static size_t count_weights(const int32_t *number, sw_error *error)
{
    if (number[0] == 0 && number[1] == 0)
        return COUNT;
    sw_fail(error, SW_BAD_INPUT, "for boards of a size that none are known for");
    return 0;
}

static const values_kind kind = {"SWVALUE\n", 2, 2, count_weights};

sw_status solver_nearby_save(const nearby *self, const char *path, sw_error *error)
{
    values_file file = {.count = COUNT, .weight = self->weight};
    return solver_values_file_save(&file, &kind, path, error);
}

static bool weights_fit(const values_file *file)
{
    for (size_t i = 0; i < file->count; i++)
        if (file->weight[i] > NEARBY_MOST_WEIGHT || file->weight[i] < -NEARBY_MOST_WEIGHT)
            return false;
    return true;
}

sw_status solver_nearby_load(nearby *out, puzzle_size size, const char *path, sw_error *error)
{
    values_file file;
    nearby read;
    sw_status status = solver_values_file_load(&file, &kind, path, error);
    if (status != SW_OK)
        return status;
    if (!weights_fit(&file)) {
        free(file.weight);
        return sw_fail(error, SW_BAD_INPUT, "%s: a weight is out of range", path);
    }
    if (!make_outline(&read, size, 0, 0)) {
        free(file.weight);
        solver_nearby_deinit(&read);
        return sw_fail(error, SW_NO_MEMORY, "%s: out of memory", path);
    }
    read.weight = file.weight;
    solver_nearby_prepare(&read);
    *out = read;
    return SW_OK;
}
