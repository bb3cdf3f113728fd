/* The game with a gamepad and a finger that a test moves, as only the program itself can hold SDL's virtual ones. A line
 * of the standard input is a button, by SDL's name, that is pressed and let go, or "tap X Y": in parts of the window's
 * width and height. */
#include "app/app.h"
#include "app/decode.h"
#include "attach_pad.h"

#include <SDL.h>
#include <stdio.h>
#include <string.h>

enum { HOLD_MS = 40, PAUSE_MS = 5 };

static SDL_Joystick *take_pad(void)
{
    enum { FOUND_MS = 500 };
    while (!SDL_WasInit(SDL_INIT_GAMECONTROLLER))
        SDL_Delay(PAUSE_MS);
    SDL_Joystick *pad = SDL_JoystickOpen(attach_pad(0, 0));
    SDL_Delay(FOUND_MS);
    return pad;
}

static void press(SDL_Joystick *pad, const char *name)
{
    int button = SDL_GameControllerGetButtonFromString(name);
    SDL_JoystickSetVirtualButton(pad, button, SDL_PRESSED);
    SDL_Delay(HOLD_MS);
    SDL_JoystickSetVirtualButton(pad, button, SDL_RELEASED);
    SDL_Delay(HOLD_MS);
}

static void finger(Uint32 type, float x, float y)
{
    SDL_Event event = {.tfinger = {.type = type,
                                   .timestamp = SDL_GetTicks(),
                                   .touchId = 1,
                                   .fingerId = 1,
                                   .x = x,
                                   .y = y}};
    SDL_PushEvent(&event);
    SDL_Delay(HOLD_MS);
}

static int move(void *data)
{
    char line[64];
    float x, y;
    SDL_Joystick *pad = NULL;
    (void)data;
    while (fgets(line, sizeof line, stdin)) {
        line[strcspn(line, "\n")] = '\0';
        if (sscanf(line, "tap %f %f", &x, &y) == 2) {
            finger(SDL_FINGERDOWN, x, y);
            finger(SDL_FINGERUP, x, y);
            continue;
        }
        if (!pad)
            pad = take_pad();
        press(pad, line);
    }
    return 0;
}

int main(int argc, char **argv)
{
    if (app_decode_asked(argc, argv))
        return app_decode_run(argc, argv);
    SDL_SetHint(SDL_HINT_JOYSTICK_ALLOW_BACKGROUND_EVENTS, "1");
    SDL_DetachThread(SDL_CreateThread(move, "hands", NULL));
    return app_run(argc, argv);
}
