/* Fingers: taps, drags, swipes, long presses and pinches. */
#include "input/touch.h"

#include <math.h>

static void add(app_touch_events *out, app_event_kind kind, double x, double y)
{
    out->items[out->count++] =
        (app_event){.kind = kind, .way = GAME_WAY_TOUCH, .x = x, .y = y, .zoom = 1};
}

static int find(const app_touch *touch, const app_finger *finger)
{
    for (int i = 0; i < touch->count; i++)
        if (touch->fingers[i].device == finger->device && touch->fingers[i].id == finger->id)
            return i;
    return -1;
}

static void place(app_touch *touch, int at, const app_finger *finger)
{
    touch->fingers[at].x = finger->x;
    touch->fingers[at].y = finger->y;
}

static double strayed(const app_touch *touch, int at)
{
    return hypot(touch->fingers[at].x - touch->fingers[at].from_x,
                 touch->fingers[at].y - touch->fingers[at].from_y);
}

/* ---- One finger: the pointer ---- */

static void press(app_touch *touch, double now, app_touch_events *out)
{
    touch->state = APP_TOUCH_PRESS;
    touch->since = now;
    touch->moved = touch->swiped = touch->rested = false;
    touch->fingers[0].pressed = true;
    add(out, APP_EVENT_POINTER_DOWN, touch->fingers[0].x, touch->fingers[0].y);
}

/* No finger stays over anything, but what a long press showed can be looked at. */
static void let_go(app_touch *touch, int at, double now, app_touch_events *out)
{
    double x = touch->fingers[at].x, y = touch->fingers[at].y;
    touch->fingers[at].pressed = false;
    add(out, APP_EVENT_POINTER_UP, x, y);
    touch->lingers = touch->rested;
    touch->since = now;
    if (!touch->lingers)
        add(out, APP_EVENT_POINTER_LEAVE, x, y);
}

static void end_look(app_touch *touch, app_touch_events *out)
{
    touch->lingers = false;
    add(out, APP_EVENT_POINTER_LEAVE, touch->fingers[0].x, touch->fingers[0].y);
}

static app_intent direction_of(double dx, double dy)
{
    if (fabs(dx) > fabs(dy))
        return dx > 0 ? APP_INTENT_RIGHT : APP_INTENT_LEFT;
    return dy > 0 ? APP_INTENT_DOWN : APP_INTENT_UP;
}

/* From where it began, so that who takes it knows what it was on. */
static void swipe(app_touch *touch, app_touch_events *out)
{
    double x = touch->fingers[0].from_x, y = touch->fingers[0].from_y;
    touch->swiped = true;
    add(out, APP_EVENT_SWIPE, x, y);
    out->items[out->count - 1].intent =
        direction_of(touch->fingers[0].x - x, touch->fingers[0].y - y);
}

static void drag(app_touch *touch, app_touch_events *out)
{
    touch->moved = touch->moved || strayed(touch, 0) > APP_TOUCH_SLOP;
    add(out, APP_EVENT_POINTER_MOVE, touch->fingers[0].x, touch->fingers[0].y);
    if (!touch->swiped && !touch->rested && strayed(touch, 0) > APP_TOUCH_SWIPE)
        swipe(touch, out);
}

/* ---- Two ---- */

/* Their middle, and how far they are apart. */
static void measure(const app_touch *touch, double *x, double *y, double *apart)
{
    *x = (touch->fingers[0].x + touch->fingers[1].x) / 2;
    *y = (touch->fingers[0].y + touch->fingers[1].y) / 2;
    *apart =
        hypot(touch->fingers[0].x - touch->fingers[1].x, touch->fingers[0].y - touch->fingers[1].y);
}

static void pinch(app_touch *touch, int at, const app_finger *finger, app_touch_events *out)
{
    enum { APART_LEAST = 10 }; /* closer than that they say nothing of a size */
    double x, y, apart, new_x, new_y, new_apart;
    measure(touch, &x, &y, &apart);
    place(touch, at, finger);
    measure(touch, &new_x, &new_y, &new_apart);
    add(out, APP_EVENT_PINCH, new_x, new_y);
    app_event *event = &out->items[out->count - 1];
    event->dx = new_x - x;
    event->dy = new_y - y;
    event->zoom = apart > APART_LEAST && new_apart > APART_LEAST ? new_apart / apart : 1;
}

static void begin_pinch(app_touch *touch, app_touch_events *out)
{
    if (touch->fingers[0].pressed)
        add(out, APP_EVENT_POINTER_LEAVE, touch->fingers[0].x, touch->fingers[0].y);
    touch->fingers[0].pressed = touch->rested = false;
    touch->state = APP_TOUCH_PINCH;
}

/* The second finger is the pointer now. */
static void take_over(app_touch *touch, double now, app_touch_events *out)
{
    touch->fingers[0] = touch->fingers[1];
    touch->count = 1;
    press(touch, now, out);
}

/* ---- Fingers come and go ---- */

static void add_finger(app_touch *touch, const app_finger *finger, bool pinches)
{
    int at = touch->count++;
    touch->fingers[at].device = finger->device;
    touch->fingers[at].id = finger->id;
    touch->fingers[at].from_x = finger->x;
    touch->fingers[at].from_y = finger->y;
    touch->fingers[at].pressed = false;
    touch->fingers[at].pinches = pinches;
    place(touch, at, finger);
}

/* Of two that have not moved, the one that is lifted was a tap, and so was the one that came before it. */
static void lift_of_both(app_touch *touch, int at, double now, app_touch_events *out)
{
    if (touch->fingers[0].pressed)
        let_go(touch, 0, now, out);
    if (at == 0) {
        take_over(touch, now, out);
        return;
    }
    add(out, APP_EVENT_POINTER_DOWN, touch->fingers[1].x, touch->fingers[1].y);
    let_go(touch, 1, now, out);
    touch->count = 1;
    touch->state = APP_TOUCH_OVER;
}

static void come_down(app_touch *touch, const app_finger *finger, double now, bool pinches,
                      app_touch_events *out)
{
    if (touch->state == APP_TOUCH_BOTH) /* a third one: they tap in turn */
        lift_of_both(touch, 1, now, out);
    if (touch->count == APP_TOUCH_FINGERS)
        return;
    add_finger(touch, finger, pinches);
    if (touch->count == 1) {
        press(touch, now, out);
    } else if (pinches && touch->fingers[0].pinches) {
        touch->state = APP_TOUCH_BOTH;
        if (touch->fingers[0].pressed && (touch->moved || touch->rested))
            begin_pinch(touch, out);
    } else {
        touch->rested = false; /* what it showed goes at once */
        if (touch->fingers[0].pressed)
            let_go(touch, 0, now, out);
        take_over(touch, now, out);
    }
}

static void move(app_touch *touch, int at, const app_finger *finger, app_touch_events *out)
{
    if (touch->state == APP_TOUCH_PINCH) {
        pinch(touch, at, finger, out);
        return;
    }
    place(touch, at, finger);
    if (touch->state == APP_TOUCH_PRESS)
        drag(touch, out);
    if (touch->state == APP_TOUCH_BOTH && strayed(touch, at) > APP_TOUCH_SLOP)
        begin_pinch(touch, out);
}

static void lift(app_touch *touch, int at, double now, app_touch_events *out)
{
    if (touch->state == APP_TOUCH_BOTH) {
        lift_of_both(touch, at, now, out);
        return;
    }
    if (touch->state == APP_TOUCH_PRESS)
        let_go(touch, at, now, out);
    if (at == 0)
        touch->fingers[0] = touch->fingers[1];
    touch->count--;
    touch->state = touch->count > 0 ? APP_TOUCH_OVER : APP_TOUCH_NONE;
}

app_touch_events app_touch_finger(app_touch *touch, const app_finger *finger, double now,
                                  bool pinches)
{
    app_touch_events out = {.count = 0};
    int at = find(touch, finger);
    if (at >= 0 && finger->kind == APP_FINGER_UP)
        place(touch, at, finger);
    if (at >= 0 && finger->kind == APP_FINGER_MOVE)
        move(touch, at, finger, &out);
    else if (at >= 0) /* also where it comes down again: then its end was lost */
        lift(touch, at, now, &out);
    if (finger->kind == APP_FINGER_DOWN && touch->lingers)
        end_look(touch, &out);
    if (finger->kind == APP_FINGER_DOWN)
        come_down(touch, finger, now, pinches, &out);
    return out;
}

/* ---- Time ---- */

static bool rests(const app_touch *touch)
{
    return touch->state == APP_TOUCH_PRESS && !touch->moved && !touch->rested;
}

app_touch_events app_touch_rest(app_touch *touch, double now)
{
    app_touch_events out = {.count = 0};
    if (rests(touch) && now >= touch->since + APP_TOUCH_LONG_MS) {
        touch->rested = true;
        add(&out, APP_EVENT_POINTER_LONG, touch->fingers[0].x, touch->fingers[0].y);
    }
    if (touch->lingers && now >= touch->since + APP_TOUCH_LINGER_MS)
        end_look(touch, &out);
    return out;
}

double app_touch_wait(const app_touch *touch, double now)
{
    double span = rests(touch) ? APP_TOUCH_LONG_MS : APP_TOUCH_LINGER_MS;
    double left = touch->since + span - now;
    return !rests(touch) && !touch->lingers ? 1e9 : left > 0 ? left : 0;
}
