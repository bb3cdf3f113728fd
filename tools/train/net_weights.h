#ifndef TRAIN_NET_WEIGHTS_H
#define TRAIN_NET_WEIGHTS_H

#include "net.h"

/* The insides of a net. All weights lie in one array, and so do their gradients: */
typedef enum net_layer {
    NET_FIRST, /* by feature and unit */
    NET_FIRST_BIAS,
    NET_SECOND, /* by second unit and first unit */
    NET_SECOND_BIAS,
    NET_THIRD, /* in NET_SCALE moves, so that one rate of learning fits all layers */
    NET_THIRD_BIAS,
    NET_LAYERS,
} net_layer;

enum { NET_SCALE = 16 };

struct net {
    int side, tiles;
    size_t begin[NET_LAYERS + 1]; /* of each layer in the arrays; the last is their length */
    float limit[NET_LAYERS];      /* of a weight either way: what its rounded form can hold */
    float *weight, *average;
    float *mean, *square; /* Adam's moments */
    float *gradient[NET_MAX_THREADS];
    float *second; /* the second weights as they will be rounded: those that estimate */
    double share;  /* of the average that comes from weights; the rest is zero */
    int steps;     /* of the moments */
    int averaged;  /* steps of the average */
};

/* What a sample leads to, layer by layer. */
typedef struct net_pass {
    _Alignas(64) float first[NETWORK_HIDDEN];        /* before the clip */
    _Alignas(64) float first_active[NETWORK_HIDDEN]; /* after it */
    float second[NETWORK_SECOND], second_active[NETWORK_SECOND];
    float estimate; /* moves */
} net_pass;

/* Rounds the second weights: before the passes that follow a change of weights. */
void net_round_second(net *self);

void net_forward(const net *self, const uint16_t *features, net_pass *out);

/* Adds to the gradient what the sample gives, `slope` being the loss's by its estimate. */
void net_backward(const net *self, const uint16_t *features, const net_pass *pass, float slope,
                  float *gradient);

/* Huber's loss, quadratic up to an error of three moves, and its slope. */
float net_loss(float error, float *slope);

#endif
