/* The names of a pad's buttons, which are the same in every language: they are printed on it. */
#include "input/bindings.h"
#include "input/pad.h"

typedef struct button_names {
    int code;
    const char *of[APP_PAD_FAMILIES]; /* NULL: as on an Xbox's */
} button_names;

#define NAMES(xbox, playstation, nintendo)                                                         \
    {                                                                                              \
        [APP_PAD_XBOX] = (xbox), [APP_PAD_PLAYSTATION] = (playstation),                            \
        [APP_PAD_NINTENDO] = (nintendo)                                                            \
    }

static const button_names names[] = {
    {SDL_CONTROLLER_BUTTON_A, NAMES("A", "Cross", NULL)},
    {SDL_CONTROLLER_BUTTON_B, NAMES("B", "Circle", NULL)},
    {SDL_CONTROLLER_BUTTON_X, NAMES("X", "Square", NULL)},
    {SDL_CONTROLLER_BUTTON_Y, NAMES("Y", "Triangle", NULL)},
    {SDL_CONTROLLER_BUTTON_BACK, NAMES("View", "Share", "Minus")},
    {SDL_CONTROLLER_BUTTON_GUIDE, NAMES("Guide", "PS", "Home")},
    {SDL_CONTROLLER_BUTTON_START, NAMES("Menu", "Options", "Plus")},
    {SDL_CONTROLLER_BUTTON_LEFTSTICK, NAMES("LS", "L3", NULL)},
    {SDL_CONTROLLER_BUTTON_RIGHTSTICK, NAMES("RS", "R3", NULL)},
    {SDL_CONTROLLER_BUTTON_LEFTSHOULDER, NAMES("LB", "L1", "L")},
    {SDL_CONTROLLER_BUTTON_RIGHTSHOULDER, NAMES("RB", "R1", "R")},
    {APP_PAD_LEFT_TRIGGER, NAMES("LT", "L2", "ZL")},
    {APP_PAD_RIGHT_TRIGGER, NAMES("RT", "R2", "ZR")},
    {SDL_CONTROLLER_BUTTON_DPAD_UP, NAMES("D-pad up", NULL, NULL)},
    {SDL_CONTROLLER_BUTTON_DPAD_DOWN, NAMES("D-pad down", NULL, NULL)},
    {SDL_CONTROLLER_BUTTON_DPAD_LEFT, NAMES("D-pad left", NULL, NULL)},
    {SDL_CONTROLLER_BUTTON_DPAD_RIGHT, NAMES("D-pad right", NULL, NULL)},
    {SDL_CONTROLLER_BUTTON_MISC1, NAMES("Share", "Mute", "Capture")},
    {SDL_CONTROLLER_BUTTON_PADDLE1, NAMES("P1", NULL, NULL)},
    {SDL_CONTROLLER_BUTTON_PADDLE2, NAMES("P2", NULL, NULL)},
    {SDL_CONTROLLER_BUTTON_PADDLE3, NAMES("P3", NULL, NULL)},
    {SDL_CONTROLLER_BUTTON_PADDLE4, NAMES("P4", NULL, NULL)},
    {SDL_CONTROLLER_BUTTON_TOUCHPAD, NAMES("Touchpad", NULL, NULL)},
};

const char *app_pad_name(app_pad_family family, int code)
{
    for (size_t i = 0; i < SDL_arraysize(names); i++)
        if (names[i].code == code)
            return names[i].of[family] ? names[i].of[family] : names[i].of[APP_PAD_XBOX];
    return "";
}

static int find_button(const app_binding *all, int count, app_intent intent, unsigned to)
{
    for (int i = 0; i < count; i++)
        if (all[i].source.kind == APP_SOURCE_PAD && all[i].intent == intent && all[i].to & to)
            return all[i].source.code;
    return -1;
}

int app_pad_button(const app_bindings *own, app_intent intent, unsigned to)
{
    int count;
    const app_binding *fixed = app_bindings_fixed(&count);
    return to == APP_BOUND_SCREEN ? find_button(own->items, own->count, intent, to)
                                  : find_button(fixed, count, intent, to);
}
