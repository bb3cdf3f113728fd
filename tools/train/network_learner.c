/* Learns a network's weights by stochastic gradient descent. */
#include "network_learner.h"

#include "base/rng.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

enum { MOST_GROUP = 64 };

/* One unit of the network's sums is NETWORK_CLIP in whole numbers; its value is counted in SCALE moves. */
static const float SCALE = 16, SQUARES_KEPT = 0.998f, LEVEL_SHARE = 0.1f;
static const float MOST_ABOVE = 4, MOST_BELOW = 2, MOST_LEVEL = 2;

/* The running mean takes so much of the weights after every MEAN_EVERY steps. */
enum { MEAN_EVERY = 16 };
static const float MEAN_SHARE = 0.004f;

/* Weights, their gradients, the running means of these gradients' squares, and the weights' own. */
typedef struct weights {
    float *value, *gradient, *square, *mean;
    size_t count;
} weights;

struct network_learner {
    int cells, units;
    float share;
    uint8_t *transposed; /* by cell */
    weights row;         /* by cell, home and unit */
    weights first, out;  /* by unit */
    float bias, mean_bias, bias_gradient;
    bool *touched; /* rows with a gradient */
    int *touched_rows, touched_count;
    float *sum, *back; /* of the boards of a group, both halves one after the other */
    long steps;
};

/* ---- Memory ---- */

static bool weights_init(weights *out, size_t count)
{
    *out = (weights){.count = count};
    out->value = calloc(count, sizeof(float));
    out->gradient = calloc(count, sizeof(float));
    out->square = calloc(count, sizeof(float));
    out->mean = calloc(count, sizeof(float));
    return out->value && out->gradient && out->square && out->mean;
}

static void weights_deinit(weights *self)
{
    free(self->value);
    free(self->gradient);
    free(self->square);
    free(self->mean);
}

void network_learner_destroy(network_learner *self)
{
    if (!self)
        return;
    weights_deinit(&self->row);
    weights_deinit(&self->first);
    weights_deinit(&self->out);
    free(self->transposed);
    free(self->touched);
    free(self->touched_rows);
    free(self->sum);
    free(self->back);
    free(self);
}

static bool allocate(network_learner *self)
{
    size_t rows = (size_t)(self->cells * self->cells), units = (size_t)self->units;
    self->transposed = malloc((size_t)self->cells);
    self->touched = calloc(rows, sizeof *self->touched);
    self->touched_rows = malloc(rows * sizeof *self->touched_rows);
    self->sum = malloc(2 * MOST_GROUP * units * sizeof *self->sum);
    self->back = malloc((2 * MOST_GROUP + 2) * units * sizeof *self->back);
    return weights_init(&self->row, rows * units) && weights_init(&self->first, units) &&
           weights_init(&self->out, units) && self->transposed && self->touched &&
           self->touched_rows && self->sum && self->back;
}

/* ---- Whole numbers and back ---- */

/* An `out` of a network is worth so much: activations are NETWORK_CLIP squared and divided by 4. */
static double out_unit(int shift)
{
    return NETWORK_CLIP * NETWORK_CLIP / 4.0 / (double)(1 << shift) / (SCALE * NETWORK_VALUE_UNIT);
}

static void draw(weights *self, double reach, sw_rng *rng)
{
    for (size_t i = 0; i < self->count; i++)
        self->value[i] = (float)(((double)sw_rng_below(rng, 2000001) / 1e6 - 1) * reach);
}

static void take_over(network_learner *self, const network *from)
{
    for (size_t i = 0; i < self->row.count; i++)
        self->row.value[i] = (float)from->weight[i] / NETWORK_CLIP;
    for (size_t i = 0; i < self->out.count; i++) {
        self->first.value[i] = (float)from->first[i] / NETWORK_CLIP;
        self->out.value[i] = (float)(from->out[i] * out_unit(from->shift));
    }
    self->bias = (float)from->bias / (SCALE * NETWORK_VALUE_UNIT);
}

static bool is_zero(const network *from)
{
    for (int i = 0; i < from->units; i++)
        if (from->out[i] != 0)
            return false;
    return true;
}

static void begin(network_learner *self, const network *from, uint64_t seed)
{
    sw_rng rng = sw_rng_seed(seed);
    for (int cell = 0; cell < self->cells; cell++)
        self->transposed[cell] = (uint8_t)(cell % from->side * from->side + cell / from->side);
    if (is_zero(from)) {
        draw(&self->row, 0.6 / sqrt((double)self->cells), &rng);
        draw(&self->out, 0.02, &rng);
        for (size_t i = 0; i < self->first.count; i++)
            self->first.value[i] = 0.3f;
    } else {
        take_over(self, from);
    }
    weights *all[] = {&self->row, &self->first, &self->out};
    for (int i = 0; i < 3; i++)
        memcpy(all[i]->mean, all[i]->value, all[i]->count * sizeof(float));
    self->mean_bias = self->bias;
}

network_learner *network_learner_create(const network *from, double share, uint64_t seed)
{
    network_learner *self = calloc(1, sizeof *self);
    if (!self)
        return NULL;
    self->cells = from->cells;
    self->units = from->units;
    self->share = (float)share;
    if (!allocate(self)) {
        network_learner_destroy(self);
        return NULL;
    }
    begin(self, from, seed);
    return self;
}

/* The greatest shift with which every `out` fits 16 bits, and their sums 31. */
static int shift_for(const network_learner *self)
{
    int shift = NETWORK_MOST_SHIFT;
    for (; shift > NETWORK_LEAST_SHIFT; shift--) {
        double most = 0, sums[2] = {0};
        for (size_t i = 0; i < self->out.count; i++) {
            double out = (double)self->out.mean[i] / out_unit(shift);
            most = fmax(most, fabs(out));
            sums[out < 0] += (fabs(out) + 1) * 2 * (NETWORK_CLIP * NETWORK_CLIP / 4);
        }
        if (most <= INT16_MAX && fmax(sums[0], sums[1]) <= INT32_MAX)
            break;
    }
    return shift;
}

/* A weight as a whole number. */
static double whole(float weight)
{
    return rint((double)weight * NETWORK_CLIP);
}

/* The middle of what the homes of a cell weigh goes to `first`, which changes no value and leaves weights that
 * reach less far. Where those of a unit still reach too far, all of them are cut by one factor. */
static void write_unit(const network_learner *self, int unit, network *out)
{
    enum {
        MOST_REACH = INT16_MAX - 2 * NETWORK_MOST_SIDE * NETWORK_MOST_SIDE
    }; /* and room to round */
    size_t cells = (size_t)self->cells, units = (size_t)self->units;
    double middle[NETWORK_MOST_SIDE * NETWORK_MOST_SIDE], reach = 0;
    double first = whole(self->first.mean[unit]);
    for (size_t cell = 0; cell < cells; cell++) {
        double least = 1e9, greatest = -1e9;
        for (size_t home = 0; home < cells; home++) {
            double weight = whole(self->row.mean[(cell * cells + home) * units + (size_t)unit]);
            least = fmin(least, weight);
            greatest = fmax(greatest, weight);
        }
        middle[cell] = rint((least + greatest) / 2);
        first += middle[cell];
        reach += fmax(greatest - middle[cell], middle[cell] - least);
    }
    reach += fabs(first);
    double cut = reach > MOST_REACH ? MOST_REACH / reach : 1;
    for (size_t cell = 0; cell < cells; cell++)
        for (size_t home = 0; home < cells; home++) {
            size_t place = (cell * cells + home) * units + (size_t)unit;
            out->weight[place] =
                (int16_t)lrint((whole(self->row.mean[place]) - middle[cell]) * cut);
        }
    out->first[unit] = (int16_t)lrint(first * cut);
}

void network_learner_export(const network_learner *self, network *out)
{
    out->shift = shift_for(self);
    out->bias = (int32_t)lrintf(self->mean_bias * SCALE * NETWORK_VALUE_UNIT);
    for (int unit = 0; unit < self->units; unit++) {
        out->out[unit] = (int16_t)lrint((double)self->out.mean[unit] / out_unit(out->shift));
        write_unit(self, unit, out);
    }
    solver_network_prepare(out);
}

/* ---- Forward and back ---- */

static void add_to(float *restrict to, const float *restrict from, float times, int units)
{
    for (int unit = 0; unit < units; unit++)
        to[unit] += times * from[unit];
}

static size_t row_of(const network_learner *self, int half, const uint8_t *home, int cell)
{
    int from = half ? self->transposed[cell] : cell,
        at = half ? self->transposed[home[cell]] : home[cell];
    return (size_t)(from * self->cells + at) * (size_t)self->units;
}

/* The sums of a group's boards: of the first in full, of the others by the cells that differ from it. */
static void sum_group(network_learner *self, const uint8_t *homes, int group)
{
    size_t units = (size_t)self->units;
    for (int board = 0; board < group; board++)
        for (int half = 0; half < 2; half++) {
            const uint8_t *home = homes + (size_t)(board * self->cells);
            float *sum = &self->sum[(size_t)(2 * board + half) * units];
            const float *from = board ? &self->sum[(size_t)half * units] : self->first.value;
            memcpy(sum, from, units * sizeof *sum);
            for (int cell = 0; cell < self->cells; cell++) {
                if (board && home[cell] == homes[cell])
                    continue;
                add_to(sum, &self->row.value[row_of(self, half, home, cell)], 1, self->units);
                if (board)
                    add_to(sum, &self->row.value[row_of(self, half, homes, cell)], -1, self->units);
            }
        }
}

static float value_of(const network_learner *self, int board)
{
    float value = 0;
    for (int half = 0; half < 2; half++) {
        const float *sum = &self->sum[(size_t)(2 * board + half) * (size_t)self->units];
        for (int unit = 0; unit < self->units; unit++) {
            float cut = sum[unit] < 0 ? 0 : sum[unit] > 1 ? 1 : sum[unit];
            value += cut * cut * self->out.value[unit];
        }
    }
    return self->share * SCALE * (value + self->bias);
}

static float *touch(network_learner *self, size_t row)
{
    size_t number = row / (size_t)self->units;
    if (!self->touched[number]) {
        self->touched[number] = true;
        self->touched_rows[self->touched_count++] = (int)number;
    }
    return &self->row.gradient[row];
}

/* How much each board's value should fall, of whose errors the mean is taken away. */
static double slopes(network_learner *self, const float *target, int group, float *slope)
{
    float mean = 0, taken = 0;
    double squares = 0;
    for (int i = 0; i < group; i++) {
        slope[i] = value_of(self, i) - target[i];
        mean += slope[i] / (float)group;
    }
    for (int i = 0; i < group; i++) {
        float within = slope[i] - mean;
        squares += (double)(within * within) / group;
        slope[i] = within < -MOST_BELOW ? -MOST_BELOW : within > MOST_ABOVE ? MOST_ABOVE : within;
        taken += slope[i] / (float)group;
    }
    float level = mean < -MOST_LEVEL ? -MOST_LEVEL : mean > MOST_LEVEL ? MOST_LEVEL : mean;
    for (int i = 0; i < group; i++)
        slope[i] += LEVEL_SHARE * level - taken;
    self->bias_gradient += LEVEL_SHARE * level;
    return squares;
}

/* What a board's sums should change by. */
static void go_back(network_learner *self, int board, float slope)
{
    for (int half = 0; half < 2; half++) {
        const float *sum = &self->sum[(size_t)(2 * board + half) * (size_t)self->units];
        float *back = &self->back[(size_t)(2 * board + half) * (size_t)self->units];
        for (int unit = 0; unit < self->units; unit++) {
            float cut = sum[unit] < 0 ? 0 : sum[unit] > 1 ? 1 : sum[unit];
            bool is_within = sum[unit] > 0 && sum[unit] < 1;
            self->out.gradient[unit] += slope * cut * cut;
            back[unit] = is_within ? 2 * slope * cut * self->out.value[unit] : 0;
            self->first.gradient[unit] += back[unit];
        }
    }
}

/* Every board shares the first one's rows but for the cells that differ. */
static void go_back_to_rows(network_learner *self, const uint8_t *homes, int group)
{
    size_t units = (size_t)self->units;
    for (int half = 0; half < 2; half++) {
        float *total = &self->back[(size_t)(2 * MOST_GROUP + half) * units];
        memset(total, 0, units * sizeof *total);
        for (int board = 0; board < group; board++)
            add_to(total, &self->back[(size_t)(2 * board + half) * units], 1, self->units);
        for (int cell = 0; cell < self->cells; cell++) {
            float *shared = touch(self, row_of(self, half, homes, cell));
            add_to(shared, total, 1, self->units);
            for (int board = 1; board < group; board++) {
                const uint8_t *home = homes + (size_t)(board * self->cells);
                if (home[cell] == homes[cell])
                    continue;
                const float *back = &self->back[(size_t)(2 * board + half) * units];
                add_to(shared, back, -1, self->units);
                add_to(touch(self, row_of(self, half, home, cell)), back, 1, self->units);
            }
        }
    }
}

/* ---- Steps ---- */

/* Adam's step, on `count` weights from one on; their gradients are 0 again. */
static void descend(weights *self, size_t first, size_t count, float rate, float boards, float most)
{
    for (size_t i = first; i < first + count; i++) {
        float slope = self->gradient[i] / boards;
        self->square[i] = SQUARES_KEPT * self->square[i] + (1 - SQUARES_KEPT) * slope * slope;
        float next = self->value[i] - rate * slope / (sqrtf(self->square[i]) + 1e-6f);
        self->value[i] = next > most ? most : next < -most ? -most : next;
        self->gradient[i] = 0;
    }
}

static void average(weights *self, float share)
{
    for (size_t i = 0; i < self->count; i++)
        self->mean[i] += share * (self->value[i] - self->mean[i]);
}

static void take_means(network_learner *self)
{
    float young = (float)MEAN_EVERY / (float)(self->steps + MEAN_EVERY);
    float share = young > MEAN_SHARE ? young : MEAN_SHARE;
    average(&self->row, share);
    average(&self->first, share);
    average(&self->out, share);
    self->mean_bias += share * (self->bias - self->mean_bias);
}

double network_learner_step(network_learner *self, const uint8_t *const home[LEARNER_BATCH],
                            const float *const target[LEARNER_BATCH], int group, double rate)
{
    enum { MOST_ROW = 2, MOST_FIRST = 2, MOST_OUT = 3 };
    size_t units = (size_t)self->units;
    float slope[MOST_GROUP], step = (float)rate, boards = (float)(LEARNER_BATCH * group);
    double squares = 0;
    for (int i = 0; i < LEARNER_BATCH; i++) {
        sum_group(self, home[i], group);
        squares += slopes(self, target[i], group, slope) / LEARNER_BATCH;
        for (int board = 0; board < group; board++)
            go_back(self, board, slope[board]);
        go_back_to_rows(self, home[i], group);
    }
    for (int i = 0; i < self->touched_count; i++) {
        int row = self->touched_rows[i];
        descend(&self->row, (size_t)row * units, units, step, boards, MOST_ROW);
        self->touched[row] = false;
    }
    self->touched_count = 0;
    descend(&self->first, 0, units, step, boards, MOST_FIRST);
    descend(&self->out, 0, units, step, boards, MOST_OUT);
    self->bias -= step * self->bias_gradient / LEARNER_BATCH;
    self->bias_gradient = 0;
    if (self->steps++ % MEAN_EVERY == 0)
        take_means(self);
    return squares;
}
