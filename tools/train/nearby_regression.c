#include "nearby_regression.h"

#include "sample_set.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

/* Errors beyond count as that. */
enum { NEARBY_MOST_ERROR = 12 };

enum { MOST_PLACES = SAMPLE_MOST_CELLS * (NEARBY_NEIGHBOURS / 2 + 1) + NEARBY_TO_BLANK + 1 };

bool nearby_regression_init(nearby_regression *out)
{
    size_t count = solver_nearby_count();
    out->weight = calloc(count, sizeof *out->weight);
    out->alike = calloc(count, sizeof *out->alike);
    out->mean = calloc(count, sizeof *out->mean);
    out->kind = calloc(count, sizeof *out->kind);
    out->net = calloc(count, sizeof *out->net);
    if (!out->weight || !out->alike || !out->mean || !out->kind || !out->net)
        return false;
    for (size_t i = 1; i < count; i++)
        out->kind[i] = solver_nearby_alike((int32_t)i);
    return true;
}

void nearby_regression_deinit(nearby_regression *self)
{
    free(self->weight);
    free(self->alike);
    free(self->mean);
    free(self->kind);
    free(self->net);
    memset(self, 0, sizeof *self);
}

void nearby_regression_import(nearby_regression *self, const nearby *from)
{
    for (size_t i = 0; i < solver_nearby_count(); i++)
        self->weight[i] = self->mean[i] = (float)from->weight[i] / NEARBY_UNIT;
}

static int find_places(const nearby *shape, const uint8_t *cell_of, bool reflected, int32_t *out)
{
    normalized_board board = {.size = shape->size, .cells = shape->cells};
    home_way ways[SAMPLE_MOST_CELLS];
    int diagonal = reflected ? 4 : 0;
    for (int cell = 0; cell < shape->cells; cell++)
        board.home[cell] = (puzzle_tile)(shape->cells - 1);
    for (int home = 0; home < shape->cells - 1; home++) {
        int cell = solver_home_reflect(shape->size, diagonal, cell_of[home]);
        board.home[cell] = (puzzle_tile)solver_home_reflect(shape->size, diagonal, home);
    }
    board.blank = 0;
    while (board.home[board.blank] != shape->cells - 1)
        board.blank++;
    solver_ways_look(&board, ways);
    return solver_nearby_places(shape, ways, out);
}

static float sum_of(const nearby_regression *self, const int32_t *places, int count)
{
    float sum = 0;
    for (int i = 0; i < count; i++)
        sum += self->weight[places[i]] + self->alike[self->kind[places[i]]];
    return sum;
}

static void change(nearby_regression *self, const int32_t *places, int count, float step)
{
    for (int i = 0; i < count; i++) {
        self->weight[places[i]] += step;
        self->alike[self->kind[places[i]]] += step;
    }
}

static double step_of(double error, double rate, int terms)
{
    return fmax(-NEARBY_MOST_ERROR, fmin(NEARBY_MOST_ERROR, error)) * rate / (2 * terms);
}

double nearby_regression_step(nearby_regression *self, const nearby *shape, const uint8_t *cell_of,
                              bool reflected, double target, double rate)
{
    int32_t places[MOST_PLACES];
    int count = find_places(shape, cell_of, reflected, places);
    double error = target - (double)sum_of(self, places, count);
    change(self, places, count, (float)step_of(error, rate, count));
    return error;
}

/* Keeps those that the other board has less often. */
static int keep_more(int8_t *net, int32_t *places, int count, int sign)
{
    int kept = 0;
    for (int i = 0; i < count; i++)
        if (net[places[i]] * sign > 0) {
            net[places[i]] = (int8_t)(net[places[i]] - sign);
            places[kept++] = places[i];
        }
    return kept;
}

/* Takes away what both have. */
static void keep_differences(int8_t *net, int32_t *places, int *count, int32_t *others,
                             int *other_count)
{
    for (int i = 0; i < *count; i++)
        net[places[i]]++;
    for (int i = 0; i < *other_count; i++)
        net[others[i]]--;
    *count = keep_more(net, places, *count, 1);
    *other_count = keep_more(net, others, *other_count, -1);
}

double nearby_regression_compare(nearby_regression *self, const nearby *shape,
                                 const uint8_t *cell_of, const uint8_t *other_cell_of,
                                 bool reflected, double target, double rate)
{
    int32_t places[MOST_PLACES], others[MOST_PLACES];
    int count = find_places(shape, cell_of, reflected, places);
    int other_count = find_places(shape, other_cell_of, reflected, others);
    keep_differences(self->net, places, &count, others, &other_count);
    if (count + other_count == 0)
        return 0;
    double error =
        target - (double)(sum_of(self, places, count) - sum_of(self, others, other_count));
    float step = (float)step_of(error, rate, count + other_count);
    change(self, places, count, step);
    change(self, others, other_count, -step);
    return error;
}

void nearby_regression_average(nearby_regression *self, double share)
{
    for (size_t i = 0; i < solver_nearby_count(); i++) {
        float now = self->weight[i] + self->alike[self->kind[i]];
        self->mean[i] += (float)share * (now - self->mean[i]);
    }
}

void nearby_regression_export(const nearby_regression *self, nearby *out)
{
    for (size_t i = 0; i < solver_nearby_count(); i++) {
        float weight = self->mean[i] * NEARBY_UNIT;
        weight = fmaxf(-NEARBY_MOST_WEIGHT, fminf(NEARBY_MOST_WEIGHT, weight));
        out->weight[i] = (int16_t)lrintf(weight);
    }
}
