#include "base/rng.h"

#include "claims.h"

/* Vigna's splitmix64.c, seeded with 1234567, gives these first. */
CLAIM(seeding_is_splitmix64)
{
    sw_rng rng = sw_rng_seed(1234567);
    assert_true(rng.state[0] == 6457827717110365317u);
    assert_true(rng.state[1] == 3203168211198807973u);
    assert_true(rng.state[2] == 9817491932198370423u);
    assert_true(rng.state[3] == 4593380528125082431u);
}

/* Blackman and Vigna's xoshiro256starstar.c from the state 1, 2, 3, 4. */
CLAIM(sequence_is_xoshiro256_starstar)
{
    const uint64_t expected[] = {
        11520u,
        0u,
        1509978240u,
        1215971899390074240u,
        1216172134540287360u,
        607988272756665600u,
        16172922978634559625u,
        8476171486693032832u,
        10595114339597558777u,
        2904607092377533576u,
    };
    sw_rng rng = {{1, 2, 3, 4}};
    for (size_t i = 0; i < sizeof expected / sizeof expected[0]; i++)
        assert_true(sw_rng_next(&rng) == expected[i]);
}

CLAIM(a_copy_goes_on_alike)
{
    sw_rng rng = sw_rng_seed(5);
    sw_rng_next(&rng);
    sw_rng copy = rng;
    for (int i = 0; i < 100; i++)
        assert_true(sw_rng_next(&rng) == sw_rng_next(&copy));
}

CLAIM(below_stays_below_and_reaches_every_value)
{
    sw_rng rng = sw_rng_seed(6);
    int seen[7] = {0};
    for (int i = 0; i < 7000; i++) {
        uint64_t value = sw_rng_below(&rng, 7);
        assert_true(value < 7);
        seen[value]++;
    }
    for (int i = 0; i < 7; i++)
        assert_in_range(seen[i], 850, 1150);
    assert_true(sw_rng_below(&rng, 1) == 0);
}

/* 2^64 is 1 more than a multiple of 3, so that one value must be thrown away: 0. */
CLAIM(below_draws_again_instead_of_being_biased)
{
    sw_rng rng = {{1, 0, 3, 4}};
    sw_rng probe = rng;
    assert_true(sw_rng_next(&probe) == 0);
    uint64_t second = sw_rng_next(&probe);
    assert_true(second != 0);
    assert_true(sw_rng_below(&rng, 3) == second % 3);
    assert_memory_equal(&rng, &probe, sizeof rng);
}
