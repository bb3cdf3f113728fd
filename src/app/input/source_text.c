/* A source of input as text: by SDL's names, which are the same in every language. */
#include "input/bindings_text.h"
#include "input/keys.h"

#include <string.h>

typedef struct word {
    const char *text; /* ends the list where it is NULL */
    int value;
} word;

static const word kinds[] = {{"key ", APP_SOURCE_KEY},
                             {"place ", APP_SOURCE_PLACE},
                             {"mouse ", APP_SOURCE_MOUSE},
                             {"pad ", APP_SOURCE_PAD},
                             {NULL, 0}};
static const word modifiers[] = {{"Ctrl+", KMOD_CTRL},
                                 {"Alt+", KMOD_ALT},
                                 {"Shift+", KMOD_SHIFT},
                                 {"Logo+", KMOD_GUI},
                                 {NULL, 0}};
/* Of these SDL knows a left and a right one; here they are one key. */
static const word held[] = {{"Ctrl", SDLK_LCTRL},
                            {"Alt", SDLK_LALT},
                            {"Shift", SDLK_LSHIFT},
                            {"Logo", SDLK_LGUI},
                            {NULL, 0}};
static const word buttons[] = {
    {"middle", SDL_BUTTON_MIDDLE}, {"right", SDL_BUTTON_RIGHT}, {NULL, 0}};
/* By SDL's names of their axes. */
static const word triggers[] = {
    {"lefttrigger", APP_PAD_LEFT_TRIGGER}, {"righttrigger", APP_PAD_RIGHT_TRIGGER}, {NULL, 0}};
enum { BUTTON_FIRST = SDL_BUTTON_X1, BUTTON_LAST = 32 }; /* those that have no names */

static const char *text_of(const word *words, int value)
{
    while (words->text && words->value != value)
        words++;
    return words->text;
}

static const word *named(const word *words, const char *text)
{
    while (words->text && strcmp(words->text, text) != 0)
        words++;
    return words->text ? words : NULL;
}

/* ---- Writing ---- */

static void add_mods(Uint16 mods, sw_text *out)
{
    for (const word *m = modifiers; m->text; m++)
        if (mods & m->value)
            sw_text_add(out, m->text);
}

static const char *name_of(app_source source)
{
    switch (source.kind) {
    case APP_SOURCE_KEY:
        return text_of(held, source.code) ? text_of(held, source.code)
                                          : SDL_GetKeyName(source.code);
    case APP_SOURCE_PLACE:
        return SDL_GetScancodeName((SDL_Scancode)source.code);
    case APP_SOURCE_MOUSE:
        return text_of(buttons, source.code);
    case APP_SOURCE_PAD:
        return text_of(triggers, source.code)
                   ? text_of(triggers, source.code)
                   : SDL_GameControllerGetStringForButton((SDL_GameControllerButton)source.code);
    }
    return NULL;
}

void app_source_format(app_source source, sw_text *out)
{
    const char *name = name_of(source);
    sw_text_add(out, text_of(kinds, (int)source.kind));
    add_mods(source.mods, out);
    if (name)
        sw_text_add(out, name);
    else
        sw_text_addf(out, "%d", source.code);
}

/* ---- Reading ---- */

/* Takes the word off the text's beginning. */
static const word *take(const word *words, const char **text)
{
    for (; words->text; words++) {
        size_t length = strlen(words->text);
        if (strncmp(*text, words->text, length) != 0)
            continue;
        *text += length;
        return words;
    }
    return NULL;
}

static int button_of(const char *name)
{
    const word *button = named(buttons, name);
    char *end;
    long number = SDL_strtol(name, &end, 10);
    if (button)
        return button->value;
    return *name && !*end && number >= BUTTON_FIRST && number <= BUTTON_LAST ? (int)number : 0;
}

static int pad_button_of(const char *name)
{
    const word *trigger = named(triggers, name);
    return trigger ? trigger->value : SDL_GameControllerGetButtonFromString(name);
}

static int key_of(const char *name)
{
    const word *key = named(held, name);
    return key ? key->value : app_keys_plain(SDL_GetKeyFromName(name));
}

/* What is not known is 0, as with SDL; but pads count from there. */
static bool find_code(app_source *out, const char *name)
{
    switch (out->kind) {
    case APP_SOURCE_KEY:
        out->code = key_of(name);
        return out->code != SDLK_UNKNOWN;
    case APP_SOURCE_PLACE:
        out->code = SDL_GetScancodeFromName(name);
        return out->code != SDL_SCANCODE_UNKNOWN;
    case APP_SOURCE_MOUSE:
        out->code = button_of(name);
        return out->code != 0 && out->mods == 0;
    case APP_SOURCE_PAD:
        out->code = pad_button_of(name);
        return out->code != SDL_CONTROLLER_BUTTON_INVALID && out->mods == 0;
    }
    return false;
}

/* A key that prints something odd may have a name that does not lead back to it. */
bool app_source_writable(app_source source)
{
    const char *name = name_of(source);
    app_source back = source;
    char copy[64];
    if (!name)
        return true;
    SDL_strlcpy(copy, name, sizeof copy); /* SDL's own text changes with the next call */
    return copy[0] && find_code(&back, copy) && app_source_equal(back, source);
}

bool app_source_parse(app_source *out, const char *text)
{
    app_source source = {APP_SOURCE_KEY, 0, 0};
    const word *kind = take(kinds, &text), *mod;
    if (!kind)
        return false;
    source.kind = (app_source_kind)kind->value;
    while ((mod = take(modifiers, &text)))
        source.mods |= (Uint16)mod->value;
    if (!find_code(&source, text) || !app_source_writable(source))
        return false;
    *out = source;
    return true;
}
