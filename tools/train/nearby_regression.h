#ifndef TRAIN_NEARBY_REGRESSION_H
#define TRAIN_NEARBY_REGRESSION_H

#include "evaluators/nearby.h"

/* The weights of tiles near each other while they are found: linear regression by stochastic gradient descent.
 * Each weight is a sum of two: one of its own, and one that it shares with those that differ by the walls only, so
 * that what is rare begins with what is known of its kind. What is exported is the mean of the sums over the last
 * rounds. */
typedef struct nearby_regression {
    float *weight; /* in moves; owned */
    float *alike;  /* by solver_nearby_alike; owned */
    float *mean;   /* of the sums; owned */
    int32_t *kind; /* solver_nearby_alike of each; owned */
    int8_t *net;   /* zero between steps; owned */
} nearby_regression;

/* All zero. False where memory ran out. */
bool nearby_regression_init(nearby_regression *out);
void nearby_regression_deinit(nearby_regression *self);

void nearby_regression_import(nearby_regression *self, const nearby *from);

/* One step towards the target, with the cells of the tiles, by home, on a board of that shape; on
 * squares as well of the board reflected in the diagonal. Returns the error before it. */
double nearby_regression_step(nearby_regression *self, const nearby *shape, const uint8_t *cell_of,
                              bool reflected, double target, double rate);

/* The same for the difference of two boards' values: towards the first one being worth so much more. */
double nearby_regression_compare(nearby_regression *self, const nearby *shape,
                                 const uint8_t *cell_of, const uint8_t *other_cell_of,
                                 bool reflected, double target, double rate);

void nearby_regression_average(nearby_regression *self, double share);
void nearby_regression_export(const nearby_regression *self, nearby *out);

#endif
