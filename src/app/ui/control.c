/* Controls: what pointer and keyboard do to them. */
#include "ui/control.h"

#include <stdlib.h>

app_control *app_control_add(app_control_list *list, int id, app_control_kind kind, app_rect rect,
                             const char *label)
{
    bool room = list->count < APP_CONTROLS_MAX;
    app_control *control = room ? &list->items[list->count++] : &list->spare;
    *control = (app_control){.id = id, .kind = kind, .rect = rect, .label = label};
    return control;
}

void app_controls_move(app_control_list *list, int first, int down)
{
    for (int i = first; i < list->count; i++) {
        list->items[i].rect.y += down;
        list->items[i].well.y += down;
    }
}

const app_control *app_control_find(const app_control_list *list, int id)
{
    for (int i = 0; i < list->count; i++)
        if (list->items[i].id == id)
            return &list->items[i];
    return NULL;
}

/* Where the pointer finds it: a slider's knob stands out at both ends. */
static app_rect touchable(const app_control *control)
{
    app_rect rect = control->rect;
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

/* An icon that cannot be pressed still says what it is, and why not. */
static const app_control *told_at(const app_control_list *list, int x, int y)
{
    const app_control *under = control_at(list, x, y);
    for (int i = 0; i < list->count && !under; i++)
        if (list->items[i].kind == APP_CONTROL_ICON && app_rect_contains(list->items[i].rect, x, y))
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

/* The slider's value under a pointer at x, on a whole step. */
static int slider_value(const app_control *control, int x)
{
    double part = (double)(x - control->rect.x) / control->rect.w;
    double steps = part * (control->max - control->min) / control->step;
    int value = control->min + (int)(steps < 0 ? 0 : steps + 0.5) * control->step;
    return value > control->max ? control->max : value;
}

/* Which half of a stepper: its buttons are squares at both ends. */
static int stepper_step(const app_control *control, int x)
{
    if (x < control->rect.x + control->rect.h)
        return -control->step;
    if (x >= control->rect.x + control->rect.w - control->rect.h)
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

static app_control_result pointer_event(app_controls *state, const app_control_list *list,
                                        app_focus_rule rule, const app_event *event, double now)
{
    const app_control *under = control_at(list, event->x, event->y);
    switch (event->kind) {
    case APP_EVENT_POINTER_MOVE:
        return pointer_move(state, list, event, now);
    case APP_EVENT_POINTER_DOWN:
        state->focus_shown = false;
        return under ? press(state, under, rule, event->x) : ignored;
    case APP_EVENT_POINTER_UP:
        if (!state->pressed || state->by_key)
            return ignored;
        return release(state, list, under && under->id == state->pressed);
    default:
        state->hover = 0;
        return ignored;
    }
}

/* The next control that can be used, `by` 1 or -1 from the focus; NULL past either end. */
static const app_control *neighbour_in_order(const app_control_list *list, int focus, int by)
{
    int at = by > 0 ? -1 : list->count;
    for (int i = 0; i < list->count; i++)
        if (list->items[i].id == focus)
            at = i;
    for (at += by; at >= 0 && at < list->count; at += by)
        if (!list->items[at].disabled)
            return &list->items[at];
    return NULL;
}

static app_control_result walk(app_controls *state, const app_control_list *list,
                               app_focus_rule rule, int by)
{
    state->focus_shown = true;
    const app_control *next = neighbour_in_order(list, state->focus, by);
    if (!next && (rule == APP_FOCUS_KEEPS || state->focus == 0))
        next = neighbour_in_order(list, 0, by);
    state->focus = next ? next->id : 0;
    return used;
}

typedef struct point {
    int x, y;
} point;

static point middle(app_rect rect)
{
    return (point){rect.x + rect.w / 2, rect.y + rect.h / 2};
}

/* How far `to` lies from `from` in direction (dx, dy); sideways counts more. -1: not that way. */
static int distance_towards(app_rect from, app_rect to, int dx, int dy)
{
    point a = middle(from);
    point b = middle(to);
    int along = (b.x - a.x) * dx + (b.y - a.y) * dy;
    int across = abs((b.x - a.x) * dy) + abs((b.y - a.y) * dx);
    int reach = dx ? (from.w + to.w) / 2 : (from.h + to.h) / 2;
    if (along <= 0 || along < reach / 2)
        return -1;
    return along + 2 * across;
}

static const app_control *neighbour_towards(const app_control_list *list, const app_control *from,
                                            int dx, int dy)
{
    const app_control *best = NULL;
    int best_distance = 0;
    for (int i = 0; i < list->count; i++) {
        const app_control *to = &list->items[i];
        if (to == from || to->disabled)
            continue;
        int distance = distance_towards(from->rect, to->rect, dx, dy);
        if (distance >= 0 && (!best || distance < best_distance)) {
            best = to;
            best_distance = distance;
        }
    }
    return best;
}

static app_control_result arrow(app_controls *state, const app_control_list *list,
                                const app_control *focus, int dx, int dy)
{
    state->focus_shown = true;
    if (has_value(focus) && dx != 0)
        return changed_to(focus, focus->value + dx * focus->step);
    const app_control *next = neighbour_towards(list, focus, dx, dy);
    if (next)
        state->focus = next->id;
    return used;
}

static app_control_result key_down(app_controls *state, const app_control_list *list,
                                   app_focus_rule rule, const app_event *event)
{
    if (event->control == APP_INTENT_NEXT || event->control == APP_INTENT_PREVIOUS)
        return walk(state, list, rule, event->control == APP_INTENT_NEXT ? 1 : -1);
    const app_control *focus = app_control_find(list, state->focus);
    if (!focus)
        return ignored;
    switch (event->control) {
    case APP_INTENT_UP:
        return arrow(state, list, focus, 0, -1);
    case APP_INTENT_DOWN:
        return arrow(state, list, focus, 0, 1);
    case APP_INTENT_LEFT:
        return arrow(state, list, focus, -1, 0);
    case APP_INTENT_RIGHT:
        return arrow(state, list, focus, 1, 0);
    default:
        break;
    }
    if (event->control != APP_INTENT_CONFIRM || focus->disabled || focus->kind == APP_CONTROL_FIELD)
        return ignored;
    if (!event->repeat) {
        state->pressed = focus->id;
        state->by_key = true;
        state->focus_shown = true;
        if (focus->kind == APP_CONTROL_AREA)
            return (app_control_result){APP_CONTROL_HELD, focus->id, 0};
    }
    return used;
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
    switch (event->kind) {
    case APP_EVENT_KEY_DOWN:
        return key_down(state, list, rule, event);
    case APP_EVENT_KEY_UP:
        return key_up(state, list, event);
    case APP_EVENT_POINTER_MOVE:
    case APP_EVENT_POINTER_DOWN:
    case APP_EVENT_POINTER_UP:
    case APP_EVENT_POINTER_LEAVE:
        return pointer_event(state, list, rule, event, now);
    case APP_EVENT_FOCUS_LOST:
        state->pressed = 0;
        state->hover = 0;
        return ignored;
    default:
        return ignored;
    }
}

static bool has_tooltip(const app_control *control)
{
    return control && control->kind == APP_CONTROL_ICON;
}

double app_controls_wait(const app_controls *state, const app_control_list *list, double now)
{
    if (!has_tooltip(app_control_find(list, state->hover)))
        return 1e9;
    double left = state->hover_since + APP_TOOLTIP_MS - now;
    return left > 0 ? left : 1e9;
}
