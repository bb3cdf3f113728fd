/* The sounds themselves, by their samples: how loud, how they begin and end, and how high they reach. */
#include "sound/bank.h"

#include "../events.h"
#include "spectrum.h"

#include <stdlib.h>

typedef void check(const app_samples *sound);

static void check_all(check *each)
{
    for (int set = 0; set < GAME_SOUND_SETS; set++) {
        app_bank bank;
        assert_true(app_bank_make(&bank, (game_sound_set)set));
        for (int i = 0; i < APP_SOUNDS; i++)
            if (i != APP_SOUND_SLIDE && i != APP_SOUND_HOME && i != APP_SOUND_SOLVED)
                each(&bank.single[i]);
        for (int i = 0; i < APP_SLIDE_LENGTHS; i++)
            each(&bank.slides[i]);
        for (int i = 0; i < APP_SCALE_NOTES; i++)
            each(&bank.notes[i]);
        app_bank_deinit(&bank);
    }
}

static int peak_of(const app_samples *sound)
{
    int peak = 0;
    for (int i = 0; i < sound->count; i++)
        peak = abs(sound->at[i]) > peak ? abs(sound->at[i]) : peak;
    return peak;
}

static void check_peak(const app_samples *sound)
{
    double decibels = 20 * log10(peak_of(sound) / 32767.0);
    assert_true(fabs(decibels + 12) < 0.05);
}

CLAIM(single_sounds_peak_at_minus_12_decibels)
{
    check_all(check_peak);
}

/* A step above -40 dB would click. */
static void check_ends(const app_samples *sound)
{
    double most = peak_of(sound) * pow(10, -40 / 20.0);
    assert_true(abs(sound->at[0]) <= most);
    assert_true(abs(sound->at[sound->count - 1]) <= most);
}

CLAIM(sounds_begin_and_end_without_a_step)
{
    check_all(check_ends);
}

/* What is left of it above 12 kHz, at its loudest. */
static void check_band(const app_samples *sound)
{
    static const double butterworth[] = {0.50980, 0.60134, 0.89998, 2.56292};
    double *samples = calloc((size_t)sound->count, sizeof *samples), most = 0;
    assert_non_null(samples);
    for (int i = 0; i < sound->count; i++)
        samples[i] = sound->at[i];
    for (int i = 0; i < 4; i++)
        app_filter_high(samples, sound->count, 12000, butterworth[i]);
    for (int i = 0; i < sound->count; i++)
        most = fmax(most, fabs(samples[i]));
    free(samples);
    assert_true(20 * log10(most / peak_of(sound)) <= -40);
}

CLAIM(above_12_kilohertz_is_next_to_nothing)
{
    check_all(check_band);
}

static void check_length(const app_samples *sound)
{
    assert_true(sound->count > app_sound_frames(20));
    assert_true(sound->count < app_sound_frames(1250));
}

CLAIM(sounds_are_short)
{
    check_all(check_length);
}

/* How much of one pitch is in so many samples, under a Hann window. */
static double level_of(const app_samples *sound, int from, int count, double hertz)
{
    double complex sum = 0;
    for (int i = 0; i < count && from + i < sound->count; i++) {
        double window = 0.5 - 0.5 * cos(2 * 3.14159265358979 * i / count);
        sum += window * sound->at[from + i] *
               cexp(-2 * I * 3.14159265358979 * hertz * i / APP_SOUND_RATE);
    }
    return cabs(sum);
}

static double hertz_of_note(game_sound_set set, int note)
{
    static const int pentatonic[] = {0, 2, 4, 7, 9};
    return app_sound_set_of(set)->hertz * pow(2, note / 5 + pentatonic[note % 5] / 12.0);
}

/* Each note has more of its own pitch than of those half a tone away. */
CLAIM(the_scale_climbs_three_octaves_of_five_notes)
{
    enum { WINDOW = 8192 };
    const double half_tone = pow(2, 1 / 12.0);
    for (int set = 0; set < GAME_SOUND_SETS; set++) {
        app_bank bank;
        assert_true(app_bank_make(&bank, (game_sound_set)set));
        for (int i = 0; i < APP_SCALE_NOTES; i++) {
            const app_samples *note = &bank.notes[i];
            double hertz = hertz_of_note((game_sound_set)set, i);
            double level = level_of(note, 0, WINDOW, hertz);
            assert_true(level > level_of(note, 0, WINDOW, hertz * half_tone));
            assert_true(level > level_of(note, 0, WINDOW, hertz / half_tone));
        }
        app_bank_deinit(&bank);
    }
}

/* Its partials stand out from what lies between them, and die away in 40 to 160 ms. */
static void check_partial(const app_samples *note, double hertz)
{
    enum { WINDOW = 2048, FIRST = APP_SOUND_RATE / 100, LATER_MS = 60 };
    double level = level_of(note, FIRST, WINDOW, hertz);
    double later = level_of(note, FIRST + app_sound_frames(LATER_MS), WINDOW, hertz);
    double decay = LATER_MS / log(level / later);
    assert_true(level > 3 * level_of(note, FIRST, 2 * WINDOW, hertz * 0.88));
    assert_true(level > 3 * level_of(note, FIRST, 2 * WINDOW, hertz * 1.12));
    assert_true(decay >= 40 && decay <= 160);
}

CLAIM(glazed_tiles_ring_as_a_free_bar)
{
    static const double ratios[] = {1, 2.76, 5.40, 8.93};
    app_bank bank;
    assert_true(app_bank_make(&bank, GAME_SOUND_GLAZED));
    for (int note = 0; note < APP_SCALE_NOTES; note++)
        for (int i = 0; i < 4; i++) {
            double hertz = ratios[i] * hertz_of_note(GAME_SOUND_GLAZED, note);
            if (hertz < 6000) /* what is higher is left out, or hardly left */
                check_partial(&bank.notes[note], hertz);
        }
    app_bank_deinit(&bank);
}

/* ms until it is half as loud as it will be. */
static double rise_of(const app_samples *sound)
{
    int i = 0, half = peak_of(sound) / 2;
    while (abs(sound->at[i]) < half)
        i++;
    return 1000.0 * i / APP_SOUND_RATE;
}

CLAIM(wood_is_lower_and_shorter_and_soft_rises_slowly)
{
    app_bank banks[GAME_SOUND_SETS];
    for (int i = 0; i < GAME_SOUND_SETS; i++)
        assert_true(app_bank_make(&banks[i], (game_sound_set)i));
    const app_bank *glazed = &banks[GAME_SOUND_GLAZED], *wood = &banks[GAME_SOUND_WOOD];
    assert_true(app_sound_set_of(GAME_SOUND_WOOD)->hertz <
                app_sound_set_of(GAME_SOUND_GLAZED)->hertz);
    for (int i = 0; i < APP_SCALE_NOTES; i++) {
        assert_true(wood->notes[i].count < glazed->notes[i].count);
        assert_true(rise_of(&banks[GAME_SOUND_SOFT].notes[i]) > 5);
        assert_true(rise_of(&glazed->notes[i]) < 5);
    }
    for (int i = 0; i < GAME_SOUND_SETS; i++)
        app_bank_deinit(&banks[i]);
}

CLAIM(contact_is_two_to_five_milliseconds_of_noise)
{
    for (int i = 0; i < GAME_SOUND_SETS; i++) {
        const app_sound_set *set = app_sound_set_of((game_sound_set)i);
        double samples[APP_SOUND_RATE / 10] = {0};
        int end = 0;
        app_noise_contact(samples, APP_SOUND_RATE / 10, set->contact_ms, set->contact, 1);
        for (int at = 0; at < APP_SOUND_RATE / 10; at++)
            end = samples[at] != 0 ? at + 1 : end;
        assert_in_range(end, app_sound_frames(2) - 1, app_sound_frames(5));
    }
}

/* It eases out, so that hardly anything is heard of its second half. */
CLAIM(a_slide_is_loud_where_it_is_fast)
{
    enum { MS = 160, FRAMES = APP_SOUND_RATE * MS / 1000 };
    double samples[FRAMES] = {0}, all = 0, late = 0;
    app_noise_scrape(samples, FRAMES, MS, app_sound_set_of(GAME_SOUND_GLAZED)->scrape, 1);
    for (int i = 0; i < FRAMES; i++) {
        all += samples[i] * samples[i];
        late += i > FRAMES / 2 ? samples[i] * samples[i] : 0;
    }
    assert_true(late > 0 && late < 0.06 * all);
}

CLAIM(a_slide_is_heard_about_as_long_as_it_is_seen)
{
    app_bank bank;
    assert_true(app_bank_make(&bank, GAME_SOUND_WOOD));
    assert_ptr_equal(app_bank_slide(&bank, 0), &bank.slides[0]);
    assert_ptr_equal(app_bank_slide(&bank, 90), &bank.slides[1]);
    assert_ptr_equal(app_bank_slide(&bank, 200), &bank.slides[2]);
    app_bank_deinit(&bank);
}
