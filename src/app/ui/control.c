/* Controls: what pointer and keyboard do to them. */
#include "ui/focus.h"

app_control *app_control_add(app_control_list *list, int id, app_control_kind kind, app_rect rect,
                             const char *label)
{
    bool room = list->count < APP_CONTROLS_MAX;
    app_control *control = room ? &list->items[list->count++] : &list->spare;
    *control = (app_control){.id = id, .kind = kind, .rect = rect, .label = label};
    return control;
}

void app_controls_join(app_control_list *list, int first)
{
    for (int i = first; i < list->count; i++)
        list->items[i].group = list->items[first].id;
}

const app_control *app_control_find(const app_control_list *list, int id)
{
    for (int i = 0; i < list->count; i++)
        if (list->items[i].id == id)
            return &list->items[i];
    return NULL;
}

/* What is pressed can be hit well, however small what is seen of it. */
static app_rect grown(app_rect rect)
{
    int wider = rect.w < APP_TARGET ? APP_TARGET - rect.w : 0;
    int higher = rect.h < APP_TARGET ? APP_TARGET - rect.h : 0;
    return (app_rect){rect.x - wider / 2, rect.y - higher / 2, rect.w + wider, rect.h + higher};
}

/* Where the pointer finds it: a slider's knob stands out at both ends. */
static app_rect touchable(const app_control *control)
{
    app_rect rect = control->rect;
    if (control->kind == APP_CONTROL_AREA)
        return grown(rect);
    if (control->kind == APP_CONTROL_SLIDER) {
        rect.x -= rect.h / 2;
        rect.w += rect.h;
    }
    return rect;
}

static bool in_reach(const app_control_list *list, const app_control *control, int x, int y)
{
    return !control->disabled && app_rect_contains(touchable(control), x, y) &&
           (!control->scrolls || app_rect_contains(list->window, x, y));
}

static const app_control *control_at(const app_control_list *list, int x, int y)
{
    for (int i = list->count - 1; i >= 0; i--)
        if (in_reach(list, &list->items[i], x, y))
            return &list->items[i];
    return NULL;
}

static long long square(long long of)
{
    return of * of;
}

/* From the rect's middle. */
static long long distance(app_rect rect, int x, int y)
{
    return square(2LL * x - 2LL * rect.x - rect.w) + square(2LL * y - 2LL * rect.y - rect.h);
}

/* A finger hits what is small from beside it as well: the nearest of those. */
static const app_control *control_near(const app_control_list *list, int x, int y)
{
    const app_control *nearest = control_at(list, x, y);
    if (nearest)
        return nearest;
    for (int i = 0; i < list->count; i++) {
        const app_control *control = &list->items[i];
        bool in_sight = !control->scrolls || app_rect_contains(list->window, x, y);
        bool near = app_rect_contains(grown(touchable(control)), x, y);
        if (!control->disabled && in_sight && near &&
            (!nearest || distance(control->rect, x, y) < distance(nearest->rect, x, y)))
            nearest = control;
    }
    return nearest;
}

static bool has_tooltip(const app_control *control)
{
    return control && (control->kind == APP_CONTROL_ICON || control->tip);
}

/* What cannot be pressed still says what it is, and why not. */
static const app_control *told_at(const app_control_list *list, int x, int y)
{
    const app_control *under = control_at(list, x, y);
    for (int i = 0; i < list->count && !under; i++)
        if (has_tooltip(&list->items[i]) && app_rect_contains(list->items[i].rect, x, y))
            under = &list->items[i];
    return under;
}

static const app_control_result ignored = {APP_CONTROL_IGNORED, 0, 0};
static const app_control_result used = {APP_CONTROL_USED, 0, 0};

static bool has_value(const app_control *control)
{
    return control->kind == APP_CONTROL_SLIDER || control->kind == APP_CONTROL_STEPPER;
}

static app_control_result changed_to(const app_control *control, int value)
{
    if (value < control->min)
        value = control->min;
    if (value > control->max)
        value = control->max;
    return value == control->value ? used
                                   : (app_control_result){APP_CONTROL_CHANGED, control->id, value};
}

int app_control_along(const app_control *control, int x)
{
    return control->mirrored ? 2 * control->rect.x + control->rect.w - x : x;
}

/* The slider's value under a pointer at x, on a whole step. */
static int slider_value(const app_control *control, int x)
{
    double part = (double)(app_control_along(control, x) - control->rect.x) / control->rect.w;
    double steps = part * (control->max - control->min) / control->step;
    int value = control->min + (int)(steps < 0 ? 0 : steps + 0.5) * control->step;
    return value > control->max ? control->max : value;
}

/* Which end of a stepper was pressed. */
static int stepper_step(const app_control *control, int x)
{
    x = app_control_along(control, x);
    if (x < control->rect.x + APP_TARGET)
        return -control->step;
    if (x >= control->rect.x + control->rect.w - APP_TARGET)
        return control->step;
    return 0;
}

static app_control_result press(app_controls *state, const app_control *control,
                                app_focus_rule rule, int x)
{
    state->pressed = control->id;
    state->by_key = false;
    state->focus = rule == APP_FOCUS_KEEPS ? control->id : 0;
    state->focus_shown = false;
    if (control->kind == APP_CONTROL_SLIDER)
        return changed_to(control, slider_value(control, x));
    if (control->kind == APP_CONTROL_STEPPER)
        return changed_to(control, control->value + stepper_step(control, x));
    if (control->kind == APP_CONTROL_AREA)
        return (app_control_result){APP_CONTROL_HELD, control->id, 0};
    return used;
}

static app_control_result release(app_controls *state, const app_control_list *list, bool inside)
{
    const app_control *control = app_control_find(list, state->pressed);
    state->pressed = 0;
    if (!control)
        return used;
    if (control->kind == APP_CONTROL_AREA)
        return (app_control_result){APP_CONTROL_RELEASED, control->id, 0};
    if (!inside || control->disabled || has_value(control) || control->kind == APP_CONTROL_FIELD)
        return used;
    return (app_control_result){APP_CONTROL_CHOSEN, control->id, 0};
}

static app_control_result pointer_move(app_controls *state, const app_control_list *list,
                                       const app_event *event, double now)
{
    const app_control *under = told_at(list, event->x, event->y);
    int hover = under ? under->id : 0;
    if (hover != state->hover) {
        state->hover = hover;
        state->hover_since = now;
    }
    const app_control *pressed = app_control_find(list, state->pressed);
    if (!pressed || state->by_key)
        return hover ? used : ignored;
    if (pressed->kind == APP_CONTROL_SLIDER)
        return changed_to(pressed, slider_value(pressed, event->x));
    return used;
}

/* A finger that rests on a control is told what it is, and presses it no more. */
static app_control_result tell(app_controls *state, const app_control_list *list,
                               const app_event *event, double now)
{
    const app_control *under = told_at(list, event->x, event->y);
    if (!has_tooltip(under))
        return ignored;
    state->pressed = 0;
    state->hover = under->id;
    state->hover_since = now - APP_TOOLTIP_MS;
    return used;
}

static app_control_result pointer_event(app_controls *state, const app_control_list *list,
                                        app_focus_rule rule, const app_event *event, double now)
{
    bool finger = event->way == GAME_WAY_TOUCH;
    const app_control *under =
        finger ? control_near(list, event->x, event->y) : control_at(list, event->x, event->y);
    switch (event->kind) {
    case APP_EVENT_POINTER_MOVE:
        return pointer_move(state, list, event, now);
    case APP_EVENT_POINTER_LONG:
        return tell(state, list, event, now);
    case APP_EVENT_POINTER_DOWN:
        state->focus_shown = false;
        return under ? press(state, under, rule, event->x) : ignored;
    case APP_EVENT_POINTER_UP:
        if (!state->pressed || state->by_key)
            return ignored;
        return release(state, list, under && under->id == state->pressed);
    default:
        state->hover = 0;
        if (finger) /* two fingers that zoom press nothing */
            state->pressed = 0;
        return ignored;
    }
}

/* A key moves the focus. */
static void reach(app_controls *state, const app_control *control, double now)
{
    state->focus_shown = true;
    state->focus = state->reached = control ? control->id : 0;
    state->reached_at = now;
}

static app_control_result walk(app_controls *state, const app_control_list *list,
                               app_focus_rule rule, int by, double now)
{
    bool round = rule == APP_FOCUS_KEEPS || state->focus == 0;
    reach(state, app_focus_next(state, list, by, round), now);
    return used;
}

static app_control_result arrow(app_controls *state, const app_control_list *list,
                                const app_control *focus, int dx, int dy, double now)
{
    state->focus_shown = true;
    if (has_value(focus) && dx != 0)
        return changed_to(focus, focus->value + (focus->mirrored ? -dx : dx) * focus->step);
    const app_control *next = NULL;
    if (has_value(focus)) /* left and right change it: down and up go through its row first */
        next = app_focus_beside(list, focus, dy);
    if (!next)
        next = app_focus_towards(list, focus, dx, dy);
    if (!next)
        next = app_focus_beyond(list, focus, dx, dy);
    if (next)
        reach(state, next, now);
    return used;
}

/* Enter or Space, which presses as long as it is held. */
static app_control_result confirm(app_controls *state, const app_control *focus, bool repeat)
{
    if (focus->disabled || focus->kind == APP_CONTROL_FIELD)
        return ignored;
    if (repeat)
        return used;
    state->pressed = focus->id;
    state->by_key = true;
    state->focus_shown = true;
    state->reached = 0; /* what was pressed needs no name any more */
    return focus->kind == APP_CONTROL_AREA ? (app_control_result){APP_CONTROL_HELD, focus->id, 0}
                                           : used;
}

/* A pad finds back to the controls by a direction, where the pointer has taken the focus away. */
static app_control_result key_down(app_controls *state, const app_control_list *list,
                                   app_focus_rule rule, const app_event *event, double now)
{
    if (event->control == APP_INTENT_NEXT || event->control == APP_INTENT_PREVIOUS)
        return walk(state, list, rule, event->control == APP_INTENT_NEXT ? 1 : -1, now);
    const app_control *focus = app_control_find(list, state->focus);
    bool pad = event->way == GAME_WAY_PAD, direction = app_intent_is_direction(event->control);
    if (!focus && pad && direction && rule == APP_FOCUS_KEEPS)
        return walk(state, list, rule, 1, now);
    if (!focus)
        return ignored;
    switch (event->control) {
    case APP_INTENT_UP:
        return arrow(state, list, focus, 0, -1, now);
    case APP_INTENT_DOWN:
        return arrow(state, list, focus, 0, 1, now);
    case APP_INTENT_LEFT:
        return arrow(state, list, focus, -1, 0, now);
    case APP_INTENT_RIGHT:
        return arrow(state, list, focus, 1, 0, now);
    case APP_INTENT_CONFIRM:
        return confirm(state, focus, event->repeat);
    default:
        return ignored;
    }
}

static app_control_result key_up(app_controls *state, const app_control_list *list,
                                 const app_event *event)
{
    if (event->control != APP_INTENT_CONFIRM || !state->pressed || !state->by_key)
        return ignored;
    return release(state, list, true);
}

app_control_result app_controls_event(app_controls *state, const app_control_list *list,
                                      app_focus_rule rule, const app_event *event, double now)
{
    app_focus_remember(state, list);
    switch (event->kind) {
    case APP_EVENT_KEY_DOWN:
        return key_down(state, list, rule, event, now);
    case APP_EVENT_KEY_UP:
        return key_up(state, list, event);
    case APP_EVENT_POINTER_MOVE:
    case APP_EVENT_POINTER_DOWN:
    case APP_EVENT_POINTER_UP:
    case APP_EVENT_POINTER_LEAVE:
    case APP_EVENT_POINTER_LONG:
        return pointer_event(state, list, rule, event, now);
    case APP_EVENT_FOCUS_LOST:
        state->pressed = 0;
        state->hover = 0;
        return ignored;
    default:
        return ignored;
    }
}

app_cursor app_controls_cursor(const app_controls *state, const app_control_list *list)
{
    const app_control *pressed = state->by_key ? NULL : app_control_find(list, state->pressed);
    const app_control *hover = app_control_find(list, state->hover);
    if (pressed && pressed->kind == APP_CONTROL_SLIDER)
        return APP_CURSOR_MOVE;
    if (!hover)
        return APP_CURSOR_ARROW;
    return hover->kind == APP_CONTROL_FIELD ? APP_CURSOR_TEXT : APP_CURSOR_HAND;
}

/* ---- Tooltips ---- */

/* What the pointer or the focus came to last. *since becomes when that was. */
static const app_control *rested_on(const app_controls *state, const app_control_list *list,
                                    double *since)
{
    const app_control *hover = app_control_find(list, state->hover);
    const app_control *focus = app_control_find(list, state->focus);
    if (!has_tooltip(focus) || !state->focus_shown || state->focus != state->reached)
        focus = NULL;
    if (!has_tooltip(hover) || (focus && state->reached_at > state->hover_since)) {
        *since = state->reached_at;
        return focus;
    }
    *since = state->hover_since;
    return hover;
}

const app_control *app_controls_told(const app_controls *state, const app_control_list *list,
                                     double now)
{
    double since;
    const app_control *control = rested_on(state, list, &since);
    return state->pressed || now < since + APP_TOOLTIP_MS ? NULL : control;
}

double app_controls_wait(const app_controls *state, const app_control_list *list, double now)
{
    double since;
    const app_control *control = rested_on(state, list, &since);
    double left = since + APP_TOOLTIP_MS - now;
    return control && left > 0 ? left : 1e9;
}
