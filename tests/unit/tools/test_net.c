#include "net.h"
#include "net_weights.h"

#include "base/rng.h"

#include <math.h>
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

enum { SIDE = 3, CELLS = SIDE * SIDE, TILES = CELLS - 1, BATCH = 512 };

/* Samples of random boards, solvable or not: Manhattan distance, and half a move for each pair of
 * neighbouring tiles in a row whose homes fall. */
typedef struct samples {
    uint16_t features[BATCH * TILES];
    float targets[BATCH];
} samples;

static float toy(const int home[CELLS])
{
    float sum = 0;
    for (int cell = 0; cell < CELLS; cell++) {
        if (home[cell] == TILES)
            continue;
        sum += (float)abs(home[cell] % SIDE - cell % SIDE);
        sum += (float)abs(home[cell] / SIDE - cell / SIDE);
        if (cell % SIDE > 0 && home[cell - 1] > home[cell] && home[cell - 1] < TILES)
            sum += 0.5f;
    }
    return sum;
}

static void draw(samples *out, sw_rng *rng)
{
    uint16_t *feature = out->features;
    for (int i = 0; i < BATCH; i++) {
        int home[CELLS];
        for (int cell = 0; cell < CELLS; cell++) {
            int other = (int)sw_rng_below(rng, (uint64_t)cell + 1);
            home[cell] = home[other];
            home[other] = cell;
        }
        for (int cell = 0; cell < CELLS; cell++)
            if (home[cell] != TILES)
                *feature++ = net_feature(SIDE, home[cell], cell);
        out->targets[i] = toy(home);
    }
}

static net *learned(int steps, int threads)
{
    net *self = net_create(SIDE, 7);
    sw_rng rng = sw_rng_seed(7);
    samples batch;
    assert_non_null(self);
    net_set_bias(self, 16);
    for (int i = 0; i < steps; i++) {
        draw(&batch, &rng);
        net_step(self, batch.features, batch.targets, BATCH, 0.002f, threads);
    }
    return self;
}

/* The loss of one sample with that weight a little more and a little less. */
static double slope_at(net *self, float *weight, const uint16_t *features, float target)
{
    const float step = 1.0f / 256, was = *weight;
    double loss[2];
    for (int i = 0; i < 2; i++) {
        net_pass pass;
        float slope;
        *weight = i ? was + step : was - step;
        net_forward(self, features, &pass);
        loss[i] = (double)net_loss(pass.estimate - target, &slope);
    }
    *weight = was;
    return (loss[1] - loss[0]) / (2 * (double)step);
}

/* Some units lie beyond their clips, where the true slope is zero: those leak, and are left out. */
static void a_gradient_is_the_loss_s_slope(void **state)
{
    (void)state;
    net *self = net_create(SIDE, 3);
    sw_rng rng = sw_rng_seed(3);
    samples batch;
    net_pass pass;
    float slope;
    double largest = 0;
    draw(&batch, &rng);
    for (int i = 0; i < NETWORK_HIDDEN * NETWORK_SECOND; i++)
        self->second[i] /= 8; /* no second unit reaches a clip */
    float *gradient = calloc(self->begin[NET_LAYERS], sizeof *gradient);
    net_forward(self, batch.features, &pass);
    float target = pass.estimate - 2;
    net_loss(2, &slope);
    net_backward(self, batch.features, &pass, slope, gradient);
    for (int layer = 0; layer < NET_LAYERS; layer++)
        for (int i = 0; i < 40; i++) {
            size_t length = self->begin[layer + 1] - self->begin[layer];
            size_t at = layer == NET_THIRD_BIAS ? 0 : sw_rng_below(&rng, length);
            if (layer == NET_FIRST) /* of a tile that is there */
                at = batch.features[at % TILES] * (size_t)NETWORK_HIDDEN + at % NETWORK_HIDDEN;
            float unit = pass.first[at % NETWORK_HIDDEN];
            if (layer <= NET_FIRST_BIAS && (unit < 0.01f || unit > 0.98f))
                continue;
            float *weight =
                layer == NET_SECOND ? &self->second[at] : &self->weight[self->begin[layer] + at];
            double expected = slope_at(self, weight, batch.features, target);
            double found = (double)gradient[self->begin[layer] + at];
            assert_true(fabs(expected - found) < 0.02 + 0.02 * fabs(expected));
            largest = fmax(largest, fabs(expected));
        }
    assert_true(largest > 10);
    free(gradient);
    net_destroy(self);
}

static void the_rounded_network_estimates_the_same(void **state)
{
    (void)state;
    sw_rng rng = sw_rng_seed(5);
    samples batch;
    draw(&batch, &rng);
    for (int steps = 0; steps <= 100; steps += 100) {
        net *self = learned(steps, 1);
        network rounded;
        double difference = 0, spread = 0;
        assert_int_equal(network_init(&rounded, SIDE), SW_OK);
        self->share = 0; /* so that the weights of this moment are exported */
        net_export(self, &rounded);
        float first = net_estimate(self, batch.features);
        for (int i = 0; i < BATCH; i++) {
            const uint16_t *features = batch.features + (size_t)i * TILES;
            home_board board = {.size = {SIDE, SIDE}, .cells = CELLS, .blank = -1};
            network_sum sum;
            for (int cell = 0; cell < CELLS; cell++)
                board.home[cell] = CELLS;
            for (int tile = 0; tile < TILES; tile++)
                board.home[features[tile] % CELLS] = (puzzle_tile)(features[tile] / CELLS);
            for (int cell = 0; cell < CELLS; cell++)
                board.blank = board.home[cell] == CELLS ? cell : board.blank;
            network_start(&rounded, &board, &sum);
            float estimate = net_estimate(self, features);
            double value = (double)network_value(&rounded, &sum) / NETWORK_UNIT;
            difference += fabs(value - (double)estimate) / BATCH;
            spread += fabs((double)(estimate - first)) / BATCH;
        }
        assert_true(difference < 0.1);
        assert_true(spread > 1 || steps == 0);
        network_deinit(&rounded);
        net_destroy(self);
    }
}

static void a_toy_is_learned(void **state)
{
    (void)state;
    net *self = learned(0, 1), *later = learned(300, 1);
    sw_rng rng = sw_rng_seed(99);
    samples unseen;
    float before, after;
    draw(&unseen, &rng);
    assert_int_equal(net_evaluate(self, unseen.features, unseen.targets, BATCH, &before), SW_OK);
    assert_int_equal(net_evaluate(later, unseen.features, unseen.targets, BATCH, &after), SW_OK);
    assert_true(before > 3);
    assert_true(after < 0.5f);
    net_destroy(self);
    net_destroy(later);
}

static void the_same_threads_learn_the_same(void **state)
{
    (void)state;
    for (int threads = 1; threads <= NET_MAX_THREADS; threads++) {
        net *one = learned(5, threads), *other = learned(5, threads);
        size_t bytes = one->begin[NET_LAYERS] * sizeof(float);
        assert_memory_equal(one->weight, other->weight, bytes);
        assert_memory_equal(one->average, other->average, bytes);
        net_destroy(one);
        net_destroy(other);
    }
}

static void threads_share_the_samples_without_loss(void **state)
{
    (void)state;
    net *one = learned(1, 1);
    for (int threads = 2; threads <= NET_MAX_THREADS; threads++) {
        net *several = learned(1, threads);
        double difference = 0;
        for (size_t i = 0; i < one->begin[NET_LAYERS]; i++)
            difference = fmax(difference, fabs((double)(one->mean[i] - several->mean[i])));
        assert_true(difference < 1e-3);
        net_destroy(several);
    }
    net_destroy(one);
}

static void an_imported_network_is_exported_unchanged(void **state)
{
    (void)state;
    net *self = learned(20, 1), *next = net_create(SIDE, 1);
    network first, second;
    assert_int_equal(network_init(&first, SIDE), SW_OK);
    assert_int_equal(network_init(&second, SIDE), SW_OK);
    net_export(self, &first);
    net_import(next, &first);
    net_export(next, &second);
    assert_memory_equal(first.first, second.first, network_first_count(SIDE) * sizeof(int16_t));
    assert_memory_equal(first.second, second.second, NETWORK_FOURS * sizeof(network_four));
    assert_memory_equal(first.first_bias, second.first_bias, sizeof first.first_bias);
    assert_memory_equal(first.second_bias, second.second_bias, sizeof first.second_bias);
    assert_memory_equal(first.third, second.third, sizeof first.third);
    assert_int_equal(first.third_bias, second.third_bias);
    network_deinit(&first);
    network_deinit(&second);
    net_destroy(self);
    net_destroy(next);
}

static void no_weight_leaves_what_its_rounded_form_can_hold(void **state)
{
    (void)state;
    net *self = net_create(SIDE, 1);
    sw_rng rng = sw_rng_seed(1);
    samples batch;
    draw(&batch, &rng);
    for (int i = 0; i < 20; i++)
        net_step(self, batch.features, batch.targets, BATCH, 10, 1);
    for (int layer = 0; layer < NET_LAYERS; layer++)
        for (size_t i = self->begin[layer]; i < self->begin[layer + 1]; i++)
            assert_true(fabsf(self->weight[i]) <= self->limit[layer]);
    assert_true(self->limit[NET_SECOND] * 64 <= 127);
    assert_true(self->limit[NET_THIRD] * NET_SCALE * 256 <= 32767);
    assert_true(self->limit[NET_FIRST] * 1024 * CELLS <= 32767 - CELLS);
    net_destroy(self);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_gradient_is_the_loss_s_slope),
        cmocka_unit_test(the_rounded_network_estimates_the_same),
        cmocka_unit_test(a_toy_is_learned),
        cmocka_unit_test(the_same_threads_learn_the_same),
        cmocka_unit_test(threads_share_the_samples_without_loss),
        cmocka_unit_test(an_imported_network_is_exported_unchanged),
        cmocka_unit_test(no_weight_leaves_what_its_rounded_form_can_hold),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
