/* Damped sines. */
#include "sound/partials.h"

#include "sound/samples.h"

#include <math.h>

static const double pi = 3.14159265358979;

/* A sine that dies away, as a point that turns round the origin and comes nearer to it. */
static void add_one(double *samples, int count, double hertz, double level, double decay_ms,
                    int attack)
{
    double shrink = exp(-1000 / (decay_ms * APP_SOUND_RATE));
    double turn = 2 * pi * hertz / APP_SOUND_RATE;
    double c = shrink * cos(turn), s = shrink * sin(turn), x = level, y = 0;
    for (int i = 0; i < count; i++) {
        samples[i] += i < attack ? y * (0.5 - 0.5 * cos(pi * i / attack)) : y;
        double turned = x * c - y * s;
        y = x * s + y * c;
        x = turned;
    }
}

void app_partials_add(double *samples, int count, const app_partial partials[APP_PARTIALS],
                      const app_stroke *stroke)
{
    for (int i = 0; i < APP_PARTIALS; i++) {
        double hertz = stroke->hertz * partials[i].ratio;
        if (partials[i].level > 0 && hertz < APP_PARTIAL_MOST)
            add_one(samples, count, hertz, stroke->level * partials[i].level,
                    partials[i].decay_ms * stroke->lasting, app_sound_frames(stroke->attack_ms));
    }
}

double app_partials_ms(const app_partial partials[APP_PARTIALS], const app_stroke *stroke)
{
    const double silence = 6; /* e^-6 is -52 dB */
    double longest = 0;
    for (int i = 0; i < APP_PARTIALS; i++)
        if (partials[i].level > 0)
            longest = fmax(longest, partials[i].decay_ms);
    return stroke->attack_ms + silence * longest * stroke->lasting;
}
