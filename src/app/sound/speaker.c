/* SDL's audio as a speaker. It is begun and ended with the device, since while it is there a thread of it looks
 * for new ones. */
#include "sound/speaker.h"

#include "os/clock.h"
#include "sound/quiet.h"

#include <SDL.h>

static SDL_AudioDeviceID open_sdl(const SDL_AudioSpec *wanted)
{
    app_sound_quiet();
    if (SDL_AudioInit(NULL) != 0)
        return 0;
    SDL_AudioDeviceID id = SDL_OpenAudioDevice(NULL, 0, wanted, NULL, 0);
    if (id == 0)
        SDL_AudioQuit();
    return id;
}

static void rest_sdl(SDL_AudioDeviceID id, bool rest)
{
    SDL_PauseAudioDevice(id, rest);
}

static bool lost_sdl(SDL_AudioDeviceID id)
{
    return SDL_GetAudioDeviceStatus(id) == SDL_AUDIO_STOPPED;
}

static void close_sdl(SDL_AudioDeviceID id)
{
    SDL_CloseAudioDevice(id);
    SDL_AudioQuit();
}

const app_speaker app_speaker_sdl = {open_sdl, rest_sdl, lost_sdl, close_sdl, os_clock_ms};
