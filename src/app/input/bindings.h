#ifndef APP_BINDINGS_H
#define APP_BINDINGS_H

#include "input/intent.h"

#include <SDL.h>
#include <stdbool.h>

/* One table holds every binding: of keys, of mouse buttons, of a gamepad's buttons. An action may have
 * several, and a key may mean different things to a screen, to a control and to a text field (see
 * app_event), but only one to each. */

/* To whom a binding means something. */
enum {
    APP_BOUND_SCREEN = 1,
    APP_BOUND_CONTROL = 2,
    APP_BOUND_FIELD = 4,
    APP_BOUND_ALL = APP_BOUND_SCREEN | APP_BOUND_CONTROL | APP_BOUND_FIELD
};

typedef enum app_source_kind {
    APP_SOURCE_KEY,   /* by what is printed on the key: SDL_Keycode */
    APP_SOURCE_PLACE, /* by where the key lies: SDL_Scancode */
    APP_SOURCE_MOUSE, /* SDL_BUTTON_; the left one is the pointer itself */
    APP_SOURCE_PAD,   /* SDL_GameControllerButton */
} app_source_kind;

typedef struct app_source {
    app_source_kind kind;
    int code;
    Uint16 mods; /* exactly these of Ctrl, Alt, Shift and the logo key */
} app_source;

typedef struct app_binding {
    app_intent intent;
    app_source source;
    unsigned to;
} app_binding;

/* All of them; an action's first one is the one that short texts name. */
const app_binding *app_bindings(int *count);

/* What the source means to one of those; APP_INTENT_NONE where nothing. */
app_intent app_bindings_find(app_source source, unsigned to);

#endif
