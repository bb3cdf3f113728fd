#ifndef APP_TOUCH_H
#define APP_TOUCH_H

#include "input/event.h"

#include <stdint.h>

/* What fingers mean. The newest one is the pointer: it presses, drags and lets go, and is over nothing once
 * it is lifted, but for a while what a long press showed. One that rests for a while is a long press as well, one that goes far a swipe; who does not
 * know these leaves them. Two that move are a pinch, where the screen knows what to do with it; elsewhere
 * each taps for itself, however much they overlap. Nothing here reads a clock or a screen. */

typedef enum app_finger_kind { APP_FINGER_DOWN, APP_FINGER_MOVE, APP_FINGER_UP } app_finger_kind;

typedef struct app_finger {
    app_finger_kind kind;
    int64_t device, id;
    double x, y; /* in design units */
} app_finger;

enum { APP_TOUCH_FINGERS = 2 }; /* further ones mean nothing */

typedef enum app_touch_state {
    APP_TOUCH_NONE,
    APP_TOUCH_PRESS, /* the first finger is the pointer */
    APP_TOUCH_BOTH,  /* a second one came, and none has moved: taps, or a pinch to be */
    APP_TOUCH_PINCH,
    APP_TOUCH_OVER, /* nothing more comes of the fingers that still rest */
} app_touch_state;

typedef struct app_touch {
    app_touch_state state;
    struct {
        int64_t device, id;
        double x, y;
        double from_x, from_y; /* where it came down */
        bool pressed;          /* that was told, and no end of it */
        bool pinches;          /* it is on what two fingers zoom */
    } fingers[APP_TOUCH_FINGERS];
    int count;
    double since; /* ms: when the first one came down */
    bool moved;   /* the finger has left its place */
    bool swiped;  /* it moved far enough for a swipe, which was told */
    bool rested;  /* a long press was told */
    bool lingers; /* the finger was lifted at `since`, but its long press is still looked at */
} app_touch;

/* In design units: how far a resting finger trembles, and where a swipe begins. */
enum { APP_TOUCH_SLOP = 10, APP_TOUCH_SWIPE = 28 };

/* ms: a long press, and how long one can look at what it showed when the finger hides it no more. */
enum { APP_TOUCH_LONG_MS = 450, APP_TOUCH_LINGER_MS = 1500 };

/* What came of a finger, in order. */
enum { APP_TOUCH_EVENTS = 7 };
typedef struct app_touch_events {
    app_event items[APP_TOUCH_EVENTS];
    int count;
} app_touch_events;

/* `pinches`: a finger that comes down is on what two fingers zoom. */
app_touch_events app_touch_finger(app_touch *touch, const app_finger *finger, double now,
                                  bool pinches);

/* Time passes. */
app_touch_events app_touch_rest(app_touch *touch, double now);

/* ms until time alone brings something; a large number if it does not. */
double app_touch_wait(const app_touch *touch, double now);

#endif
