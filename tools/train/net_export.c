#include "net_weights.h"

#include <math.h>
#include <string.h>

/* How many of its units a number of the rounded network has in 1; units are powers of two. */
enum {
    FIRST_UNIT = 1024,
    SECOND_UNIT = 64,
    SECOND_BIAS_UNIT = 8192,
    THIRD_UNIT = 256 * NET_SCALE,
    THIRD_BIAS_UNIT = 32768 * NET_SCALE,
};

/* Where the network rounds down, half of a step in the bias before makes that rounding to nearest. */
enum {
    FIRST_HALF = 1 << NETWORK_FIRST_SHIFT >> 1,
    SECOND_HALF = 1 << NETWORK_SECOND_SHIFT >> 1,
    THIRD_HALF = 1 << NETWORK_THIRD_SHIFT >> 1,
};

/* The weights that count: the average, or those of this moment where no step was made yet. */
static float weight_at(const net *self, net_layer layer, size_t i)
{
    size_t at = self->begin[layer] + i;
    return self->share > 0 ? self->average[at] / (float)self->share : self->weight[at];
}

static int rounded(const net *self, net_layer layer, size_t i, int unit)
{
    return (int)lrintf(weight_at(self, layer, i) * (float)unit);
}

void net_export(const net *self, network *out)
{
    for (size_t i = 0; i < self->begin[NET_FIRST_BIAS]; i++)
        out->first[i] = (int16_t)rounded(self, NET_FIRST, i, FIRST_UNIT);
    for (size_t i = 0; i < NETWORK_HIDDEN; i++)
        out->first_bias[i] = (int16_t)(rounded(self, NET_FIRST_BIAS, i, FIRST_UNIT) + FIRST_HALF);
    for (size_t unit = 0; unit < NETWORK_SECOND; unit++) {
        for (size_t i = 0; i < NETWORK_HIDDEN; i++)
            out->second[i / 4][unit][i % 4] =
                (int8_t)rounded(self, NET_SECOND, unit * NETWORK_HIDDEN + i, SECOND_UNIT);
        out->second_bias[unit] =
            rounded(self, NET_SECOND_BIAS, unit, SECOND_BIAS_UNIT) + SECOND_HALF;
        out->third[unit] = (int16_t)rounded(self, NET_THIRD, unit, THIRD_UNIT);
    }
    out->third_bias = rounded(self, NET_THIRD_BIAS, 0, THIRD_BIAS_UNIT) + THIRD_HALF;
}

static void set(net *self, net_layer layer, size_t i, int rounded, int unit)
{
    self->weight[self->begin[layer] + i] = (float)rounded / (float)unit;
}

/* So many steps of learning stand behind what is imported: its average reaches back far. */
enum { LONG_LEARNED = 10000 };

void net_import(net *self, const network *from)
{
    size_t bytes = self->begin[NET_LAYERS] * sizeof(float);
    for (size_t i = 0; i < self->begin[NET_FIRST_BIAS]; i++)
        set(self, NET_FIRST, i, from->first[i], FIRST_UNIT);
    for (size_t i = 0; i < NETWORK_HIDDEN; i++)
        set(self, NET_FIRST_BIAS, i, from->first_bias[i] - FIRST_HALF, FIRST_UNIT);
    for (size_t unit = 0; unit < NETWORK_SECOND; unit++) {
        for (size_t i = 0; i < NETWORK_HIDDEN; i++)
            set(self, NET_SECOND, unit * NETWORK_HIDDEN + i, from->second[i / 4][unit][i % 4],
                SECOND_UNIT);
        set(self, NET_SECOND_BIAS, unit, from->second_bias[unit] - SECOND_HALF, SECOND_BIAS_UNIT);
        set(self, NET_THIRD, unit, from->third[unit], THIRD_UNIT);
    }
    set(self, NET_THIRD_BIAS, 0, from->third_bias - THIRD_HALF, THIRD_BIAS_UNIT);
    memcpy(self->average, self->weight, bytes);
    memset(self->mean, 0, bytes);
    memset(self->square, 0, bytes);
    self->share = 1;
    self->steps = 0;
    self->averaged = LONG_LEARNED;
    net_round_second(self);
}

/* The accumulator of the features' tiles. */
static void sum_rows(const network *rounded, const uint16_t *features, int tiles, network_sum *out)
{
    memcpy(out->unit, rounded->first_bias, sizeof out->unit);
    for (int i = 0; i < tiles; i++) {
        const int16_t *row = rounded->first + (size_t)features[i] * NETWORK_HIDDEN;
        for (int j = 0; j < NETWORK_HIDDEN; j++)
            out->unit[j] = (int16_t)(out->unit[j] + row[j]);
    }
}

sw_status net_evaluate(const net *self, const uint16_t *features, const float *targets, int count,
                       float *loss)
{
    network rounded;
    double sum = 0;
    if (network_init(&rounded, self->side) != SW_OK)
        return SW_NO_MEMORY;
    net_export(self, &rounded);
    for (int i = 0; i < count; i++) {
        network_sum start;
        float slope;
        sum_rows(&rounded, features + (size_t)i * (size_t)self->tiles, self->tiles, &start);
        float estimate = (float)network_value(&rounded, &start) / NETWORK_UNIT;
        sum += net_loss(estimate - targets[i], &slope);
    }
    network_deinit(&rounded);
    *loss = (float)(sum / count);
    return SW_OK;
}
