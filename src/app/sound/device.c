/* The sound device, on a thread of its own. Three threads meet here: the window's, which brings cues; the
 * device's own ("keeper"), which opens, rests and closes it; and SDL's, which asks for samples. */
#include "sound/device.h"

#include "os/clock.h"
#include "os/thread.h"
#include "sound/bank.h"
#include "sound/mixer.h"

#include <SDL.h>
#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { BLOCK = 512, WAITING = 64 };
enum { REST_MS = 3000, CLOSE_MS = 60000, AGAIN_MS = 2000, STALE_MS = 300, LEAVE_MS = 1000 };
enum { LONG_MS = 3600 * 1000 };

typedef struct waiting {
    app_cue cue;
    game_sound_set set;
    double at;
} waiting;

struct app_device {
    os_mutex mutex;
    os_condition changed;
    /* under the mutex */
    waiting queue[WAITING];
    int count;
    bool fresh;                   /* something came for the keeper to look at */
    bool hush;                    /* all shall fall silent */
    bool sounding;                /* the mixer is not silent */
    double heard;                 /* ms: until when the mixer was not silent */
    bool wanted[GAME_SOUND_SETS]; /* before a sound of it is; */
    bool made[GAME_SOUND_SETS];
    bool leave, gone;
    /* the keeper's; banks that are made do not change any more */
    app_bank banks[GAME_SOUND_SETS];
    void *opened; /* of the speaker's; NULL: it is closed */
    bool resting;
    double again; /* ms: not before that is it tried once more to open it */
    /* of SDL's thread */
    app_mixer mixer;
    /* the window's */
    bool started;
    os_thread thread;
    /* not changed after the start */
    const app_speaker *speaker;
    FILE *trace; /* or NULL */
};

/* ---- The mixer: on SDL's thread ---- */

/* "slide 1024.5 1030.2 48128 0.71 0.35": when its event came, when it was mixed, its first frame, how loud it is on
 * either side. */
static void trace_note(app_device *self, const waiting *from, const app_note *note)
{
    static const char *const names[APP_SOUNDS] = {"slide",  "stop", "home",  "step",
                                                  "button", "star", "ghost", "solved"};
    if (!self->trace)
        return;
    unsigned long long first =
        self->mixer.frame + (unsigned long long)note->delay + APP_LIMITER_AHEAD;
    fprintf(self->trace, "%s %.1f %.1f %llu %.3f %.3f\n", names[from->cue.sound], from->at,
            self->speaker->now(), first, note->left, note->right);
    fflush(self->trace);
}

static void start_notes(app_device *self, const waiting *from)
{
    app_note notes[APP_CHORD];
    int count = app_cue_notes(notes, &from->cue, &self->banks[from->set]);
    for (int i = 0; i < count; i++) {
        trace_note(self, from, &notes[i]);
        app_mixer_start(&self->mixer, &notes[i]);
    }
}

/* Those whose set is still being made wait on; those that have waited too long are told of no more. */
static void start_waiting(app_device *self, double now)
{
    int left = 0;
    for (int i = 0; i < self->count; i++) {
        waiting *from = &self->queue[i];
        if (!self->made[from->set])
            self->queue[left++] = *from;
        else if (now - from->at < STALE_MS)
            start_notes(self, from);
    }
    self->count = left;
}

static void fill(void *data, Uint8 *stream, int bytes)
{
    app_device *self = data;
    int frames = bytes / (int)(2 * sizeof(float));
    os_mutex_lock(&self->mutex);
    if (self->hush)
        app_mixer_hush(&self->mixer);
    self->hush = false;
    start_waiting(self, self->speaker->now());
    os_mutex_unlock(&self->mutex);
    app_mixer_run(&self->mixer, (float *)(void *)stream, frames);
    os_mutex_lock(&self->mutex);
    self->sounding = !app_mixer_silent(&self->mixer);
    if (self->sounding)
        self->heard = self->speaker->now();
    os_mutex_unlock(&self->mutex);
}

/* ---- The keeper ---- */

static void open_device(app_device *self)
{
    const SDL_AudioSpec wanted = {.freq = APP_SOUND_RATE,
                                  .format = AUDIO_F32SYS,
                                  .channels = 2,
                                  .samples = BLOCK,
                                  .callback = fill,
                                  .userdata = self};
    self->opened = self->speaker->open(&wanted);
    self->resting = true;
}

static void close_device(app_device *self)
{
    if (self->opened)
        self->speaker->close(self->opened);
    self->opened = NULL;
}

static void rest_device(app_device *self, bool rest)
{
    self->speaker->rest(self->opened, rest);
    self->resting = rest;
}

/* Opens and wakes it, if that is needed. False: there is none. */
static bool ready_device(app_device *self)
{
    double now = self->speaker->now();
    if (self->opened && self->speaker->lost(self->opened))
        close_device(self);
    if (!self->opened && now >= self->again) {
        open_device(self);
        self->again = !self->opened ? now + AGAIN_MS : 0;
    }
    if (self->opened && self->resting)
        rest_device(self, false);
    return self->opened;
}

/* A set that a cue waits for, or that will be needed, and that is not made yet; -1: none. */
static int set_to_make(const app_device *self)
{
    for (int i = 0; i < self->count; i++)
        if (!self->made[self->queue[i].set])
            return (int)self->queue[i].set;
    for (int i = 0; i < GAME_SOUND_SETS; i++)
        if (self->wanted[i] && !self->made[i])
            return i;
    return -1;
}

/* The mutex is held, but for what takes time, here and below. */
static void make_set(app_device *self, int set)
{
    os_mutex_unlock(&self->mutex);
    bool made = app_bank_make(&self->banks[set], (game_sound_set)set);
    os_mutex_lock(&self->mutex);
    self->made[set] = made;
    self->wanted[set] = false;
    if (!made)
        self->count = 0; /* what waits would wait for ever */
}

/* Sees that what waits can be heard. */
static void serve(app_device *self)
{
    self->heard = self->speaker->now();
    os_mutex_unlock(&self->mutex);
    bool ready = ready_device(self);
    os_mutex_lock(&self->mutex);
    if (!ready)
        self->count = 0;
}

/* Lets the device rest, or closes it. How many ms until there may be more to do. The mutex is held. */
static double settle(app_device *self)
{
    double idle = self->speaker->now() - self->heard;
    if (!self->opened || self->trace)
        return LONG_MS;
    bool rests = !self->resting && idle >= REST_MS, closes = idle >= CLOSE_MS;
    os_mutex_unlock(&self->mutex);
    if (closes)
        close_device(self);
    else if (rests)
        rest_device(self, true);
    os_mutex_lock(&self->mutex);
    if (!self->opened)
        return LONG_MS;
    return (self->resting ? CLOSE_MS : REST_MS) - idle + 1;
}

/* What still sounds fades, lest it end with a click. */
static void take_leave(app_device *self)
{
    enum { FADE_MS = 30 };
    bool sounding = self->sounding && !self->resting;
    self->hush = true;
    os_mutex_unlock(&self->mutex);
    if (sounding)
        SDL_Delay(FADE_MS);
    close_device(self);
    os_mutex_lock(&self->mutex);
    self->gone = true;
    os_condition_signal_all(&self->changed);
}

static void keep(void *data)
{
    app_device *self = data;
    os_mutex_lock(&self->mutex);
    while (!self->leave) {
        self->fresh = false;
        int set = set_to_make(self);
        if (set >= 0)
            make_set(self, set);
        if (self->count > 0 || (self->trace && !self->opened))
            serve(self);
        double wait = settle(self);
        if (!self->fresh && !self->leave && set_to_make(self) < 0)
            os_condition_wait_ms(&self->changed, &self->mutex, wait);
    }
    take_leave(self);
    os_mutex_unlock(&self->mutex);
    SDL_TLSCleanup(); /* SDL keeps a thread's last error, and frees it for its own threads alone */
}

/* ---- The window's thread ---- */

static bool start(app_device *self)
{
    if (!self->started)
        self->started = os_thread_start(&self->thread, keep, self, NULL) == SW_OK;
    return self->started;
}

sw_status app_device_create(app_device **out, const app_speaker *speaker, const char *trace,
                            sw_error *error)
{
    app_device *self = calloc(1, sizeof *self);
    *out = self;
    if (!self)
        return sw_fail(error, SW_NO_MEMORY, "memory ran out");
    self->speaker = speaker;
    os_mutex_init(&self->mutex);
    os_condition_init(&self->changed);
    app_mixer_init(&self->mixer);
    SDL_LogSetPriority(SDL_LOG_CATEGORY_AUDIO, SDL_NUM_LOG_PRIORITIES); /* it prints nothing */
    if (!trace)
        return SW_OK;
    self->trace = fopen(trace, "w");
    if (!self->trace)
        return sw_fail(error, SW_IO, "SLIDEWISE_TRACE_SOUND: %s: %s", trace, strerror(errno));
    start(self);
    return SW_OK;
}

/* True where the keeper has come to its end. */
static bool end_keeper(app_device *self)
{
    bool waits = true;
    os_mutex_lock(&self->mutex);
    self->leave = true;
    os_condition_signal_all(&self->changed);
    while (!self->gone && waits)
        waits = os_condition_wait_ms(&self->changed, &self->mutex, LEAVE_MS);
    bool gone = self->gone;
    os_mutex_unlock(&self->mutex);
    return gone;
}

bool app_device_destroy(app_device *self)
{
    if (!self)
        return true;
    if (self->started && !end_keeper(self)) {
        os_thread_detach(self->thread); /* which still uses all this, and ends with the program */
        return false;
    }
    if (self->started)
        os_thread_join(self->thread);
    for (int i = 0; i < GAME_SOUND_SETS; i++)
        app_bank_deinit(&self->banks[i]);
    if (self->trace)
        fclose(self->trace);
    os_condition_deinit(&self->changed);
    os_mutex_deinit(&self->mutex);
    free(self);
    return true;
}

void app_device_play(app_device *self, game_sound_set set, const app_cue *cue, double at)
{
    if (!start(self))
        return;
    os_mutex_lock(&self->mutex);
    if (self->count < WAITING)
        self->queue[self->count++] = (waiting){*cue, set, at};
    self->fresh = true;
    os_condition_signal_all(&self->changed);
    os_mutex_unlock(&self->mutex);
}

void app_device_prepare(app_device *self, game_sound_set set)
{
    if (!start(self))
        return;
    os_mutex_lock(&self->mutex);
    self->wanted[set] = true;
    self->fresh = true;
    os_condition_signal_all(&self->changed);
    os_mutex_unlock(&self->mutex);
}

void app_device_hush(app_device *self)
{
    os_mutex_lock(&self->mutex);
    self->count = 0;
    self->hush = true;
    os_mutex_unlock(&self->mutex);
}

/* ---- SDL's audio as a speaker. It is begun and ended with the device, since while it is there a thread of it looks
 * for new ones ---- */

/* A device that SDL pauses still wakes SDL's thread for each block of silence, a hundred times a second. Where
 * that thread is there for this device alone, it is held where it asks for samples, and sleeps. */
typedef struct speaker {
    SDL_AudioDeviceID id;
    SDL_AudioSpec wanted;
    bool held; /* that is how it rests */
    os_mutex mutex;
    os_condition changed;
    bool resting; /* under the mutex */
} speaker;

/* Elsewhere it is a thread of the system's sound that asks, which must not be held. */
static bool has_own_thread(const char *driver)
{
    static const char *const drivers[] = {"alsa", "pulseaudio", "sndio", "dsp", "disk", "dummy"};
    for (size_t i = 0; i < sizeof drivers / sizeof *drivers; i++)
        if (driver && strcmp(driver, drivers[i]) == 0)
            return true;
    return false;
}

static void ask(void *data, Uint8 *stream, int bytes)
{
    speaker *self = data;
    os_mutex_lock(&self->mutex);
    while (self->held && self->resting)
        os_condition_wait(&self->changed, &self->mutex);
    os_mutex_unlock(&self->mutex);
    self->wanted.callback(self->wanted.userdata, stream, bytes);
}

static void hold(speaker *self, bool resting)
{
    os_mutex_lock(&self->mutex);
    self->resting = resting;
    os_condition_signal_all(&self->changed);
    os_mutex_unlock(&self->mutex);
}

static void end_speaker(speaker *self)
{
    SDL_AudioQuit();
    os_condition_deinit(&self->changed);
    os_mutex_deinit(&self->mutex);
    free(self);
}

typedef void say(const char *file, int line, const char *function, int error, const char *format,
                 ...);
typedef int set_handler(say *handler);

static void say_nothing(const char *file, int line, const char *function, int error,
                        const char *format, ...)
{
    (void)file;
    (void)line;
    (void)function;
    (void)error;
    (void)format;
}

/* Where there is no card, ALSA says so on stderr, a dozen lines of it; afterwards it says nothing. Its headers may not
 * be there at all. The library stays loaded, as SDL uses it. */
static void quiet_alsa(void)
{
    void *library = SDL_LoadObject("libasound.so.2");
    void *found = library ? SDL_LoadFunction(library, "snd_lib_error_set_handler") : NULL;
    set_handler *set;
    if (!found)
        return;
    memcpy(&set, &found, sizeof set); /* C knows no other way from an object to a function */
    set(say_nothing);
}

static void *open_sdl(const SDL_AudioSpec *wanted)
{
    quiet_alsa();
    speaker *self = calloc(1, sizeof *self);
    if (!self || SDL_AudioInit(NULL) != 0) {
        free(self);
        return NULL;
    }
    os_mutex_init(&self->mutex);
    os_condition_init(&self->changed);
    SDL_AudioSpec own = self->wanted = *wanted;
    own.callback = ask;
    own.userdata = self;
    self->held = has_own_thread(SDL_GetCurrentAudioDriver());
    self->resting = true;
    self->id = SDL_OpenAudioDevice(NULL, 0, &own, NULL, 0);
    if (self->id == 0) {
        end_speaker(self);
        return NULL;
    }
    if (self->held)
        SDL_PauseAudioDevice(self->id, 0);
    return self;
}

static void rest_sdl(void *opened, bool rest)
{
    speaker *self = opened;
    if (self->held)
        hold(self, rest);
    else
        SDL_PauseAudioDevice(self->id, rest);
}

static bool lost_sdl(void *opened)
{
    const speaker *self = opened;
    return SDL_GetAudioDeviceStatus(self->id) == SDL_AUDIO_STOPPED;
}

static void close_sdl(void *opened)
{
    speaker *self = opened;
    hold(self, false); /* its thread is waited for */
    SDL_CloseAudioDevice(self->id);
    end_speaker(self);
}

const app_speaker app_speaker_sdl = {open_sdl, rest_sdl, lost_sdl, close_sdl, os_clock_ms};

void app_sound_quiet_log(void)
{
    SDL_setenv("PULSE_LOG_SYSLOG", "1", 0);
}
