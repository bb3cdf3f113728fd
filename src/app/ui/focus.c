/* The focus's ways: from stop to stop, and inside one. */
#include "ui/focus.h"

#include <stdlib.h>
#include <string.h>

/* ---- Stops ---- */

/* A stop's name is that of the group, or of the control that is alone. */
static int stop_of(const app_control *control)
{
    return control->group ? control->group : control->id;
}

typedef struct stops {
    int items[APP_CONTROLS_MAX];
    int count;
} stops;

static int place_of(const stops *all, int stop)
{
    for (int i = 0; i < all->count; i++)
        if (all->items[i] == stop)
            return i;
    return -1;
}

static void add_stop(stops *all, int stop)
{
    if (place_of(all, stop) < 0)
        all->items[all->count++] = stop;
}

/* In the order of their first controls, but the bar's is last. */
static void list_stops(const app_control_list *list, stops *out)
{
    bool bar = false;
    out->count = 0;
    for (int i = 0; i < list->count; i++) {
        if (list->items[i].group == APP_GROUP_BAR)
            bar = true;
        else
            add_stop(out, stop_of(&list->items[i]));
    }
    if (bar)
        add_stop(out, APP_GROUP_BAR);
}

/* ---- Into a stop ---- */

static bool is_one_of_many(const app_control *control)
{
    return control->kind == APP_CONTROL_TAB || control->kind == APP_CONTROL_ROW ||
           control->kind == APP_CONTROL_CARD;
}

/* The chosen one, where the stop is a choice and nothing else. */
static const app_control *chosen_of(const app_control_list *list, int stop)
{
    const app_control *chosen = NULL;
    for (int i = 0; i < list->count; i++) {
        const app_control *control = &list->items[i];
        if (stop_of(control) != stop)
            continue;
        if (!is_one_of_many(control))
            return NULL;
        if (control->chosen && !control->disabled)
            chosen = control;
    }
    return chosen;
}

static const app_control *visited_of(const app_controls *state, const app_control_list *list,
                                     int stop)
{
    for (int i = 0; i < APP_FOCUS_REMEMBERED; i++) {
        const app_control *control = app_control_find(list, state->visited[i]);
        if (control && stop_of(control) == stop && !control->disabled)
            return control;
    }
    return NULL;
}

static const app_control *first_of(const app_control_list *list, int stop)
{
    for (int i = 0; i < list->count; i++)
        if (stop_of(&list->items[i]) == stop && !list->items[i].disabled)
            return &list->items[i];
    return NULL;
}

/* Where the focus comes to; NULL: nothing there can be used. */
static const app_control *entry_of(const app_controls *state, const app_control_list *list,
                                   int stop)
{
    const app_control *entry = chosen_of(list, stop);
    if (!entry)
        entry = visited_of(state, list, stop);
    return entry ? entry : first_of(list, stop);
}

const app_control *app_focus_next(const app_controls *state, const app_control_list *list, int by,
                                  bool round)
{
    stops all;
    list_stops(list, &all);
    const app_control *focus = app_control_find(list, state->focus);
    const app_control *entry = NULL;
    int at = focus ? place_of(&all, stop_of(focus)) : by > 0 ? -1 : all.count;
    for (int steps = 0; steps < all.count && !entry; steps++) {
        at += by;
        if ((at < 0 || at >= all.count) && !round)
            return NULL;
        at = (at + all.count) % all.count;
        entry = entry_of(state, list, all.items[at]);
    }
    return entry;
}

void app_focus_remember(app_controls *state, const app_control_list *list)
{
    const app_control *focus = app_control_find(list, state->focus);
    int *visited = state->visited, at = 0;
    if (!focus)
        return;
    for (; at < APP_FOCUS_REMEMBERED - 1 && visited[at] != 0; at++) {
        const app_control *other = app_control_find(list, visited[at]);
        if (other && stop_of(other) == stop_of(focus))
            break;
    }
    memmove(visited + 1, visited, (size_t)at * sizeof *visited);
    visited[0] = focus->id;
}

/* ---- Inside a stop ---- */

typedef struct point {
    int x, y;
} point;

static point middle(app_rect rect)
{
    return (point){rect.x + rect.w / 2, rect.y + rect.h / 2};
}

static bool overlap(int a, int a_length, int b, int b_length)
{
    return a < b + b_length && b < a + a_length;
}

/* How far `to` lies from `from` in direction (dx, dy); -1: not that way. What would be met straight ahead
 * comes before all that lies beside the way. */
static int distance_towards(app_rect from, app_rect to, int dx, int dy)
{
    enum { BESIDE = 1 << 20 };
    point a = middle(from);
    point b = middle(to);
    int along = (b.x - a.x) * dx + (b.y - a.y) * dy;
    int across = dx ? abs(b.y - a.y) : abs(b.x - a.x);
    bool ahead = dx ? overlap(from.y, from.h, to.y, to.h) : overlap(from.x, from.w, to.x, to.w);
    int reach = dx ? (from.w + to.w) / 2 : (from.h + to.h) / 2;
    if (along <= 0 || along < reach / 2)
        return -1;
    return ahead ? 8 * along + across : BESIDE + along + 2 * across;
}

/* Between two spans; 0 where they overlap. */
static int gap(int a, int a_length, int b, int b_length)
{
    int gap = a < b ? b - a - a_length : a - b - b_length;
    return gap > 0 ? gap : 0;
}

/* Whether it reaches further that way: what ends with a wide button does not lie beside it. */
static bool reaches_beyond(app_rect from, app_rect to, int dx, int dy)
{
    return dx > 0   ? to.x + to.w > from.x + from.w
           : dx < 0 ? to.x < from.x
           : dy > 0 ? to.y + to.h > from.y + from.h
                    : to.y < from.y;
}

/* Beside the way lies much, if it may be of any group: only what is more ahead than aside, by the edges or by the
 * middles. */
static bool is_ahead(app_rect from, app_rect to, int dx)
{
    point a = middle(from), b = middle(to);
    int across = gap(from.x, from.w, to.x, to.w), down = gap(from.y, from.h, to.y, to.h);
    bool by_edges = dx ? down == 0 || across > down : across == 0 || down > across;
    int aside = dx ? abs(b.y - a.y) : abs(b.x - a.x), along = dx ? abs(b.x - a.x) : abs(b.y - a.y);
    return by_edges || along > aside;
}

/* Both stand in a row that a wide control has above or below it. */
static bool in_its_row(app_rect wide, app_rect a, app_rect b)
{
    bool within = wide.x <= a.x && a.x + a.w <= wide.x + wide.w && wide.x <= b.x &&
                  b.x + b.w <= wide.x + wide.w;
    return within && overlap(a.y, a.h, b.y, b.h);
}

/* The nearest one that is, or is not, of the same stop; of a row the first, from wherever in it. */
static const app_control *nearest(const app_control_list *list, const app_control *from, bool same,
                                  int dx, int dy)
{
    const app_control *best = NULL;
    int best_distance = 0;
    for (int i = 0; i < list->count; i++) {
        const app_control *to = &list->items[i];
        if (to == from || to->disabled || (stop_of(to) == stop_of(from)) != same)
            continue;
        bool meant = reaches_beyond(from->rect, to->rect, dx, dy) &&
                     (same || is_ahead(from->rect, to->rect, dx));
        int distance = meant ? distance_towards(from->rect, to->rect, dx, dy) : -1;
        bool later = best && dy && in_its_row(from->rect, best->rect, to->rect);
        if (distance >= 0 && !later && (!best || distance < best_distance)) {
            best = to;
            best_distance = distance;
        }
    }
    return best;
}

const app_control *app_focus_towards(const app_control_list *list, const app_control *from, int dx,
                                     int dy)
{
    return nearest(list, from, true, dx, dy);
}

const app_control *app_focus_beyond(const app_control_list *list, const app_control *from, int dx,
                                    int dy)
{
    return nearest(list, from, false, dx, dy);
}

const app_control *app_focus_beside(const app_control_list *list, const app_control *from, int dx)
{
    enum { CLOSE = 32 };
    const app_control *next = nearest(list, from, false, dx, 0);
    if (!next)
        return NULL;
    app_rect a = from->rect, b = next->rect;
    bool same_row = overlap(a.y, a.h, b.y, b.h) && b.h < 2 * a.h;
    return same_row && gap(a.x, a.w, b.x, b.w) < CLOSE ? next : NULL;
}
