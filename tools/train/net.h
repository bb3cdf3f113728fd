#ifndef TRAIN_NET_H
#define TRAIN_NET_H

#include "network.h"

#include <stdint.h>

/* The network of src/solver/network.h while it learns: the same sums in floating point, activations
 * between 0 and 1, estimates in moves. Learning is Adam (Kingma and Ba, 2015) with Huber's loss. What
 * is exported is a running average of the weights.
 *
 * A sample is the list of a board's tiles, side² - 1 features in any order, and the estimate wanted. */
typedef struct net net;

enum { NET_MAX_THREADS = 4 };

static inline uint16_t net_feature(int side, int home, int cell)
{
    return (uint16_t)(home * side * side + cell);
}

/* Random weights that estimate next to nothing; NULL where memory ran out. */
net *net_create(int side, uint64_t seed);
void net_destroy(net *self); /* NULL is safe */

/* What is estimated, more or less, before anything is learned. */
void net_set_bias(net *self, float moves);

/* One step of that rate (0.001 is usual) down the mean loss of these samples, which is returned. The
 * outcome depends on the number of threads, and on nothing else. */
float net_step(net *self, const uint16_t *features, const float *targets, int count, float rate,
               int threads);

/* The estimate by the weights of this moment, in moves. */
float net_estimate(const net *self, const uint16_t *features);

/* The mean loss of the network that would be exported now. SW_NO_MEMORY. */
sw_status net_evaluate(const net *self, const uint16_t *features, const float *targets, int count,
                       float *loss);

/* Rounds the averaged weights; out is initialised, of the same side. */
void net_export(const net *self, network *out);

/* Goes on from these weights; the average begins anew with them. */
void net_import(net *self, const network *from);

#endif
