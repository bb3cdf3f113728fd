/* SDL's audio as a speaker. It is begun and ended with the device, since while it is there a thread of it looks
 * for new ones. */
#include "sound/speaker.h"

#include "os/clock.h"
#include "os/thread.h"
#include "sound/quiet.h"

#include <SDL.h>
#include <stdlib.h>
#include <string.h>

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

static void forget(speaker *self)
{
    SDL_AudioQuit();
    os_condition_deinit(&self->changed);
    os_mutex_deinit(&self->mutex);
    free(self);
}

static void *open_sdl(const SDL_AudioSpec *wanted)
{
    app_sound_quiet();
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
        forget(self);
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
    forget(self);
}

const app_speaker app_speaker_sdl = {open_sdl, rest_sdl, lost_sdl, close_sdl, os_clock_ms};
