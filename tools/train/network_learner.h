#ifndef TRAIN_NETWORK_LEARNER_H
#define TRAIN_NETWORK_LEARNER_H

#include "evaluators/network.h"

#include <stddef.h>

/* A network in floating point, and how it learns from groups of boards of one layer.
 *
 * A beam asks for an order within a layer: of a group's errors the mean is taken away, and counts a tenth. Beyond two
 * moves below and four above an error counts by its size, not its square, for a good board that looks bad is lost, and
 * a bad one that looks good only takes a place (a Huber loss). Steps are Adam's without momentum. */
typedef struct network_learner network_learner;

/* Begins from the weights of a network, or where all are zero from small random ones. share: of the value that the
 * network has, above 0 and at most 1. NULL where memory ran out. */
network_learner *network_learner_create(const network *from, double share, uint64_t seed);
void network_learner_destroy(network_learner *self);

/* Groups that a step takes. */
enum { LEARNER_BATCH = 8 };

/* One step on LEARNER_BATCH groups of `group` boards: home by cell, and the moves that the network's share is to say.
 * Returns the mean of the squares of the errors within the groups. */
double network_learner_step(network_learner *self, const uint8_t *const home[LEARNER_BATCH],
                            const float *const target[LEARNER_BATCH], int group, double rate);

/* Writes the running mean of the weights to a network of the same side and units, in whole numbers that are safe
 * (solver_network_is_safe), and prepares it. */
void network_learner_export(const network_learner *self, network *out);

#endif
