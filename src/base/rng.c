/* The generator of everything that is drawn by chance. */
#include "base/rng.h"

#include <assert.h>

static uint64_t splitmix(uint64_t *x)
{
    uint64_t z = (*x += 0x9E3779B97F4A7C15u);
    z = (z ^ (z >> 30)) * 0xBF58476D1CE4E5B9u;
    z = (z ^ (z >> 27)) * 0x94D049BB133111EBu;
    return z ^ (z >> 31);
}

static uint64_t rotate(uint64_t x, int by)
{
    return (x << by) | (x >> (64 - by));
}

sw_rng sw_rng_seed(uint64_t seed)
{
    sw_rng rng;
    for (int i = 0; i < 4; i++)
        rng.state[i] = splitmix(&seed);
    return rng;
}

uint64_t sw_rng_next(sw_rng *rng)
{
    uint64_t *s = rng->state;
    uint64_t result = rotate(s[1] * 5, 7) * 9;
    uint64_t t = s[1] << 17;
    s[2] ^= s[0];
    s[3] ^= s[1];
    s[1] ^= s[2];
    s[0] ^= s[3];
    s[2] ^= t;
    s[3] = rotate(s[3], 45);
    return result;
}

uint64_t sw_rng_below(sw_rng *rng, uint64_t bound)
{
    assert(bound > 0);
    /* Values below 2^64 mod bound would make the small results likelier: draw again. */
    uint64_t skip = (0 - bound) % bound;
    uint64_t value;
    do
        value = sw_rng_next(rng);
    while (value < skip);
    return value % bound;
}
