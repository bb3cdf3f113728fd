/* The table of bindings, and what a key means by it. */
#include "input/keys.h"

enum { SCREEN = APP_KEYS_SCREEN, CONTROL = APP_KEYS_CONTROL, FIELD = APP_KEYS_FIELD };
enum { ANY = APP_KEYS_ALL };

static const app_key_binding bindings[] = {
    {APP_INTENT_UP, SDLK_UP, 0, 0, ANY},
    {APP_INTENT_RIGHT, SDLK_RIGHT, 0, 0, ANY},
    {APP_INTENT_DOWN, SDLK_DOWN, 0, 0, ANY},
    {APP_INTENT_LEFT, SDLK_LEFT, 0, 0, ANY},
    {APP_INTENT_UP, 0, SDL_SCANCODE_W, 0, SCREEN},
    {APP_INTENT_RIGHT, 0, SDL_SCANCODE_D, 0, SCREEN},
    {APP_INTENT_DOWN, 0, SDL_SCANCODE_S, 0, SCREEN},
    {APP_INTENT_LEFT, 0, SDL_SCANCODE_A, 0, SCREEN},
    {APP_INTENT_LINE_UP, SDLK_UP, 0, KMOD_SHIFT, SCREEN},
    {APP_INTENT_LINE_RIGHT, SDLK_RIGHT, 0, KMOD_SHIFT, SCREEN},
    {APP_INTENT_LINE_DOWN, SDLK_DOWN, 0, KMOD_SHIFT, SCREEN},
    {APP_INTENT_LINE_LEFT, SDLK_LEFT, 0, KMOD_SHIFT, SCREEN},
    {APP_INTENT_LINE_UP, 0, SDL_SCANCODE_W, KMOD_SHIFT, SCREEN},
    {APP_INTENT_LINE_RIGHT, 0, SDL_SCANCODE_D, KMOD_SHIFT, SCREEN},
    {APP_INTENT_LINE_DOWN, 0, SDL_SCANCODE_S, KMOD_SHIFT, SCREEN},
    {APP_INTENT_LINE_LEFT, 0, SDL_SCANCODE_A, KMOD_SHIFT, SCREEN},
    {APP_INTENT_UNDO, SDLK_z, 0, KMOD_CTRL, SCREEN},
    {APP_INTENT_UNDO, SDLK_BACKSPACE, 0, 0, SCREEN},
    {APP_INTENT_REDO, SDLK_y, 0, KMOD_CTRL, SCREEN},
    {APP_INTENT_REDO, SDLK_z, 0, KMOD_CTRL | KMOD_SHIFT, SCREEN},
    {APP_INTENT_HINT, SDLK_h, 0, 0, SCREEN},
    {APP_INTENT_AUTO, SDLK_F5, 0, 0, SCREEN},
    {APP_INTENT_PEEK, SDLK_g, 0, 0, SCREEN},
    {APP_INTENT_LINES, SDLK_LSHIFT, 0, 0, SCREEN},
    {APP_INTENT_LINES, SDLK_RSHIFT, 0, 0, SCREEN},
    {APP_INTENT_COMPARE, SDLK_c, 0, 0, SCREEN},
    {APP_INTENT_NUMBERS, SDLK_n, 0, 0, SCREEN},
    {APP_INTENT_NEW, SDLK_n, 0, KMOD_CTRL, SCREEN},
    {APP_INTENT_NEXT_BOARD, SDLK_F2, 0, 0, SCREEN},
    {APP_INTENT_SESSION, SDLK_l, 0, KMOD_CTRL, SCREEN},
    {APP_INTENT_RESTART, SDLK_r, 0, KMOD_CTRL, SCREEN},
    {APP_INTENT_PARKED, SDLK_b, 0, KMOD_CTRL, SCREEN},
    {APP_INTENT_PASTE, SDLK_v, 0, KMOD_CTRL, SCREEN | FIELD},
    {APP_INTENT_COPY, SDLK_c, 0, KMOD_CTRL, SCREEN},
    {APP_INTENT_DELETE, SDLK_DELETE, 0, 0, SCREEN},
    {APP_INTENT_BACK, SDLK_ESCAPE, 0, 0, SCREEN | CONTROL},
    {APP_INTENT_CONFIRM, SDLK_RETURN, 0, 0, SCREEN | CONTROL},
    {APP_INTENT_CONFIRM, SDLK_KP_ENTER, 0, 0, SCREEN | CONTROL},
    {APP_INTENT_CONFIRM, SDLK_SPACE, 0, 0, CONTROL},
    {APP_INTENT_PLAY, SDLK_SPACE, 0, 0, SCREEN},
    {APP_INTENT_FIRST, SDLK_HOME, 0, 0, ANY},
    {APP_INTENT_LAST, SDLK_END, 0, 0, ANY},
    {APP_INTENT_PAGE_UP, SDLK_PAGEUP, 0, 0, CONTROL},
    {APP_INTENT_PAGE_DOWN, SDLK_PAGEDOWN, 0, 0, CONTROL},
    {APP_INTENT_NEXT, SDLK_TAB, 0, 0, CONTROL},
    {APP_INTENT_PREVIOUS, SDLK_TAB, 0, KMOD_SHIFT, CONTROL},
    {APP_INTENT_ERASE, SDLK_BACKSPACE, 0, 0, CONTROL | FIELD},
    {APP_INTENT_ERASE_NEXT, SDLK_DELETE, 0, 0, FIELD},
    {APP_INTENT_HELP, SDLK_F1, 0, 0, SCREEN},
    {APP_INTENT_FULLSCREEN, SDLK_F11, 0, 0, SCREEN},
    {APP_INTENT_FULLSCREEN, SDLK_RETURN, 0, KMOD_ALT, SCREEN},
    {APP_INTENT_SCREENSHOT, SDLK_F12, 0, 0, SCREEN},
    {APP_INTENT_QUIT, SDLK_q, 0, KMOD_CTRL, SCREEN},
};

/* Left and right modifier keys mean the same. */
static Uint16 plain_mods(Uint16 mods)
{
    return (Uint16)((mods & KMOD_CTRL ? KMOD_CTRL : 0) | (mods & KMOD_ALT ? KMOD_ALT : 0) |
                    (mods & KMOD_SHIFT ? KMOD_SHIFT : 0) | (mods & KMOD_GUI ? KMOD_GUI : 0));
}

static app_intent bound_to(const app_event *event, Uint16 mods, unsigned to)
{
    for (size_t i = 0; i < SDL_arraysize(bindings); i++) {
        const app_key_binding *b = &bindings[i];
        bool hit = b->place ? b->place == event->place : b->key == event->key;
        if (hit && b->mods == mods && b->to & to)
            return b->intent;
    }
    return APP_INTENT_NONE;
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

void app_keys_interpret(app_event *event)
{
    bool let_go = event->kind == APP_EVENT_KEY_UP;
    bool shift = event->key == SDLK_LSHIFT || event->key == SDLK_RSHIFT; /* it is held with none */
    Uint16 mods = let_go ? 0 : plain_mods(event->mods) & (Uint16)(shift ? ~KMOD_SHIFT : ~0);
    Uint16 mods_but_shift = mods & (Uint16)~KMOD_SHIFT;
    app_intent intent = bound_to(event, mods, SCREEN);
    event->intent = event->repeat && intent > APP_INTENT_REDO ? APP_INTENT_NONE : intent;
    event->control = bound_to(event, mods, CONTROL);
    event->field = bound_to(event, mods_but_shift, FIELD); /* there Shift changes letters only */
    if (event->control == APP_INTENT_NONE && mods_but_shift == 0)
        event->control = digit_at(event->place);
    if (event->field == APP_INTENT_NONE && mods_but_shift == 0 && prints(event->key))
        event->field = APP_INTENT_TYPE;
}

const app_key_binding *app_keys_bindings(int *count)
{
    *count = (int)SDL_arraysize(bindings);
    return bindings;
}
