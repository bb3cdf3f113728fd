#ifndef APP_SOUND_MIXER_H
#define APP_SOUND_MIXER_H

#include "sound/samples.h"

#include <stdbool.h>

/* Adds up what sounds. What comes out follows from what was started, and when, alone: it knows no device and
 * no clock. */

enum { APP_VOICES = 12 };

/* A sound on its way into the mixer. */
typedef struct app_note {
    const app_samples *sound; /* borrowed as long as the mixer is used */
    float left, right;        /* how loud */
    int delay;                /* frames until it begins */
} app_note;

typedef struct app_voice {
    app_note note;
    bool on;
    int at;        /* frames of it that have sounded */
    int fade;      /* frames until it gives way; 0: it does not */
    app_note next; /* what then begins in its place, if that has a sound */
} app_voice;

/* Keeps a sum of sounds at -1 dB of full scale. It looks 2 ms ahead: what is heard is so late, and by the
 * time that a loud sample comes all has become quiet enough, without a click. */

enum { APP_LIMITER_AHEAD = APP_SOUND_RATE / 500 };
#define APP_LIMITER_MOST 0.8912f

typedef struct app_limiter {
    float ahead[APP_LIMITER_AHEAD][2]; /* the frames that have come in and not gone out */
    int at;                            /* the index of the oldest frame in `ahead` */
    float gain;                        /* the factor of the frames that go out */
    float target;                      /* the gain to be reached */
    float slope;                       /* how much the gain falls with each frame */
    int hold;                          /* frames until the gain may rise */
} app_limiter;

typedef struct app_mixer {
    app_voice voices[APP_VOICES];
    app_limiter limiter;
    int tail;       /* frames that the limiter still holds */
    uint64_t frame; /* so many were mixed */
} app_mixer;

void app_mixer_init(app_mixer *mixer);

/* How loud a sound is at a place from -1, the left end, to 1: of equal power everywhere. */
void app_mixer_pan(double pan, double gain, app_note *out);

/* Begins a note with the next frame. Where all voices sound, the one that is nearest to its end gives way, in
 * 5 ms. */
void app_mixer_start(app_mixer *mixer, const app_note *note);

/* All voices fade within 5 ms. */
void app_mixer_hush(app_mixer *mixer);

/* The next stereo frames. */
void app_mixer_run(app_mixer *mixer, float *out, int count);

/* Nothing sounds, and nothing will. */
bool app_mixer_silent(const app_mixer *mixer);

void app_limiter_init(app_limiter *limiter);

/* Stereo frames, in place. */
void app_limiter_run(app_limiter *limiter, float *frames, int count);

#endif
