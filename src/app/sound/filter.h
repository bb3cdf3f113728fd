#ifndef APP_SOUND_FILTER_H
#define APP_SOUND_FILTER_H

/* Filters of second order that work on samples in place, each from rest. */

/* `q` of 0.7071 is flat up to `hertz`; a larger one rises there. */
void app_filter_low(double *samples, int count, double hertz, double q);
void app_filter_high(double *samples, int count, double hertz, double q);

/* Lets through what lies below `hertz`, and next to nothing an octave above. */
void app_filter_steep(double *samples, int count, double hertz);

#endif
