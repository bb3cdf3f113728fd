/* Finds parts without room for their words, and parts that lie over one another. */
#include "told.h"

#include "ui/parts.h"

#include <stdio.h>

enum { SEEN = 512 };

/* What is seen of a part. */
typedef struct seen {
    app_rect rect;
    const char *name;
    bool holds; /* others lie on it: a button with parts, a list, a figure */
} seen;

typedef struct told {
    const char *where;
    bool all;
    seen seen[SEEN];
    int count, faults;
    int whole;       /* how many parts the tree has without the cells of its lists */
    app_rect window; /* where the cells of the present list are seen */
} told;

static const char *role_of(const app_part *part)
{
    static const char *const controls[] = {
        [APP_CONTROL_BUTTON] = "button", [APP_CONTROL_PRIMARY] = "button",
        [APP_CONTROL_ICON] = "button",   [APP_CONTROL_TAB] = "tab",
        [APP_CONTROL_ROW] = "row",       [APP_CONTROL_TOGGLE] = "switch",
        [APP_CONTROL_SLIDER] = "slider", [APP_CONTROL_STEPPER] = "number",
        [APP_CONTROL_CARD] = "card",     [APP_CONTROL_FIELD] = "field",
        [APP_CONTROL_AREA] = "area"};
    static const char *const kinds[] = {[APP_PART_TEXT] = "text",
                                        [APP_PART_PARAGRAPH] = "text",
                                        [APP_PART_ICON] = "icon",
                                        [APP_PART_LIST] = "list",
                                        [APP_PART_FIGURE] = "figure"};
    return part->pressable || part->kind == APP_PART_CONTROL ? controls[part->control]
                                                             : kinds[part->kind];
}

static bool overlap(app_rect a, app_rect b)
{
    return app_rect_intersection(a, b).w > 0;
}

static void see(told *t, app_rect rect, const app_part *part)
{
    bool holds = part->pressable || part->kind == APP_PART_LIST || part->kind == APP_PART_FIGURE;
    const char *name = part->name ? part->name : "";
    if (rect.w == 0 || t->count == SEEN)
        return;
    for (int i = 0; i < t->count; i++) {
        const seen *other = &t->seen[i];
        if (other->holds || holds || !overlap(other->rect, rect))
            continue;
        printf("%s: '%s' lies over '%s'\n", t->where, name, other->name);
        t->faults++;
    }
    t->seen[t->count++] = (seen){rect, name, holds};
}

/* What of it can be seen: what scrolls is behind a window, and so are the cells of a list. */
static app_rect seen_of(const told *t, const app_parts *p, const app_part *part)
{
    int up = part->up;
    if (part - p->parts >= t->whole)
        return app_rect_intersection(part->rect, t->window);
    while (up >= 0 && !p->parts[up].scrolls)
        up = p->parts[up].up;
    return up < 0 ? part->rect : app_rect_intersection(part->rect, p->parts[up].rect);
}

static void take(void *to, const app_parts *p, const app_part *part, bool cut)
{
    told *t = to;
    app_rect rect = part->rect;
    if (t->all)
        printf("%-8s %4d,%-4d %4dx%-4d %s%s%s\n", role_of(part), rect.x, rect.y, rect.w, rect.h,
               part->name ? part->name : "", part->value ? ": " : "",
               part->value ? part->value : "");
    if (part->kind == APP_PART_LIST)
        t->window = p->page.grids[part->grid].window;
    if (cut) {
        printf("%s: '%s' is cut\n", t->where, part->name);
        t->faults++;
    }
    bool empty = !part->name || !part->name[0];
    if (!empty || part->kind == APP_PART_ICON)
        see(t, seen_of(t, p, part), part);
}

int golden_count_told(app *app, const char *where, bool all)
{
    app_parts *p = app->open[app->open_count - 1].parts;
    told t = {.where = where, .all = all, .whole = p->count};
    app_parts_tell(p, take, &t);
    return t.faults;
}
