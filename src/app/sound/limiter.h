#ifndef APP_SOUND_LIMITER_H
#define APP_SOUND_LIMITER_H

#include "sound/samples.h"

/* Keeps a sum of sounds at -1 dB of full scale. It looks 2 ms ahead: what is heard is so late, and by the
 * time that a loud sample comes all has become quiet enough, without a click. */

enum { APP_LIMITER_AHEAD = APP_SOUND_RATE / 500 };
#define APP_LIMITER_MOST 0.8912f

typedef struct app_limiter {
    float ahead[APP_LIMITER_AHEAD][2]; /* what came, and was not let through yet */
    int at;                            /* of the oldest of it */
    float gain;                        /* what is let through is multiplied by it, */
    float target;                      /* it is to reach this, */
    float slope;                       /* and falls so much with each frame */
    int hold;                          /* frames until it may rise */
} app_limiter;

void app_limiter_init(app_limiter *limiter);

/* Stereo frames, in place. */
void app_limiter_run(app_limiter *limiter, float *frames, int count);

#endif
