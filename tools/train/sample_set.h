#ifndef TRAIN_SAMPLE_SET_H
#define TRAIN_SAMPLE_SET_H

#include "base/rng.h"
#include "evaluators/evaluator.h"

/* What one board teaches: it is solved by a narrow beam under the values so far, and of the boards
 * that the beam held some are taken with what they turned out to be worth.
 *
 * A board of the way that led home is worth the moves that were left. Another one of the same layer is
 * worth so many, and what its best descendant, SAMPLE_AHEAD layers on, looked worse by than the way
 * itself: that ranks the boards of a layer, which is what a beam asks of a value. */
enum { SAMPLE_AHEAD = 16, SAMPLE_EVERY = 4, SAMPLE_MOST_WORSE = 12, SAMPLE_MOST_CELLS = 256 };

typedef struct sample_set {
    int moves;     /* of the solution; 0 where the beam found none */
    int guessed;   /* what the values had said of the start, in moves */
    int count;     /* of the samples */
    int tiles;     /* of each */
    uint8_t *cell; /* of each tile, by home; owned */
    float *target; /* moves above the bound; owned */
    /* Of a sample that is told by comparison, the number of another one: the target is then how much
     * more moves above the bound it has. Else -1. Owned. */
    int *reference;
} sample_set;

typedef struct sample_plan {
    int width;
    double trust; /* in the moves that were left, 0 to 1; the rest goes to the values so far */
    int ranked;   /* samples of the beam's layers, at most */
    bool compare; /* those off the way are told by comparison with the way's board */
    int paired;   /* samples of two boards of the way, at most */
} sample_plan;

/* The boards are drawn by rng. False where memory ran out; *out may be deinitialised in any case. */
bool sample_set_take(sample_set *out, const evaluator *evaluator, const normalized_board *start,
                     const sample_plan *plan, sw_rng *rng);
void sample_set_deinit(sample_set *self);

#endif
