/* From SDL's events to those of the screens. */
#include "input/event.h"

#include "input/input.h"
#include "input/keys.h"

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
