/* The mixer, by the samples that come out of it. */
#include "sound/cue.h"
#include "sound/mixer.h"

#include "../events.h"

#include "support/boards.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

enum { BLOCK = 512 };

/* A sound that stands still at a height. */
static app_samples flat(int16_t *room, int count, int height)
{
    for (int i = 0; i < count; i++)
        room[i] = (int16_t)height;
    return (app_samples){room, count};
}

CLAIM(a_sound_comes_out_where_it_was_started)
{
    int16_t room[100];
    float out[2 * BLOCK];
    app_samples sound = flat(room, 100, 8000);
    app_note note = {.sound = &sound, .left = 0.5f, .right = 0.25f, .delay = 50};
    app_mixer mixer;
    app_mixer_init(&mixer);
    assert_true(app_mixer_silent(&mixer));
    app_mixer_start(&mixer, &note);
    app_mixer_run(&mixer, out, BLOCK);
    int first = 50 + APP_LIMITER_AHEAD;
    for (int i = 0; i < BLOCK; i++) {
        bool sounds = i >= first && i < first + 100;
        assert_true(fabs(out[2 * i] - (sounds ? 0.5 * 8000 / 32767 : 0)) < 1e-6);
        assert_true(fabs(out[2 * i + 1] - (sounds ? 0.25 * 8000 / 32767 : 0)) < 1e-6);
    }
    assert_true(app_mixer_silent(&mixer));
}

/* The same, however the time is cut into blocks. */
CLAIM(blocks_make_no_difference)
{
    static float whole[2 * 4800], cut[2 * 4800];
    app_bank bank;
    assert_true(app_bank_make(&bank, GAME_SOUND_GLAZED));
    app_note note = {.sound = &bank.notes[3], .left = 1, .right = 1};
    app_mixer a, b;
    app_mixer_init(&a);
    app_mixer_init(&b);
    app_mixer_start(&a, &note);
    app_mixer_start(&b, &note);
    app_mixer_run(&a, whole, 4800);
    for (int at = 0; at < 4800; at += 480)
        app_mixer_run(&b, cut + (ptrdiff_t)2 * at, 480);
    assert_memory_equal(whole, cut, sizeof whole);
    app_bank_deinit(&bank);
}

CLAIM(panning_keeps_the_power)
{
    for (double pan = -1; pan <= 1; pan += 0.125) {
        app_note note;
        app_mixer_pan(pan, 1, &note);
        assert_true(fabs(note.left * note.left + note.right * note.right - 1) < 1e-5);
        assert_true(pan == 0 || (note.right > note.left) == (pan > 0));
    }
}

CLAIM(no_more_than_twelve_sound)
{
    int16_t room[48000];
    float out[2 * BLOCK];
    app_samples sound = flat(room, 48000, 655); /* 0.02 */
    app_note note = {.sound = &sound, .left = 1, .right = 1};
    app_mixer mixer;
    app_mixer_init(&mixer);
    for (int i = 0; i < 40; i++)
        app_mixer_start(&mixer, &note);
    app_mixer_run(&mixer, out, BLOCK);
    for (int i = 0; i < 2 * BLOCK; i++)
        assert_true(out[i] <= APP_VOICES * 0.02f + 1e-4f);
    app_mixer_run(&mixer, out, BLOCK);
    assert_true(out[0] > (APP_VOICES - 1) * 0.02f); /* and none is lost for good */
}

/* The largest change between one frame and the next. */
static double largest_step(const float *out, int count, float before)
{
    double most = 0;
    for (int i = 0; i < count; i++) {
        most = fmax(most, fabs(out[2 * i] - before));
        before = out[2 * i];
    }
    return most;
}

CLAIM(who_gives_way_does_so_without_a_click)
{
    int16_t high[48000], none[48000];
    float out[2 * BLOCK];
    app_samples sound = flat(high, 48000, 8000), silence = flat(none, 48000, 0);
    app_note loud = {.sound = &sound, .left = 1, .right = 1};
    app_note still = {.sound = &silence, .left = 1, .right = 1};
    app_mixer mixer;
    app_mixer_init(&mixer);
    app_mixer_start(&mixer, &loud);
    app_mixer_run(&mixer, out, BLOCK); /* it is nearest to its end */
    for (int i = 0; i < APP_VOICES; i++)
        app_mixer_start(&mixer, &still);
    float before = out[2 * BLOCK - 2];
    app_mixer_run(&mixer, out, BLOCK);
    assert_true(largest_step(out, BLOCK, before) < before * pow(10, -40 / 20.0));
    assert_true(out[2 * BLOCK - 2] == 0);
}

CLAIM(hush_fades_all_within_five_milliseconds)
{
    int16_t room[48000];
    float out[2 * BLOCK];
    app_samples sound = flat(room, 48000, 8000);
    app_note note = {.sound = &sound, .left = 1, .right = 1};
    app_mixer mixer;
    app_mixer_init(&mixer);
    app_mixer_start(&mixer, &note);
    app_mixer_run(&mixer, out, BLOCK);
    float before = out[2 * BLOCK - 2];
    app_mixer_hush(&mixer);
    app_mixer_run(&mixer, out, BLOCK);
    assert_true(largest_step(out, BLOCK, before) < before * pow(10, -40 / 20.0));
    assert_true(out[2 * (app_sound_frames(5) + APP_LIMITER_AHEAD)] == 0);
    assert_true(app_mixer_silent(&mixer));
}

/* ---- The limiter ---- */

static const float minus_1_decibel = 0.89126f;

CLAIM(it_looks_two_milliseconds_ahead)
{
    float frames[2 * BLOCK] = {0.5f};
    app_limiter limiter;
    app_limiter_init(&limiter);
    app_limiter_run(&limiter, frames, BLOCK);
    for (int i = 0; i < BLOCK; i++)
        assert_true(frames[2 * i] == (i == app_sound_frames(2) ? 0.5f : 0));
}

/* Peaks of any height, any time after each other. */
CLAIM(the_limiter_bears_all_peaks)
{
    uint32_t seed = 1;
    app_limiter limiter;
    app_limiter_init(&limiter);
    for (int block = 0; block < 1000; block++) {
        float frames[2 * BLOCK];
        for (int i = 0; i < 2 * BLOCK; i++) {
            seed = seed * 1664525 + 1013904223;
            float height = (float)(seed >> 8) / (1 << 24);
            frames[i] = (seed >> 4) % 64 == 0 ? 8 * height : height - 0.5f;
        }
        app_limiter_run(&limiter, frames, BLOCK);
        for (int i = 0; i < 2 * BLOCK; i++)
            assert_true(fabsf(frames[i]) <= minus_1_decibel);
    }
}

/* A tone far too loud, from nowhere and back to nothing. */
CLAIM(the_limiter_never_lets_more_through)
{
    enum { FRAMES = 9600 };
    static float frames[2 * FRAMES];
    for (int i = 0; i < FRAMES; i++) {
        double swell = i % 3000 < 700 ? 4 : 0.2;
        frames[2 * i] = (float)(swell * sin(i * 0.05));
        frames[2 * i + 1] = (float)(swell * sin(i * 0.31));
    }
    app_limiter limiter;
    app_limiter_init(&limiter);
    app_limiter_run(&limiter, frames, FRAMES);
    float most = 0;
    for (int i = 0; i < 2 * FRAMES; i++)
        most = fmaxf(most, fabsf(frames[i]));
    assert_true(most <= minus_1_decibel);
    assert_true(most > 0.8f); /* nor holds it back more than it must */
}

CLAIM(the_limiter_leaves_quiet_sounds_as_they_are)
{
    float frames[2 * BLOCK];
    for (int i = 0; i < 2 * BLOCK; i++)
        frames[i] = (float)(0.8 * sin(i * 0.1));
    app_limiter limiter;
    app_limiter_init(&limiter);
    app_limiter_run(&limiter, frames, BLOCK);
    for (int i = 0; i < 2 * (BLOCK - APP_LIMITER_AHEAD); i++)
        assert_true(fabs(frames[2 * APP_LIMITER_AHEAD + i] - 0.8 * sin(i * 0.1)) < 1e-6);
}

/* ---- All together ---- */

/* Back and forth in a corner, as fast as the fastest replay: each second move brings a tile home. */
static void check_fastest_replay(game_sound_set set)
{
    enum { MS = 10, FRAMES = APP_SOUND_RATE * MS / 1000, SECONDS = 10, MOVES_MS = 20 };
    float out[2 * FRAMES];
    app_bank bank;
    app_mixer mixer;
    puzzle_board goal = standard_goal(4, 4), board = goal;
    double last = 0;
    float most = 0, before = 0;
    int heard = 0;
    assert_true(app_bank_make(&bank, set));
    app_mixer_init(&mixer);
    for (int ms = MS; ms <= SECONDS * 1000; ms += MS) {
        app_cue cues[APP_CUES];
        app_note notes[APP_CHORD];
        puzzle_board old = board;
        if (ms % MOVES_MS == 0)
            puzzle_slide_apply(&board,
                               (puzzle_slide){ms % (2 * MOVES_MS) ? PUZZLE_LEFT : PUZZLE_RIGHT, 1});
        int count = app_cues_of_change(cues, &old, &board, &goal, 20);
        double thin = count > 0 ? app_cue_thin(&last, ms) : 0;
        for (int i = 0; i < count && thin > 0; i++) {
            cues[i].gain *= thin;
            heard++;
            assert_int_equal(app_cue_notes(notes, &cues[i], &bank), 1);
            app_mixer_start(&mixer, &notes[0]);
        }
        app_mixer_run(&mixer, out, FRAMES);
        for (int i = 0; i < 2 * FRAMES; i++)
            most = fmaxf(most, fabsf(out[i]));
        assert_true(largest_step(out, FRAMES, before) < 0.35);
        before = out[2 * FRAMES - 2];
    }
    assert_true(heard > 200 && heard < 600);
    assert_true(most > 0.05f && most <= minus_1_decibel);
    app_bank_deinit(&bank);
}

CLAIM(ten_seconds_of_the_fastest_replay_do_not_clip)
{
    for (int set = 0; set < GAME_SOUND_SETS; set++)
        check_fastest_replay((game_sound_set)set);
}
