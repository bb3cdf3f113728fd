/* Noise of contact and of sliding. */
#include "sound/noise.h"

#include "sound/filter.h"
#include "sound/samples.h"

#include <math.h>
#include <stdint.h>

enum { MOST = APP_SOUND_RATE / 4 };

/* Evenly spread over -1 .. 1, then cut to the band. A band that is narrow is as loud as a wide one. */
static void fill(double *out, int count, app_band band)
{
    uint32_t seed = 0x5eed1234;
    double power = 0;
    for (int i = 0; i < count; i++) {
        seed = seed * 1664525 + 1013904223;
        out[i] = seed / 2147483648.0 - 1;
    }
    app_filter_high(out, count, band.low, 0.7071);
    app_filter_low(out, count, band.high, 0.7071);
    for (int i = 0; i < count; i++)
        power += out[i] * out[i];
    double scale = power > 0 ? 0.3 / sqrt(power / count) : 0;
    for (int i = 0; i < count; i++)
        out[i] *= scale;
}

static int most(int count, double ms)
{
    int wanted = app_sound_frames(ms);
    int least = wanted < count ? wanted : count;
    return least < MOST ? least : MOST;
}

/* Rises in a moment, so that nothing clicks. */
static double rise(int at)
{
    enum { FRAMES = APP_SOUND_RATE / 2000 };
    return at < FRAMES ? (double)at / FRAMES : 1;
}

void app_noise_contact(double *samples, int count, double ms, app_band band, double level)
{
    double noise[MOST];
    int length = most(count, ms);
    fill(noise, length, band);
    for (int i = 0; i < length; i++) {
        double left = 1 - (double)i / length;
        samples[i] += level * noise[i] * rise(i) * left * left;
    }
}

/* A slide eases out as 1 - (1 - t)^3: its speed falls as (1 - t)^2. */
void app_noise_scrape(double *samples, int count, double ms, app_band band, double level)
{
    double noise[MOST];
    int length = most(count, ms);
    fill(noise, length, band);
    for (int i = 0; i < length; i++) {
        double left = 1 - (double)i / length;
        samples[i] += level * noise[i] * fmin(1, (double)i / app_sound_frames(4)) * left * left;
    }
}
