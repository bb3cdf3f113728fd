/* A gamepad that is not there: SDL's virtual joystick, held by the test. */
#ifndef TEST_VIRTUAL_PAD_H
#define TEST_VIRTUAL_PAD_H

#include "app_fixture.h"
#include "attach_pad.h"
#include "input/pad.h"

typedef struct virtual_pad {
    int device;
    SDL_Joystick *joystick;
} virtual_pad;

static const Uint16 pad_of_microsoft[] = {0x045E, 0x028E};
static const Uint16 pad_of_sony[] = {0x054C, 0x05C4};
static const Uint16 pad_of_nintendo[] = {0x057E, 0x2009};
static const Uint16 pad_of_nobody[] = {0xFFF0, 0x0001};

/* Its buttons and axes, as they are called on it. */
enum {
    A = SDL_CONTROLLER_BUTTON_A,
    B = SDL_CONTROLLER_BUTTON_B,
    X = SDL_CONTROLLER_BUTTON_X,
    Y = SDL_CONTROLLER_BUTTON_Y,
    LB = SDL_CONTROLLER_BUTTON_LEFTSHOULDER,
    RB = SDL_CONTROLLER_BUTTON_RIGHTSHOULDER,
    VIEW = SDL_CONTROLLER_BUTTON_BACK,
    MENU = SDL_CONTROLLER_BUTTON_START,
    LS = SDL_CONTROLLER_BUTTON_LEFTSTICK,
    R3 = SDL_CONTROLLER_BUTTON_RIGHTSTICK,
    UP = SDL_CONTROLLER_BUTTON_DPAD_UP,
    DOWN = SDL_CONTROLLER_BUTTON_DPAD_DOWN,
    LEFT = SDL_CONTROLLER_BUTTON_DPAD_LEFT,
    RIGHT = SDL_CONTROLLER_BUTTON_DPAD_RIGHT,
    STICK_X = SDL_CONTROLLER_AXIS_LEFTX,
    STICK_Y = SDL_CONTROLLER_AXIS_LEFTY,
    LT = SDL_CONTROLLER_AXIS_TRIGGERLEFT,
    RT = SDL_CONTROLLER_AXIS_TRIGGERRIGHT,
};

/* By vendor and product. */
static inline virtual_pad plug_in(const Uint16 maker[2])
{
    virtual_pad pad = {.device = attach_pad(maker[0], maker[1])};
    assert_true(pad.device >= 0);
    pad.joystick = SDL_JoystickOpen(pad.device);
    assert_non_null(pad.joystick);
    for (int axis = SDL_CONTROLLER_AXIS_TRIGGERLEFT; axis < SDL_CONTROLLER_AXIS_MAX; axis++)
        SDL_JoystickSetVirtualAxis(pad.joystick, axis, SDL_MIN_SINT16);
    return pad;
}

static inline void pull_out(virtual_pad *pad)
{
    SDL_JoystickID id = SDL_JoystickInstanceID(pad->joystick);
    SDL_JoystickClose(pad->joystick);
    for (int i = 0; i < SDL_NumJoysticks(); i++)
        if (SDL_JoystickGetDeviceInstanceID(i) == id)
            assert_int_equal(SDL_JoystickDetachVirtual(i), 0);
    pad->joystick = NULL;
}

/* The app with its pads: what a test does with one of them arrives in the next turn. */
static inline void look_for_pads(app *a)
{
    SDL_SetHint(SDL_HINT_JOYSTICK_ALLOW_BACKGROUND_EVENTS, "1");
    app_pads_start(&a->pads);
}

static inline app *open_app_with_pads(int width, int height)
{
    app *a = open_app(width, height);
    look_for_pads(a);
    return a;
}

/* The app has seen it come and go. */
static inline virtual_pad plug_into(app *a, const Uint16 maker[2])
{
    virtual_pad pad = plug_in(maker);
    app_loop_turn(a);
    return pad;
}

static inline void pull_out_of(app *a, virtual_pad *pad)
{
    pull_out(pad);
    app_loop_turn(a);
}

static inline void close_app_with_pads(app *a)
{
    app_pads_stop(&a->pads);
    close_app(a);
}

/* With the one pad that it had. */
static inline void close_app_with_pad(app *a, virtual_pad *pad)
{
    pull_out_of(a, pad);
    close_app_with_pads(a);
}

static inline void hold_pad(app *a, const virtual_pad *pad, int button)
{
    SDL_JoystickSetVirtualButton(pad->joystick, button, SDL_PRESSED);
    app_loop_turn(a);
}

static inline void let_pad_go(app *a, const virtual_pad *pad, int button)
{
    SDL_JoystickSetVirtualButton(pad->joystick, button, SDL_RELEASED);
    app_loop_turn(a);
}

static inline void press_pad(app *a, const virtual_pad *pad, int button)
{
    hold_pad(a, pad, button);
    let_pad_go(a, pad, button);
}

/* However long a turn takes here, what is held does not go on before the next one. */
static inline void move_pad(app *a, const virtual_pad *pad, int axis, int value)
{
    SDL_JoystickSetVirtualAxis(pad->joystick, axis, (Sint16)value);
    app_loop_turn(a);
    app_pads_let_go(&a->pads);
}

static inline void draw_trigger(app *a, const virtual_pad *pad, int axis, bool drawn)
{
    move_pad(a, pad, axis, drawn ? SDL_MAX_SINT16 : SDL_MIN_SINT16);
}

#endif
