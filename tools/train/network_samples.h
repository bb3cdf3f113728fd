#ifndef TRAIN_NETWORK_SAMPLES_H
#define TRAIN_NETWORK_SAMPLES_H

#include "base/rng.h"
#include "evaluators/evaluator.h"

/* What one board teaches a network: it is solved by a narrow beam under the values so far, and of the boards that the
 * beam held some are taken with what they turned out to be worth.
 *
 * A board on the way that led home is worth the moves that were left. Another one of its layer is worth as many and,
 * in addition, what its best descendant in the last layer that has any, SAMPLES_AHEAD layers on at most, looked worse
 * by than the way itself. A board that two boards lead to is a descendant of both. That ranks the boards of a layer,
 * which is what a beam asks of a value; so samples come in groups of one layer. */
enum { SAMPLES_AHEAD = 16, SAMPLES_EVERY = 2, SAMPLES_GROUP = 32, SAMPLES_MOST_WORSE = 12 };

typedef struct network_samples {
    int moves;     /* of the solution; 0 where the beam found none */
    int bound;     /* the start's Manhattan distance, where there is a solution */
    int groups;    /* of SAMPLES_GROUP boards each */
    int cells;     /* of a board */
    uint8_t *home; /* of what stands in every cell, board by board; owned */
    float
        *target; /* moves above the part of the value that is not the network's, by board; owned */
} network_samples;

/* How boards are solved and graded. */
typedef struct samples_plan {
    int width;
    int groups; /* of a layer */
    int nearby_share; /* of the values that are learned for, in EVALUATOR_SHARES; the leader's may be another */
} samples_plan;

/* Solves a board and takes groups of every second layer. False where memory ran out; *out may be deinitialised in any
 * case. */
bool network_samples_take(network_samples *out, const evaluator *leader,
                          const normalized_board *start, const samples_plan *plan, sw_rng *rng);
void network_samples_deinit(network_samples *self);

#endif
