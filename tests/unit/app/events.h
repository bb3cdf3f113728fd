/* Input as the screens get it, without a window. */
#ifndef TEST_EVENTS_H
#define TEST_EVENTS_H

#include "input/keys.h"

#include "claims.h"

static inline app_event key_event(app_event_kind kind, SDL_Keycode key, SDL_Scancode place,
                                  Uint16 mods, bool repeat)
{
    app_event event = {.kind = kind,
                       .way = GAME_WAY_KEYS,
                       .key = key,
                       .place = place,
                       .mods = mods,
                       .repeat = repeat};
    app_input input = app_input_default();
    app_keys_interpret(&input, &event);
    return event;
}

static inline app_event pressed_key(SDL_Keycode key, Uint16 mods)
{
    return key_event(APP_EVENT_KEY_DOWN, key, SDL_GetScancodeFromKey(key), mods, false);
}

static inline app_event released_key(SDL_Keycode key)
{
    return key_event(APP_EVENT_KEY_UP, key, SDL_GetScancodeFromKey(key), 0, false);
}

static inline app_event pointer_at(app_event_kind kind, int x, int y)
{
    return (app_event){.kind = kind, .way = GAME_WAY_POINTER, .x = x, .y = y};
}

/* A button of a pad, by what it means to the screen and to what has the focus. */
static inline app_event pressed_button(app_intent intent, app_intent control)
{
    return (app_event){
        .kind = APP_EVENT_KEY_DOWN, .way = GAME_WAY_PAD, .intent = intent, .control = control};
}

#endif
