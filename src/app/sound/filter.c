/* Low and high passes, as in R. Bristow-Johnson's cookbook of audio filters. */
#include "sound/filter.h"

#include "sound/samples.h"

#include <math.h>

typedef struct section {
    double b0, b1, b2, a1, a2; /* already divided by a0 */
} section;

static void run(double *samples, int count, section s)
{
    double x1 = 0, x2 = 0, y1 = 0, y2 = 0;
    for (int i = 0; i < count; i++) {
        double x = samples[i];
        double y = s.b0 * x + s.b1 * x1 + s.b2 * x2 - s.a1 * y1 - s.a2 * y2;
        x2 = x1;
        x1 = x;
        y2 = y1;
        y1 = y;
        samples[i] = y;
    }
}

/* `middle` is the factor of the sample before: positive for a low pass, negative for a high one. */
static section make(double hertz, double q, double middle)
{
    double w = 2 * 3.14159265358979 * hertz / APP_SOUND_RATE;
    double alpha = sin(w) / (2 * q), a0 = 1 + alpha;
    double b1 = middle > 0 ? 1 - cos(w) : -(1 + cos(w));
    double b0 = fabs(b1) / 2;
    return (section){b0 / a0, b1 / a0, b0 / a0, -2 * cos(w) / a0, (1 - alpha) / a0};
}

void app_filter_low(double *samples, int count, double hertz, double q)
{
    run(samples, count, make(hertz, q, 1));
}

void app_filter_high(double *samples, int count, double hertz, double q)
{
    run(samples, count, make(hertz, q, -1));
}

void app_filter_steep(double *samples, int count, double hertz)
{
    static const double butterworth[] = {0.50980, 0.60134, 0.89998, 2.56292}; /* of eighth order */
    for (int i = 0; i < 4; i++)
        app_filter_low(samples, count, hertz, butterworth[i]);
}
