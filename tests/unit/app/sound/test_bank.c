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

static void single_sounds_peak_at_minus_12_decibels(void **state)
{
    (void)state;
    check_all(check_peak);
}

/* A step above -40 dB would click. */
static void check_ends(const app_samples *sound)
{
    double most = peak_of(sound) * pow(10, -40 / 20.0);
    assert_true(abs(sound->at[0]) <= most);
    assert_true(abs(sound->at[sound->count - 1]) <= most);
}

static void sounds_begin_and_end_without_a_step(void **state)
{
    (void)state;
    check_all(check_ends);
}

/* The powers of pieces all over the sound, added up. */
static void check_band(const app_samples *sound)
{
    double *samples = calloc((size_t)sound->count, sizeof *samples);
    double power[SPECTRUM / 2] = {0}, most = 0, above = 0;
    assert_non_null(samples);
    for (int i = 0; i < sound->count; i++)
        samples[i] = sound->at[i] / 32767.0;
    for (int middle = 0; middle < sound->count; middle += SPECTRUM / 2)
        spectrum_add(samples, sound->count, middle, power);
    for (int i = 0; i < SPECTRUM / 2; i++) {
        most = fmax(most, power[i]);
        if ((double)i * APP_SOUND_RATE / SPECTRUM >= 12000)
            above = fmax(above, power[i]);
    }
    free(samples);
    assert_true(10 * log10(above / most) <= -40);
}

static void above_12_kilohertz_is_next_to_nothing(void **state)
{
    (void)state;
    check_all(check_band);
}

static void check_length(const app_samples *sound)
{
    assert_true(sound->count > app_sound_frames(20));
    assert_true(sound->count < app_sound_frames(1250));
}

static void sounds_are_short(void **state)
{
    (void)state;
    check_all(check_length);
}

/* The pitch of most power in the sound's beginning, in hertz. */
static double pitch_of(const app_samples *sound)
{
    double samples[SPECTRUM], power[SPECTRUM / 2] = {0};
    int best = 0;
    for (int i = 0; i < SPECTRUM; i++)
        samples[i] = i < sound->count ? sound->at[i] : 0;
    spectrum_add(samples, SPECTRUM, SPECTRUM / 2, power);
    for (int i = 1; i < SPECTRUM / 2; i++)
        if (power[i] > power[best])
            best = i;
    return (double)best * APP_SOUND_RATE / SPECTRUM;
}

static void the_scale_climbs_three_octaves(void **state)
{
    (void)state;
    app_bank bank;
    assert_true(app_bank_make(&bank, GAME_SOUND_GLAZED));
    for (int i = 2; i < APP_SCALE_NOTES; i++)
        assert_true(pitch_of(&bank.notes[i]) > pitch_of(&bank.notes[i - 2]));
    double octaves = log2(pitch_of(&bank.notes[15]) / pitch_of(&bank.notes[0]));
    assert_true(fabs(octaves - 3) < 0.15);
    app_bank_deinit(&bank);
}

static void a_slide_is_heard_about_as_long_as_it_is_seen(void **state)
{
    (void)state;
    app_bank bank;
    assert_true(app_bank_make(&bank, GAME_SOUND_WOOD));
    assert_ptr_equal(app_bank_slide(&bank, 0), &bank.slides[0]);
    assert_ptr_equal(app_bank_slide(&bank, 90), &bank.slides[1]);
    assert_ptr_equal(app_bank_slide(&bank, 200), &bank.slides[2]);
    app_bank_deinit(&bank);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(single_sounds_peak_at_minus_12_decibels),
        cmocka_unit_test(sounds_begin_and_end_without_a_step),
        cmocka_unit_test(above_12_kilohertz_is_next_to_nothing),
        cmocka_unit_test(sounds_are_short),
        cmocka_unit_test(the_scale_climbs_three_octaves),
        cmocka_unit_test(a_slide_is_heard_about_as_long_as_it_is_seen),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
