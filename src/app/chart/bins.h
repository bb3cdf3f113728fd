#ifndef APP_BINS_H
#define APP_BINS_H

#include <stdbool.h>
#include <stddef.h>

/* Values counted in bins of one width, for a histogram. */
enum { APP_BINS = 32, APP_BINS_FEWEST = 5 };

typedef struct app_bins {
    double low, width; /* bin i begins at low + i * width */
    int count;
    bool open; /* the last one has also what lies above it */
    size_t in[APP_BINS];
    size_t most; /* in one of them */
} app_bins;

/* Empty ones for values from `least` to `most`, which are not negative; none below 0. Each begins at a multiple
 * of the width. Few are made APP_BINS_FEWEST, and more than APP_BINS end there. */
app_bins app_bins_of(double least, double most, double width);
void app_bins_add(app_bins *bins, double value);

/* Returns where a histogram of sorted values, smallest first, may end, so that a few values that are far off do not
 * leave the others without room; the last value where none is far off. */
double app_bins_reach(const double *sorted, size_t count);
double app_bins_median(const double *sorted, size_t count); /* of one at least */

/* How wide they are to be: about as wide as that, before the width is made a round one. */
double app_bins_wanted(double least, double most, size_t count);

#endif
