#ifndef TESTS_SPECTRUM_H
#define TESTS_SPECTRUM_H

#include <complex.h>
#include <math.h>

/* How much of each pitch is in a piece of sound: SPECTRUM samples under a Hann window. */
enum { SPECTRUM = 1024 };

static inline void spectrum_transform(double complex *values, int count)
{
    if (count == 1)
        return;
    double complex even[SPECTRUM / 2], odd[SPECTRUM / 2];
    for (int i = 0; i < count / 2; i++) {
        even[i] = values[2 * i];
        odd[i] = values[2 * i + 1];
    }
    spectrum_transform(even, count / 2);
    spectrum_transform(odd, count / 2);
    for (int i = 0; i < count / 2; i++) {
        double complex turned = cexp(-2 * I * 3.14159265358979 * i / count) * odd[i];
        values[i] = even[i] + turned;
        values[i + count / 2] = even[i] - turned;
    }
}

/* The piece's middle is at `middle`; what lies outside the sound is silence. Adds powers to out. */
static inline void spectrum_add(const double *sound, int length, int middle,
                                double out[SPECTRUM / 2])
{
    double complex values[SPECTRUM];
    for (int i = 0; i < SPECTRUM; i++) {
        int at = middle - SPECTRUM / 2 + i;
        double window = 0.5 - 0.5 * cos(2 * 3.14159265358979 * i / SPECTRUM);
        values[i] = at >= 0 && at < length ? sound[at] * window : 0;
    }
    spectrum_transform(values, SPECTRUM);
    for (int i = 0; i < SPECTRUM / 2; i++)
        out[i] += creal(values[i] * conj(values[i]));
}

#endif
