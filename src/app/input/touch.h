#ifndef APP_TOUCH_H
#define APP_TOUCH_H

#include "input/event.h"

#include <stdint.h>

/* What fingers mean. The newest one is the pointer: it presses, drags and lets go, and is over nothing
 * once it is lifted. One that rests for a while is a long press as well, one that goes far a swipe; who
 * does not know these leaves them. Nothing here reads a clock or a screen. */

typedef enum app_finger_kind { APP_FINGER_DOWN, APP_FINGER_MOVE, APP_FINGER_UP } app_finger_kind;

typedef struct app_finger {
    app_finger_kind kind;
    int64_t device, id;
    double x, y; /* in design units */
} app_finger;

typedef struct app_touch {
    bool down;
    app_finger finger;     /* as it was last, */
    double from_x, from_y; /* and where it came down */
    double since;          /* ms: it is down */
    bool moved;            /* it has left its place, */
    bool swiped;           /* far enough for a swipe, which was told; */
    bool rested;           /* or else its long press was told */
} app_touch;

/* In design units: how far a resting finger trembles, and where a swipe begins. ms: a long press. */
enum { APP_TOUCH_SLOP = 10, APP_TOUCH_SWIPE = 28, APP_TOUCH_LONG_MS = 450 };

/* What came of a finger, in order. */
enum { APP_TOUCH_EVENTS = 3 };
typedef struct app_touch_events {
    app_event items[APP_TOUCH_EVENTS];
    int count;
} app_touch_events;

app_touch_events app_touch_finger(app_touch *touch, const app_finger *finger, double now);

/* Time passes. */
app_touch_events app_touch_rest(app_touch *touch, double now);

/* ms until a resting finger is a long press; a large number if none is to be one. */
double app_touch_wait(const app_touch *touch, double now);

#endif
