#ifndef APP_SOUND_SPEAKER_H
#define APP_SOUND_SPEAKER_H

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

#endif
