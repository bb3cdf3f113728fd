/* Makes the sounds of a set: each is a stroke on its body, which rings in a few modes, and noise. */
#include "sound/bank.h"

#include <math.h>
#include <stdint.h>
#include <stdlib.h>

static const double pi = 3.14159265358979;

/* ---- The three sets, as tables ---- */

static const app_sound_set sets[GAME_SOUND_SETS] = {
    /* ceramic that was fired and glazed: the partials of a free bar */
    [GAME_SOUND_GLAZED] =
        {.partials = {{1, 1, 120}, {2.76, 0.42, 85}, {5.40, 0.20, 70}, {8.93, 0.10, 62}},
         .hertz = 330,
         .attack_ms = 0.8,
         .contact_ms = 3,
         .contact = {1800, 5200},
         .scrape = {900, 3200}},
    /* a bar that is tuned as a marimba's: lower, and shorter */
    [GAME_SOUND_WOOD] =
        {.partials = {{1, 1, 60}, {3.93, 0.32, 28}, {6.6, 0.10, 22}, {9.2, 0.12, 18}},
         .hertz = 220,
         .attack_ms = 0.8,
         .contact_ms = 4,
         .contact = {500, 2600},
         .scrape = {350, 1500}},
    /* felt on a bell: almost a pure tone, which rises slowly */
    [GAME_SOUND_SOFT] =
        {.partials = {{1, 1, 130}, {2, 0.30, 90}, {3.01, 0.08, 60}, {4.1, 0.03, 40}},
         .hertz = 262,
         .attack_ms = 14,
         .contact_ms = 5,
         .contact = {200, 900},
         .scrape = {200, 800}},
};

const app_sound_set *app_sound_set_of(game_sound_set set)
{
    return &sets[set];
}

/* ---- Filters: low and high passes, as in R. Bristow-Johnson's cookbook of audio filters ---- */

typedef struct section {
    double b0, b1, b2, a1, a2; /* already divided by a0 */
} section;

static void filter(double *samples, int count, section s)
{
    double x1 = 0, x2 = 0, y1 = 0, y2 = 0;
    for (int i = 0; i < count; i++) {
        double x = samples[i];
        double y = s.b0 * x + s.b1 * x1 + s.b2 * x2 - s.a1 * y1 - s.a2 * y2;
        x2 = x1;
        x1 = x;
        y2 = y1;
        y1 = y;
        samples[i] = y;
    }
}

/* `middle` is the factor of the sample before: positive for a low pass, negative for a high one. */
static section section_of(double hertz, double q, double middle)
{
    double w = 2 * pi * hertz / APP_SOUND_RATE;
    double alpha = sin(w) / (2 * q), a0 = 1 + alpha;
    double b1 = middle > 0 ? 1 - cos(w) : -(1 + cos(w));
    double b0 = fabs(b1) / 2;
    return (section){b0 / a0, b1 / a0, b0 / a0, -2 * cos(w) / a0, (1 - alpha) / a0};
}

/* `q` of 0.7071 is flat up to `hertz`; a larger one rises there. */
static void low_pass(double *samples, int count, double hertz, double q)
{
    filter(samples, count, section_of(hertz, q, 1));
}

void app_filter_high(double *samples, int count, double hertz, double q)
{
    filter(samples, count, section_of(hertz, q, -1));
}

/* Lets through what lies below `hertz`, and next to nothing an octave above. */
static void steep_low_pass(double *samples, int count, double hertz)
{
    static const double butterworth[] = {0.50980, 0.60134, 0.89998, 2.56292}; /* of eighth order */
    for (int i = 0; i < 4; i++)
        low_pass(samples, count, hertz, butterworth[i]);
}

/* ---- Ringing: damped sines ---- */

/* How a body is struck. */
typedef struct stroke {
    double hertz;     /* of the lowest partial */
    double level;     /* of all together */
    double attack_ms; /* it rises so long */
    double lasting;   /* of the partials' decays */
} stroke;

static const double partial_most = 7500; /* hertz */

/* A sine that dies away, as a point that turns round the origin and comes nearer to it. */
static void add_partial(double *samples, int count, double hertz, double level, double decay_ms,
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

/* Adds the ringing to the samples. Partials above partial_most hertz are left out. */
static void add_partials(double *samples, int count, const app_partial partials[APP_PARTIALS],
                         const stroke *struck)
{
    for (int i = 0; i < APP_PARTIALS; i++) {
        double hertz = struck->hertz * partials[i].ratio;
        if (partials[i].level > 0 && hertz < partial_most)
            add_partial(samples, count, hertz, struck->level * partials[i].level,
                        partials[i].decay_ms * struck->lasting,
                        app_sound_frames(struck->attack_ms));
    }
}

/* How long it rings, in ms, until nothing is heard. */
static double ringing_ms(const app_partial partials[APP_PARTIALS], const stroke *struck)
{
    const double silence = 6; /* e^-6 is -52 dB */
    double longest = 0;
    for (int i = 0; i < APP_PARTIALS; i++)
        if (partials[i].level > 0)
            longest = fmax(longest, partials[i].decay_ms);
    return struck->attack_ms + silence * longest * struck->lasting;
}

/* ---- Noise of contact and of sliding ---- */

enum { NOISE_MOST = APP_SOUND_RATE / 4 };

/* Evenly spread over -1 .. 1, then cut to the band. A band that is narrow is as loud as a wide one. */
static void fill_band(double *out, int count, app_band band)
{
    uint32_t seed = 0x5eed1234;
    double power = 0;
    for (int i = 0; i < count; i++) {
        seed = seed * 1664525 + 1013904223;
        out[i] = seed / 2147483648.0 - 1;
    }
    app_filter_high(out, count, band.low, 0.7071);
    low_pass(out, count, band.high, 0.7071);
    for (int i = 0; i < count; i++)
        power += out[i] * out[i];
    double scale = power > 0 ? 0.3 / sqrt(power / count) : 0;
    for (int i = 0; i < count; i++)
        out[i] *= scale;
}

static int noise_frames(int count, double ms)
{
    int wanted = app_sound_frames(ms);
    int least = wanted < count ? wanted : count;
    return least < NOISE_MOST ? least : NOISE_MOST;
}

/* Rises in a moment, so that nothing clicks. */
static double noise_rise(int at)
{
    enum { FRAMES = APP_SOUND_RATE / 2000 };
    return at < FRAMES ? (double)at / FRAMES : 1;
}

void app_noise_contact(double *samples, int count, double ms, app_band band, double level)
{
    double noise[NOISE_MOST];
    int length = noise_frames(count, ms);
    fill_band(noise, length, band);
    for (int i = 0; i < length; i++) {
        double left = 1 - (double)i / length;
        samples[i] += level * noise[i] * noise_rise(i) * left * left;
    }
}

/* A slide eases out as 1 - (1 - t)^3: its speed falls as (1 - t)^2. */
void app_noise_scrape(double *samples, int count, double ms, app_band band, double level)
{
    double noise[NOISE_MOST];
    int length = noise_frames(count, ms);
    fill_band(noise, length, band);
    for (int i = 0; i < length; i++) {
        double left = 1 - (double)i / length;
        samples[i] += level * noise[i] * fmin(1, (double)i / app_sound_frames(4)) * left * left;
    }
}

/* ---- The bank ---- */

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
    steep_low_pass(sound, count, highest);
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
    const stroke struck = {set->hertz * from->pitch, from->ring, set->attack_ms, from->lasting};
    double ms = fmax(ringing_ms(set->partials, &struck), from->scrape_ms);
    int count = app_sound_frames(fmax(ms, set->contact_ms) + FILTERED_MS);
    double *sound = calloc((size_t)count, sizeof *sound);
    if (!sound)
        return false;
    add_partials(sound, count, set->partials, &struck);
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
