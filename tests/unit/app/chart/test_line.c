/* The steps of an axis are round numbers. */
#include "chart/line.h"

#include "claims.h"

CLAIM(steps_are_the_next_round_number)
{
    static const struct {
        double wanted, least, step;
    } steps[] = {{1, 1, 1},      {1.1, 1, 2},     {2, 1, 2},          {4.9, 1, 5}, {5.1, 1, 10},
                 {12.5, 1, 20},  {1000, 1, 1000}, {1001, 1, 2000},    {0.3, 1, 1}, {0, 1, 1},
                 {40, 100, 100}, {120, 100, 200}, {0.012, 0.01, 0.02}};
    for (size_t i = 0; i < sizeof steps / sizeof *steps; i++)
        assert_float_equal(app_line_step(steps[i].wanted, steps[i].least), steps[i].step, 1e-9);
}
