/* On every screen, in every window, a finger hits whatever can be pressed, and is told what the pointer is. */
#include "screens/screens.h"
#include "screens/settings/settings.h"

#include "boards.h"
#include "every_screen.h"

/* What a finger that comes down there presses. */
static int pressed_at(const app_page_layout *layout, int x, int y)
{
    app_controls controls = {.focus = 0};
    const app_event down = {.kind = APP_EVENT_POINTER_DOWN, .way = GAME_WAY_TOUCH, .x = x, .y = y};
    app_controls_event(&controls, &layout->controls, layout->focus, &down, 0);
    return controls.pressed;
}

/* How far it is hit from its middle, up to what is asked for. */
static int reach(const app *a, const app_control *control, int right, int down)
{
    app_rect at = control->rect, window = {0, 0, a->view.width, a->view.height};
    for (int far = 1; far < APP_TARGET; far++) {
        int x = at.x + at.w / 2 + right * far, y = at.y + at.h / 2 + down * far;
        if (!app_rect_contains(window, x, y) || pressed_at(layout_on_top(a), x, y) != control->id)
            return far;
    }
    return APP_TARGET;
}

static void check_target(const app *a, const char *name, const app_control *control)
{
    int wide = reach(a, control, -1, 0) + reach(a, control, 1, 0) - 1;
    int high = reach(a, control, 0, -1) + reach(a, control, 0, 1) - 1;
    if (wide < APP_TARGET || high < APP_TARGET)
        fail_msg("%s at %dx%d: control %d is hit on %dx%d", name, a->view.width, a->view.height,
                 control->id, wide, high);
}

/* What a resting pointer is told, a finger is: also why something cannot be pressed. */
static void check_tooltip(const app *a, const char *name, const app_control *control)
{
    const app_control_list *list = &layout_on_top(a)->controls;
    app_rect at = control->rect;
    app_event event = pointer_at(APP_EVENT_POINTER_MOVE, at.x + at.w / 2, at.y + at.h / 2);
    app_controls pointer = {.focus = 0}, finger = {.focus = 0};
    app_controls_event(&pointer, list, APP_FOCUS_KEEPS, &event, 0);
    event.way = GAME_WAY_TOUCH;
    event.kind = APP_EVENT_POINTER_DOWN;
    app_controls_event(&finger, list, APP_FOCUS_KEEPS, &event, 0);
    event.kind = APP_EVENT_POINTER_LONG;
    app_controls_event(&finger, list, APP_FOCUS_KEEPS, &event, APP_TOOLTIP_MS);
    if (app_controls_told(&pointer, list, APP_TOOLTIP_MS) !=
        app_controls_told(&finger, list, APP_TOOLTIP_MS))
        fail_msg("%s at %dx%d: a finger is not told of control %d", name, a->view.width,
                 a->view.height, control->id);
}

/* With what a finger may miss it by. */
static bool in_sight(const app_page_layout *layout, const app_control *control)
{
    app_rect at = control->rect, window = layout->controls.window;
    int beside = at.h < APP_TARGET ? (APP_TARGET - at.h + 1) / 2 : 0;
    return !control->scrolls ||
           (at.y - beside >= window.y && at.y + at.h + beside <= window.y + window.h);
}

/* How many there are. */
static int check_controls(const app *a, const char *name)
{
    const app_page_layout *layout = layout_on_top(a);
    int count = 0;
    for (int i = 0; i < layout->controls.count; i++) {
        const app_control *control = &layout->controls.items[i];
        if (!in_sight(layout, control))
            continue;
        if (!control->disabled)
            check_target(a, name, control);
        check_tooltip(a, name, control);
        count++;
    }
    for (int i = 0; i < APP_PAGE_GRIDS; i++) {
        const app_grid_page *grid = &layout->grids[i];
        if (grid->window.w > 0 && !grid->to_read && grid->row_pitch < APP_TARGET)
            fail_msg("%s at %dx%d: a list's rows are %d high", name, a->view.width, a->view.height,
                     grid->row_pitch);
    }
    return count;
}

CLAIM(fingers_hit_what_can_be_pressed)
{
    for (size_t i = 0; i < SDL_arraysize(screens) * SIZES; i++) {
        const named_screen *screen = &screens[i / SIZES];
        app *a = open_app(sizes[i % SIZES].width, sizes[i % SIZES].height);
        a->way = GAME_WAY_TOUCH;
        begin_board(a, "1,2,3/0,5,6/4,7,8");
        open_below(a, screen->id);
        open_screen(a, screen->id);
        next_frame(a);
        assert_true(check_controls(a, screen->name) > 0);
        close_app(a);
    }
}

CLAIM(fingers_hit_what_can_be_set)
{
    for (int i = 0; i < SIZES; i++) {
        app *a = open_app(sizes[i].width, sizes[i].height);
        a->way = GAME_WAY_TOUCH;
        app_loop_open(a, APP_SCREEN_SETTINGS);
        settings_state *self = top_state(a);
        for (int tab = 0; tab < SETTINGS_TABS; tab++) {
            self->tab = (settings_tab)tab;
            next_frame(a);
            assert_true(check_controls(a, "settings") > SETTINGS_TABS);
        }
        close_app(a);
    }
}

/* What no player asks for, a tiling window manager does. */
CLAIM(a_window_of_a_few_pixels_is_survived)
{
    static const int few[][2] = {{1, 1}, {40, 30}, {900, 3}, {3, 900}};
    for (size_t i = 0; i < SDL_arraysize(screens) * SDL_arraysize(few); i++) {
        const named_screen *screen = &screens[i / SDL_arraysize(few)];
        const int *size = few[i % SDL_arraysize(few)];
        app *a = open_app(size[0], size[1]);
        begin_board(a, "1,2,3/0,5,6/4,7,8");
        open_below(a, screen->id);
        open_screen(a, screen->id);
        next_frame(a);
        app_event over = pointer_at(APP_EVENT_POINTER_MOVE, size[0] / 2, size[1] / 2);
        app_loop_event(a, &over);
        next_frame(a);
        close_app(a);
    }
}
