/* Tests how a network's weights are learned, and written as whole numbers. */
#include "network_learner.h"

#include "base/rng.h"

#include <stdlib.h>
#include <string.h>

#include "claims.h"

enum { SIDE = 4, CELLS = SIDE * SIDE, UNITS = 32, GROUP = 32, BOARDS = LEARNER_BATCH * GROUP };

static void shuffle(uint8_t *home, sw_rng *rng)
{
    for (int cell = 0; cell < CELLS; cell++) {
        int other = (int)sw_rng_below(rng, (uint64_t)cell + 1);
        home[cell] = home[other];
        home[other] = (uint8_t)cell;
    }
}

static network random_network(int reach, int most_out)
{
    sw_rng rng = sw_rng_seed(3);
    network made;
    assert_int_equal(solver_network_init(&made, SIDE, UNITS), SW_OK);
    made.shift = 16;
    made.bias = 700;
    for (int i = 0; i < UNITS; i++) {
        made.out[i] = (int16_t)((int)sw_rng_below(&rng, 2 * (uint64_t)most_out + 1) - most_out);
        made.first[i] = (int16_t)sw_rng_below(&rng, 200);
    }
    for (int i = 0; i < CELLS * CELLS * UNITS; i++)
        made.weight[i] = (int16_t)((int)sw_rng_below(&rng, 2 * (uint64_t)reach + 1) - reach);
    return made;
}

static int32_t value_of(const network *self, const uint8_t *home)
{
    int16_t accumulator[2 * UNITS];
    normalized_board board = {.size = {SIDE, SIDE}, .cells = CELLS};
    for (int cell = 0; cell < CELLS; cell++)
        board.home[cell] = home[cell];
    solver_network_accumulate(self, &board, accumulator);
    return solver_network_value(self, accumulator);
}

CLAIM(a_network_that_has_learned_nothing_is_written_with_the_same_values)
{
    network from = random_network(60, 3000), to;
    sw_rng rng = sw_rng_seed(5);
    assert_int_equal(solver_network_init(&to, SIDE, UNITS), SW_OK);
    network_learner *learner = network_learner_create(&from, 1, 1);
    assert_non_null(learner);
    network_learner_export(learner, &to);
    for (int i = 0; i < 200; i++) {
        uint8_t home[CELLS];
        shuffle(home, &rng);
        assert_int_equal(value_of(&from, home), value_of(&to, home));
    }
    network_learner_destroy(learner);
    solver_network_deinit(&from);
    solver_network_deinit(&to);
}

CLAIM(weights_that_reach_too_far_are_cut_until_they_are_safe)
{
    network from = random_network(INT16_MAX, INT16_MAX), to;
    assert_false(solver_network_is_safe(&from));
    assert_int_equal(solver_network_init(&to, SIDE, UNITS), SW_OK);
    network_learner *learner = network_learner_create(&from, 1, 1);
    assert_non_null(learner);
    network_learner_export(learner, &to);
    assert_true(solver_network_is_safe(&to));
    network_learner_destroy(learner);
    solver_network_deinit(&from);
    solver_network_deinit(&to);
}

/* Boards, and what another network says of them. */
typedef struct lesson {
    uint8_t home[BOARDS * CELLS];
    float target[BOARDS];
    const uint8_t *homes[LEARNER_BATCH];
    const float *targets[LEARNER_BATCH];
} lesson;

static void make_lesson(lesson *out)
{
    network teacher = random_network(60, 3000);
    sw_rng rng = sw_rng_seed(7);
    for (int i = 0; i < BOARDS; i++) {
        shuffle(&out->home[i * CELLS], &rng);
        out->target[i] = (float)value_of(&teacher, &out->home[i * CELLS]) / NETWORK_VALUE_UNIT;
    }
    for (int i = 0; i < LEARNER_BATCH; i++) {
        out->homes[i] = &out->home[(size_t)i * GROUP * CELLS];
        out->targets[i] = &out->target[i * GROUP];
    }
    solver_network_deinit(&teacher);
}

/* Learns by heart from small random weights; returns the first and the last error. */
static void learn(network *out, double share, double errors[2])
{
    static lesson lesson;
    enum { STEPS = 400 };
    network nothing;
    make_lesson(&lesson);
    assert_int_equal(solver_network_init(&nothing, SIDE, UNITS), SW_OK);
    assert_int_equal(solver_network_init(out, SIDE, UNITS), SW_OK);
    network_learner *learner = network_learner_create(&nothing, share, 9);
    assert_non_null(learner);
    for (int i = 0; i < STEPS; i++) {
        double error = network_learner_step(learner, lesson.homes, lesson.targets, GROUP, 2e-3);
        errors[i > 0] = error;
    }
    network_learner_export(learner, out);
    network_learner_destroy(learner);
    solver_network_deinit(&nothing);
}

CLAIM(the_errors_within_groups_become_small_whatever_the_share)
{
    const double shares[] = {1, 0.375};
    for (int i = 0; i < 2; i++) {
        network learned;
        double errors[2] = {0};
        learn(&learned, shares[i], errors);
        assert_true(errors[0] > 0 && errors[1] < errors[0] / 4);
        assert_true(solver_network_is_safe(&learned));
        solver_network_deinit(&learned);
    }
}

CLAIM(the_same_seed_learns_the_same)
{
    network both[2];
    double errors[2] = {0};
    for (int i = 0; i < 2; i++)
        learn(&both[i], 1, errors);
    size_t numbers = (2 + CELLS * CELLS) * UNITS;
    assert_int_equal(both[0].shift, both[1].shift);
    assert_int_equal(both[0].bias, both[1].bias);
    assert_memory_equal(both[0].out, both[1].out, numbers * sizeof *both[0].out);
    for (int i = 0; i < 2; i++)
        solver_network_deinit(&both[i]);
}
