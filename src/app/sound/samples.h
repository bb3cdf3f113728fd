#ifndef APP_SOUND_SAMPLES_H
#define APP_SOUND_SAMPLES_H

#include <stdint.h>

/* All sound is made and mixed at this many frames a second. */
enum { APP_SOUND_RATE = 48000 };

/* A sound that is made: one channel, 16 bits. */
typedef struct app_samples {
    int16_t *at;
    int count;
} app_samples;

/* The loudest sample of a single sound: -12 dB of full scale. */
#define APP_SOUND_PEAK 0.2512

static inline int app_sound_frames(double ms)
{
    return (int)(ms * APP_SOUND_RATE / 1000);
}

#endif
