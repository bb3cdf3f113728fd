#include "net_weights.h"

#include <math.h>
#include <string.h>

/* What a clipped unit still passes back of a gradient, so that none is dead for ever. */
static const float leak = 0.01f;

static const float top = 127.0f / 128; /* the largest activation */
static const float quadratic = 3;      /* moves */

float net_loss(float error, float *slope)
{
    float size = fabsf(error);
    if (size <= quadratic) {
        *slope = error;
        return error * error / 2;
    }
    *slope = error > 0 ? quadratic : -quadratic;
    return quadratic * (size - quadratic / 2);
}

void net_round_second(net *self)
{
    const float *weight = self->weight + self->begin[NET_SECOND];
    for (int i = 0; i < NETWORK_SECOND * NETWORK_HIDDEN; i++)
        self->second[i] = rintf(weight[i] * 64) / 64;
}

static inline float clip(float sum)
{
    return sum < 0 ? 0 : sum > top ? top : sum;
}

static inline float clip_slope(float sum)
{
    return sum < 0 || sum > top ? leak : 1;
}

static void add_row(float *restrict to, const float *restrict row)
{
    for (int i = 0; i < NETWORK_HIDDEN; i++)
        to[i] += row[i];
}

static void add_times(float *restrict to, float times, const float *restrict row)
{
    for (int i = 0; i < NETWORK_HIDDEN; i++)
        to[i] += times * row[i];
}

static float product(const float *restrict a, const float *restrict b)
{
    float sum = 0;
    for (int i = 0; i < NETWORK_HIDDEN; i++)
        sum += a[i] * b[i];
    return sum;
}

void net_forward(const net *self, const uint16_t *features, net_pass *out)
{
    const float *second_bias = self->weight + self->begin[NET_SECOND_BIAS];
    const float *third = self->weight + self->begin[NET_THIRD];
    float estimate = self->weight[self->begin[NET_THIRD_BIAS]];
    memcpy(out->first, self->weight + self->begin[NET_FIRST_BIAS], sizeof out->first);
    for (int i = 0; i < self->tiles; i++)
        add_row(out->first, self->weight + (size_t)features[i] * NETWORK_HIDDEN);
    for (int i = 0; i < NETWORK_HIDDEN; i++)
        out->first_active[i] = clip(out->first[i]);
    for (int i = 0; i < NETWORK_SECOND; i++) {
        const float *row = self->second + (size_t)i * NETWORK_HIDDEN;
        out->second[i] = second_bias[i] + product(row, out->first_active);
        out->second_active[i] = clip(out->second[i]);
        estimate += third[i] * out->second_active[i];
    }
    out->estimate = estimate * NET_SCALE;
}

void net_backward(const net *self, const uint16_t *features, const net_pass *pass, float slope,
                  float *gradient)
{
    const float *third = self->weight + self->begin[NET_THIRD];
    float *second = gradient + self->begin[NET_SECOND];
    _Alignas(64) float first[NETWORK_HIDDEN] = {0}; /* slopes of the loss by the sums */
    slope *= NET_SCALE;
    gradient[self->begin[NET_THIRD_BIAS]] += slope;
    for (int i = 0; i < NETWORK_SECOND; i++) {
        size_t row = (size_t)i * NETWORK_HIDDEN;
        float here = slope * third[i] * clip_slope(pass->second[i]);
        gradient[self->begin[NET_THIRD] + (size_t)i] += slope * pass->second_active[i];
        gradient[self->begin[NET_SECOND_BIAS] + (size_t)i] += here;
        add_times(second + row, here, pass->first_active);
        add_times(first, here, self->second + row);
    }
    for (int i = 0; i < NETWORK_HIDDEN; i++)
        first[i] *= clip_slope(pass->first[i]);
    add_row(gradient + self->begin[NET_FIRST_BIAS], first);
    for (int i = 0; i < self->tiles; i++)
        add_row(gradient + (size_t)features[i] * NETWORK_HIDDEN, first);
}
