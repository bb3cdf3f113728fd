/* Takes the word from the libraries that SDL plays with, without a need for their headers: they may not be
 * there at all. */
#include "sound/quiet.h"

#include <SDL.h>
#include <string.h>

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

void app_sound_quiet_log(void)
{
    SDL_setenv("PULSE_LOG_SYSLOG", "1", 0);
}

/* The library stays loaded, as SDL uses it. */
void app_sound_quiet(void)
{
    void *library = SDL_LoadObject("libasound.so.2");
    void *found = library ? SDL_LoadFunction(library, "snd_lib_error_set_handler") : NULL;
    set_handler *set;
    if (!found)
        return;
    memcpy(&set, &found, sizeof set); /* C knows no other way from an object to a function */
    set(say_nothing);
}
