#ifndef APP_REPEAT_H
#define APP_REPEAT_H

#include "input/event.h"

/* What keys and buttons do while they are held. */

/* ---- Directions that are held ---- */

/* Directions that are held go on by themselves, at the player's own pace instead of the system's. The
 * newest one goes on; when it is let go, the one before it that is still held does. Nothing here reads a
 * clock: each event comes with its time. After a stall nothing is made up for, neither here nor of the
 * system's own repetitions. */

/* ms, from 0: until a direction goes on, from then on, and until it goes on where another one was held
 * before it. */
typedef struct app_repeat_pace {
    int first, next, turn;
} app_repeat_pace;

/* How many times it goes on at once where the next one is to follow after 0 ms: a line of the largest
 * board. */
enum { APP_REPEAT_AT_ONCE = 31, APP_REPEAT_HELD = 8, APP_REPEAT_PRESSED = 4 };

/* ms: what was due for longer than that was missed, and begins to wait anew. */
enum { APP_REPEAT_LATE_MS = 100 };

typedef struct app_repeat {
    app_event held[APP_REPEAT_HELD]; /* the newest last */
    int count;
    app_event pressed[APP_REPEAT_PRESSED]; /* the newest first, held or not */
    double due;                            /* ms: of the newest */
    int at_once;                           /* how often it went on without a pause */
    double system_at;                      /* ms: when the system's own last repetition came */
} app_repeat;

/* Takes note of an event. False: it is the system's own repetition of what goes on here, or one of many
 * that came at once, and is to be left out. */
bool app_repeat_take(app_repeat *repeat, app_repeat_pace pace, const app_event *event, double now);

/* Whether the event is the system's own repetition, and came at once with another. */
bool app_repeat_crowds(app_repeat *repeat, const app_event *event, double now);

/* What would go on next; NULL: nothing is held. */
const app_event *app_repeat_newest(const app_repeat *repeat);

/* What goes on next, and when, if that is not after `until`. */
bool app_repeat_next(app_repeat *repeat, app_repeat_pace pace, double until, app_event *out,
                     double *when);

/* ms until something goes on; a large number if nothing does. */
double app_repeat_wait(const app_repeat *repeat, double now);

/* What is held goes on no more until it is pressed again. */
void app_repeat_stop(app_repeat *repeat);

/* ---- What is on while something is held ---- */

/* Something that is on while a key or a button is held. A short press leaves it on until the next press, or until it is
 * ended. For players who do not like to hold, each press turns it on or off. */
typedef struct app_hold {
    bool held, kept;
    double since; /* ms: it is held */
} app_hold;

enum { APP_HOLD_TAP_MS = 250 }; /* a press that is shorter is a tap */

/* `twice`: a press turns it on, the next one off. */
void app_hold_press(app_hold *hold, bool twice, double now);
void app_hold_release(app_hold *hold, double now);

/* Nothing is held any more, and nobody let it go. */
void app_hold_lose(app_hold *hold);

/* It no longer stays on by itself. True, where it did. */
bool app_hold_end(app_hold *hold);

bool app_hold_on(const app_hold *hold);

#endif
