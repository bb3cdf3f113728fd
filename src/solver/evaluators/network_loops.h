#ifndef SOLVER_NETWORK_LOOPS_H
#define SOLVER_NETWORK_LOOPS_H

/* The loops of a kernel, for whatever instructions vectors.h has in the file that includes this. */

#include "evaluators/network_kernel.h"
#include "evaluators/vectors.h"

static inline __attribute__((always_inline)) lanes moved(const int16_t *before, const int16_t *row,
                                                         bool minus)
{
    return minus ? lanes_subtract(lanes_load(before), lanes_load(row))
                 : lanes_add(lanes_load(before), lanes_load(row));
}

static inline __attribute__((always_inline)) void move_as(int16_t *out, const int16_t *before,
                                                          network_rows rows, int units, bool minus)
{
    for (int half = 0; half < 2; half++, out += units, before += units)
        for (int unit = 0; unit < units; unit += LANES)
            lanes_store(out + unit, moved(before + unit, rows.half[half] + unit, minus));
}

static void move(int16_t *out, const int16_t *before, network_rows rows, int units)
{
    if (rows.minus)
        move_as(out, before, rows, units, true);
    else
        move_as(out, before, rows, units, false);
}

static inline __attribute__((always_inline)) int32_t
sum_as(const int16_t *before, network_rows rows, const int16_t *weight, int units, bool minus)
{
    lane_sums first = lane_sums_zero(), second = first; /* two chains keep the processor busy */
    for (int unit = 0; unit < units; unit += LANES) {
        lanes own = lanes_load(weight + unit);
        lanes here = moved(before + unit, rows.half[0] + unit, minus);
        lanes mirrored = moved(before + units + unit, rows.half[1] + unit, minus);
        first = lane_sums_add_products(first, lanes_activate(here), own);
        second = lane_sums_add_products(second, lanes_activate(mirrored), own);
    }
    return lane_sums_total(first) + lane_sums_total(second);
}

static int32_t sum(const int16_t *before, network_rows rows, const int16_t *weight, int units)
{
    return rows.minus ? sum_as(before, rows, weight, units, true)
                      : sum_as(before, rows, weight, units, false);
}

#endif
