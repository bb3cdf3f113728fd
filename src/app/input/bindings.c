/* The table of bindings, and the player's own. */
#include "input/bindings.h"

#include "input/actions.h"
#include "platform/platform.h"

#include <string.h>

enum { SCREEN = APP_BOUND_SCREEN, CONTROL = APP_BOUND_CONTROL, FIELD = APP_BOUND_FIELD };

/* With the key for whole lines each direction slides one: lines have no bindings of their own. */
static const app_binding defaults[] = {
    {APP_INTENT_UP, {APP_SOURCE_KEY, SDLK_UP, 0}, SCREEN},
    {APP_INTENT_RIGHT, {APP_SOURCE_KEY, SDLK_RIGHT, 0}, SCREEN},
    {APP_INTENT_DOWN, {APP_SOURCE_KEY, SDLK_DOWN, 0}, SCREEN},
    {APP_INTENT_LEFT, {APP_SOURCE_KEY, SDLK_LEFT, 0}, SCREEN},
    {APP_INTENT_UP, {APP_SOURCE_PLACE, SDL_SCANCODE_W, 0}, SCREEN},
    {APP_INTENT_RIGHT, {APP_SOURCE_PLACE, SDL_SCANCODE_D, 0}, SCREEN},
    {APP_INTENT_DOWN, {APP_SOURCE_PLACE, SDL_SCANCODE_S, 0}, SCREEN},
    {APP_INTENT_LEFT, {APP_SOURCE_PLACE, SDL_SCANCODE_A, 0}, SCREEN},
    {APP_INTENT_UNDO, {APP_SOURCE_KEY, SDLK_z, KMOD_CTRL}, SCREEN},
    {APP_INTENT_UNDO, {APP_SOURCE_KEY, SDLK_BACKSPACE, 0}, SCREEN},
    {APP_INTENT_REDO, {APP_SOURCE_KEY, SDLK_y, KMOD_CTRL}, SCREEN},
    {APP_INTENT_REDO, {APP_SOURCE_KEY, SDLK_z, KMOD_CTRL | KMOD_SHIFT}, SCREEN},
    {APP_INTENT_HINT, {APP_SOURCE_KEY, SDLK_h, 0}, SCREEN},
    {APP_INTENT_AUTO, {APP_SOURCE_KEY, SDLK_F5, 0}, SCREEN},
    {APP_INTENT_PEEK, {APP_SOURCE_KEY, SDLK_g, 0}, SCREEN},
    {APP_INTENT_LINES, {APP_SOURCE_KEY, SDLK_LSHIFT, 0}, SCREEN},
    {APP_INTENT_FREEZE, {APP_SOURCE_KEY, SDLK_LCTRL, 0}, SCREEN},
    {APP_INTENT_COMPARE, {APP_SOURCE_KEY, SDLK_c, 0}, SCREEN},
    {APP_INTENT_ZOOM_IN, {APP_SOURCE_KEY, SDLK_PAGEUP, 0}, SCREEN},
    {APP_INTENT_ZOOM_OUT, {APP_SOURCE_KEY, SDLK_PAGEDOWN, 0}, SCREEN},
    {APP_INTENT_FIND, {APP_SOURCE_KEY, SDLK_f, KMOD_CTRL}, SCREEN},
    {APP_INTENT_NUMBERS, {APP_SOURCE_KEY, SDLK_n, 0}, SCREEN},
    {APP_INTENT_PALETTE, {APP_SOURCE_KEY, SDLK_p, 0}, SCREEN},
    {APP_INTENT_PATTERNS, {APP_SOURCE_KEY, SDLK_p, KMOD_SHIFT}, SCREEN},
    {APP_INTENT_COARSER, {APP_SOURCE_KEY, SDLK_1, 0}, SCREEN},
    {APP_INTENT_COARSER, {APP_SOURCE_KEY, SDLK_KP_1, 0}, SCREEN},
    {APP_INTENT_FINER, {APP_SOURCE_KEY, SDLK_2, 0}, SCREEN},
    {APP_INTENT_FINER, {APP_SOURCE_KEY, SDLK_KP_2, 0}, SCREEN},
    {APP_INTENT_ZEN, {APP_SOURCE_KEY, SDLK_F9, 0}, SCREEN},
    {APP_INTENT_NEW, {APP_SOURCE_KEY, SDLK_n, KMOD_CTRL}, SCREEN},
    {APP_INTENT_NEXT_BOARD, {APP_SOURCE_KEY, SDLK_F2, 0}, SCREEN},
    {APP_INTENT_SESSION, {APP_SOURCE_KEY, SDLK_l, KMOD_CTRL}, SCREEN},
    {APP_INTENT_RESTART, {APP_SOURCE_KEY, SDLK_r, KMOD_CTRL}, SCREEN},
    {APP_INTENT_PARKED, {APP_SOURCE_KEY, SDLK_b, KMOD_CTRL}, SCREEN},
    {APP_INTENT_PASTE, {APP_SOURCE_KEY, SDLK_v, KMOD_CTRL}, SCREEN},
    {APP_INTENT_COPY, {APP_SOURCE_KEY, SDLK_c, KMOD_CTRL}, SCREEN},
    {APP_INTENT_DELETE, {APP_SOURCE_KEY, SDLK_DELETE, 0}, SCREEN},
    {APP_INTENT_BACK, {APP_SOURCE_KEY, SDLK_ESCAPE, 0}, SCREEN},
    {APP_INTENT_CONFIRM, {APP_SOURCE_KEY, SDLK_RETURN, 0}, SCREEN},
    {APP_INTENT_CONFIRM, {APP_SOURCE_KEY, SDLK_KP_ENTER, 0}, SCREEN},
    {APP_INTENT_PLAY, {APP_SOURCE_KEY, SDLK_SPACE, 0}, SCREEN},
    {APP_INTENT_FIRST, {APP_SOURCE_KEY, SDLK_HOME, 0}, SCREEN},
    {APP_INTENT_LAST, {APP_SOURCE_KEY, SDLK_END, 0}, SCREEN},
    {APP_INTENT_HELP, {APP_SOURCE_KEY, SDLK_F1, 0}, SCREEN},
    {APP_INTENT_FULLSCREEN, {APP_SOURCE_KEY, SDLK_F11, 0}, SCREEN},
    {APP_INTENT_FULLSCREEN, {APP_SOURCE_KEY, SDLK_RETURN, KMOD_ALT}, SCREEN},
    {APP_INTENT_SOUND, {APP_SOURCE_KEY, SDLK_m, 0}, SCREEN},
    {APP_INTENT_SCREENSHOT, {APP_SOURCE_KEY, SDLK_F12, 0}, SCREEN},
    {APP_INTENT_QUIT, {APP_SOURCE_KEY, SDLK_q, KMOD_CTRL}, SCREEN},
    {APP_INTENT_UNDO, {APP_SOURCE_MOUSE, SDL_BUTTON_RIGHT, 0}, SCREEN},
    {APP_INTENT_PEEK, {APP_SOURCE_MOUSE, SDL_BUTTON_MIDDLE, 0}, SCREEN},
    {APP_INTENT_UP, {APP_SOURCE_PAD, SDL_CONTROLLER_BUTTON_DPAD_UP, 0}, SCREEN},
    {APP_INTENT_RIGHT, {APP_SOURCE_PAD, SDL_CONTROLLER_BUTTON_DPAD_RIGHT, 0}, SCREEN},
    {APP_INTENT_DOWN, {APP_SOURCE_PAD, SDL_CONTROLLER_BUTTON_DPAD_DOWN, 0}, SCREEN},
    {APP_INTENT_LEFT, {APP_SOURCE_PAD, SDL_CONTROLLER_BUTTON_DPAD_LEFT, 0}, SCREEN},
    {APP_INTENT_LINES, {APP_SOURCE_PAD, APP_PAD_RIGHT_TRIGGER, 0}, SCREEN},
    {APP_INTENT_COMPARE, {APP_SOURCE_PAD, APP_PAD_LEFT_TRIGGER, 0}, SCREEN},
    {APP_INTENT_HINT, {APP_SOURCE_PAD, SDL_CONTROLLER_BUTTON_A, 0}, SCREEN},
    {APP_INTENT_BACK, {APP_SOURCE_PAD, SDL_CONTROLLER_BUTTON_B, 0}, SCREEN},
    {APP_INTENT_UNDO, {APP_SOURCE_PAD, SDL_CONTROLLER_BUTTON_X, 0}, SCREEN},
    {APP_INTENT_DELETE, {APP_SOURCE_PAD, SDL_CONTROLLER_BUTTON_X, 0}, SCREEN},
    {APP_INTENT_PEEK, {APP_SOURCE_PAD, SDL_CONTROLLER_BUTTON_Y, 0}, SCREEN},
    {APP_INTENT_REDO, {APP_SOURCE_PAD, SDL_CONTROLLER_BUTTON_RIGHTSHOULDER, 0}, SCREEN},
    {APP_INTENT_AUTO, {APP_SOURCE_PAD, SDL_CONTROLLER_BUTTON_LEFTSHOULDER, 0}, SCREEN},
    {APP_INTENT_NUMBERS, {APP_SOURCE_PAD, SDL_CONTROLLER_BUTTON_RIGHTSTICK, 0}, SCREEN},
    {APP_INTENT_NEXT_BOARD, {APP_SOURCE_PAD, SDL_CONTROLLER_BUTTON_BACK, 0}, SCREEN},
    {APP_INTENT_MENU, {APP_SOURCE_PAD, SDL_CONTROLLER_BUTTON_START, 0}, SCREEN},
};

static const app_binding fixed[] = {
    {APP_INTENT_UP, {APP_SOURCE_KEY, SDLK_UP, 0}, CONTROL | FIELD},
    {APP_INTENT_RIGHT, {APP_SOURCE_KEY, SDLK_RIGHT, 0}, CONTROL | FIELD},
    {APP_INTENT_DOWN, {APP_SOURCE_KEY, SDLK_DOWN, 0}, CONTROL | FIELD},
    {APP_INTENT_LEFT, {APP_SOURCE_KEY, SDLK_LEFT, 0}, CONTROL | FIELD},
    {APP_INTENT_PASTE, {APP_SOURCE_KEY, SDLK_v, KMOD_CTRL}, FIELD},
    {APP_INTENT_BACK, {APP_SOURCE_KEY, SDLK_ESCAPE, 0}, CONTROL},
    {APP_INTENT_CONFIRM, {APP_SOURCE_KEY, SDLK_RETURN, 0}, CONTROL},
    {APP_INTENT_CONFIRM, {APP_SOURCE_KEY, SDLK_KP_ENTER, 0}, CONTROL},
    {APP_INTENT_CONFIRM, {APP_SOURCE_KEY, SDLK_SPACE, 0}, CONTROL},
    {APP_INTENT_FIRST, {APP_SOURCE_KEY, SDLK_HOME, 0}, CONTROL | FIELD},
    {APP_INTENT_LAST, {APP_SOURCE_KEY, SDLK_END, 0}, CONTROL | FIELD},
    {APP_INTENT_PAGE_UP, {APP_SOURCE_KEY, SDLK_PAGEUP, 0}, CONTROL},
    {APP_INTENT_PAGE_DOWN, {APP_SOURCE_KEY, SDLK_PAGEDOWN, 0}, CONTROL},
    {APP_INTENT_NEXT, {APP_SOURCE_KEY, SDLK_TAB, 0}, CONTROL},
    {APP_INTENT_PREVIOUS, {APP_SOURCE_KEY, SDLK_TAB, KMOD_SHIFT}, CONTROL},
    {APP_INTENT_ERASE, {APP_SOURCE_KEY, SDLK_BACKSPACE, 0}, CONTROL | FIELD},
    {APP_INTENT_ERASE_NEXT, {APP_SOURCE_KEY, SDLK_DELETE, 0}, FIELD},
    {APP_INTENT_UP, {APP_SOURCE_PAD, SDL_CONTROLLER_BUTTON_DPAD_UP, 0}, CONTROL},
    {APP_INTENT_RIGHT, {APP_SOURCE_PAD, SDL_CONTROLLER_BUTTON_DPAD_RIGHT, 0}, CONTROL},
    {APP_INTENT_DOWN, {APP_SOURCE_PAD, SDL_CONTROLLER_BUTTON_DPAD_DOWN, 0}, CONTROL},
    {APP_INTENT_LEFT, {APP_SOURCE_PAD, SDL_CONTROLLER_BUTTON_DPAD_LEFT, 0}, CONTROL},
    {APP_INTENT_PAGE_UP, {APP_SOURCE_PAD, APP_PAD_LEFT_TRIGGER, 0}, CONTROL},
    {APP_INTENT_PAGE_DOWN, {APP_SOURCE_PAD, APP_PAD_RIGHT_TRIGGER, 0}, CONTROL},
    {APP_INTENT_CONFIRM, {APP_SOURCE_PAD, SDL_CONTROLLER_BUTTON_A, 0}, CONTROL},
    {APP_INTENT_BACK, {APP_SOURCE_PAD, SDL_CONTROLLER_BUTTON_B, 0}, CONTROL},
    {APP_INTENT_ERASE, {APP_SOURCE_PAD, SDL_CONTROLLER_BUTTON_X, 0}, CONTROL | FIELD},
    {APP_INTENT_LEFT, {APP_SOURCE_PAD, SDL_CONTROLLER_BUTTON_LEFTSHOULDER, 0}, FIELD},
    {APP_INTENT_RIGHT, {APP_SOURCE_PAD, SDL_CONTROLLER_BUTTON_RIGHTSHOULDER, 0}, FIELD},
    {APP_INTENT_NEXT, {APP_SOURCE_PAD, SDL_CONTROLLER_BUTTON_LEFTSTICK, 0}, CONTROL},
};

/* As packaging/web/page/keys.js has them. */
static bool is_browsers(app_source source)
{
    bool held = source.mods & (KMOD_CTRL | KMOD_GUI), letter = source.code > 0 && source.code < 128;
    return source.code == SDLK_F6 || (held && letter && strchr("lnrtw", (char)source.code));
}

static bool can_come(app_source source)
{
    return source.kind != APP_SOURCE_KEY || app_platform_gets_all_keys() || !is_browsers(source);
}

app_bindings app_bindings_default(void)
{
    app_bindings own = {.count = 0};
    for (size_t i = 0; i < SDL_arraysize(defaults); i++)
        if (can_come(defaults[i].source))
            own.items[own.count++] = defaults[i];
    return own;
}

const app_binding *app_bindings_fixed(int *count)
{
    *count = (int)SDL_arraysize(fixed);
    return fixed;
}

bool app_source_equal(app_source a, app_source b)
{
    return a.kind == b.kind && a.code == b.code && a.mods == b.mods;
}

/* ---- What a source means ---- */

app_intent app_bindings_find(const app_bindings *own, unsigned places, app_source source)
{
    for (int i = 0; i < own->count; i++) {
        const app_binding *b = &own->items[i];
        if (app_source_equal(b->source, source) && app_action_of(b->intent)->places & places)
            return b->intent;
    }
    return APP_INTENT_NONE;
}

static bool lasts(app_intent intent)
{
    return intent == APP_INTENT_PEEK || intent == APP_INTENT_LINES || intent == APP_INTENT_FREEZE;
}

app_intent app_bindings_find_held(const app_bindings *own, unsigned places, app_source source)
{
    for (int i = 0; i < own->count; i++) {
        const app_binding *b = &own->items[i];
        source.mods = b->source.mods;
        if (lasts(b->intent) && app_source_equal(b->source, source) &&
            app_action_of(b->intent)->places & places)
            return b->intent;
    }
    return APP_INTENT_NONE;
}

app_intent app_bindings_find_fixed(app_source source, unsigned to)
{
    for (size_t i = 0; i < SDL_arraysize(fixed); i++)
        if (fixed[i].to & to && app_source_equal(fixed[i].source, source))
            return fixed[i].intent;
    return APP_INTENT_NONE;
}

/* The nth of those that are, or are not, a pad's. Subtracts what it passes from *n. */
static const app_binding *nth_of(const app_bindings *own, app_intent intent, bool pads, int *n)
{
    for (int i = 0; i < own->count; i++) {
        const app_binding *b = &own->items[i];
        bool pad = b->source.kind == APP_SOURCE_PAD;
        if (b->intent == intent && pad == pads && (*n)-- == 0)
            return b;
    }
    return NULL;
}

const app_binding *app_bindings_nth(const app_bindings *own, app_intent intent, int n)
{
    const app_binding *b = nth_of(own, intent, false, &n);
    return b ? b : nth_of(own, intent, true, &n);
}

const app_binding *app_bindings_conflict(const app_bindings *own, app_intent intent,
                                         app_source source)
{
    for (int i = 0; i < own->count; i++) {
        const app_binding *b = &own->items[i];
        if (b->intent != intent && app_source_equal(b->source, source) &&
            app_actions_meet(b->intent, intent))
            return b;
    }
    return NULL;
}

/* ---- Changes ---- */

static bool has(const app_bindings *own, app_intent intent, app_source source)
{
    for (int i = 0; i < own->count; i++)
        if (own->items[i].intent == intent && app_source_equal(own->items[i].source, source))
            return true;
    return false;
}

bool app_bindings_add(app_bindings *own, app_intent intent, app_source source)
{
    if (has(own, intent, source))
        return true;
    if (own->count == APP_BINDINGS_MAX)
        return false;
    own->items[own->count++] = (app_binding){intent, source, SCREEN};
    return true;
}

static void take_out(app_bindings *own, int i)
{
    own->count--;
    SDL_memmove(&own->items[i], &own->items[i + 1], (size_t)(own->count - i) * sizeof *own->items);
}

void app_bindings_remove(app_bindings *own, app_intent intent, app_source source)
{
    for (int i = own->count - 1; i >= 0; i--)
        if (own->items[i].intent == intent && app_source_equal(own->items[i].source, source))
            take_out(own, i);
}

void app_bindings_clear(app_bindings *own, app_intent intent)
{
    for (int i = own->count - 1; i >= 0; i--)
        if (own->items[i].intent == intent)
            take_out(own, i);
}

bool app_bindings_move(app_bindings *own, app_intent intent, app_source source)
{
    const app_binding *other;
    while ((other = app_bindings_conflict(own, intent, source)))
        app_bindings_remove(own, other->intent, source);
    return app_bindings_add(own, intent, source);
}

bool app_bindings_replace(app_bindings *own, app_intent intent, app_source old, app_source source)
{
    const app_binding *other;
    if (app_source_equal(old, source))
        return true;
    if (has(own, intent, source))
        app_bindings_remove(own, intent, old);
    while ((other = app_bindings_conflict(own, intent, source)))
        app_bindings_remove(own, other->intent, source);
    for (int i = 0; i < own->count; i++)
        if (own->items[i].intent == intent && app_source_equal(own->items[i].source, old))
            own->items[i].source = source;
    return app_bindings_add(own, intent, source);
}

bool app_bindings_lead(app_bindings *own, app_intent intent, app_source source)
{
    int first = 0;
    app_bindings_remove(own, intent, source);
    if (own->count == APP_BINDINGS_MAX)
        return false;
    while (first < own->count && own->items[first].intent != intent)
        first++;
    SDL_memmove(&own->items[first + 1], &own->items[first],
                (size_t)(own->count - first) * sizeof *own->items);
    own->items[first] = (app_binding){intent, source, SCREEN};
    own->count++;
    return true;
}

void app_bindings_reset(app_bindings *own, app_intent intent)
{
    app_bindings_clear(own, intent);
    for (size_t i = 0; i < SDL_arraysize(defaults); i++)
        if (defaults[i].intent == intent)
            app_bindings_move(own, intent, defaults[i].source);
}

bool app_bindings_unchanged(const app_bindings *own, app_intent intent)
{
    int n = 0;
    for (size_t i = 0; i < SDL_arraysize(defaults); i++) {
        if (defaults[i].intent != intent)
            continue;
        const app_binding *mine = app_bindings_nth(own, intent, n++);
        if (!mine || !app_source_equal(mine->source, defaults[i].source))
            return false;
    }
    return app_bindings_nth(own, intent, n) == NULL;
}
