/* The names of keys and of a pad's buttons, by what is bound. */
#include "base/utf8.h"
#include "input/actions.h"
#include "input/keys.h"
#include "text/translate.h"

#include <stdio.h>
#include <string.h>

static const char *text_of(SDL_Keycode key)
{
    switch (key) {
    case SDLK_UP:
        return N_("↑");
    case SDLK_RIGHT:
        return N_("→");
    case SDLK_DOWN:
        return N_("↓");
    case SDLK_LEFT:
        return N_("←");
    case SDLK_RETURN:
    case SDLK_KP_ENTER:
        return N_("Enter");
    case SDLK_ESCAPE:
        return N_("Esc");
    case SDLK_SPACE:
        return N_("Space");
    case SDLK_TAB:
        return N_("Tab");
    case SDLK_BACKSPACE:
        return N_("Backspace");
    case SDLK_DELETE:
        return N_("Delete");
    case SDLK_HOME:
        return N_("Home");
    case SDLK_END:
        return N_("End");
    case SDLK_PAGEUP:
        return N_("Page Up");
    case SDLK_PAGEDOWN:
        return N_("Page Down");
    case SDLK_LCTRL:
        return N_("Ctrl");
    case SDLK_LALT:
        return N_("Alt");
    case SDLK_LSHIFT:
        return N_("Shift");
    case SDLK_LGUI:
        return N_("Super");
    default:
        return NULL;
    }
}

static bool is_letter(SDL_Keycode key)
{
    return key >= SDLK_a && key <= SDLK_z;
}

/* What is printed on the key: a letter that the player's keyboard lacks is called by what stands in its
 * place. */
static SDL_Keycode printed(app_source source)
{
    bool place = source.kind == APP_SOURCE_PLACE;
    if (!place && !is_letter(source.code))
        return source.code;
    SDL_Scancode at = place ? (SDL_Scancode)source.code : app_keys_place(source.code);
    SDL_Keycode key = SDL_GetKeyFromScancode(at);
    return key == SDLK_UNKNOWN && !place ? source.code : key;
}

/* Letters are printed as capitals, which SDL knows of a to z alone. */
static SDL_Keycode capital_of(SDL_Keycode key)
{
    static const int steps[] = {32, 80};
    for (size_t i = 0; i < SDL_arraysize(steps); i++) {
        int capital = key - steps[i];
        if (capital > 0x7F && sw_utf8_small((uint32_t)capital) == (uint32_t)key)
            return capital;
    }
    return key;
}

/* F1 to F12 are called the same everywhere. What the player's keyboard has at a place may not be known. */
static const char *key_name(app_source source)
{
    SDL_Keycode key = printed(source);
    const char *text = text_of(key);
    if (text)
        return _(text);
    const char *name = SDL_GetKeyName(capital_of(key));
    return source.kind == APP_SOURCE_PLACE && !*name
               ? SDL_GetScancodeName((SDL_Scancode)source.code)
               : name;
}

static app_key_name mouse_name(app_source source)
{
    app_key_name name;
    if (source.code == SDL_BUTTON_RIGHT || source.code == SDL_BUTTON_MIDDLE)
        snprintf(name.text, sizeof name.text, "%s",
                 source.code == SDL_BUTTON_RIGHT ? _("Right button") : _("Middle button"));
    else
        snprintf(name.text, sizeof name.text, _("Button %d"), source.code);
    return name;
}

/* Adds a part with a plus before it, unless it is the first. */
static void press_also(app_key_name *name, const char *part)
{
    app_key_name before = *name;
    if (*before.text)
        snprintf(name->text, sizeof name->text, _("%s+%s"), before.text, part);
    else
        snprintf(name->text, sizeof name->text, "%s", part);
}

static app_key_name mods_name(Uint16 mods)
{
    app_key_name name = {""};
    if (mods & KMOD_CTRL)
        press_also(&name, _("Ctrl"));
    if (mods & KMOD_ALT)
        press_also(&name, _("Alt"));
    if (mods & KMOD_SHIFT)
        press_also(&name, _("Shift"));
    if (mods & KMOD_GUI)
        press_also(&name, _("Super"));
    return name;
}

static bool is_key(const app_binding *b)
{
    return b->source.kind == APP_SOURCE_KEY || b->source.kind == APP_SOURCE_PLACE;
}

/* Of a key, with those that are held. */
static app_key_name name_of(const app_binding *b)
{
    app_key_name name = mods_name(b->source.mods);
    press_also(&name, key_name(b->source));
    return name;
}

app_key_name app_source_name(app_source source, app_pad_family family)
{
    app_key_name name = {""};
    switch (source.kind) {
    case APP_SOURCE_MOUSE:
        return mouse_name(source);
    case APP_SOURCE_PAD:
        snprintf(name.text, sizeof name.text, "%s", app_pad_name(family, source.code));
        return name;
    default:
        return name_of(&(app_binding){.source = source});
    }
}

/* The nth key among these; NULL after the last. */
static const app_binding *nth_in(const app_binding *in, int count, app_intent intent, int n)
{
    for (int i = 0; i < count; i++)
        if (in[i].intent == intent && is_key(&in[i]) && n-- == 0)
            return &in[i];
    return NULL;
}

/* What is no action has fixed keys only. */
static const app_binding *nth(const app_bindings *own, app_intent intent, int n)
{
    int count;
    const app_binding *fixed = app_bindings_fixed(&count);
    return app_action_of(intent) ? nth_in(own->items, own->count, intent, n)
                                 : nth_in(fixed, count, intent, n);
}

static void add_to_list(app_key_name *list, const char *name)
{
    app_key_name before = *list;
    if (*before.text)
        snprintf(list->text, sizeof list->text, _("%s, %s"), before.text, name);
    else
        snprintf(list->text, sizeof list->text, "%s", name);
}

/* Two keys are called Enter. */
static bool said_before(const app_bindings *own, app_intent intent, int n)
{
    for (int i = 0; i < n; i++)
        if (strcmp(name_of(nth(own, intent, i)).text, name_of(nth(own, intent, n)).text) == 0)
            return true;
    return false;
}

/* "" where there is none. */
static app_key_name nth_name(const app_bindings *own, app_intent intent, int n)
{
    const app_binding *b = nth(own, intent, n);
    return b ? name_of(b) : (app_key_name){""};
}

app_key_name app_keys_name(const app_bindings *own, app_intent intent)
{
    return nth_name(own, intent, 0);
}

app_key_name app_keys_names(const app_bindings *own, app_intent intent)
{
    app_key_name list = {""};
    for (int n = 0; nth(own, intent, n); n++)
        if (!said_before(own, intent, n))
            add_to_list(&list, name_of(nth(own, intent, n)).text);
    return list;
}

app_key_name app_keys_control_name(app_intent intent)
{
    int count;
    const app_binding *fixed = app_bindings_fixed(&count);
    const app_binding *b = nth_in(fixed, count, intent, 0);
    return b ? name_of(b) : (app_key_name){""};
}

static bool is_arrow(const app_binding *b)
{
    int key = b->source.kind == APP_SOURCE_KEY ? b->source.code : 0;
    return key == SDLK_UP || key == SDLK_RIGHT || key == SDLK_DOWN || key == SDLK_LEFT;
}

/* The nth keys of all four in a row: as one word, "WASD", where each is a letter; "" after the last. */
static app_key_name four_keys(const app_bindings *own, int n)
{
    static const app_intent order[] = {APP_INTENT_UP, APP_INTENT_LEFT, APP_INTENT_DOWN,
                                       APP_INTENT_RIGHT}; /* WASD */
    app_key_name four = {""};
    bool arrows = true, letters = true;
    for (size_t i = 0; i < SDL_arraysize(order); i++)
        letters = letters && SDL_utf8strlen(nth_name(own, order[i], n).text) <= 1;
    for (size_t i = 0; i < SDL_arraysize(order); i++) {
        const app_binding *b = nth(own, order[i], n);
        arrows = arrows && b && is_arrow(b);
        if (four.text[0] && b && !letters)
            SDL_strlcat(four.text, " ", sizeof four.text);
        SDL_strlcat(four.text, nth_name(own, order[i], n).text, sizeof four.text);
    }
    if (arrows)
        snprintf(four.text, sizeof four.text, "%s", _("Arrows"));
    return four;
}

/* Of the direction that has most of them. */
static int most_keys(const app_bindings *own)
{
    int most = 0;
    for (int i = APP_INTENT_UP; i <= APP_INTENT_LEFT; i++)
        while (nth(own, (app_intent)i, most))
            most++;
    return most;
}

app_key_name app_keys_directions(const app_bindings *own)
{
    app_key_name list = {""};
    for (int n = 0; n < most_keys(own); n++)
        add_to_list(&list, four_keys(own, n).text);
    return list;
}

app_key_name app_keys_lines(const app_bindings *own)
{
    app_key_name list = {""}, held = app_keys_name(own, APP_INTENT_LINES);
    if (held.text[0])
        snprintf(list.text, sizeof list.text, _("%s + direction"), held.text);
    return list;
}

const char *app_keys_leave_name(void)
{
    return SDL_GetKeyName(SDLK_F6);
}

/* ---- Buttons of a pad, which are called the same in every language: it is printed on them ---- */

typedef struct button_names {
    int code;
    const char *of[APP_PAD_FAMILIES]; /* NULL: as on an Xbox's */
} button_names;

#define NAMES(xbox, playstation, nintendo)                                                         \
    {                                                                                              \
        [APP_PAD_XBOX] = (xbox), [APP_PAD_PLAYSTATION] = (playstation),                            \
        [APP_PAD_NINTENDO] = (nintendo)                                                            \
    }

static const button_names names[] = {
    {SDL_CONTROLLER_BUTTON_A, NAMES("A", "Cross", NULL)},
    {SDL_CONTROLLER_BUTTON_B, NAMES("B", "Circle", NULL)},
    {SDL_CONTROLLER_BUTTON_X, NAMES("X", "Square", NULL)},
    {SDL_CONTROLLER_BUTTON_Y, NAMES("Y", "Triangle", NULL)},
    {SDL_CONTROLLER_BUTTON_BACK, NAMES("View", "Share", "Minus")},
    {SDL_CONTROLLER_BUTTON_GUIDE, NAMES("Guide", "PS", "Home")},
    {SDL_CONTROLLER_BUTTON_START, NAMES("Menu", "Options", "Plus")},
    {SDL_CONTROLLER_BUTTON_LEFTSTICK, NAMES("LS", "L3", NULL)},
    {SDL_CONTROLLER_BUTTON_RIGHTSTICK, NAMES("RS", "R3", NULL)},
    {SDL_CONTROLLER_BUTTON_LEFTSHOULDER, NAMES("LB", "L1", "L")},
    {SDL_CONTROLLER_BUTTON_RIGHTSHOULDER, NAMES("RB", "R1", "R")},
    {APP_PAD_LEFT_TRIGGER, NAMES("LT", "L2", "ZL")},
    {APP_PAD_RIGHT_TRIGGER, NAMES("RT", "R2", "ZR")},
    {SDL_CONTROLLER_BUTTON_DPAD_UP, NAMES("D-pad up", NULL, NULL)},
    {SDL_CONTROLLER_BUTTON_DPAD_DOWN, NAMES("D-pad down", NULL, NULL)},
    {SDL_CONTROLLER_BUTTON_DPAD_LEFT, NAMES("D-pad left", NULL, NULL)},
    {SDL_CONTROLLER_BUTTON_DPAD_RIGHT, NAMES("D-pad right", NULL, NULL)},
    {SDL_CONTROLLER_BUTTON_MISC1, NAMES("Share", "Mute", "Capture")},
    {SDL_CONTROLLER_BUTTON_PADDLE1, NAMES("P1", NULL, NULL)},
    {SDL_CONTROLLER_BUTTON_PADDLE2, NAMES("P2", NULL, NULL)},
    {SDL_CONTROLLER_BUTTON_PADDLE3, NAMES("P3", NULL, NULL)},
    {SDL_CONTROLLER_BUTTON_PADDLE4, NAMES("P4", NULL, NULL)},
    {SDL_CONTROLLER_BUTTON_TOUCHPAD, NAMES("Touchpad", NULL, NULL)},
};

const char *app_pad_name(app_pad_family family, int code)
{
    for (size_t i = 0; i < SDL_arraysize(names); i++)
        if (names[i].code == code)
            return names[i].of[family] ? names[i].of[family] : names[i].of[APP_PAD_XBOX];
    return "";
}

static int find_button(const app_binding *all, int count, app_intent intent, unsigned to)
{
    for (int i = 0; i < count; i++)
        if (all[i].source.kind == APP_SOURCE_PAD && all[i].intent == intent && all[i].to & to)
            return all[i].source.code;
    return -1;
}

int app_pad_button(const app_bindings *own, app_intent intent, unsigned to)
{
    int count;
    const app_binding *fixed = app_bindings_fixed(&count);
    return to == APP_BOUND_SCREEN ? find_button(own->items, own->count, intent, to)
                                  : find_button(fixed, count, intent, to);
}
