/* Fingers on the window, as SDL tells of them: put into its queue with stamps of their own, and taken by
 * the main loop. Places are design units of a window at 100 %. */
#ifndef TEST_APP_FINGERS_H
#define TEST_APP_FINGERS_H

#include "app_fixture.h"
#include "ui/parts.h"

#include <string.h>

/* `ago`: ms since it came. */
static inline void finger(app *a, Uint32 type, SDL_FingerID id, double x, double y, Uint32 ago)
{
    SDL_Event event = {.tfinger = {.type = type,
                                   .timestamp = SDL_GetTicks() - ago,
                                   .touchId = 3,
                                   .fingerId = id,
                                   .x = (float)(x / a->view.width),
                                   .y = (float)(y / a->view.height)}};
    assert_int_equal(SDL_PeepEvents(&event, 1, SDL_ADDEVENT, 0, 0), 1);
}

static inline void tap(app *a, double x, double y)
{
    finger(a, SDL_FINGERDOWN, 1, x, y, 0);
    finger(a, SDL_FINGERUP, 1, x, y, 0);
    app_loop_turn(a);
}

static inline void tap_rect(app *a, app_rect rect)
{
    tap(a, rect.x + rect.w / 2.0, rect.y + rect.h / 2.0);
}

/* From one place to another in some steps. */
static inline void stroke(app *a, double x, double y, double to_x, double to_y)
{
    enum { STEPS = 8 };
    finger(a, SDL_FINGERDOWN, 1, x, y, 0);
    for (int i = 1; i <= STEPS; i++)
        finger(a, SDL_FINGERMOTION, 1, x + (to_x - x) * i / STEPS, y + (to_y - y) * i / STEPS, 0);
    finger(a, SDL_FINGERUP, 1, to_x, to_y, 0);
    app_loop_turn(a);
}

/* Both fingers at once, from so far beside a place to so far, while it moves to the right. */
static inline void pinch(app *a, double x, double y, double from, double to, double right)
{
    enum { STEPS = 50 };
    finger(a, SDL_FINGERDOWN, 1, x - from, y, 0);
    finger(a, SDL_FINGERDOWN, 2, x + from, y, 0);
    for (int i = 1; i <= STEPS; i++) {
        double apart = from + (to - from) * i / STEPS, moved = right * i / STEPS;
        finger(a, SDL_FINGERMOTION, 1, x + moved - apart, y, 0);
        finger(a, SDL_FINGERMOTION, 2, x + moved + apart, y, 0);
    }
    finger(a, SDL_FINGERUP, 1, x + right - to, y, 0);
    finger(a, SDL_FINGERUP, 2, x + right + to, y, 0);
    app_loop_turn(a);
}

/* A control of the screen on top. */
static inline app_rect rect_on_top(const app *a, int id)
{
    const app_page_layout *layout = layout_on_top(a);
    const app_control *control = app_control_find(&layout->controls, id);
    if (!control)
        fail_msg("there is no control %d", id);
    return control->rect;
}

/* The tree of parts of the screen on top, as its state is now; until the next call. */
static inline const app_parts *tree_on_top(const app *a)
{
    static app_parts tree;
    const app_open_screen *top = &a->open[a->open_count - 1];
    app_parts_begin(&tree, a, &a->view, top->state);
    top->screen->parts(&tree);
    app_parts_solve(&tree);
    return &tree;
}

/* The control of the screen on top, a tree of parts, that is called that; NULL: there is none. */
static inline const app_control *find_control(const app *a, const char *name)
{
    const app_parts *p = parts_on_top(a);
    for (int i = 0; i < p->count; i++) {
        const app_part *part = &p->parts[i];
        bool is_control = part->kind == APP_PART_CONTROL || part->pressable;
        if (is_control && !part->left_out && part->name && strcmp(part->name, name) == 0)
            return &p->page.controls.items[part->listed];
    }
    return NULL;
}

static inline const app_control *control_named(const app *a, const char *name)
{
    const app_control *control = find_control(a, name);
    if (!control)
        fail_msg("nothing is called %s", name);
    return control;
}

/* Draws frames until there is such a control and it can be pressed: searches work on threads of their own. */
static inline void wait_for_control(app *a, const char *name)
{
    const app_control *control = find_control(a, name);
    for (int i = 0; i < 4000 && (!control || control->disabled); i++) {
        SDL_Delay(5);
        next_frame(a);
        control = find_control(a, name);
    }
    if (!control || control->disabled)
        fail_msg("'%s' could never be pressed", name);
}

static inline void focus_on(app *a, const char *name)
{
    page_on_top(a)->controls.focus = control_named(a, name)->id;
}

/* The list of the screen on top that is called that; NULL: there is none. */
static inline const app_part *find_list(const app *a, const char *name)
{
    const app_parts *p = a->open[a->open_count - 1].parts;
    for (int i = 0; i < p->count; i++)
        if (p->parts[i].kind == APP_PART_LIST && strcmp(p->parts[i].name, name) == 0)
            return &p->parts[i];
    return NULL;
}

static inline const app_part *list_named(const app *a, const char *name)
{
    const app_part *list = find_list(a, name);
    if (!list)
        fail_msg("no list is called %s", name);
    return list;
}

/* The figure that is called that; NULL: there is none. */
static inline const app_part *find_figure(const app *a, const char *name)
{
    const app_parts *p = parts_on_top(a);
    for (int i = 0; i < p->count; i++) {
        const app_part *part = &p->parts[i];
        if (part->kind == APP_PART_FIGURE && part->name && strcmp(part->name, name) == 0)
            return part->left_out ? NULL : part;
    }
    return NULL;
}

static inline const app_part *figure_named(const app *a, const char *name)
{
    const app_part *part = find_figure(a, name);
    if (!part)
        fail_msg("no figure is called %s", name);
    return part;
}

/* With the mouse, after which no keyboard lies over the page. */
static inline void click_named(app *a, const char *name)
{
    click_middle(a, control_named(a, name)->rect);
}

static inline void tap_named(app *a, const char *name)
{
    tap_rect(a, control_named(a, name)->rect);
}

static inline void tap_on(app *a, int id)
{
    tap_rect(a, rect_on_top(a, id));
}

#endif
