#ifndef APP_BINDINGS_H
#define APP_BINDINGS_H

#include "input/intent.h"

#include <SDL.h>
#include <stdbool.h>

/* What a key, a mouse button or a gamepad's button means. An action may have several of them, and each
 * may mean different things to a screen, to a control and to a text field (see app_event), but only one
 * to each.
 *
 * What they mean to a screen the player may change. What they mean to controls and fields is fixed, so
 * that whoever has changed too much still gets through a menu. */

/* To whom a binding means something. */
enum {
    APP_BOUND_SCREEN = 1,
    APP_BOUND_CONTROL = 2,
    APP_BOUND_FIELD = 4,
    APP_BOUND_ALL = APP_BOUND_SCREEN | APP_BOUND_CONTROL | APP_BOUND_FIELD
};

/* A pad's triggers are buttons too, behind SDL's own. */
enum { APP_PAD_LEFT_TRIGGER = SDL_CONTROLLER_BUTTON_MAX, APP_PAD_RIGHT_TRIGGER, APP_PAD_CODES };

typedef enum app_source_kind {
    APP_SOURCE_KEY,   /* by what is printed on the key: SDL_Keycode */
    APP_SOURCE_PLACE, /* by where the key lies: SDL_Scancode */
    APP_SOURCE_MOUSE, /* SDL_BUTTON_; the left one is the pointer itself */
    APP_SOURCE_PAD,   /* SDL_GameControllerButton, or one of the triggers */
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

/* The player's own, all to the screen. An action's first one is the one that short texts name. */
enum { APP_BINDINGS_MAX = 256 };
typedef struct app_bindings {
    app_binding items[APP_BINDINGS_MAX];
    int count;
} app_bindings;

/* Those of who has changed nothing. */
app_bindings app_bindings_default(void);

/* Those that nobody changes, to controls and fields. */
const app_binding *app_bindings_fixed(int *count);

/* What the source means on a screen of these places (actions.h), and what to a control or a field;
 * APP_INTENT_NONE where nothing. */
app_intent app_bindings_find(const app_bindings *own, unsigned places, app_source source);
app_intent app_bindings_find_fixed(app_source source, unsigned to);

/* What ends on such a screen when the source is let go, whatever is held with it by then: what lasts as
 * long as it is held. */
app_intent app_bindings_find_held(const app_bindings *own, unsigned places, app_source source);

/* The action's nth binding, those of pads last; NULL after the last. */
const app_binding *app_bindings_nth(const app_bindings *own, app_intent intent, int n);

/* Another action that has the source already, and meets this one on some screen; NULL: none has. */
const app_binding *app_bindings_conflict(const app_bindings *own, app_intent intent,
                                         app_source source);

/* Adds one behind the action's others, unless it is there; false where there is no room. Takes one
 * away; takes all away. */
bool app_bindings_add(app_bindings *own, app_intent intent, app_source source);
void app_bindings_remove(app_bindings *own, app_intent intent, app_source source);
void app_bindings_clear(app_bindings *own, app_intent intent);

/* The same, before the action's others: short texts name it. */
bool app_bindings_lead(app_bindings *own, app_intent intent, app_source source);

/* Adds one, and takes it from the actions that have it and can meet this one. */
bool app_bindings_move(app_bindings *own, app_intent intent, app_source source);

/* The same, in the stead of one that it has. */
bool app_bindings_replace(app_bindings *own, app_intent intent, app_source old, app_source source);

/* Gives the action what it has by default, in the same way. */
void app_bindings_reset(app_bindings *own, app_intent intent);

/* Whether the action has what it has by default. */
bool app_bindings_unchanged(const app_bindings *own, app_intent intent);

bool app_source_equal(app_source a, app_source b);

#endif
