/* Makes the sounds of a set: each is a stroke on its body, and noise. */
#include "sound/bank.h"

#include "sound/filter.h"
#include "sound/sets.h"

#include <math.h>
#include <stdlib.h>

/* How a sound is made of what a set has. */
typedef struct recipe {
    double pitch; /* as a multiple of the scale's lowest note */
    double ring;  /* how loud each part is, before all is brought to one peak */
    double contact;
    double scrape;
    double scrape_ms;
    double lasting; /* of the partials' decays */
} recipe;

static const recipe singles[APP_SOUNDS] = {
    [APP_SOUND_STOP] = {.pitch = 0.5, .ring = 0.6, .contact = 0.8, .lasting = 0.5},
    [APP_SOUND_STEP] = {.pitch = 2.25, .ring = 1, .contact = 0.1, .lasting = 1},
    [APP_SOUND_BUTTON] = {.pitch = 1.5, .ring = 0.5, .contact = 0.5, .lasting = 0.3},
    [APP_SOUND_STAR] = {.pitch = 3, .ring = 1, .contact = 0.1, .lasting = 1.3},
    [APP_SOUND_GHOST] = {.pitch = 0.75, .ring = 1, .contact = 0.05, .lasting = 1.3},
};

static const double slide_lengths[APP_SLIDE_LENGTHS] = {40, 90, 160};

/* Nothing lies above the band that ears and small loudspeakers bear well; it begins and ends in silence; its
 * loudest sample is APP_SOUND_PEAK. */
static void finish(double *sound, int count)
{
    enum { FADE_MS = 8 };
    const double highest = 7000;
    int fade = app_sound_frames(FADE_MS);
    double peak = 0;
    app_filter_steep(sound, count, highest);
    for (int i = 0; i < fade && i < count; i++)
        sound[count - 1 - i] *= (double)i / fade;
    for (int i = 0; i < count; i++)
        peak = fmax(peak, fabs(sound[i]));
    for (int i = 0; i < count && peak > 0; i++)
        sound[i] *= APP_SOUND_PEAK / peak;
}

static bool keep(app_samples *out, const double *sound, int count)
{
    out->at = malloc((size_t)count * sizeof *out->at);
    if (!out->at)
        return false;
    out->count = count;
    for (int i = 0; i < count; i++)
        out->at[i] = (int16_t)lround(sound[i] * 32767);
    return true;
}

static bool make(app_samples *out, const app_sound_set *set, const recipe *from)
{
    enum { FILTERED_MS = 10 }; /* the filter is late, and the end fades */
    const app_stroke stroke = {set->hertz * from->pitch, from->ring, set->attack_ms, from->lasting};
    double ms = fmax(app_partials_ms(set->partials, &stroke), from->scrape_ms);
    int count = app_sound_frames(fmax(ms, set->contact_ms) + FILTERED_MS);
    double *sound = calloc((size_t)count, sizeof *sound);
    if (!sound)
        return false;
    app_partials_add(sound, count, set->partials, &stroke);
    if (from->contact > 0)
        app_noise_contact(sound, count, set->contact_ms, set->contact, from->contact);
    if (from->scrape > 0)
        app_noise_scrape(sound, count, from->scrape_ms, set->scrape, from->scrape);
    finish(sound, count);
    bool kept = keep(out, sound, count);
    free(sound);
    return kept;
}

/* A higher note of the same body is a smaller body, which dies away sooner. */
static recipe note_of(int note)
{
    static const int semitones[] = {0, 2, 4, 7, 9};
    double octaves = note / 5 + semitones[note % 5] / 12.0;
    double pitch = pow(2, octaves);
    return (recipe){.pitch = pitch, .ring = 1, .contact = 0.2, .lasting = pow(pitch, -0.2)};
}

bool app_bank_make(app_bank *out, game_sound_set which)
{
    const app_sound_set *set = app_sound_set_of(which);
    bool made = true;
    *out = (app_bank){0};
    for (int i = 0; i < APP_SOUNDS && made; i++)
        if (singles[i].ring > 0)
            made = make(&out->single[i], set, &singles[i]);
    for (int i = 0; i < APP_SLIDE_LENGTHS && made; i++) {
        recipe slide = {.pitch = 0.75, .ring = 0.15, .contact = 0.3, .scrape = 1, .lasting = 0.4};
        slide.scrape_ms = slide_lengths[i];
        made = make(&out->slides[i], set, &slide);
    }
    for (int i = 0; i < APP_SCALE_NOTES && made; i++) {
        recipe note = note_of(i);
        made = make(&out->notes[i], set, &note);
    }
    if (!made)
        app_bank_deinit(out);
    return made;
}

void app_bank_deinit(app_bank *bank)
{
    for (int i = 0; i < APP_SOUNDS; i++)
        free(bank->single[i].at);
    for (int i = 0; i < APP_SLIDE_LENGTHS; i++)
        free(bank->slides[i].at);
    for (int i = 0; i < APP_SCALE_NOTES; i++)
        free(bank->notes[i].at);
    *bank = (app_bank){0};
}

const app_samples *app_bank_slide(const app_bank *bank, double ms)
{
    int best = 0;
    for (int i = 1; i < APP_SLIDE_LENGTHS; i++)
        if (fabs(slide_lengths[i] - ms) < fabs(slide_lengths[best] - ms))
            best = i;
    return &bank->slides[best];
}
