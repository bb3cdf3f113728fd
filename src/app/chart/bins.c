/* Values counted in bins. */
#include "chart/bins.h"

#include <math.h>

/* Multiples of a width like 0.1 are a little less or more than they should be. */
static double steps(double value, double width)
{
    const double slack = 1e-9;
    return floor(value / width + slack);
}

app_bins app_bins_of(double least, double most, double width)
{
    double first = steps(least, width), last = steps(most, width);
    double more = APP_BINS_FEWEST - (last - first + 1);
    if (more > 0) {
        first = fmax(first - floor(more / 2), 0);
        last = first + APP_BINS_FEWEST - 1;
    }
    double count = fmin(last - first + 1, APP_BINS);
    return (app_bins){.low = first * width, .width = width, .count = (int)count};
}

void app_bins_add(app_bins *bins, double value)
{
    double at = fmax(steps(value - bins->low, bins->width), 0);
    bins->open = bins->open || at >= bins->count;
    size_t bin = (size_t)fmin(at, bins->count - 1);
    bins->in[bin]++;
    if (bins->in[bin] > bins->most)
        bins->most = bins->in[bin];
}

double app_bins_median(const double *sorted, size_t count)
{
    return (sorted[(count - 1) / 2] + sorted[count / 2]) / 2;
}

double app_bins_reach(const double *sorted, size_t count)
{
    enum { FEWEST = 10, TIMES = 4 }; /* of fewer values none is far off */
    double last = sorted[count - 1], median = app_bins_median(sorted, count);
    double above = sorted[(count - 1) * 9 / 10] - median; /* nine of ten are below that */
    return count >= FEWEST && above > 0 ? fmin(last, median + TIMES * above) : last;
}

double app_bins_wanted(double least, double most, size_t count)
{
    const double most_bins = 20, all_alike = 20;
    /* More than 2 * n^(1/3) (Rice), since rounding the width up makes them fewer. */
    double bins = fmin(fmax(3.2 * cbrt((double)count), APP_BINS_FEWEST), most_bins);
    return most > least ? (most - least) / bins : most / all_alike;
}
