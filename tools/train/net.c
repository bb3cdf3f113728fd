#include "net.h"

#include "net_weights.h"

#include "base/rng.h"
#include "os/thread.h"

#include <assert.h>
#include <math.h>
#include <stdlib.h>
#include <string.h>

enum { LINE = 64 /* bytes that come from memory at once */ };

static const float mean_decay = 0.9f, square_decay = 0.999f, tiny = 1e-8f;

/* The average reaches back a tenth of all steps, so that first attempts are soon forgotten, and no
 * further than 1000. */
static const float longest_decay = 0.999f;

static float average_decay(const net *self)
{
    return fminf((1 + (float)self->averaged) / (10 + (float)self->averaged), longest_decay);
}

static void lay_out(net *self)
{
    int cells = self->side * self->side;
    const size_t length[NET_LAYERS] = {
        [NET_FIRST] = (size_t)(self->tiles * cells) * NETWORK_HIDDEN,
        [NET_FIRST_BIAS] = NETWORK_HIDDEN,
        [NET_SECOND] = NETWORK_SECOND * NETWORK_HIDDEN,
        [NET_SECOND_BIAS] = NETWORK_SECOND,
        [NET_THIRD] = NETWORK_SECOND,
        [NET_THIRD_BIAS] = LINE / sizeof(float), /* of which the first counts */
    };
    const float limit[NET_LAYERS] = {
        [NET_FIRST] = 31.9f / (float)cells, /* so that no sum leaves its 16 bits */
        [NET_FIRST_BIAS] = 31.9f / (float)cells,
        [NET_SECOND] = 127.0f / 64,
        [NET_SECOND_BIAS] = 64,
        [NET_THIRD] = 127.0f / NET_SCALE,
        [NET_THIRD_BIAS] = 1000.0f / NET_SCALE,
    };
    for (int layer = 0; layer < NET_LAYERS; layer++)
        self->begin[layer + 1] = self->begin[layer] + length[layer];
    memcpy(self->limit, limit, sizeof limit);
}

/* NULL where memory ran out. */
static float *zeros(size_t count)
{
    float *made = aligned_alloc(LINE, count * sizeof *made);
    if (made)
        memset(made, 0, count * sizeof *made);
    return made;
}

static bool allocate(net *self)
{
    float **all[] = {&self->weight,      &self->average,     &self->mean,
                     &self->square,      &self->gradient[0], &self->gradient[1],
                     &self->gradient[2], &self->gradient[3]};
    bool complete = (self->second = zeros(NETWORK_SECOND * NETWORK_HIDDEN)) != NULL;
    for (size_t i = 0; i < sizeof all / sizeof *all; i++)
        complete &= (*all[i] = zeros(self->begin[NET_LAYERS])) != NULL;
    return complete;
}

static float between(sw_rng *rng, float low, float high)
{
    return low + (high - low) * (float)sw_rng_below(rng, 1 << 24) / (1 << 24);
}

static void fill(net *self, net_layer layer, sw_rng *rng, float low, float high)
{
    for (size_t i = self->begin[layer]; i < self->begin[layer + 1]; i++)
        self->weight[i] = between(rng, low, high);
}

/* Every unit begins between its clips on most boards: about one half, and some way to either side. */
static void begin_weights(net *self, sw_rng *rng)
{
    const float spread = sqrtf(3) / 4; /* of a sum: a standard deviation of one quarter */
    float first = spread / sqrtf((float)self->tiles);
    float bias = fminf(0.5f, self->limit[NET_FIRST_BIAS]);
    fill(self, NET_FIRST, rng, -first, first);
    fill(self, NET_FIRST_BIAS, rng, bias, bias);
    fill(self, NET_SECOND, rng, -spread / 2, spread / 2);
    fill(self, NET_SECOND_BIAS, rng, 0.5f, 0.5f);
    fill(self, NET_THIRD, rng, -spread / 8, spread / 8); /* so that estimates begin alike */
    for (int unit = 0; unit < NETWORK_SECOND; unit++) {  /* no unit is drawn to one side */
        float *row = self->weight + self->begin[NET_SECOND] + (size_t)unit * NETWORK_HIDDEN;
        float sum = 0;
        for (int i = 0; i < NETWORK_HIDDEN; i++)
            sum += row[i];
        for (int i = 0; i < NETWORK_HIDDEN; i++)
            row[i] -= sum / NETWORK_HIDDEN;
    }
    net_round_second(self);
}

void net_set_bias(net *self, float moves)
{
    const float *third = self->weight + self->begin[NET_THIRD];
    float rest = 0; /* what the units give that are all half active */
    for (int i = 0; i < NETWORK_SECOND; i++)
        rest += third[i] / 2;
    self->weight[self->begin[NET_THIRD_BIAS]] = moves / NET_SCALE - rest;
}

net *net_create(int side, uint64_t seed)
{
    assert(side >= 2 && side <= NETWORK_MAX_SIDE);
    sw_rng rng = sw_rng_seed(seed);
    net *self = calloc(1, sizeof *self);
    if (!self)
        return NULL;
    self->side = side;
    self->tiles = side * side - 1;
    lay_out(self);
    if (!allocate(self)) {
        net_destroy(self);
        return NULL;
    }
    begin_weights(self, &rng);
    net_set_bias(self, 0);
    return self;
}

void net_destroy(net *self)
{
    if (!self)
        return;
    for (int i = 0; i < NET_MAX_THREADS; i++)
        free(self->gradient[i]);
    free(self->weight);
    free(self->average);
    free(self->mean);
    free(self->square);
    free(self->second);
    free(self);
}

float net_estimate(const net *self, const uint16_t *features)
{
    net_pass pass;
    net_forward(self, features, &pass);
    return pass.estimate;
}

/* One thread's share of a step: its samples first, then its weights. */
typedef struct share {
    net *net;
    const uint16_t *features;
    const float *targets;
    int count, index, threads;
    float rate; /* with Adam's correction of the moments that begin at zero */
    double loss;
} share;

static void learn_samples(void *data)
{
    share *own = data;
    const net *self = own->net;
    int begin = (int)((long)own->count * own->index / own->threads);
    int end = (int)((long)own->count * (own->index + 1) / own->threads);
    for (int i = begin; i < end; i++) {
        const uint16_t *features = own->features + (size_t)i * (size_t)self->tiles;
        net_pass pass;
        float slope;
        net_forward(self, features, &pass);
        own->loss += net_loss(pass.estimate - own->targets[i], &slope);
        net_backward(self, features, &pass, slope / (float)own->count, self->gradient[own->index]);
    }
}

/* The threads' gradients are summed in their order, and cleared. */
static void gather(net *self, size_t begin, size_t end, int threads)
{
    float *restrict sum = self->gradient[0];
    for (int thread = 1; thread < threads; thread++) {
        float *restrict other = self->gradient[thread];
        for (size_t i = begin; i < end; i++) {
            sum[i] += other[i];
            other[i] = 0;
        }
    }
}

static void descend(net *self, size_t begin, size_t end, float rate, float limit)
{
    float *restrict weight = self->weight, *restrict average = self->average;
    float *restrict mean = self->mean, *restrict square = self->square;
    float *restrict gradient = self->gradient[0];
    float decay = average_decay(self),
          scale = 1 / sqrtf(1 - powf(square_decay, (float)self->steps));
    for (size_t i = begin; i < end; i++) {
        float slope = gradient[i];
        mean[i] = mean_decay * mean[i] + (1 - mean_decay) * slope;
        square[i] = square_decay * square[i] + (1 - square_decay) * slope * slope;
        float moved = weight[i] - rate * mean[i] / (sqrtf(square[i]) * scale + tiny);
        weight[i] = fminf(fmaxf(moved, -limit), limit);
        average[i] = decay * average[i] + (1 - decay) * weight[i];
        gradient[i] = 0;
    }
}

static void move_weights(void *data)
{
    enum { PIECE = 1 << 12 }; /* stays in the processor's cache from one loop to the next */
    const share *own = data;
    net *self = own->net;
    for (int layer = 0; layer < NET_LAYERS; layer++) {
        size_t pieces = (self->begin[layer + 1] - self->begin[layer] + PIECE - 1) / PIECE;
        for (size_t piece = (size_t)own->index; piece < pieces; piece += (size_t)own->threads) {
            size_t begin = self->begin[layer] + piece * PIECE, end = begin + PIECE;
            end = end < self->begin[layer + 1] ? end : self->begin[layer + 1];
            gather(self, begin, end, own->threads);
            descend(self, begin, end, own->rate, self->limit[layer]);
        }
    }
}

/* Where no thread can be had, this one does its work too. */
static void run_all(void (*work)(void *), share *shares, int threads)
{
    os_thread others[NET_MAX_THREADS];
    bool started[NET_MAX_THREADS];
    for (int i = 1; i < threads; i++)
        started[i] = os_thread_start(&others[i], work, &shares[i], NULL) == SW_OK;
    work(&shares[0]);
    for (int i = 1; i < threads; i++)
        if (started[i])
            os_thread_join(others[i]);
        else
            work(&shares[i]);
}

float net_step(net *self, const uint16_t *features, const float *targets, int count, float rate,
               int threads)
{
    assert(count > 0 && threads > 0 && threads <= NET_MAX_THREADS);
    share shares[NET_MAX_THREADS];
    double loss = 0;
    self->steps++;
    self->averaged++;
    self->share = 1 - average_decay(self) * (1 - self->share);
    for (int i = 0; i < threads; i++)
        shares[i] = (share){
            .net = self,
            .features = features,
            .targets = targets,
            .count = count,
            .index = i,
            .threads = threads,
            .rate = rate / (1 - powf(mean_decay, (float)self->steps)),
        };
    run_all(learn_samples, shares, threads);
    run_all(move_weights, shares, threads);
    net_round_second(self);
    for (int i = 0; i < threads; i++)
        loss += shares[i].loss;
    return (float)(loss / count);
}
