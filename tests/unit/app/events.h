/* Input as the screens get it, without a window. */
#ifndef TEST_EVENTS_H
#define TEST_EVENTS_H

#include "ui/event.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

static inline app_event pressed_key(SDL_Keycode key, Uint16 mods)
{
    return (app_event){
        .kind = APP_EVENT_KEY_DOWN, .key = key, .place = SDL_GetScancodeFromKey(key), .mods = mods};
}

static inline app_event released_key(SDL_Keycode key)
{
    app_event event = pressed_key(key, 0);
    event.kind = APP_EVENT_KEY_UP;
    return event;
}

static inline app_event pointer_at(app_event_kind kind, int x, int y)
{
    return (app_event){.kind = kind, .x = x, .y = y};
}

#endif
