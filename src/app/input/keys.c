/* What a key means, by the table of bindings. */
#include "input/keys.h"

#include "input/bindings.h"

/* Left and right modifier keys mean the same. */
static Uint16 plain_mods(Uint16 mods)
{
    return (Uint16)((mods & KMOD_CTRL ? KMOD_CTRL : 0) | (mods & KMOD_ALT ? KMOD_ALT : 0) |
                    (mods & KMOD_SHIFT ? KMOD_SHIFT : 0) | (mods & KMOD_GUI ? KMOD_GUI : 0));
}

/* A place goes before what is printed there. */
static app_intent bound_to(const app_event *event, Uint16 mods, unsigned to)
{
    app_source place = {APP_SOURCE_PLACE, (int)event->place, mods};
    app_source key = {APP_SOURCE_KEY, event->key, mods};
    app_intent intent = app_bindings_find(place, to);
    return intent != APP_INTENT_NONE ? intent : app_bindings_find(key, to);
}

/* A digit goes by its key's place: on some keyboards the upper row's digits need Shift. */
static app_intent digit_at(SDL_Scancode place)
{
    int digit = -1;
    if (place == SDL_SCANCODE_0 || place == SDL_SCANCODE_KP_0)
        digit = 0;
    else if (place >= SDL_SCANCODE_1 && place <= SDL_SCANCODE_9)
        digit = place - SDL_SCANCODE_1 + 1;
    else if (place >= SDL_SCANCODE_KP_1 && place <= SDL_SCANCODE_KP_9)
        digit = place - SDL_SCANCODE_KP_1 + 1;
    return digit < 0 ? APP_INTENT_NONE : (app_intent)(APP_INTENT_DIGIT_0 + digit);
}

static bool prints(SDL_Keycode key)
{
    return key >= SDLK_SPACE && key < SDLK_SCANCODE_MASK && key != SDLK_DELETE;
}

/* A modifier that is itself pressed is held with none of its kind. */
static Uint16 own_modifier(SDL_Keycode key)
{
    if (key == SDLK_LSHIFT || key == SDLK_RSHIFT)
        return KMOD_SHIFT;
    return key == SDLK_LCTRL || key == SDLK_RCTRL ? KMOD_CTRL : 0;
}

void app_keys_interpret(app_event *event)
{
    bool let_go = event->kind == APP_EVENT_KEY_UP;
    Uint16 mods = let_go ? 0 : plain_mods(event->mods) & (Uint16)~own_modifier(event->key);
    Uint16 mods_but_shift = mods & (Uint16)~KMOD_SHIFT;
    app_intent intent = bound_to(event, mods, APP_BOUND_SCREEN);
    event->intent = event->repeat && intent > APP_INTENT_REDO ? APP_INTENT_NONE : intent;
    event->control = bound_to(event, mods, APP_BOUND_CONTROL);
    /* In a field Shift changes letters only. */
    event->field = bound_to(event, mods_but_shift, APP_BOUND_FIELD);
    if (event->control == APP_INTENT_NONE && mods_but_shift == 0)
        event->control = digit_at(event->place);
    if (event->field == APP_INTENT_NONE && mods_but_shift == 0 && prints(event->key))
        event->field = APP_INTENT_TYPE;
}
