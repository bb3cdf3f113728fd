#ifndef BASE_RNG_H
#define BASE_RNG_H

#include <stdint.h>

/* A seeded generator, the same on every machine; a plain value, copied by `=`.
 * xoshiro256** seeded through splitmix64 (Blackman and Vigna, 2018). Not for secrets. */
typedef struct sw_rng {
    uint64_t state[4];
} sw_rng;

sw_rng sw_rng_seed(uint64_t seed);
uint64_t sw_rng_next(sw_rng *rng);

/* Uniform in 0 .. bound - 1, without bias; bound > 0. */
uint64_t sw_rng_below(sw_rng *rng, uint64_t bound);

#endif
