/* The keyboard's focus: Tab goes from group to group, the arrows to what lies in their direction. */
#include "ui/focus.h"

#include "events.h"

/* The bar's Back, which a screen adds first, three tabs, a button that is alone, two rows of buttons, and
 * the bar's other icon. */
enum { BACK = 1, TAB_A, TAB_B, TAB_C, ALONE, UPPER, UPPER_RIGHT, LOWER, MENU };

typedef struct scene {
    app_control_list list;
    app_controls state;
} scene;

static void add(scene *s, int id, app_control_kind kind, int x, int y)
{
    app_control_add(&s->list, id, kind, (app_rect){x, y, 80, 40}, "Label");
}

static scene open_scene(void)
{
    scene s = {.list = {.count = 0}};
    add(&s, BACK, APP_CONTROL_ICON, 0, 0);
    for (int i = 0; i < 3; i++)
        add(&s, TAB_A + i, APP_CONTROL_TAB, 100 * i, 100);
    app_controls_join(&s.list, 1);
    add(&s, ALONE, APP_CONTROL_BUTTON, 0, 200);
    add(&s, UPPER, APP_CONTROL_BUTTON, 0, 300);
    add(&s, UPPER_RIGHT, APP_CONTROL_BUTTON, 100, 300);
    add(&s, LOWER, APP_CONTROL_BUTTON, 0, 400);
    app_controls_join(&s.list, 5);
    add(&s, MENU, APP_CONTROL_ICON, 400, 0);
    s.list.items[0].group = s.list.items[s.list.count - 1].group = APP_GROUP_BAR;
    return s;
}

static app_control *item(scene *s, int id)
{
    for (int i = 0; i < s->list.count; i++)
        if (s->list.items[i].id == id)
            return &s->list.items[i];
    return NULL;
}

static app_control_result send(scene *s, app_focus_rule rule, app_event event)
{
    return app_controls_event(&s->state, &s->list, rule, &event, 0);
}

/* The keys one after the other; where the focus is then. */
static int after(scene *s, app_focus_rule rule, const SDL_Keycode *keys, int count)
{
    for (int i = 0; i < count; i++)
        assert_int_equal(send(s, rule, pressed_key(keys[i], 0)).outcome, APP_CONTROL_USED);
    return s->state.focus;
}

#define AFTER(s, rule, ...)                                                                        \
    after(s, rule, (const SDL_Keycode[]){__VA_ARGS__},                                             \
          sizeof((const SDL_Keycode[]){__VA_ARGS__}) / sizeof(SDL_Keycode))

static int back_tab(scene *s, app_focus_rule rule)
{
    send(s, rule, pressed_key(SDLK_TAB, KMOD_LSHIFT));
    return s->state.focus;
}

CLAIM(tab_goes_from_group_to_group_with_the_bar_last_and_round)
{
    static const int stops[] = {TAB_A, ALONE, UPPER, BACK, TAB_A};
    scene s = open_scene();
    for (size_t i = 0; i < sizeof stops / sizeof *stops; i++)
        assert_int_equal(AFTER(&s, APP_FOCUS_KEEPS, SDLK_TAB), stops[i]);
    assert_true(s.state.focus_shown);
    for (int i = 3; i >= 0; i--)
        assert_int_equal(back_tab(&s, APP_FOCUS_KEEPS), stops[i]);
}

CLAIM(what_cannot_be_used_is_passed_by)
{
    scene s = open_scene();
    item(&s, TAB_A)->disabled = item(&s, ALONE)->disabled = true;
    assert_int_equal(AFTER(&s, APP_FOCUS_KEEPS, SDLK_TAB), TAB_B);
    assert_int_equal(AFTER(&s, APP_FOCUS_KEEPS, SDLK_TAB), UPPER);
    item(&s, UPPER)->disabled = true; /* while it has the focus */
    assert_int_equal(AFTER(&s, APP_FOCUS_KEEPS, SDLK_TAB), BACK);
    assert_int_equal(back_tab(&s, APP_FOCUS_KEEPS), UPPER_RIGHT);
    for (int i = 0; i < s.list.count; i++)
        s.list.items[i].disabled = true;
    assert_int_equal(AFTER(&s, APP_FOCUS_KEEPS, SDLK_TAB), 0);
}

CLAIM(past_the_last_group_the_board_has_the_focus)
{
    scene s = open_scene();
    s.state.focus = MENU;
    assert_int_equal(AFTER(&s, APP_FOCUS_MAY_LEAVE, SDLK_TAB), 0);
    assert_int_equal(AFTER(&s, APP_FOCUS_MAY_LEAVE, SDLK_TAB), TAB_A);
    assert_int_equal(back_tab(&s, APP_FOCUS_MAY_LEAVE), 0);
    assert_int_equal(back_tab(&s, APP_FOCUS_MAY_LEAVE),
                     MENU); /* the bar's last one, as it was left */
}

CLAIM(a_click_leaves_the_arrows_to_the_board_where_there_is_one)
{
    scene s = open_scene();
    send(&s, APP_FOCUS_MAY_LEAVE, pointer_at(APP_EVENT_POINTER_DOWN, 10, 210));
    assert_int_equal(send(&s, APP_FOCUS_MAY_LEAVE, pointer_at(APP_EVENT_POINTER_UP, 10, 210)).id,
                     ALONE);
    assert_int_equal(s.state.focus, 0);
    send(&s, APP_FOCUS_KEEPS, pointer_at(APP_EVENT_POINTER_DOWN, 10, 210));
    assert_int_equal(s.state.focus, ALONE); /* elsewhere the keys go on from there */
}

CLAIM(the_arrows_leave_a_group_at_its_edge)
{
    scene s = open_scene();
    s.state.focus = UPPER;
    assert_int_equal(AFTER(&s, APP_FOCUS_KEEPS, SDLK_RIGHT), UPPER_RIGHT);
    assert_int_equal(AFTER(&s, APP_FOCUS_KEEPS, SDLK_LEFT, SDLK_DOWN), LOWER);
    assert_int_equal(AFTER(&s, APP_FOCUS_KEEPS, SDLK_DOWN), LOWER); /* there is nothing below */
    assert_int_equal(AFTER(&s, APP_FOCUS_KEEPS, SDLK_UP, SDLK_UP), ALONE);
    assert_int_equal(AFTER(&s, APP_FOCUS_KEEPS, SDLK_UP), TAB_A);
    assert_int_equal(AFTER(&s, APP_FOCUS_KEEPS, SDLK_RIGHT, SDLK_DOWN), UPPER_RIGHT);
    assert_int_equal(AFTER(&s, APP_FOCUS_KEEPS, SDLK_UP, SDLK_LEFT, SDLK_UP), BACK);
    assert_int_equal(AFTER(&s, APP_FOCUS_KEEPS, SDLK_RIGHT), MENU);
}

/* As on a result in a tall window: a wide button, and below it a row. */
CLAIM(an_arrow_does_not_go_where_it_does_not_point)
{
    scene s = {.state = {.focus = 1}};
    app_control_add(&s.list, 1, APP_CONTROL_PRIMARY, (app_rect){0, 0, 640, 52}, "Wide");
    for (int i = 0; i < 4; i++)
        app_control_add(&s.list, 2 + i, APP_CONTROL_BUTTON, (app_rect){i * 163, 68, 151, 44},
                        "Row");
    app_controls_join(&s.list, 0);
    assert_int_equal(AFTER(&s, APP_FOCUS_KEEPS, SDLK_RIGHT), 1);
    assert_int_equal(AFTER(&s, APP_FOCUS_KEEPS, SDLK_LEFT), 1);
    AFTER(&s, APP_FOCUS_KEEPS, SDLK_DOWN);
    assert_int_not_equal(s.state.focus, 1);
    assert_int_equal(AFTER(&s, APP_FOCUS_KEEPS, SDLK_UP), 1);
}

CLAIM(an_arrow_prefers_what_lies_straight_ahead)
{
    scene s = {.state = {.focus = 1}};
    add(&s, 1, APP_CONTROL_BUTTON, 0, 0);
    add(&s, 2, APP_CONTROL_BUTTON, 120, 100);
    add(&s, 3, APP_CONTROL_BUTTON, 200, 0);
    app_controls_join(&s.list, 0);
    assert_int_equal(AFTER(&s, APP_FOCUS_KEEPS, SDLK_RIGHT), 3);
}

/* A row across the page comes before the button below its end. */
CLAIM(an_arrow_passes_over_nothing_that_lies_straight_ahead)
{
    scene s = {.state = {.focus = 1}};
    add(&s, 1, APP_CONTROL_BUTTON, 400, 0);
    app_control_add(&s.list, 2, APP_CONTROL_TOGGLE, (app_rect){0, 80, 480, 40}, "Row");
    add(&s, 3, APP_CONTROL_BUTTON, 390, 140);
    app_controls_join(&s.list, 0);
    assert_int_equal(AFTER(&s, APP_FOCUS_KEEPS, SDLK_DOWN), 2);
    assert_int_equal(AFTER(&s, APP_FOCUS_KEEPS, SDLK_DOWN), 3);
}

/* As in the theatre: two buttons above three. */
CLAIM(straight_ahead_comes_before_what_is_nearer_aslant)
{
    scene s = {.state = {.focus = 1}};
    for (int i = 0; i < 2; i++)
        app_control_add(&s.list, i + 1, APP_CONTROL_BUTTON, (app_rect){i * 256, 0, 244, 48},
                        "Upper");
    for (int i = 0; i < 3; i++)
        app_control_add(&s.list, i + 3, APP_CONTROL_BUTTON, (app_rect){i * 170, 60, 158, 48},
                        "Low");
    app_controls_join(&s.list, 0);
    assert_int_equal(AFTER(&s, APP_FOCUS_KEEPS, SDLK_RIGHT), 2);
    assert_int_equal(AFTER(&s, APP_FOCUS_KEEPS, SDLK_DOWN), 5);
}

/* As in a menu of two columns without a gap, where a line cannot be chosen. */
CLAIM(an_arrow_stays_in_its_column)
{
    scene s = {.state = {.focus = 1}};
    for (int i = 0; i < 8; i++)
        app_control_add(&s.list, i + 1, APP_CONTROL_ROW,
                        (app_rect){i / 4 * 336, i % 4 * 44, 336, 44}, "Line");
    app_controls_join(&s.list, 0);
    item(&s, 2)->disabled = item(&s, 3)->disabled = true;
    assert_int_equal(AFTER(&s, APP_FOCUS_KEEPS, SDLK_DOWN), 4);
    assert_int_equal(AFTER(&s, APP_FOCUS_KEEPS, SDLK_RIGHT), 8);
    assert_int_equal(AFTER(&s, APP_FOCUS_KEEPS, SDLK_UP, SDLK_UP), 6);
    assert_int_equal(AFTER(&s, APP_FOCUS_KEEPS, SDLK_LEFT), 1);
}

CLAIM(a_group_is_left_and_found_again_at_the_same_control)
{
    scene s = open_scene();
    s.state.focus = UPPER_RIGHT; /* a screen puts it there */
    assert_int_equal(AFTER(&s, APP_FOCUS_KEEPS, SDLK_TAB, SDLK_RIGHT), MENU);
    assert_int_equal(back_tab(&s, APP_FOCUS_KEEPS), UPPER_RIGHT);
    assert_int_equal(AFTER(&s, APP_FOCUS_KEEPS, SDLK_TAB), MENU);
    item(&s, UPPER_RIGHT)->disabled = true;
    assert_int_equal(back_tab(&s, APP_FOCUS_KEEPS), UPPER);
}

CLAIM(a_choice_is_entered_at_what_is_chosen)
{
    scene s = open_scene();
    item(&s, TAB_B)->chosen = true;
    assert_int_equal(AFTER(&s, APP_FOCUS_KEEPS, SDLK_TAB), TAB_B);
    assert_int_equal(AFTER(&s, APP_FOCUS_KEEPS, SDLK_RIGHT, SDLK_TAB), ALONE);
    assert_int_equal(back_tab(&s, APP_FOCUS_KEEPS), TAB_B);
    item(&s, TAB_B)->disabled = true;
    AFTER(&s, APP_FOCUS_KEEPS, SDLK_TAB);
    assert_int_equal(back_tab(&s, APP_FOCUS_KEEPS), TAB_A);
}

/* More groups than are remembered: the oldest are forgotten, and nothing else is. */
CLAIM(memory_is_short_but_sound)
{
    scene s = {.list = {.count = 0}};
    int groups = APP_FOCUS_REMEMBERED + 3;
    for (int i = 0; i < groups; i++) {
        add(&s, 2 * i + 1, APP_CONTROL_BUTTON, 0, 100 * i);
        add(&s, 2 * i + 2, APP_CONTROL_BUTTON, 100, 100 * i);
        app_controls_join(&s.list, 2 * i);
    }
    for (int i = 0; i < groups; i++)
        AFTER(&s, APP_FOCUS_KEEPS, SDLK_TAB, SDLK_RIGHT);
    for (int i = groups - 2; i >= groups - APP_FOCUS_REMEMBERED; i--)
        assert_int_equal(back_tab(&s, APP_FOCUS_KEEPS), 2 * i + 2);
    assert_int_equal(back_tab(&s, APP_FOCUS_KEEPS) % 2, 1);
}
