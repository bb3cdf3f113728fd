#include "regression.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

bool regression_init(regression *out, int side)
{
    *out = (regression){.side = side, .cells = side * side};
    out->weight = calloc(solver_learned_count(side), sizeof *out->weight);
    out->mean = calloc(solver_learned_count(side), sizeof *out->mean);
    return out->weight && out->mean;
}

void regression_deinit(regression *self)
{
    free(self->weight);
    free(self->mean);
    memset(self, 0, sizeof *self);
}

void regression_import(regression *self, const learned *from)
{
    self->bias = self->mean_bias = (double)from->bias / LEARNED_UNIT;
    for (size_t i = 0; i < solver_learned_count(self->side); i++) {
        self->mean[i] = (double)from->weight[i] / LEARNED_UNIT;
        self->weight[i] = (float)self->mean[i];
    }
}

/* The pairs of one tile with the later ones. */
static size_t first_place(const regression *self, const uint8_t *cell_of, int first)
{
    return solver_learned_place(self->cells, first, cell_of[first], first + 1, 0);
}

double regression_value(const regression *self, const uint8_t *cell_of)
{
    size_t a_pair = (size_t)(self->cells * self->cells);
    float sum = 0;
    for (int first = 0; first < self->cells - 2; first++) {
        const float *weight = &self->weight[first_place(self, cell_of, first)];
        for (int second = first + 1; second < self->cells - 1; second++, weight += a_pair)
            sum += weight[cell_of[second]];
    }
    return self->bias + (double)sum;
}

double regression_step(regression *self, const uint8_t *cell_of, double target, double rate)
{
    size_t a_pair = (size_t)(self->cells * self->cells);
    double error = target - regression_value(self, cell_of);
    double terms = (self->cells - 1) * (self->cells - 2) / 2.0 + 1; /* pairs, and the bias */
    double step = fmax(-REGRESSION_MOST_ERROR, fmin(REGRESSION_MOST_ERROR, error)) * rate / terms;
    self->bias += step;
    for (int first = 0; first < self->cells - 2; first++) {
        float *weight = &self->weight[first_place(self, cell_of, first)];
        for (int second = first + 1; second < self->cells - 1; second++, weight += a_pair)
            weight[cell_of[second]] += (float)step;
    }
    return error;
}

void regression_average(regression *self, double share)
{
    self->mean_bias += share * (self->bias - self->mean_bias);
    for (size_t i = 0; i < solver_learned_count(self->side); i++)
        self->mean[i] += share * ((double)self->weight[i] - self->mean[i]);
}

void regression_export(const regression *self, learned *out)
{
    out->bias = (int)lrint(self->mean_bias * LEARNED_UNIT);
    for (size_t i = 0; i < solver_learned_count(self->side); i++) {
        double weight = self->mean[i] * LEARNED_UNIT;
        weight = fmax(-LEARNED_MOST_WEIGHT, fmin(LEARNED_MOST_WEIGHT, weight));
        out->weight[i] = (int16_t)lrint(weight);
    }
    solver_learned_prepare(out);
}
