#include "regression.h"

#include "base/rng.h"

#include <math.h>
#include <string.h>

#include "claims.h"

enum { SIDE = 4, CELLS = SIDE * SIDE };

static int below(sw_rng *rng, int reach)
{
    return (int)sw_rng_below(rng, 2 * (uint64_t)reach + 1) - reach;
}

/* All tiles anywhere; the last number is the blank's. */
static void draw_cells(uint8_t *cell_of, sw_rng *rng)
{
    for (int i = 0; i < CELLS; i++) {
        int other = (int)sw_rng_below(rng, (uint64_t)i + 1);
        cell_of[i] = cell_of[other];
        cell_of[other] = (uint8_t)i;
    }
}

static normalized_board board_of(const uint8_t *cell_of)
{
    normalized_board board = {.size = {SIDE, SIDE}, .cells = CELLS, .blank = cell_of[CELLS - 1]};
    for (int home = 0; home < CELLS; home++)
        board.home[cell_of[home]] = (puzzle_tile)home;
    return board;
}

static regression made(void)
{
    regression found;
    assert_true(regression_init(&found, SIDE));
    return found;
}

static learned random_values(int reach, uint64_t seed)
{
    sw_rng rng = sw_rng_seed(seed);
    learned values;
    assert_int_equal(solver_learned_init(&values, SIDE), SW_OK);
    values.bias = below(&rng, 4 * LEARNED_UNIT);
    for (size_t i = 0; i < solver_learned_count(SIDE); i++)
        values.weight[i] = (int16_t)below(&rng, reach);
    solver_learned_prepare(&values);
    return values;
}

static bool is_near(double a, double b)
{
    return fabs(a - b) < 1e-4;
}

CLAIM(a_whole_step_leaves_no_error)
{
    regression found = made();
    sw_rng rng = sw_rng_seed(1);
    for (int i = 0; i < 50; i++) {
        uint8_t cell_of[CELLS];
        draw_cells(cell_of, &rng);
        double before = regression_value(&found, cell_of), target = before + below(&rng, 6);
        assert_true(is_near(regression_step(&found, cell_of, target, 1), target - before));
        assert_true(is_near(regression_value(&found, cell_of), target));
    }
    regression_deinit(&found);
}

CLAIM(a_smaller_step_leaves_its_share)
{
    regression found = made();
    sw_rng rng = sw_rng_seed(1);
    uint8_t cell_of[CELLS];
    draw_cells(cell_of, &rng);
    regression_step(&found, cell_of, 4, 0.25);
    assert_true(is_near(regression_value(&found, cell_of), 1));
    regression_deinit(&found);
}

CLAIM(a_wrong_sample_moves_a_value_little)
{
    for (int sign = -1; sign <= 1; sign += 2) {
        regression found = made();
        sw_rng rng = sw_rng_seed(1);
        uint8_t cell_of[CELLS];
        draw_cells(cell_of, &rng);
        assert_true(is_near(regression_step(&found, cell_of, sign * 100, 1), sign * 100));
        assert_true(is_near(regression_value(&found, cell_of), sign * REGRESSION_MOST_ERROR));
        regression_deinit(&found);
    }
}

/* Mean squares, on boards that nothing was learned from. */
static double mean_error(const regression *found, const learned *planted)
{
    enum { BOARDS = 500 };
    sw_rng rng = sw_rng_seed(99);
    double squares = 0;
    for (int i = 0; i < BOARDS; i++) {
        uint8_t cell_of[CELLS];
        draw_cells(cell_of, &rng);
        normalized_board board = board_of(cell_of);
        double target = (double)solver_learned_value(planted, &board) / LEARNED_UNIT;
        double error = target - regression_value(found, cell_of);
        squares += error * error / BOARDS;
    }
    return squares;
}

CLAIM(planted_weights_are_found)
{
    regression found = made();
    learned planted = random_values(LEARNED_UNIT / 8, 5);
    sw_rng rng = sw_rng_seed(7);
    double before = mean_error(&found, &planted);
    for (int i = 0; i < 60000; i++) {
        uint8_t cell_of[CELLS];
        draw_cells(cell_of, &rng);
        normalized_board board = board_of(cell_of);
        regression_step(&found, cell_of,
                        (double)solver_learned_value(&planted, &board) / LEARNED_UNIT, 0.5);
    }
    double after = mean_error(&found, &planted);
    assert_true(before > 0.25 && after < before / 10);
    regression_deinit(&found);
    solver_learned_deinit(&planted);
}

CLAIM(imported_values_are_exported_unchanged)
{
    regression found = made();
    learned from = random_values(LEARNED_MOST_WEIGHT, 3), to = random_values(0, 4);
    sw_rng rng = sw_rng_seed(2);
    uint8_t cell_of[CELLS];
    regression_import(&found, &from);
    regression_export(&found, &to);
    assert_int_equal(to.bias, from.bias);
    assert_memory_equal(to.weight, from.weight, 2 * solver_learned_count(SIDE));
    draw_cells(cell_of, &rng);
    normalized_board board = board_of(cell_of);
    double value = (double)solver_learned_value(&from, &board) / LEARNED_UNIT;
    assert_true(fabs(regression_value(&found, cell_of) - value) < 0.01);
    size_t rows = (CELLS - 1) * (size_t)from.edges;
    assert_memory_equal(to.change, from.change, 2 * rows * CELLS * CELLS);
    regression_deinit(&found);
    solver_learned_deinit(&from);
    solver_learned_deinit(&to);
}

CLAIM(what_is_exported_is_the_mean_rounded_and_in_range)
{
    regression found = made();
    learned values = random_values(9, 3);
    found.bias = 2;
    found.weight[0] = 1000;
    found.weight[1] = -1000;
    found.weight[2] = 2.6f / LEARNED_UNIT;
    regression_average(&found, 0.5);
    regression_export(&found, &values);
    assert_int_equal(values.bias, LEARNED_UNIT);
    assert_int_equal(values.weight[0], LEARNED_MOST_WEIGHT);
    assert_int_equal(values.weight[1], -LEARNED_MOST_WEIGHT);
    assert_int_equal(values.weight[2], 1);
    assert_int_equal(values.weight[3], 0);
    regression_average(&found, 1);
    regression_export(&found, &values);
    assert_int_equal(values.bias, 2 * LEARNED_UNIT);
    assert_int_equal(values.weight[2], 3);
    regression_deinit(&found);
    solver_learned_deinit(&values);
}
