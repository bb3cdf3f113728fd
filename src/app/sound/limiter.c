/* The limiter. */
#include "sound/limiter.h"

#include <math.h>

void app_limiter_init(app_limiter *limiter)
{
    *limiter = (app_limiter){.gain = 1, .target = 1};
}

/* A frame that is too loud comes in: in APP_LIMITER_AHEAD frames from now, when it goes out, the gain must be
 * low enough. */
static void foresee(app_limiter *limiter, float peak)
{
    if (peak > APP_LIMITER_MOST) {
        float needed = APP_LIMITER_MOST / peak;
        limiter->target = fminf(limiter->target, needed);
        limiter->slope = fmaxf(limiter->slope, (limiter->gain - needed) / APP_LIMITER_AHEAD);
        limiter->hold = APP_LIMITER_AHEAD + 1;
    } else if (limiter->hold > 0 && --limiter->hold == 0) {
        limiter->target = 1;
    }
}

/* It falls in a straight line, and rises slowly. */
static void move_gain(app_limiter *limiter)
{
    const float release = 1.0f / (APP_SOUND_RATE / 20);
    if (limiter->gain > limiter->target) {
        limiter->gain = fmaxf(limiter->gain - limiter->slope, limiter->target);
    } else {
        limiter->slope = 0;
        limiter->gain += (limiter->target - limiter->gain) * release;
    }
}

void app_limiter_run(app_limiter *limiter, float *frames, int count)
{
    for (int i = 0; i < count; i++, frames += 2) {
        foresee(limiter, fmaxf(fabsf(frames[0]), fabsf(frames[1])));
        move_gain(limiter);
        float *kept = limiter->ahead[limiter->at];
        float left = kept[0] * limiter->gain, right = kept[1] * limiter->gain;
        kept[0] = frames[0];
        kept[1] = frames[1];
        frames[0] = left;
        frames[1] = right;
        limiter->at = (limiter->at + 1) % APP_LIMITER_AHEAD;
    }
}
