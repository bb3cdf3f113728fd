#ifndef TEST_ATTACH_PAD_H
#define TEST_ATTACH_PAD_H

#include <SDL.h>

/* Plugs in a gamepad of SDL's own, which the program moves: returns its index, or -1. A maker and product of 0 are
 * nobody's. */
static inline int attach_pad(Uint16 maker, Uint16 product)
{
    const SDL_VirtualJoystickDesc is = {.version = SDL_VIRTUAL_JOYSTICK_DESC_VERSION,
                                        .type = SDL_JOYSTICK_TYPE_GAMECONTROLLER,
                                        .naxes = SDL_CONTROLLER_AXIS_MAX,
                                        .nbuttons = SDL_CONTROLLER_BUTTON_MAX,
                                        .vendor_id = maker,
                                        .product_id = product,
                                        .name = "A pad of the test"};
    return SDL_JoystickAttachVirtualEx(&is);
}

#endif
