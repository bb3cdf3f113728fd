/* Reads and writes the weights of both kinds of learned values. */
#include "evaluators/learned.h"
#include "evaluators/nearby.h"
#include "evaluators/values_file.h"

#include <stdlib.h>
#include <string.h>

/* ---- Pairs of tiles of one size ---- */

static size_t pair_count(int side)
{
    return side >= LEARNED_LEAST_SIDE && side <= LEARNED_MOST_SIDE ? solver_learned_count(side) : 0;
}

sw_status solver_learned_save(const learned *self, const char *path, sw_error *error)
{
    values_file values = {self->side, self->bias, solver_learned_count(self->side), self->weight};
    return solver_values_file_save(&values, path, error);
}

/* Weights of LEARNED_MOST_WEIGHT at most, so that no difference of two leaves its 16 bits. */
sw_status solver_learned_load(learned *out, const char *path, sw_error *error)
{
    values_file values;
    learned read;
    sw_status status =
        solver_values_file_load(&values, path, pair_count, LEARNED_MOST_WEIGHT, error);
    if (status != SW_OK)
        return status;
    if (solver_learned_init(&read, values.side) == SW_OK) {
        read.bias = values.bias;
        memcpy(read.weight, values.weight, values.count * sizeof *values.weight);
        solver_learned_prepare(&read);
        *out = read;
    } else {
        status = sw_fail(error, SW_NO_MEMORY, "%s: out of memory", path);
    }
    free(values.weight);
    return status;
}

/* ---- Tiles near each other, on boards of every size ---- */

static size_t nearby_count(int side)
{
    return side == 0 ? solver_nearby_count() : 0;
}

sw_status solver_nearby_save(const nearby *self, const char *path, sw_error *error)
{
    values_file values = {0, 0, solver_nearby_count(), self->weight};
    return solver_values_file_save(&values, path, error);
}

sw_status solver_nearby_load(nearby *out, puzzle_size size, const char *path, sw_error *error)
{
    values_file values;
    nearby read;
    sw_status status =
        solver_values_file_load(&values, path, nearby_count, NEARBY_MOST_WEIGHT, error);
    if (status != SW_OK)
        return status;
    if (solver_nearby_init(&read, size) == SW_OK) {
        memcpy(read.weight, values.weight, values.count * sizeof *values.weight);
        solver_nearby_prepare(&read);
        *out = read;
    } else {
        status = sw_fail(error, SW_NO_MEMORY, "%s: out of memory", path);
    }
    free(values.weight);
    return status;
}
