#ifndef APP_PAD_H
#define APP_PAD_H

#include "base/status.h"
#include "input/input.h"

#include <SDL.h>
#include <stdbool.h>

/* Gamepads: those that SDL knows as game controllers come and go, and all of them play. A button arrives
 * as a key that is bound (APP_EVENT_KEY_DOWN, by the way of a pad). So does a stick that leaves the
 * middle, as the d-pad's button of its direction, and a trigger that is drawn. What is held goes on by
 * itself, as a key does. While the input listens, a button arrives as it is. */

enum { APP_PADS = 8, APP_PAD_EVENTS = 2 };

/* When a button that is held goes on, in ms: for the first time, and from then on. */
enum { APP_PAD_FIRST_MS = 350, APP_PAD_NEXT_MS = 90 };

/* Whose buttons are drawn: what is printed on them differs. */
typedef enum app_pad_family {
    APP_PAD_OTHER, /* as on an Xbox's */
    APP_PAD_XBOX,
    APP_PAD_PLAYSTATION,
    APP_PAD_NINTENDO,
} app_pad_family;
enum { APP_PAD_FAMILIES = APP_PAD_NINTENDO + 1 };

typedef struct app_pad {
    SDL_GameController *handle; /* owned; NULL: the place is free */
    SDL_JoystickID id;
    app_pad_family family;
    Uint32 held; /* the buttons, a bit for each of APP_PAD_CODES */
    int stick;   /* the d-pad's button that the stick stands for; -1: it is in the middle */
    int x, y;    /* of the stick */
} app_pad;

/* Zeroed: there are none, and SDL has not been asked for any. */
typedef struct app_pads {
    app_pad items[APP_PADS];
    int last;              /* the pad that was used last */
    bool going;            /* a button is held */
    int code;              /* the button that is held */
    double next;           /* ms: when that button goes on */
    bool has_played;       /* some pad was used */
    app_pad_family family; /* of the last one, even if it is gone; of the first one until then */
} app_pads;

/* Begins to look for pads. Without the system's help there are just none. */
void app_pads_start(app_pads *pads);
void app_pads_stop(app_pads *pads);

/* Asks the pads what they did, and the system whether some came or went: that comes as events of SDL's.
 * No pad wakes who waits for events. */
void app_pads_read(void);

/* ms until that is to be done again while nothing else happens; sooner unless nothing moves and no clock
 * runs. */
double app_pads_pause(const app_pads *pads, bool idle);

/* What came of an event of SDL's: at most APP_PAD_EVENTS. A pad that goes lets all its buttons go
 * first. */
int app_pads_translate(app_pads *pads, app_input *input, const SDL_Event *sdl, double now,
                       app_event out[APP_PAD_EVENTS]);

/* Whether some pad has the button (or what stands for it) down, as the pads were read last. */
bool app_pads_down(const app_pads *pads, int code);

/* What is held goes on: true, where that was due. *at becomes the time when it was. What was missed is not
 * made up for. */
bool app_pads_go_on(app_pads *pads, app_input *input, double now, app_event *out, double *at);

/* ms until that; a large number if never. */
double app_pads_wait(const app_pads *pads, double now);

/* Nothing goes on any more: the window lost the focus. */
void app_pads_let_go(app_pads *pads);

/* Of the one that was used last, even if it was pulled out. */
app_pad_family app_pads_family(const app_pads *pads);

/* The one that was used last shakes a little, where it can. */
void app_pads_shake(const app_pads *pads);

/* ---- Pads that SDL does not know ---- */

/* Teaches SDL what a text in the format of gamecontrollerdb.txt says. SDL_GAMECONTROLLERCONFIG in the
 * environment goes before it. SW_BAD_INPUT names the first line that is no mapping; the rest holds. */
sw_status app_pads_map(const char *text, size_t size, sw_error *error);

/* ---- Names of buttons (keys_name.c) ---- */

/* What is printed on a button, or what its sign is called. */
const char *app_pad_name(app_pad_family family, int code);

/* The first button that is bound to an intent for one of these (APP_BOUND_); -1: none is. */
int app_pad_button(const app_bindings *own, app_intent intent, unsigned to);

#endif
