/* From SDL's events to the screens', as the player has bound them, with what is held meanwhile; and what is pressed to be
 * bound. */
#include "input/input.h"

#include "input/actions.h"
#include "input/keys.h"

app_input app_input_default(void)
{
    return (app_input){.bindings = app_bindings_default(), .places = APP_PLACE_ALL};
}

/* What slides lines may be a modifier, which comes with the key itself (keys.c); a button or another key
 * has to be remembered. */
void app_input_follow(app_input *input, app_event *event)
{
    if (event->intent == APP_INTENT_MENU && !(input->places & APP_PLACE_BOARD))
        event->intent = APP_INTENT_BACK;
    bool down = event->kind == APP_EVENT_KEY_DOWN;
    if (event->kind == APP_EVENT_FOCUS_LOST)
        input->lines = false;
    if (event->intent == APP_INTENT_LINES && !app_keys_is_modifier(event->key))
        input->lines = down;
    if (down && input->lines)
        event->intent = app_intent_line(event->intent);
}

/* ---- Events ---- */

static bool translate_window(const SDL_WindowEvent *window, app_event *out)
{
    switch (window->event) {
    case SDL_WINDOWEVENT_FOCUS_LOST:
        out->kind = APP_EVENT_FOCUS_LOST;
        return true;
    case SDL_WINDOWEVENT_FOCUS_GAINED:
        out->kind = APP_EVENT_FOCUS_GAINED;
        return true;
    case SDL_WINDOWEVENT_LEAVE:
    case SDL_WINDOWEVENT_MOVED:
        out->kind = APP_EVENT_POINTER_LEAVE;
        return true;
    default:
        return false;
    }
}

/* The left button is the pointer; another is a key, where it means anything. */
static bool translate_button(const app_input *input, const SDL_MouseButtonEvent *button,
                             app_event *out)
{
    bool left = button->button == SDL_BUTTON_LEFT, down = button->type == SDL_MOUSEBUTTONDOWN;
    app_source source = {APP_SOURCE_MOUSE, button->button, 0};
    out->kind = left   ? down ? APP_EVENT_POINTER_DOWN : APP_EVENT_POINTER_UP
                : down ? APP_EVENT_KEY_DOWN
                       : APP_EVENT_KEY_UP;
    out->way = GAME_WAY_POINTER;
    out->button = button->button;
    out->x = button->x;
    out->y = button->y;
    if (left)
        return true;
    out->intent = app_bindings_find(&input->bindings, input->places, source);
    return out->intent != APP_INTENT_NONE;
}

static void translate_key(const app_input *input, const SDL_KeyboardEvent *sdl, app_event *out)
{
    out->kind = sdl->type == SDL_KEYDOWN ? APP_EVENT_KEY_DOWN : APP_EVENT_KEY_UP;
    out->way = GAME_WAY_KEYS;
    out->key = sdl->keysym.sym;
    out->place = sdl->keysym.scancode;
    out->mods = sdl->keysym.mod;
    out->repeat = sdl->repeat != 0;
    app_keys_interpret(input, out);
}

bool app_event_translate(const app_input *input, const SDL_Event *sdl, app_event *out)
{
    *out = (app_event){0};
    switch (sdl->type) {
    case SDL_KEYDOWN:
    case SDL_KEYUP:
        translate_key(input, &sdl->key, out);
        return true;
    case SDL_MOUSEMOTION:
        out->kind = APP_EVENT_POINTER_MOVE;
        out->way = GAME_WAY_POINTER;
        out->held = sdl->motion.state != 0;
        out->x = sdl->motion.x;
        out->y = sdl->motion.y;
        return true;
    case SDL_MOUSEBUTTONDOWN:
    case SDL_MOUSEBUTTONUP:
        return translate_button(input, &sdl->button, out);
    case SDL_MOUSEWHEEL:
        out->kind = APP_EVENT_WHEEL;
        out->wheel = sdl->wheel.y;
        return true;
    case SDL_DROPFILE:
        out->kind = APP_EVENT_DROP;
        out->path = sdl->drop.file;
        return true;
    case SDL_TEXTINPUT:
        out->kind = APP_EVENT_TEXT;
        out->way = GAME_WAY_KEYS;
        out->text = sdl->text.text;
        return true;
    case SDL_WINDOWEVENT:
        return translate_window(&sdl->window, out);
    default:
        return false;
    }
}

/* ---- What is pressed, to be bound ---- */

void app_listen_start(app_input *input)
{
    input->listens = true;
    input->alone = SDLK_UNKNOWN;
}

void app_listen_stop(app_input *input)
{
    input->listens = false;
}

/* A modifier waits for what may come with it. */
static bool press_key(app_input *input, const SDL_KeyboardEvent *sdl)
{
    bool modifier = app_keys_is_modifier(sdl->keysym.sym);
    if (!sdl->repeat)
        input->alone = modifier ? app_keys_plain(sdl->keysym.sym) : SDLK_UNKNOWN;
    return !modifier && !sdl->repeat;
}

static bool let_go_of_key(app_input *input, const SDL_KeyboardEvent *sdl)
{
    bool alone = input->alone != SDLK_UNKNOWN && app_keys_plain(sdl->keysym.sym) == input->alone;
    input->alone = SDLK_UNKNOWN;
    return alone;
}

/* Without Latin letters a key is what it stands for, so that it is the same key on every keyboard. */
static SDL_Keycode heard_key(const SDL_Keysym *sym)
{
    SDL_Keycode latin = app_keys_latin(sym->scancode);
    return latin != SDLK_UNKNOWN ? latin : app_keys_plain(sym->sym);
}

bool app_listen_take(app_input *input, const SDL_Event *sdl, app_event *out, bool *heard)
{
    *out = (app_event){.kind = APP_EVENT_SOURCE, .way = GAME_WAY_KEYS};
    switch (sdl->type) {
    case SDL_KEYDOWN:
    case SDL_KEYUP:
        *heard = sdl->type == SDL_KEYDOWN ? press_key(input, &sdl->key)
                                          : let_go_of_key(input, &sdl->key);
        out->key = heard_key(&sdl->key.keysym);
        out->place = sdl->key.keysym.scancode;
        out->mods = app_keys_is_modifier(out->key) ? 0 : app_keys_mods(sdl->key.keysym.mod);
        return true;
    case SDL_MOUSEBUTTONDOWN:
        *heard = sdl->button.button != SDL_BUTTON_LEFT;
        out->way = GAME_WAY_POINTER;
        out->button = sdl->button.button;
        return *heard;
    default:
        *heard = false;
        return sdl->type == SDL_MOUSEBUTTONUP && sdl->button.button != SDL_BUTTON_LEFT;
    }
}

/* Whether the key has a character that lies elsewhere on other keyboards. */
static bool has_places(const app_event *heard)
{
    return heard->button == 0 && heard->place != SDL_SCANCODE_UNKNOWN &&
           app_keys_prints(heard->key);
}

app_source app_listen_source(const app_event *heard, bool by_place)
{
    if (heard->way == GAME_WAY_PAD)
        return (app_source){APP_SOURCE_PAD, heard->button, 0};
    if (heard->button != 0)
        return (app_source){APP_SOURCE_MOUSE, heard->button, 0};
    if (by_place && has_places(heard))
        return (app_source){APP_SOURCE_PLACE, (int)heard->place, heard->mods};
    return (app_source){APP_SOURCE_KEY, heard->key, heard->mods};
}

app_source app_source_other(app_source source)
{
    app_source other = source;
    if (source.kind == APP_SOURCE_PLACE) {
        const SDL_Keysym sym = {.scancode = (SDL_Scancode)source.code,
                                .sym = SDL_GetKeyFromScancode((SDL_Scancode)source.code)};
        other.kind = APP_SOURCE_KEY;
        other.code = heard_key(&sym);
    } else if (source.kind == APP_SOURCE_KEY && app_keys_prints(source.code)) {
        other.kind = APP_SOURCE_PLACE;
        other.code = (int)app_keys_place(source.code);
    }
    return other.code == 0 ? source : other;
}

/* ---- All of them ---- */

bool app_input_take(app_input *input, const SDL_Event *sdl, app_event *out)
{
    bool heard;
    if (input->listens && app_listen_take(input, sdl, out, &heard))
        return heard;
    if (!app_event_translate(input, sdl, out))
        return false;
    app_input_follow(input, out);
    return true;
}
