/* What a key means, by the table of bindings. */
#include "input/keys.h"

#include "input/actions.h"

/* Left and right modifier keys mean the same. */
Uint16 app_keys_mods(Uint16 mods)
{
    return (Uint16)((mods & KMOD_CTRL ? KMOD_CTRL : 0) | (mods & KMOD_ALT ? KMOD_ALT : 0) |
                    (mods & KMOD_SHIFT ? KMOD_SHIFT : 0) | (mods & KMOD_GUI ? KMOD_GUI : 0));
}

/* The modifier that a key is; 0: none. */
static Uint16 mod_of(SDL_Keycode key)
{
    switch (key) {
    case SDLK_LCTRL:
    case SDLK_RCTRL:
        return KMOD_CTRL;
    case SDLK_LALT:
    case SDLK_RALT:
        return KMOD_ALT;
    case SDLK_LSHIFT:
    case SDLK_RSHIFT:
        return KMOD_SHIFT;
    case SDLK_LGUI:
    case SDLK_RGUI:
        return KMOD_GUI;
    default:
        return 0;
    }
}

bool app_keys_is_modifier(SDL_Keycode key)
{
    return mod_of(key) != 0;
}

SDL_Keycode app_keys_plain(SDL_Keycode key)
{
    return key == SDLK_RCTRL    ? SDLK_LCTRL
           : key == SDLK_RALT   ? SDLK_LALT
           : key == SDLK_RSHIFT ? SDLK_LSHIFT
           : key == SDLK_RGUI   ? SDLK_LGUI
                                : key;
}

/* ---- Keyboards that print other letters ---- */

static bool is_between(int code, int first, int last)
{
    return code >= first && code <= last;
}

static SDL_Keycode us_key(SDL_Scancode place)
{
    if (is_between(place, SDL_SCANCODE_A, SDL_SCANCODE_Z))
        return SDLK_a + (place - SDL_SCANCODE_A);
    if (is_between(place, SDL_SCANCODE_1, SDL_SCANCODE_9))
        return SDLK_1 + (place - SDL_SCANCODE_1);
    return place == SDL_SCANCODE_0 ? SDLK_0 : SDLK_UNKNOWN;
}

static SDL_Scancode us_place(SDL_Keycode key)
{
    if (is_between(key, SDLK_a, SDLK_z))
        return (SDL_Scancode)(SDL_SCANCODE_A + (key - SDLK_a));
    if (is_between(key, SDLK_1, SDLK_9))
        return (SDL_Scancode)(SDL_SCANCODE_1 + (key - SDLK_1));
    return key == SDLK_0 ? SDL_SCANCODE_0 : SDL_SCANCODE_UNKNOWN;
}

SDL_Keycode app_keys_latin(SDL_Scancode place)
{
    SDL_Keycode key = us_key(place);
    bool known = SDL_GetKeyFromScancode(place) != SDLK_UNKNOWN;
    bool printed = SDL_GetScancodeFromKey(key) != SDL_SCANCODE_UNKNOWN;
    return known && !printed ? key : SDLK_UNKNOWN;
}

SDL_Scancode app_keys_place(SDL_Keycode key)
{
    SDL_Scancode place = SDL_GetScancodeFromKey(key);
    return place != SDL_SCANCODE_UNKNOWN ? place : us_place(key);
}

/* ---- What a key means ---- */

static app_source place_of(const app_event *event, Uint16 mods)
{
    return (app_source){APP_SOURCE_PLACE, (int)event->place, mods};
}

static app_source key_of(const app_event *event, Uint16 mods)
{
    return (app_source){APP_SOURCE_KEY, app_keys_plain(event->key), mods};
}

/* What it stands for on a keyboard without Latin letters. */
static app_source latin_of(const app_event *event, Uint16 mods)
{
    return (app_source){APP_SOURCE_KEY, app_keys_latin(event->place), mods};
}

typedef app_intent find(const app_bindings *own, unsigned places, app_source source);

/* A place goes before what is printed there, and that before what it stands for. */
static app_intent find_by(find *by, const app_input *input, const app_event *event, Uint16 mods)
{
    const app_source sources[] = {place_of(event, mods), key_of(event, mods),
                                  latin_of(event, mods)};
    app_intent intent = APP_INTENT_NONE;
    for (size_t i = 0; i < SDL_arraysize(sources) && intent == APP_INTENT_NONE; i++)
        intent = by(&input->bindings, input->places, sources[i]);
    return intent;
}

static app_intent to_screen(const app_input *input, const app_event *event, Uint16 mods)
{
    return find_by(app_bindings_find, input, event, mods);
}

static app_intent let_go_of(const app_input *input, const app_event *event)
{
    app_intent intent = find_by(app_bindings_find_held, input, event, 0);
    return intent != APP_INTENT_NONE ? intent : to_screen(input, event, 0);
}

static app_intent fixed(const app_event *event, Uint16 mods, unsigned to)
{
    app_intent intent = app_bindings_find_fixed(key_of(event, mods), to);
    return intent != APP_INTENT_NONE ? intent : app_bindings_find_fixed(latin_of(event, mods), to);
}

/* The modifiers that are bound as what slides whole lines. */
static Uint16 line_mods(const app_bindings *own)
{
    Uint16 mods = 0;
    const app_binding *b;
    for (int n = 0; (b = app_bindings_nth(own, APP_INTENT_LINES, n)); n++)
        if (b->source.kind == APP_SOURCE_KEY)
            mods |= mod_of(b->source.code);
    return mods;
}

/* A direction's key with one of these means its line, unless the two together are bound. */
static app_intent line_of(const app_input *input, const app_event *event, Uint16 mods)
{
    Uint16 rest = mods & (Uint16)~line_mods(&input->bindings);
    app_intent direction = rest == mods ? APP_INTENT_NONE : to_screen(input, event, rest);
    app_intent line = app_intent_line(direction);
    return line != direction ? line : APP_INTENT_NONE;
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

bool app_keys_leaves(const app_event *heard)
{
    if (heard->way == GAME_WAY_PAD)
        return heard->button == APP_LISTEN_LEAVES;
    return heard->button == 0 && heard->key == SDLK_ESCAPE && heard->mods == 0;
}

bool app_keys_down(SDL_Scancode place)
{
    return place == SDL_SCANCODE_UNKNOWN || SDL_GetKeyboardState(NULL)[place];
}

bool app_keys_prints(SDL_Keycode key)
{
    return key >= SDLK_SPACE && key < SDLK_SCANCODE_MASK && key != SDLK_DELETE;
}

void app_keys_interpret(const app_input *input, app_event *event)
{
    bool let_go = event->kind == APP_EVENT_KEY_UP;
    /* A modifier's own key means the same with others. */
    bool alone = let_go || app_keys_is_modifier(event->key);
    Uint16 mods = alone ? 0 : app_keys_mods(event->mods);
    Uint16 mods_but_shift = mods & (Uint16)~KMOD_SHIFT;
    app_intent intent = let_go ? let_go_of(input, event) : to_screen(input, event, mods);
    if (intent == APP_INTENT_NONE)
        intent = line_of(input, event, mods);
    event->intent = event->repeat ? app_intent_held(intent) : intent;
    event->control = fixed(event, mods, APP_BOUND_CONTROL);
    /* In a field Shift changes letters only. */
    event->field = fixed(event, mods_but_shift, APP_BOUND_FIELD);
    if (event->control == APP_INTENT_NONE && mods_but_shift == 0)
        event->control = digit_at(event->place);
    if (event->field == APP_INTENT_NONE && mods_but_shift == 0 && app_keys_prints(event->key))
        event->field = APP_INTENT_TYPE;
}
