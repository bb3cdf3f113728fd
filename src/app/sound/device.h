#ifndef APP_SOUND_DEVICE_H
#define APP_SOUND_DEVICE_H

#include "base/status.h"
#include "sound/cue.h"

#include <SDL_audio.h>
#include <stdbool.h>

/* What a device is heard from, and the clock that it goes by: SDL's audio, or what stands for it in a test. Each
 * call may take as long as the system's sound does, or never come back, but that of the clock. */
typedef struct app_speaker {
    /* It is at rest at first: it asks for no samples. NULL: there is none. */
    void *(*open)(const SDL_AudioSpec *wanted);
    void (*rest)(void *opened, bool rest);
    bool (*lost)(void *opened); /* it went away */
    void (*close)(void *opened);
    double (*now)(void); /* ms */
} app_speaker;

extern const app_speaker app_speaker_sdl;

/* Where sounds are heard. All that may take its time is done on a thread of the device's own, so that a server
 * that hangs holds up nothing but the sound. It is opened with the first sound, rests after three seconds of
 * silence, and is closed after a minute. Where there is none, or where it went away, there is silence; the next
 * sounds try again. */

typedef struct app_device app_device;

/* `trace` (NULL: none) is a file that gets a line for each voice, which tests name in the environment variable
 * SLIDEWISE_TRACE_SOUND; the device then stays open from the start. SW_IO where that file cannot be written. */
sw_status app_device_create(app_device **out, const app_speaker *speaker, const char *trace,
                            sw_error *error);

/* False where the device hangs: SDL's audio must not be touched any more, nor be quit. NULL is safe. */
bool app_device_destroy(app_device *device);

/* Returns at once. `at` is when the event came that the sound belongs to, on the speaker's clock. */
void app_device_play(app_device *device, game_sound_set set, const app_cue *cue, double at);

/* Makes a set in time for its first sound. Returns at once; the device is not opened by that. */
void app_device_prepare(app_device *device, game_sound_set set);

/* What sounds, and what waits for it, falls silent. */
void app_device_hush(app_device *device);

/* To be called before there are threads: what PulseAudio misses it tells the system's log, and not stderr. */
void app_sound_quiet_log(void);

#endif
