/* Fingers: taps, drags, swipes and long presses. */
#include "input/touch.h"

#include <math.h>

static void add(const app_touch *touch, app_event_kind kind, app_touch_events *out)
{
    out->items[out->count++] = (app_event){
        .kind = kind, .way = GAME_WAY_TOUCH, .x = touch->finger.x, .y = touch->finger.y};
}

/* No finger stays over anything. */
static void let_go(app_touch *touch, app_touch_events *out)
{
    touch->down = false;
    add(touch, APP_EVENT_POINTER_UP, out);
    add(touch, APP_EVENT_POINTER_LEAVE, out);
}

/* Two thumbs that tap in turn overlap: the second one ends the first one's tap. */
static void press(app_touch *touch, const app_finger *finger, double now, app_touch_events *out)
{
    if (touch->down)
        let_go(touch, out);
    *touch = (app_touch){
        .down = true, .finger = *finger, .from_x = finger->x, .from_y = finger->y, .since = now};
    add(touch, APP_EVENT_POINTER_DOWN, out);
}

static app_intent direction_of(double dx, double dy)
{
    if (fabs(dx) > fabs(dy))
        return dx > 0 ? APP_INTENT_RIGHT : APP_INTENT_LEFT;
    return dy > 0 ? APP_INTENT_DOWN : APP_INTENT_UP;
}

/* It tells where it began: that is what it was on. */
static void swipe(app_touch *touch, app_touch_events *out)
{
    touch->swiped = true;
    out->items[out->count++] = (app_event){
        .kind = APP_EVENT_SWIPE,
        .way = GAME_WAY_TOUCH,
        .x = touch->from_x,
        .y = touch->from_y,
        .intent = direction_of(touch->finger.x - touch->from_x, touch->finger.y - touch->from_y)};
}

static void drag(app_touch *touch, const app_finger *finger, app_touch_events *out)
{
    touch->finger = *finger;
    double far = hypot(finger->x - touch->from_x, finger->y - touch->from_y);
    touch->moved = touch->moved || far > APP_TOUCH_SLOP;
    add(touch, APP_EVENT_POINTER_MOVE, out);
    if (!touch->swiped && !touch->rested && far > APP_TOUCH_SWIPE)
        swipe(touch, out);
}

static bool same(const app_finger *a, const app_finger *b)
{
    return a->device == b->device && a->id == b->id;
}

app_touch_events app_touch_finger(app_touch *touch, const app_finger *finger, double now)
{
    app_touch_events out = {.count = 0};
    bool known = touch->down && same(&touch->finger, finger);
    if (finger->kind == APP_FINGER_DOWN) {
        press(touch, finger, now, &out);
    } else if (known && finger->kind == APP_FINGER_MOVE) {
        drag(touch, finger, &out);
    } else if (known) {
        touch->finger = *finger;
        let_go(touch, &out);
    }
    return out;
}

/* ---- Time ---- */

static bool may_be_long(const app_touch *touch)
{
    return touch->down && !touch->moved && !touch->rested;
}

app_touch_events app_touch_rest(app_touch *touch, double now)
{
    app_touch_events out = {.count = 0};
    if (may_be_long(touch) && now >= touch->since + APP_TOUCH_LONG_MS) {
        touch->rested = true;
        add(touch, APP_EVENT_POINTER_LONG, &out);
    }
    return out;
}

double app_touch_wait(const app_touch *touch, double now)
{
    double left = touch->since + APP_TOUCH_LONG_MS - now;
    return !may_be_long(touch) ? 1e9 : left > 0 ? left : 0;
}
