#ifndef TESTS_PROPERTY_SEED_H
#define TESTS_PROPERTY_SEED_H

/* A new seed for each run, printed, so that a failure can be run again: PROPERTY_SEED=N. What these
 * tests claim holds for every seed. */

#include "base/rng.h"

#include <stdio.h>
#include <stdlib.h>
#include <time.h>

static inline sw_rng property_rng(void)
{
    const char *given = getenv("PROPERTY_SEED");
    unsigned long long seed = given ? strtoull(given, NULL, 10) : (unsigned long long)time(NULL);
    printf("PROPERTY_SEED=%llu\n", seed);
    return sw_rng_seed(seed);
}

#endif
