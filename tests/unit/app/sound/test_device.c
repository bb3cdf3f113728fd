/* The device, with a speaker and a clock that a test holds in its hands: when it is opened, rests and is closed,
 * and what becomes of sounds where it goes away, comes back, or hangs. */
#include "sound/device.h"

#include "../events.h"
#include "os/thread.h"

#include <SDL.h>
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

enum { BLOCK = 512 };

/* ---- A speaker ---- */

static struct {
    os_mutex mutex;
    os_condition changed;
    SDL_AudioSpec spec;
    double now;                    /* ms */
    bool absent, lost, hangs;      /* as the test wants it, */
    bool hanging, opened, resting; /* and what came of it */
    int tries, closes;
    double rested; /* ms: when it was told to rest last */
} speaker;

static void *open_it(const SDL_AudioSpec *wanted)
{
    os_mutex_lock(&speaker.mutex);
    speaker.tries++;
    speaker.hanging = speaker.hangs;
    while (speaker.hangs)
        os_condition_wait(&speaker.changed, &speaker.mutex);
    speaker.hanging = false;
    speaker.spec = *wanted;
    speaker.opened = !speaker.absent;
    speaker.resting = true;
    speaker.lost = false;
    void *opened = speaker.opened ? &speaker : NULL;
    os_mutex_unlock(&speaker.mutex);
    return opened;
}

static void rest_it(void *opened, bool rest)
{
    (void)opened;
    os_mutex_lock(&speaker.mutex);
    speaker.resting = rest;
    if (rest)
        speaker.rested = speaker.now;
    os_mutex_unlock(&speaker.mutex);
}

static bool lost_it(void *opened)
{
    (void)opened;
    os_mutex_lock(&speaker.mutex);
    bool lost = speaker.lost;
    os_mutex_unlock(&speaker.mutex);
    return lost;
}

static void close_it(void *opened)
{
    (void)opened;
    os_mutex_lock(&speaker.mutex);
    speaker.opened = false;
    speaker.closes++;
    os_mutex_unlock(&speaker.mutex);
}

static double now(void)
{
    os_mutex_lock(&speaker.mutex);
    double ms = speaker.now;
    os_mutex_unlock(&speaker.mutex);
    return ms;
}

static const app_speaker held = {open_it, rest_it, lost_it, close_it, now};

static app_device *plug_in(void)
{
    app_device *device;
    os_mutex_init(&speaker.mutex);
    os_condition_init(&speaker.changed);
    speaker.now = 1000;
    speaker.absent = speaker.lost = speaker.hangs = speaker.hanging = false;
    speaker.opened = false;
    speaker.tries = speaker.closes = 0;
    assert_int_equal(app_device_create(&device, &held, NULL, NULL), SW_OK);
    return device;
}

static void unplug(app_device *device)
{
    assert_true(app_device_destroy(device));
    assert_false(speaker.opened);
    os_condition_deinit(&speaker.changed);
    os_mutex_deinit(&speaker.mutex);
}

static void pass(double ms)
{
    os_mutex_lock(&speaker.mutex);
    speaker.now += ms;
    os_mutex_unlock(&speaker.mutex);
}

static void let_hang(bool hangs)
{
    os_mutex_lock(&speaker.mutex);
    speaker.hangs = hangs;
    os_condition_signal_all(&speaker.changed);
    os_mutex_unlock(&speaker.mutex);
}

static void take_away(void)
{
    os_mutex_lock(&speaker.mutex);
    speaker.absent = speaker.lost = true;
    os_mutex_unlock(&speaker.mutex);
}

static void bring_back(void)
{
    os_mutex_lock(&speaker.mutex);
    speaker.absent = false;
    os_mutex_unlock(&speaker.mutex);
}

/* ---- What is seen of it ---- */

typedef bool condition(void);

static bool sounds(void)
{
    os_mutex_lock(&speaker.mutex);
    bool yes = speaker.opened && !speaker.resting;
    os_mutex_unlock(&speaker.mutex);
    return yes;
}

static bool rests(void)
{
    os_mutex_lock(&speaker.mutex);
    bool yes = speaker.opened && speaker.resting;
    os_mutex_unlock(&speaker.mutex);
    return yes;
}

static bool hangs(void)
{
    os_mutex_lock(&speaker.mutex);
    bool yes = speaker.hanging;
    os_mutex_unlock(&speaker.mutex);
    return yes;
}

static int tries(void)
{
    os_mutex_lock(&speaker.mutex);
    int count = speaker.tries;
    os_mutex_unlock(&speaker.mutex);
    return count;
}

static bool was_tried(void)
{
    return tries() > 0;
}

static int closes(void)
{
    os_mutex_lock(&speaker.mutex);
    int count = speaker.closes;
    os_mutex_unlock(&speaker.mutex);
    return count;
}

static bool was_closed(void)
{
    return closes() > 0;
}

/* The keeper has its own thread. */
static void wait_until(condition *done)
{
    for (int i = 0; i < 20000 && !done(); i++)
        SDL_Delay(1);
    assert_true(done());
}

/* The loudest of so many blocks, asked for as SDL does. */
static float loudest(int blocks)
{
    float frames[2 * BLOCK], most = 0;
    for (int i = 0; i < blocks; i++) {
        speaker.spec.callback(speaker.spec.userdata, (Uint8 *)(void *)frames, sizeof frames);
        for (int at = 0; at < 2 * BLOCK; at++)
            most = fmaxf(most, fabsf(frames[at]));
    }
    return most;
}

static bool is_heard(void)
{
    return sounds() && loudest(1) > 0.01f;
}

static void let_fade(void)
{
    while (loudest(10) > 0)
        continue;
}

static void play(app_device *device)
{
    const app_cue cue = {.sound = APP_SOUND_STOP, .gain = 1};
    app_device_play(device, GAME_SOUND_WOOD, &cue, now());
}

/* The keeper looks at the clock when something comes. */
static void nudge(app_device *device)
{
    app_device_prepare(device, GAME_SOUND_WOOD);
}

/* ---- A device that is there ---- */

CLAIM(the_first_sound_opens_it)
{
    app_device *device = plug_in();
    play(device);
    wait_until(is_heard);
    assert_int_equal(speaker.spec.freq, 48000);
    assert_int_equal(speaker.spec.samples, 512); /* not 11 ms */
    let_fade();
    play(device);
    wait_until(is_heard);
    assert_int_equal(tries(), 1);
    unplug(device);
    assert_int_equal(speaker.closes, 1);
}

CLAIM(who_hears_nothing_opens_nothing)
{
    app_device *device = plug_in();
    nudge(device);
    app_device_hush(device);
    unplug(device); /* the keeper has come to its end */
    assert_int_equal(speaker.tries, 0);
}

CLAIM(it_rests_after_three_seconds_of_silence)
{
    app_device *device = plug_in();
    play(device);
    wait_until(is_heard);
    let_fade();
    double heard = now();
    for (int i = 0; i < 100 && !rests(); i++) {
        pass(100);
        nudge(device);
        SDL_Delay(2);
    }
    wait_until(rests);
    assert_true(speaker.rested - heard >= 3000);
    play(device);
    wait_until(is_heard);
    assert_int_equal(tries(), 1);
    assert_int_equal(closes(), 0);
    unplug(device);
}

CLAIM(it_is_closed_after_a_minute_of_silence)
{
    app_device *device = plug_in();
    play(device);
    wait_until(is_heard);
    let_fade();
    pass(59000);
    nudge(device);
    wait_until(rests);
    assert_int_equal(closes(), 0);
    pass(1100);
    nudge(device);
    wait_until(was_closed);
    play(device);
    wait_until(is_heard);
    assert_int_equal(tries(), 2);
    unplug(device);
}

CLAIM(hush_silences_what_sounds_and_what_waits)
{
    app_device *device = plug_in();
    play(device);
    wait_until(is_heard);
    play(device);
    app_device_hush(device);
    loudest(1); /* in which it fades */
    assert_true(loudest(20) == 0);
    unplug(device);
}

/* ---- One that is not ---- */

CLAIM(a_device_that_goes_away_may_come_back)
{
    app_device *device = plug_in();
    play(device);
    wait_until(is_heard);
    take_away();
    play(device);
    wait_until(was_closed);
    bring_back();
    pass(2100);
    play(device);
    wait_until(is_heard);
    unplug(device);
}

/* Looking for one may take the system long: that is not done with each sound. */
CLAIM(it_is_not_looked_for_all_the_time)
{
    app_device *device = plug_in();
    speaker.absent = true;
    play(device);
    wait_until(was_tried);
    for (int i = 0; i < 50; i++) {
        play(device);
        SDL_Delay(1);
    }
    pass(2100);
    bring_back();
    play(device);
    wait_until(is_heard);
    assert_int_equal(tries(), 2);
    unplug(device);
}

/* Were the window's thread held up, this test would not come to its end. */
CLAIM(a_device_that_hangs_holds_nobody_up)
{
    app_device *device = plug_in();
    let_hang(true);
    play(device);
    wait_until(hangs);
    for (int i = 0; i < 1000; i++)
        play(device);
    nudge(device);
    app_device_hush(device);
    play(device);
    pass(1000);
    assert_true(hangs());
    let_hang(false);
    wait_until(sounds);
    assert_true(loudest(50) == 0); /* what was to be heard long ago is not heard now */
    play(device);
    wait_until(is_heard);
    unplug(device);
}

/* The last test: what hangs here hangs as long as the program lives. */
CLAIM(the_program_can_end_while_it_hangs)
{
    app_device *device = plug_in();
    let_hang(true);
    play(device);
    wait_until(hangs);
    assert_false(app_device_destroy(device));
}

/* ---- SDL's own ---- */

static SDL_atomic_t blocks;

static void count_blocks(void *data, Uint8 *stream, int bytes)
{
    (void)data;
    memset(stream, 0, (size_t)bytes);
    SDL_AtomicAdd(&blocks, 1);
}

static bool asks(void)
{
    int before = SDL_AtomicGet(&blocks);
    SDL_Delay(30);
    return SDL_AtomicGet(&blocks) > before + 1; /* which may have been under way */
}

CLAIM(a_speaker_at_rest_asks_for_nothing)
{
    const SDL_AudioSpec wanted = {.freq = 48000,
                                  .format = AUDIO_F32SYS,
                                  .channels = 2,
                                  .samples = BLOCK,
                                  .callback = count_blocks};
    SDL_setenv("SDL_AUDIODRIVER", "dummy", 1);
    void *opened = app_speaker_sdl.open(&wanted);
    assert_non_null(opened);
    assert_false(asks());
    for (int i = 0; i < 3; i++) {
        app_speaker_sdl.rest(opened, false);
        wait_until(asks);
        assert_false(app_speaker_sdl.lost(opened));
        app_speaker_sdl.rest(opened, true);
        assert_false(asks());
        assert_false(app_speaker_sdl.lost(opened));
    }
    app_speaker_sdl.close(opened);
}

/* What is written to stderr while a device is opened that cannot be. */
static long said_by(const char *driver)
{
    const SDL_AudioSpec wanted = {
        .freq = 48000, .format = AUDIO_F32SYS, .channels = 2, .callback = count_blocks};
    FILE *said = tmpfile();
    int kept = dup(STDERR_FILENO);
    assert_non_null(said);
    dup2(fileno(said), STDERR_FILENO);
    SDL_setenv("SDL_AUDIODRIVER", driver, 1);
    void *opened = app_speaker_sdl.open(&wanted);
    if (opened)
        app_speaker_sdl.close(opened);
    fflush(stderr);
    dup2(kept, STDERR_FILENO);
    close(kept);
    long count = lseek(fileno(said), 0, SEEK_END);
    fclose(said);
    return count;
}

CLAIM(nothing_is_said_where_none_can_be_opened)
{
    SDL_setenv("ALSA_CONFIG_PATH", "/nowhere", 1);
    SDL_setenv("PULSE_SERVER", "/nowhere", 1);
    assert_int_equal(said_by("alsa"), 0);
    assert_int_equal(said_by("pulseaudio"), 0);
    assert_int_equal(said_by("there is no such driver"), 0);
}
