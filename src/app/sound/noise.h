#ifndef APP_SOUND_NOISE_H
#define APP_SOUND_NOISE_H

/* Noise between two pitches: the same one at every call. */

typedef struct app_band {
    double low, high; /* hertz */
} app_band;

/* What is heard of two bodies that touch: it dies away within `ms`. */
void app_noise_contact(double *samples, int count, double ms, app_band band, double level);

/* A tile that slides for `ms`, easing out: what is heard follows its speed. */
void app_noise_scrape(double *samples, int count, double ms, app_band band, double level);

#endif
