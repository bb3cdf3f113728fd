/* The names of keys, made from the table of bindings. */
#include "input/bindings.h"
#include "input/keys.h"

#include <stdio.h>
#include <string.h>

static app_text_id text_of(SDL_Keycode key)
{
    switch (key) {
    case SDLK_UP:
        return APP_TEXT_KEYCAP_UP;
    case SDLK_RIGHT:
        return APP_TEXT_KEYCAP_RIGHT;
    case SDLK_DOWN:
        return APP_TEXT_KEYCAP_DOWN;
    case SDLK_LEFT:
        return APP_TEXT_KEYCAP_LEFT;
    case SDLK_RETURN:
    case SDLK_KP_ENTER:
        return APP_TEXT_KEYCAP_ENTER;
    case SDLK_ESCAPE:
        return APP_TEXT_KEYCAP_ESC;
    case SDLK_SPACE:
        return APP_TEXT_KEYCAP_SPACE;
    case SDLK_TAB:
        return APP_TEXT_KEYCAP_TAB;
    case SDLK_BACKSPACE:
        return APP_TEXT_KEYCAP_BACKSPACE;
    case SDLK_DELETE:
        return APP_TEXT_KEYCAP_DELETE;
    case SDLK_HOME:
        return APP_TEXT_KEYCAP_HOME;
    case SDLK_END:
        return APP_TEXT_KEYCAP_END;
    case SDLK_PAGEUP:
        return APP_TEXT_KEYCAP_PAGE_UP;
    case SDLK_PAGEDOWN:
        return APP_TEXT_KEYCAP_PAGE_DOWN;
    case SDLK_LCTRL:
    case SDLK_RCTRL:
        return APP_TEXT_KEYCAP_CTRL;
    case SDLK_LSHIFT:
    case SDLK_RSHIFT:
        return APP_TEXT_KEYCAP_SHIFT;
    default:
        return APP_TEXTS;
    }
}

/* Letters and F1 to F12 are called the same everywhere. A place is called by its key on an American
 * keyboard. */
static const char *bare_name(const app_binding *b)
{
    if (b->source.kind == APP_SOURCE_PLACE)
        return SDL_GetScancodeName((SDL_Scancode)b->source.code);
    app_text_id text = text_of(b->source.code);
    return text == APP_TEXTS ? SDL_GetKeyName(b->source.code) : app_text(text);
}

/* Adds a part with a plus before it, unless it is the first. */
static void press_also(app_key_name *name, const char *part)
{
    app_key_name before = *name;
    if (*before.text)
        app_textf(name->text, sizeof name->text, APP_TEXT_KEYCAP_WITH, before.text, part);
    else
        snprintf(name->text, sizeof name->text, "%s", part);
}

static app_key_name mods_name(Uint16 mods)
{
    app_key_name name = {""};
    if (mods & KMOD_CTRL)
        press_also(&name, app_text(APP_TEXT_KEYCAP_CTRL));
    if (mods & KMOD_ALT)
        press_also(&name, app_text(APP_TEXT_KEYCAP_ALT));
    if (mods & KMOD_SHIFT)
        press_also(&name, app_text(APP_TEXT_KEYCAP_SHIFT));
    return name;
}

static app_key_name name_of(const app_binding *b)
{
    app_key_name name = mods_name(b->source.mods);
    press_also(&name, bare_name(b));
    return name;
}

static bool is_key(const app_binding *b)
{
    return b->source.kind == APP_SOURCE_KEY || b->source.kind == APP_SOURCE_PLACE;
}

/* The nth key of an intent to one of those; NULL after the last. */
static const app_binding *nth_to(app_intent intent, unsigned to, int n)
{
    int count;
    const app_binding *all = app_bindings(&count);
    for (int i = 0; i < count; i++)
        if (is_key(&all[i]) && all[i].intent == intent && all[i].to & to && n-- == 0)
            return &all[i];
    return NULL;
}

static const app_binding *nth(app_intent intent, int n)
{
    bool to_screen = nth_to(intent, APP_BOUND_SCREEN, 0) != NULL;
    return nth_to(intent, to_screen ? APP_BOUND_SCREEN : APP_BOUND_ALL, n);
}

static void add_to_list(app_key_name *list, const char *name)
{
    app_key_name before = *list;
    if (*before.text)
        app_textf(list->text, sizeof list->text, APP_TEXT_KEYCAP_LIST, before.text, name);
    else
        snprintf(list->text, sizeof list->text, "%s", name);
}

/* Two keys are called Enter. */
static bool said_before(app_intent intent, int n)
{
    for (int i = 0; i < n; i++)
        if (strcmp(name_of(nth(intent, i)).text, name_of(nth(intent, n)).text) == 0)
            return true;
    return false;
}

app_key_name app_keys_name(app_intent intent)
{
    const app_binding *first = nth(intent, 0);
    return first ? name_of(first) : (app_key_name){""};
}

app_key_name app_keys_names(app_intent intent)
{
    app_key_name list = {""};
    for (int n = 0; nth(intent, n); n++)
        if (!said_before(intent, n))
            add_to_list(&list, name_of(nth(intent, n)).text);
    return list;
}

static bool is_arrow(const app_binding *b)
{
    int key = b->source.kind == APP_SOURCE_KEY ? b->source.code : 0;
    return key == SDLK_UP || key == SDLK_RIGHT || key == SDLK_DOWN || key == SDLK_LEFT;
}

app_key_name app_keys_directions(void)
{
    static const app_intent order[] = {APP_INTENT_UP, APP_INTENT_LEFT, APP_INTENT_DOWN,
                                       APP_INTENT_RIGHT}; /* WASD */
    app_key_name list = {""};
    for (int n = 0; nth(APP_INTENT_UP, n); n++) {
        app_key_name four = {""};
        bool arrows = true;
        for (size_t i = 0; i < SDL_arraysize(order); i++) {
            const app_binding *b = nth(order[i], n);
            arrows = arrows && is_arrow(b);
            SDL_strlcat(four.text, name_of(b).text, sizeof four.text);
        }
        add_to_list(&list, arrows ? app_text(APP_TEXT_KEYCAP_ARROWS) : four.text);
    }
    return list;
}

app_key_name app_keys_lines(void)
{
    app_key_name name;
    const app_binding *first = nth(APP_INTENT_LINE_UP, 0);
    app_textf(name.text, sizeof name.text, APP_TEXT_KEYCAP_WITH_DIRECTION,
              mods_name(first->source.mods).text);
    return name;
}
