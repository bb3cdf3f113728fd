/* Adds up to twelve voices, sample by sample, and holds their sum by a limiter. */
#include "sound/mixer.h"

#include <math.h>
#include <stddef.h>
#include <string.h>

enum { FADE = APP_SOUND_RATE / 200 };

void app_mixer_init(app_mixer *mixer)
{
    memset(mixer, 0, sizeof *mixer);
    app_limiter_init(&mixer->limiter);
}

void app_mixer_pan(double pan, double gain, app_note *out)
{
    double angle = (pan + 1) * 3.14159265358979 / 4;
    out->left = (float)(gain * cos(angle));
    out->right = (float)(gain * sin(angle));
}

static void begin(app_voice *voice, const app_note *note)
{
    *voice = (app_voice){.note = *note, .on = true};
}

static int frames_left(const app_voice *voice)
{
    return voice->note.delay + voice->note.sound->count - voice->at;
}

/* The one that is missed least; those that already give way are not asked twice. NULL: all of them do. */
static app_voice *nearest_to_end(app_mixer *mixer)
{
    app_voice *found = NULL;
    for (int i = 0; i < APP_VOICES; i++) {
        app_voice *voice = &mixer->voices[i];
        if (voice->fade == 0 && (!found || frames_left(voice) < frames_left(found)))
            found = voice;
    }
    return found;
}

void app_mixer_start(app_mixer *mixer, const app_note *note)
{
    for (int i = 0; i < APP_VOICES; i++)
        if (!mixer->voices[i].on) {
            begin(&mixer->voices[i], note);
            return;
        }
    app_voice *gives_way = nearest_to_end(mixer);
    if (!gives_way)
        return;
    gives_way->fade = FADE;
    gives_way->next = *note;
}

void app_mixer_hush(app_mixer *mixer)
{
    for (int i = 0; i < APP_VOICES; i++) {
        app_voice *voice = &mixer->voices[i];
        voice->next.sound = NULL;
        if (voice->on && voice->fade == 0)
            voice->fade = FADE;
    }
}

/* One frame of a voice, which may be its last one. */
static void step(app_voice *voice, float *out)
{
    const app_samples *sound = voice->note.sound;
    float gain = 1 / 32767.0f;
    if (voice->fade > 0)
        gain *= (float)voice->fade / FADE;
    if (voice->note.delay > 0) {
        voice->note.delay--;
    } else {
        float sample = sound->at[voice->at++] * gain;
        out[0] += sample * voice->note.left;
        out[1] += sample * voice->note.right;
    }
    bool gave_way = voice->fade > 0 && --voice->fade == 0;
    if (!gave_way && voice->at < sound->count)
        return;
    app_note next = voice->next;
    voice->on = false;
    if (next.sound)
        begin(voice, &next);
}

void app_mixer_run(app_mixer *mixer, float *out, int count)
{
    memset(out, 0, (size_t)count * 2 * sizeof *out);
    for (int i = 0; i < APP_VOICES; i++) {
        app_voice *voice = &mixer->voices[i];
        for (int frame = 0; frame < count && voice->on; frame++) {
            step(voice, out + (ptrdiff_t)2 * frame);
            int until = frame + 1 + APP_LIMITER_AHEAD;
            mixer->tail = mixer->tail > until ? mixer->tail : until;
        }
    }
    app_limiter_run(&mixer->limiter, out, count);
    mixer->tail = mixer->tail > count ? mixer->tail - count : 0;
    mixer->frame += (uint64_t)count;
}

bool app_mixer_silent(const app_mixer *mixer)
{
    for (int i = 0; i < APP_VOICES; i++)
        if (mixer->voices[i].on)
            return false;
    return mixer->tail == 0;
}

/* ---- The limiter ---- */

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
