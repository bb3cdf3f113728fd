/* On every screen, in every window, a pad's directions and its left stick, pressed, come to whatever can be
 * pressed; and so do the arrow keys alone, where no board has the focus. */
#include "screens/screens.h"
#include "screens/settings/settings.h"

#include "boards.h"
#include "every_screen.h"
#include "fingers.h"

enum { KEPT = 256, LONGEST_LIST = 40 };

static void press(app *a, app_intent intent, app_intent control)
{
    app_event button = pressed_button(intent, control);
    button.way = a->way;
    press_button(a, button);
}

/* ---- Where the directions lead ---- */

typedef struct walk {
    int ids[KEPT]; /* to which the walk came, in this order */
    int count;
} walk;

static bool was_at(const walk *w, int id)
{
    for (int i = 0; i < w->count; i++)
        if (w->ids[i] == id)
            return true;
    return false;
}

static void come_to(walk *w, int id)
{
    if (id == 0 || was_at(w, id))
        return;
    assert_true(w->count < KEPT);
    w->ids[w->count++] = id;
}

/* A player sees what the next press is for: the focus lies in the window, and in that of its page. */
static void check_seen(app *a)
{
    next_frame(a);
    const app_page_layout *layout = layout_on_top(a);
    const app_controls *controls = &page_on_top(a)->controls;
    const app_control *focus = app_control_find(&layout->controls, controls->focus);
    if (!focus)
        return; /* a board has it */
    app_rect window = {0, 0, a->view.width, a->view.height};
    if (focus->scrolls)
        window = layout->scroll.window;
    if (!controls->focus_shown || focus->rect.y < window.y ||
        focus->rect.y + focus->rect.h > window.y + window.h)
        fail_msg("%dx%d: the focus on control %d is out of view", a->view.width, a->view.height,
                 focus->id);
}

/* What is set by left and right keeps the focus there, and would only be changed. */
static bool is_set_by(const app_control *control, app_intent direction)
{
    bool across = direction == APP_INTENT_LEFT || direction == APP_INTENT_RIGHT;
    return across && (control->kind == APP_CONTROL_SLIDER || control->kind == APP_CONTROL_STEPPER);
}

/* A list or a grid has many cells before its edge, and so has a field that looks for them. */
static void go_on(app *a, walk *w, int id, app_intent direction)
{
    const app_control *control = app_control_find(&layout_on_top(a)->controls, id);
    if (!control || is_set_by(control, direction))
        return;
    page_on_top(a)->controls.focus = id;
    page_on_top(a)->controls.focus_shown = true;
    bool walks = control->kind == APP_CONTROL_AREA || control->kind == APP_CONTROL_FIELD;
    int cells = walks ? LONGEST_LIST : 1;
    for (int i = 0; i < cells && page_on_top(a)->controls.focus == id; i++)
        press(a, direction, direction);
    if (page_on_top(a)->controls.focus != id)
        check_seen(a);
    come_to(w, page_on_top(a)->controls.focus);
}

/* From all that was come to, what comes meanwhile among it. */
static void walk_on(app *a, walk *w)
{
    static const app_intent ways[] = {APP_INTENT_UP, APP_INTENT_RIGHT, APP_INTENT_DOWN,
                                      APP_INTENT_LEFT, APP_INTENT_NEXT};
    size_t count = SDL_arraysize(ways) - (a->way == GAME_WAY_KEYS); /* Tab proves no direction */
    for (int i = 0; i < w->count; i++)
        for (size_t d = 0; d < count; d++)
            go_on(a, w, w->ids[i], ways[d]);
}

/* NULL: directions have come to all. */
static const app_control *missed(const app *a, const walk *w)
{
    const app_control_list *list = &layout_on_top(a)->controls;
    for (int i = 0; i < list->count; i++)
        if (!list->items[i].disabled && !was_at(w, list->items[i].id))
            return &list->items[i];
    return NULL;
}

/* The way leads past cards that bring other options: those that came last were not there when their neighbours were
 * left. */
static void go_on_among(app *a, walk *w, int group)
{
    const app_control_list list = layout_on_top(a)->controls;
    for (int i = 0; i < list.count; i++)
        if (list.items[i].group == group && was_at(w, list.items[i].id))
            go_on(a, w, list.items[i].id, APP_INTENT_RIGHT);
}

/* A pad has a button for Tab, its left stick: on boards it must be pressed. What comes with another cell of a list is
 * found in a second round. */
static void check_walk(app *a, const char *name)
{
    walk w = {.count = 0};
    next_frame(a);
    const app_screen *screen = top_screen(a);
    if (a->way != GAME_WAY_KEYS)
        press(a, APP_INTENT_NONE, APP_INTENT_NEXT);
    come_to(&w, page_on_top(a)->controls.focus);
    walk_on(a, &w);
    next_frame(a);
    if (missed(a, &w))
        walk_on(a, &w);
    next_frame(a);
    assert_ptr_equal(top_screen(a), screen);
    const app_control *at = missed(a, &w);
    if (at && at->group) {
        go_on_among(a, &w, at->group);
        at = missed(a, &w);
    }
    if (at)
        fail_msg("%s at %dx%d: no direction leads to %s at %d, %d", name, a->view.width,
                 a->view.height, at->label, at->rect.x, at->rect.y);
}

/* ---- Screens ---- */

/* Each screen in every second window, in turn: neighbours differ little. */
static bool left_out(size_t i)
{
    return (i / SIZES + i % SIZES) % 2 == 1;
}

/* What lies below the screen, with a game, in a window of that size. */
static app *open_app_below(const named_screen *screen, size_t size, game_way way)
{
    app *a = open_app(sizes[size].width, sizes[size].height);
    a->options.no_animation = true;
    a->way = way;
    begin_board(a, "1,2,3/0,5,6/4,7,8");
    open_below(a, screen->id);
    return a;
}

CLAIM(directions_come_to_whatever_can_be_pressed)
{
    for (size_t i = 0; i < SDL_arraysize(screens) * SIZES; i++) {
        const named_screen *screen = &screens[i / SIZES];
        if (left_out(i))
            continue;
        app *a = open_app_below(screen, i % SIZES, GAME_WAY_PAD);
        open_screen(a, screen->id);
        await_answer(a, screen->id);
        check_walk(a, screen->name);
        close_app(a);
    }
}

/* A board has the arrow keys: as the focus is on no control, or on the button beside the welcome's board. */
static bool is_at_a_board(const app *a, app_screen_id id)
{
    return page_on_top(a)->controls.focus == 0 ||
           (id == APP_SCREEN_WELCOME && find_figure(a, "Board"));
}

CLAIM(arrows_come_to_whatever_can_be_pressed)
{
    for (size_t i = 0; i < SDL_arraysize(screens) * SIZES; i++) {
        const named_screen *screen = &screens[i / SIZES];
        if (left_out(i))
            continue;
        app *a = open_app_below(screen, i % SIZES, GAME_WAY_KEYS);
        open_screen(a, screen->id);
        await_answer(a, screen->id);
        next_frame(a);
        if (!is_at_a_board(a, screen->id))
            check_walk(a, screen->name);
        close_app(a);
    }
}

/* At most two presses: the first one takes the focus back to a board, where there is one. */
CLAIM(b_leads_back)
{
    for (size_t i = 0; i < SDL_arraysize(screens) * SIZES; i++) {
        const named_screen *screen = &screens[i / SIZES];
        if (left_out(i) || screen->id == APP_SCREEN_TITLE || screen->id == APP_SCREEN_PLAY)
            continue;
        app *a = open_app_below(screen, i % SIZES, GAME_WAY_PAD);
        const app_screen *below = top_screen(a);
        open_screen(a, screen->id);
        next_frame(a);
        for (int times = 0; times < 2 && top_screen(a) != below; times++)
            press(a, APP_INTENT_BACK, APP_INTENT_BACK);
        if (top_screen(a) != below)
            fail_msg("%s at %dx%d: B does not lead back", screen->name, a->view.width,
                     a->view.height);
        close_app(a);
    }
}

CLAIM(directions_come_to_all_settings)
{
    for (size_t i = 0; i < (size_t)SETTINGS_TABS * SIZES; i++) {
        if (left_out(i))
            continue;
        app *a = open_app(sizes[i % SIZES].width, sizes[i % SIZES].height);
        a->way = GAME_WAY_PAD;
        app_loop_open(a, APP_SCREEN_SETTINGS);
        ((settings_state *)top_state(a))->tab = (settings_tab)(i / SIZES);
        check_walk(a, "settings");
        close_app(a);
    }
}
