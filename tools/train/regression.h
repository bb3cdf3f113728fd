#ifndef TRAIN_REGRESSION_H
#define TRAIN_REGRESSION_H

#include "evaluators/learned.h"

/* The weights of learned values while they are found: linear regression by stochastic gradient
 * descent. What is exported is the mean of the weights over the last rounds. */
typedef struct regression {
    int side, cells;
    double bias, mean_bias;
    float *weight; /* solver_learned_place; in moves; owned */
    double *mean;  /* owned */
} regression;

/* All zero. False where memory ran out. */
bool regression_init(regression *out, int side);
void regression_deinit(regression *self);

/* Goes on from values learned before. */
void regression_import(regression *self, const learned *from);

/* By the weights of this moment, in moves. cell_of: the cells of the tiles, by home. */
double regression_value(const regression *self, const uint8_t *cell_of);

/* One step towards the target; returns the error before it. rate: 1 would leave no error. Errors beyond
 * REGRESSION_MOST_ERROR count as that: some samples are plainly wrong. */
double regression_step(regression *self, const uint8_t *cell_of, double target, double rate);
enum { REGRESSION_MOST_ERROR = 6 };

/* Moves the mean towards the weights of this moment, by that share. */
void regression_average(regression *self, double share);

/* Rounds the mean; out is initialised, of the same side. */
void regression_export(const regression *self, learned *out);

#endif
