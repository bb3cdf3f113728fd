#ifndef APP_KEYS_H
#define APP_KEYS_H

#include "input/event.h"
#include "text/text.h"

/* The keys: one table holds every binding. An action may have several, and a key may mean different
 * things to a screen, to a control and to a text field (see app_event), but only one to each. */

/* To whom a binding means something. */
enum {
    APP_KEYS_SCREEN = 1,
    APP_KEYS_CONTROL = 2,
    APP_KEYS_FIELD = 4,
    APP_KEYS_ALL = APP_KEYS_SCREEN | APP_KEYS_CONTROL | APP_KEYS_FIELD
};

/* A binding by what is printed on the key, or, where `place` is set, by where the key lies. */
typedef struct app_key_binding {
    app_intent intent;
    SDL_Keycode key;
    SDL_Scancode place;
    Uint16 mods; /* exactly these of Ctrl, Alt, Shift and the logo key */
    unsigned to;
} app_key_binding;

/* All of them; an action's first one is the one that short texts name. */
const app_key_binding *app_keys_bindings(int *count);

/* Fills in what the event's key means. A key that is let go means the same whatever else is held by
 * then. */
void app_keys_interpret(app_event *event);

/* ---- Names of keys, as a player reads them (keys_name.c) ---- */

typedef struct app_key_name {
    char text[96];
} app_key_name;

/* The first key that means this to a screen; where none does, to a control or a field. "Ctrl+Z".
 * Empty where no key does. */
app_key_name app_keys_name(app_intent intent);

/* All of them: "Ctrl+Z, Backspace". */
app_key_name app_keys_names(app_intent intent);

/* Those of the four directions: "Arrows, WASD". */
app_key_name app_keys_directions(void);

/* And of the four lines, which are the same with a modifier: "Shift + direction". */
app_key_name app_keys_lines(void);

/* ---- The help page (keys_help.c) ---- */

typedef struct app_key_help {
    const char *action;
    app_key_name keys;
} app_key_help;

int app_keys_help_lines(void);
app_key_help app_keys_help_line(int line);

#endif
