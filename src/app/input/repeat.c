/* What is held: when directions go on, and what stays on. */
#include "input/repeat.h"

#include <string.h>

/* A key is known by itself; a button, which has none, by the direction that it means. */
static bool same_source(const app_event *a, const app_event *b)
{
    bool keys = a->way == GAME_WAY_KEYS;
    return a->way == b->way && a->key == b->key && a->place == b->place &&
           (keys || app_intent_line(a->intent) == app_intent_line(b->intent));
}

static int find(const app_repeat *repeat, const app_event *event)
{
    for (int i = 0; i < repeat->count; i++)
        if (same_source(&repeat->held[i], event))
            return i;
    return -1;
}

static void let_go(app_repeat *repeat, app_repeat_pace pace, int i, double now)
{
    bool newest = i == repeat->count - 1;
    repeat->count--;
    memmove(&repeat->held[i], &repeat->held[i + 1],
            (size_t)(repeat->count - i) * sizeof *repeat->held);
    if (newest) {
        repeat->due = now + pace.turn;
        repeat->at_once = 0;
    }
}

/* The system repeats the newest alone. An older one was let go and pressed again, too fast to be told from a
 * repetition. */
static bool pressed_again(const app_repeat *repeat, const app_event *event)
{
    bool again = false;
    for (int i = 1; i < APP_REPEAT_PRESSED; i++)
        again = again || same_source(&repeat->pressed[i], event);
    return again && !same_source(&repeat->pressed[0], event);
}

static void press(app_repeat *repeat, app_repeat_pace pace, const app_event *event, double now)
{
    if (repeat->count == APP_REPEAT_HELD)
        let_go(repeat, pace, 0, now);
    repeat->due = now + (repeat->count > 0 ? pace.turn : pace.first);
    repeat->at_once = 0;
    memmove(&repeat->pressed[1], &repeat->pressed[0],
            (APP_REPEAT_PRESSED - 1) * sizeof *repeat->pressed);
    repeat->pressed[0] = *event;
    repeat->held[repeat->count] = *event;
    repeat->held[repeat->count++].repeat = true;
}

/* Those that wait for a turn of the loop are read together. */
bool app_repeat_crowds(app_repeat *repeat, const app_event *event, double now)
{
    enum { APART_MS = 5 };
    if (event->kind != APP_EVENT_KEY_DOWN || !event->repeat)
        return false;
    bool crowds = now - repeat->system_at < APART_MS;
    repeat->system_at = now;
    return crowds;
}

bool app_repeat_take(app_repeat *repeat, app_repeat_pace pace, const app_event *event, double now)
{
    bool down = event->kind == APP_EVENT_KEY_DOWN;
    int i = find(repeat, event);
    if (event->kind == APP_EVENT_FOCUS_LOST)
        app_repeat_stop(repeat);
    if (down && event->repeat && !app_intent_is_slide(event->intent))
        return !app_repeat_crowds(repeat, event, now);
    if (down && event->repeat && !pressed_again(repeat, event))
        return false;
    if (i >= 0 && (down || event->kind == APP_EVENT_KEY_UP))
        let_go(repeat, pace, i, now);
    if (down && app_intent_is_slide(event->intent))
        press(repeat, pace, event, now);
    return true;
}

const app_event *app_repeat_newest(const app_repeat *repeat)
{
    return repeat->count > 0 ? &repeat->held[repeat->count - 1] : NULL;
}

bool app_repeat_next(app_repeat *repeat, app_repeat_pace pace, double until, app_event *out,
                     double *when)
{
    if (repeat->count == 0 || repeat->due > until || repeat->at_once == APP_REPEAT_AT_ONCE)
        return false;
    if (until - repeat->due > APP_REPEAT_LATE_MS) {
        repeat->due = until + pace.next;
        return false;
    }
    *out = *app_repeat_newest(repeat);
    *when = repeat->due;
    repeat->due += pace.next;
    repeat->at_once = pace.next > 0 ? 0 : repeat->at_once + 1;
    return true;
}

double app_repeat_wait(const app_repeat *repeat, double now)
{
    double left = repeat->due - now;
    if (repeat->count == 0 || repeat->at_once == APP_REPEAT_AT_ONCE)
        return 1e9;
    return left > 0 ? left : 0;
}

void app_repeat_stop(app_repeat *repeat)
{
    *repeat = (app_repeat){.system_at = repeat->system_at};
}

/* ---- What is on while something is held ---- */

void app_hold_press(app_hold *hold, bool twice, double now)
{
    if (app_hold_end(hold))
        return;
    hold->held = !twice;
    hold->kept = twice;
    hold->since = now;
}

void app_hold_release(app_hold *hold, double now)
{
    if (!hold->held)
        return;
    hold->held = false;
    hold->kept = now - hold->since < APP_HOLD_TAP_MS;
}

void app_hold_lose(app_hold *hold)
{
    hold->held = false;
}

bool app_hold_end(app_hold *hold)
{
    bool kept = hold->kept;
    hold->kept = false;
    return kept;
}

bool app_hold_on(const app_hold *hold)
{
    return hold->held || hold->kept;
}
