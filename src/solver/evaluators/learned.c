/* Learned weights of pairs of tiles, and what a move changes about their sum. */
#include "evaluators/learned.h"

#include "evaluators/values_file.h"

#include <stdlib.h>
#include <string.h>

size_t solver_learned_count(int side)
{
    size_t cells = (size_t)(side * side), tiles = cells - 1;
    return tiles * (tiles - 1) / 2 * cells * cells;
}

/* Numbers the neighbours to the right and below. */
static void number_edges(learned *self)
{
    for (int cell = 0; cell < self->cells; cell++) {
        if (cell % self->side + 1 < self->side)
            self->edge[cell][0] = (uint8_t)self->edges++;
        if (cell + self->side < self->cells)
            self->edge[cell][1] = (uint8_t)self->edges++;
    }
}

static size_t change_count(const learned *self)
{
    return (size_t)(self->cells - 1) * (size_t)self->edges * (size_t)(self->cells * self->cells);
}

size_t solver_learned_bytes(const learned *self)
{
    return solver_learned_count(self->side) * sizeof *self->weight +
           change_count(self) * sizeof *self->change;
}

/* The file is read as a whole. */
size_t solver_learned_making(int side)
{
    learned outline = {.side = side, .cells = side * side};
    number_edges(&outline);
    return solver_learned_bytes(&outline) + solver_learned_count(side) * sizeof *outline.weight;
}

sw_status solver_learned_init(learned *out, int side)
{
    memset(out, 0, sizeof *out);
    out->side = side;
    out->cells = side * side;
    number_edges(out);
    out->weight = calloc(solver_learned_count(side), sizeof *out->weight);
    out->change = calloc(change_count(out), sizeof *out->change);
    if (out->weight && out->change)
        return SW_OK;
    solver_learned_deinit(out);
    return SW_NO_MEMORY;
}

void solver_learned_deinit(learned *self)
{
    free(self->weight);
    free(self->change);
    memset(self, 0, sizeof *self);
}

static int weight_of(const learned *self, int home, int cell, int other_home, int other_cell)
{
    return home < other_home
               ? self->weight[solver_learned_place(self->cells, home, cell, other_home, other_cell)]
               : self->weight[solver_learned_place(self->cells, other_home, other_cell, home,
                                                   cell)];
}

/* The row of one home and one edge. Nothing for the blank, for the tile itself, and where the other
 * tile would be on the same cell. */
static void prepare_row(learned *self, int16_t *row, int home, int from, int to)
{
    for (int cell = 0; cell < self->cells; cell++)
        for (int other = 0; other < self->cells - 1; other++)
            if (other != home && cell != from && cell != to)
                row[cell * self->cells + other] =
                    (int16_t)(weight_of(self, home, to, other, cell) -
                              weight_of(self, home, from, other, cell));
}

void solver_learned_prepare(learned *self)
{
    size_t row_length = (size_t)(self->cells * self->cells);
    for (int home = 0; home < self->cells - 1; home++)
        for (int cell = 0; cell < self->cells; cell++)
            for (int down = 0; down < 2; down++) {
                int to = solver_home_step((puzzle_size){self->side, self->side}, cell,
                                          down ? PUZZLE_DOWN : PUZZLE_RIGHT);
                size_t row = (size_t)(home * self->edges + self->edge[cell][down]);
                if (to >= 0)
                    prepare_row(self, &self->change[row * row_length], home, cell, to);
            }
}

int solver_learned_value(const learned *self, const normalized_board *board)
{
    int cell_of[LEARNED_MOST_SIDE * LEARNED_MOST_SIDE], sum = self->bias;
    for (int cell = 0; cell < self->cells; cell++)
        cell_of[board->home[cell]] = cell;
    for (int first = 0; first < self->cells - 1; first++)
        for (int second = first + 1; second < self->cells - 1; second++)
            sum += weight_of(self, first, cell_of[first], second, cell_of[second]);
    return sum;
}

/* ---- The file ---- */

static size_t pair_count(int side)
{
    return side >= LEARNED_LEAST_SIDE && side <= LEARNED_MOST_SIDE ? solver_learned_count(side) : 0;
}

sw_status solver_learned_save(const learned *self, const char *path, sw_error *error)
{
    values_file values = {self->side, self->bias, solver_learned_count(self->side), self->weight};
    return solver_values_file_save(&values, path, error);
}

/* Weights of LEARNED_MOST_WEIGHT at most, so that no difference of two leaves its 16 bits. */
sw_status solver_learned_load(learned *out, const char *path, sw_error *error)
{
    values_file values;
    learned read;
    sw_status status =
        solver_values_file_load(&values, path, pair_count, LEARNED_MOST_WEIGHT, error);
    if (status != SW_OK)
        return status;
    if (solver_learned_init(&read, values.side) == SW_OK) {
        read.bias = values.bias;
        memcpy(read.weight, values.weight, values.count * sizeof *values.weight);
        solver_learned_prepare(&read);
        *out = read;
    } else {
        status = sw_fail(error, SW_NO_MEMORY, "%s: out of memory", path);
    }
    free(values.weight);
    return status;
}
