/* What is bound to what: to controls and fields for good, to screens as the player likes it. */
#include "input/bindings.h"

#include "input/actions.h"
#include "platform/platform.h"

#include <string.h>

enum { SCREEN = APP_BOUND_SCREEN, CONTROL = APP_BOUND_CONTROL, FIELD = APP_BOUND_FIELD };

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

/* The nth that does an action by default; NULL after the last. */
static const app_source *usual(const app_action *action, int n)
{
    const app_source *source = &action->usual[n];
    return n < APP_ACTION_SOURCES && !app_source_equal(*source, (app_source){0}) ? source : NULL;
}

app_bindings app_bindings_default(void)
{
    int count;
    const app_action *actions = app_actions(&count);
    app_bindings own = {.count = 0};
    const app_source *source;
    for (int i = 0; i < count; i++)
        for (int n = 0; (source = usual(&actions[i], n)); n++)
            if (can_come(*source))
                app_bindings_add(&own, actions[i].intent, *source);
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

app_intent app_bindings_find_held(const app_bindings *own, unsigned places, app_source source)
{
    for (int i = 0; i < own->count; i++) {
        const app_binding *b = &own->items[i];
        const app_action *action = app_action_of(b->intent);
        source.mods = b->source.mods;
        if (action->lasts && action->places & places && app_source_equal(b->source, source))
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
    const app_source *source;
    app_bindings_clear(own, intent);
    for (int n = 0; (source = usual(app_action_of(intent), n)); n++)
        app_bindings_move(own, intent, *source);
}

bool app_bindings_unchanged(const app_bindings *own, app_intent intent)
{
    int n = 0;
    const app_binding *mine;
    const app_source *source;
    do {
        mine = app_bindings_nth(own, intent, n);
        source = usual(app_action_of(intent), n++);
    } while (mine && source && app_source_equal(mine->source, *source));
    return !mine && !source;
}
