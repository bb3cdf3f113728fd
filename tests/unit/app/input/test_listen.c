/* What is pressed while the input listens is told as it is, and does nothing. */
#include "input/input.h"

#include "events.h"

#include "dummy_screen.h"

static bool hears(app_input *input, SDL_Event sdl, app_event *out)
{
    return app_input_take(input, &sdl, out) && out->kind == APP_EVENT_SOURCE;
}

static SDL_Event key_of(Uint32 type, SDL_Keycode key, SDL_Scancode place, Uint16 mods)
{
    return (SDL_Event){.key = {.type = type, .keysym = {place, key, mods, 0}}};
}

static app_input listening(void)
{
    app_input input = app_input_default();
    app_listen_start(&input);
    return input;
}

CLAIM(a_key_is_heard_by_letter_and_by_place)
{
    app_input input = listening();
    app_event heard;
    SDL_Event z = key_of(SDL_KEYDOWN, SDLK_z, SDL_SCANCODE_Y, KMOD_LCTRL | KMOD_NUM);
    assert_true(hears(&input, z, &heard));
    assert_int_equal(heard.intent, APP_INTENT_NONE);
    assert_true(app_source_equal(app_listen_source(&heard, false),
                                 (app_source){APP_SOURCE_KEY, SDLK_z, KMOD_CTRL}));
    assert_true(app_source_equal(app_listen_source(&heard, true),
                                 (app_source){APP_SOURCE_PLACE, SDL_SCANCODE_Y, KMOD_CTRL}));
    z.type = SDL_KEYUP;
    assert_false(app_input_take(&input, &z, &heard));
    SDL_Event held = z;
    held.type = SDL_KEYDOWN;
    held.key.repeat = 1;
    assert_false(app_input_take(&input, &held, &heard));
}

CLAIM(keys_that_print_nothing_go_by_their_names)
{
    app_input input = listening();
    app_event heard;
    assert_true(hears(&input, key_of(SDL_KEYDOWN, SDLK_F5, SDL_SCANCODE_F5, 0), &heard));
    assert_true(app_source_equal(app_listen_source(&heard, true),
                                 (app_source){APP_SOURCE_KEY, SDLK_F5, 0}));
}

CLAIM(a_modifier_is_heard_when_it_goes_alone)
{
    app_input input = listening();
    app_event heard;
    SDL_Event down = key_of(SDL_KEYDOWN, SDLK_RSHIFT, SDL_SCANCODE_RSHIFT, KMOD_RSHIFT);
    SDL_Event up = key_of(SDL_KEYUP, SDLK_RSHIFT, SDL_SCANCODE_RSHIFT, 0);
    assert_false(app_input_take(&input, &down, &heard));
    assert_true(hears(&input, up, &heard));
    assert_true(app_source_equal(app_listen_source(&heard, true),
                                 (app_source){APP_SOURCE_KEY, SDLK_LSHIFT, 0}));
    assert_false(app_input_take(&input, &down, &heard));
    assert_true(hears(&input, key_of(SDL_KEYDOWN, SDLK_a, SDL_SCANCODE_A, KMOD_RSHIFT), &heard));
    assert_int_equal(heard.mods, KMOD_SHIFT);
    assert_false(app_input_take(&input, &up, &heard));
}

CLAIM(a_button_is_heard_but_the_left_one)
{
    app_input input = listening();
    app_event heard;
    SDL_Event button = {.button = {.type = SDL_MOUSEBUTTONDOWN, .button = SDL_BUTTON_X2}};
    assert_true(hears(&input, button, &heard));
    assert_true(app_source_equal(app_listen_source(&heard, true),
                                 (app_source){APP_SOURCE_MOUSE, SDL_BUTTON_X2, 0}));
    button.button.button = SDL_BUTTON_LEFT;
    assert_true(app_input_take(&input, &button, &heard));
    assert_int_equal(heard.kind, APP_EVENT_POINTER_DOWN);
}

CLAIM(afterwards_keys_mean_what_they_did)
{
    app_input input = listening();
    app_event event;
    app_listen_stop(&input);
    SDL_Event h = key_of(SDL_KEYDOWN, SDLK_h, SDL_SCANCODE_H, 0);
    assert_true(app_input_take(&input, &h, &event));
    assert_int_equal(event.kind, APP_EVENT_KEY_DOWN);
    assert_int_equal(event.intent, APP_INTENT_HINT);
}

CLAIM(a_key_can_be_taken_by_the_other_of_the_two)
{
    screen s = {NULL, NULL};
    assert_true(screen_open(&s, 100, 100)); /* SDL knows keyboards now */
    app_source place = {APP_SOURCE_PLACE, SDL_SCANCODE_W, 0};
    app_source letter = {APP_SOURCE_KEY, SDL_GetKeyFromScancode(SDL_SCANCODE_W), 0};
    app_source plain = {APP_SOURCE_KEY, SDLK_F5, 0}, button = {APP_SOURCE_MOUSE, 4, 0};
    assert_true(app_source_equal(app_source_other(place), letter));
    assert_true(app_source_equal(app_source_other(letter), place));
    assert_true(app_source_equal(app_source_other(plain), plain));
    assert_true(app_source_equal(app_source_other(button), button));
    screen_close(&s);
}
