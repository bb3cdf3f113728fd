/* The network's weights, the rows that moves add, and its file. */
#include "evaluators/network.h"

#include "evaluators/values_file.h"
#include "os/pages.h"

#include <stdlib.h>
#include <string.h>

/* ---- Memory ---- */

/* Of out, first and weight together. */
static size_t number_count(int side, int units)
{
    size_t cells = (size_t)(side * side);
    return (2 + cells * cells) * (size_t)units;
}

static size_t row_count(const network *self)
{
    return (size_t)(self->cells - 1) * (size_t)self->edges;
}

static size_t row_bytes(const network *self)
{
    return row_count(self) * (size_t)self->units * sizeof *self->row;
}

/* Numbers the neighbours to the right and below. */
static void number_edges(network *self)
{
    for (int cell = 0; cell < self->cells; cell++) {
        if (cell % self->side + 1 < self->side)
            self->edge[cell][0] = (uint8_t)self->edges++;
        if (cell + self->side < self->cells)
            self->edge[cell][1] = (uint8_t)self->edges++;
    }
}

static network outline(int side, int units)
{
    network made = {.side = side, .cells = side * side, .units = units};
    number_edges(&made);
    return made;
}

static size_t number_bytes(const network *self)
{
    return number_count(self->side, self->units) * sizeof *self->out;
}

size_t solver_network_bytes(const network *self)
{
    return number_bytes(self) + row_bytes(self) + row_count(self) * sizeof *self->mirror;
}

/* The file's bytes are there as well while it is read. */
size_t solver_network_making(int side, int units)
{
    network made = outline(side, units);
    return solver_network_bytes(&made) + number_bytes(&made);
}

static int transposed(const network *self, int cell)
{
    return cell % self->side * self->side + cell / self->side;
}

/* The lower of two cells stays the lower one: the sign of a row holds for its mirror image, too. */
static void mirror_rows(network *self)
{
    for (int home = 0; home < self->cells - 1; home++)
        for (int low = 0; low < self->cells; low++)
            for (int down = 0; down < 2; down++) {
                if (down ? low + self->side >= self->cells : low % self->side + 1 == self->side)
                    continue;
                int edge = self->edge[low][down], other = self->edge[transposed(self, low)][!down];
                self->mirror[home * self->edges + edge] =
                    (uint16_t)(transposed(self, home) * self->edges + other);
            }
}

/* Takes the numbers over, which may be NULL where there was no memory for them. */
static sw_status adopt(network *out, int side, int units, int16_t *numbers)
{
    *out = outline(side, units);
    out->kernel = solver_network_kernel();
    out->out = numbers;
    out->mirror = calloc(row_count(out), sizeof *out->mirror);
    out->row = os_pages_alloc(row_bytes(out));
    if (!out->out || !out->mirror || !out->row) {
        solver_network_deinit(out);
        return SW_NO_MEMORY;
    }
    out->first = out->out + units;
    out->weight = out->first + units;
    mirror_rows(out);
    return SW_OK;
}

sw_status solver_network_init(network *out, int side, int units)
{
    int16_t *numbers = calloc(number_count(side, units), sizeof *numbers);
    sw_status status = adopt(out, side, units, numbers);
    if (status == SW_OK)
        out->shift = NETWORK_LEAST_SHIFT;
    return status;
}

void solver_network_deinit(network *self)
{
    os_pages_free(self->row, self->row ? row_bytes(self) : 0);
    free(self->mirror);
    free(self->out);
    memset(self, 0, sizeof *self);
}

/* ---- Weights and rows ---- */

static const int16_t *weights_of(const network *self, int cell, int home)
{
    return self->weight + (size_t)(cell * self->cells + home) * (size_t)self->units;
}

/* The tile goes from the lower cell to the higher one, the blank the other way. A row may leave 16 bits and come
 * round again; so does the accumulator that it is added to, which is right in the end. */
static void prepare_row(network *self, int home, int low, int high, int edge)
{
    const int16_t *comes = weights_of(self, high, home), *goes = weights_of(self, low, home);
    const int16_t *blank_comes = weights_of(self, low, self->cells - 1);
    const int16_t *blank_goes = weights_of(self, high, self->cells - 1);
    int16_t *row = self->row + (size_t)(home * self->edges + edge) * (size_t)self->units;
    for (int unit = 0; unit < self->units; unit++)
        row[unit] = (int16_t)(comes[unit] - goes[unit] + blank_comes[unit] - blank_goes[unit]);
}

void solver_network_prepare(network *self)
{
    for (int home = 0; home < self->cells - 1; home++)
        for (int low = 0; low < self->cells; low++) {
            if (low % self->side + 1 < self->side)
                prepare_row(self, home, low, low + 1, self->edge[low][0]);
            if (low + self->side < self->cells)
                prepare_row(self, home, low, low + self->side, self->edge[low][1]);
        }
}

/* Adds to each unit's reach the greatest weight, whatever its sign, that a cell may add. */
static void add_reach(const network *self, int cell, int32_t reach[NETWORK_MOST_UNITS])
{
    int32_t most[NETWORK_MOST_UNITS] = {0};
    for (int home = 0; home < self->cells; home++) {
        const int16_t *weights = weights_of(self, cell, home);
        for (int unit = 0; unit < self->units; unit++) {
            int32_t weight = weights[unit] < 0 ? -weights[unit] : weights[unit];
            most[unit] = weight > most[unit] ? weight : most[unit];
        }
    }
    for (int unit = 0; unit < self->units; unit++)
        reach[unit] += most[unit];
}

bool solver_network_is_safe(const network *self)
{
    int32_t reach[NETWORK_MOST_UNITS];
    int64_t most[2] = {0}; /* of the products above 0, and below */
    for (int unit = 0; unit < self->units; unit++)
        reach[unit] = abs(self->first[unit]);
    for (int cell = 0; cell < self->cells; cell++)
        add_reach(self, cell, reach);
    for (int unit = 0; unit < self->units; unit++) {
        int64_t product = (int64_t)abs(self->out[unit]) * (NETWORK_CLIP * NETWORK_CLIP >> 2);
        if (reach[unit] > INT16_MAX)
            return false;
        most[self->out[unit] < 0] += 2 * product; /* of both halves */
    }
    return most[0] <= INT32_MAX && most[1] <= INT32_MAX;
}

/* ---- Whole boards ---- */

static void add(int16_t *to, const int16_t *weights, int units)
{
    for (int unit = 0; unit < units; unit++)
        to[unit] = (int16_t)(to[unit] + weights[unit]);
}

void solver_network_accumulate(const network *self, const normalized_board *board,
                               int16_t *accumulator)
{
    int16_t *mirrored = accumulator + self->units;
    memcpy(accumulator, self->first, (size_t)self->units * sizeof *accumulator);
    memcpy(mirrored, self->first, (size_t)self->units * sizeof *accumulator);
    for (int cell = 0; cell < self->cells; cell++) {
        int home = board->home[cell];
        add(accumulator, weights_of(self, cell, home), self->units);
        add(mirrored, weights_of(self, transposed(self, cell), transposed(self, home)),
            self->units);
    }
}

int32_t solver_network_value(const network *self, const int16_t *accumulator)
{
    int32_t sum = 0;
    for (int i = 0; i < 2 * self->units; i++) {
        int cut = accumulator[i] < 0              ? 0
                  : accumulator[i] > NETWORK_CLIP ? NETWORK_CLIP
                                                  : accumulator[i];
        sum += (cut * cut >> 2) * self->out[i % self->units];
    }
    return self->bias + (sum >> self->shift);
}

/* ---- The file ---- */

/* The numbers of its header. */
enum { SIDE, UNITS, SHIFT, BIAS, NUMBERS };

static bool is_within(int32_t number, int32_t least, int32_t most)
{
    return number >= least && number <= most;
}

static size_t count_numbers(const int32_t *number, sw_error *error)
{
    if (!is_within(number[SIDE], NETWORK_LEAST_SIDE, NETWORK_MOST_SIDE))
        sw_fail(error, SW_BAD_INPUT, "for boards of a size that none are known for");
    else if (!is_within(number[UNITS], 1, NETWORK_MOST_UNITS) ||
             number[UNITS] % NETWORK_UNIT_STEP != 0)
        sw_fail(error, SW_BAD_INPUT, "%d units; wanted is a multiple of %d up to %d",
                (int)number[UNITS], NETWORK_UNIT_STEP, NETWORK_MOST_UNITS);
    else if (!is_within(number[SHIFT], NETWORK_LEAST_SHIFT, NETWORK_MOST_SHIFT))
        sw_fail(error, SW_BAD_INPUT, "the shift is out of range");
    else if (!is_within(number[BIAS], -NETWORK_MOST_BIAS, NETWORK_MOST_BIAS))
        sw_fail(error, SW_BAD_INPUT, "the bias is out of range");
    else
        return number_count(number[SIDE], number[UNITS]);
    return 0;
}

static const values_kind kind = {"SWNETWK\n", 1, NUMBERS, count_numbers};

sw_status solver_network_save(const network *self, const char *path, sw_error *error)
{
    values_file file = {.number = {self->side, self->units, self->shift, self->bias},
                        .count = number_count(self->side, self->units),
                        .weight = self->out};
    return solver_values_file_save(&file, &kind, path, error);
}

/* Takes the file's numbers over in any case. */
static sw_status make_of_file(network *out, const values_file *file, int side, sw_error *error)
{
    network read;
    if (file->number[SIDE] != side) {
        free(file->weight);
        return sw_fail(error, SW_BAD_INPUT, "for boards of %dx%d, not %dx%d",
                       (int)file->number[SIDE], (int)file->number[SIDE], side, side);
    }
    if (adopt(&read, side, file->number[UNITS], file->weight) != SW_OK)
        return sw_fail(error, SW_NO_MEMORY, "out of memory");
    read.shift = file->number[SHIFT];
    read.bias = file->number[BIAS];
    if (!solver_network_is_safe(&read)) {
        solver_network_deinit(&read);
        return sw_fail(error, SW_BAD_INPUT, "weights so large that sums of them could overflow");
    }
    solver_network_prepare(&read);
    *out = read;
    return SW_OK;
}

sw_status solver_network_load(network *out, int side, const char *path, sw_error *error)
{
    values_file file;
    sw_status status = solver_values_file_load(&file, &kind, path, error);
    if (status != SW_OK)
        return status;
    status = make_of_file(out, &file, side, error);
    return status == SW_OK || !error ? status : sw_fail_in_file(error, path, error);
}
