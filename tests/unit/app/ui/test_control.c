/* Controls as plain values: what each input does to a list of them. */
#include "ui/control.h"

#include "events.h"

enum { NOW = 5000 };

/* Two buttons side by side, a slider and a stepper below, a toggle and an area at the foot. */
enum { FIRST = 1, SECOND, SLIDER, STEPPER, TOGGLE, AREA };

typedef struct scene {
    app_control_list list;
    app_controls state;
} scene;

static scene open_scene(void)
{
    scene s = {.list = {.count = 0}};
    app_control_add(&s.list, FIRST, APP_CONTROL_BUTTON, (app_rect){0, 0, 100, 40}, "First");
    app_control_add(&s.list, SECOND, APP_CONTROL_BUTTON, (app_rect){120, 0, 100, 40}, "Second");
    app_control *slider =
        app_control_add(&s.list, SLIDER, APP_CONTROL_SLIDER, (app_rect){0, 60, 200, 30}, NULL);
    slider->max = 200;
    slider->step = 10;
    slider->value = 90;
    app_control *stepper =
        app_control_add(&s.list, STEPPER, APP_CONTROL_STEPPER, (app_rect){0, 110, 150, 46}, NULL);
    stepper->min = 2;
    stepper->max = 32;
    stepper->step = 1;
    stepper->value = 4;
    app_control_add(&s.list, TOGGLE, APP_CONTROL_TOGGLE, (app_rect){0, 180, 220, 40}, NULL);
    app_control_add(&s.list, AREA, APP_CONTROL_AREA, (app_rect){0, 240, 100, 100}, "Goal");
    return s;
}

static app_control *item(scene *s, int id)
{
    for (int i = 0; i < s->list.count; i++)
        if (s->list.items[i].id == id)
            return &s->list.items[i];
    return NULL;
}

static app_control_result send(scene *s, app_event event)
{
    return app_controls_event(&s->state, &s->list, APP_FOCUS_KEEPS, &event, NOW);
}

static app_control_result point(scene *s, app_event_kind kind, int x, int y)
{
    return send(s, pointer_at(kind, x, y));
}

static app_control_result key(scene *s, SDL_Keycode code)
{
    return send(s, pressed_key(code, 0));
}

static void assert_result(app_control_result result, app_control_outcome outcome, int id, int value)
{
    assert_int_equal(result.outcome, outcome);
    assert_int_equal(result.id, id);
    assert_int_equal(result.value, value);
}

CLAIM(a_button_is_chosen_when_it_is_let_go)
{
    scene s = open_scene();
    assert_int_equal(point(&s, APP_EVENT_POINTER_DOWN, 130, 10).outcome, APP_CONTROL_USED);
    assert_int_equal(s.state.pressed, SECOND);
    assert_result(point(&s, APP_EVENT_POINTER_UP, 140, 20), APP_CONTROL_CHOSEN, SECOND, 0);
    assert_int_equal(s.state.pressed, 0);
}

CLAIM(let_go_beside_it_a_button_is_not_chosen)
{
    scene s = open_scene();
    point(&s, APP_EVENT_POINTER_DOWN, 130, 10);
    assert_int_equal(point(&s, APP_EVENT_POINTER_UP, 10, 10).outcome, APP_CONTROL_USED);
    assert_int_equal(s.state.pressed, 0);
    point(&s, APP_EVENT_POINTER_DOWN, 300, 10);
    assert_int_equal(point(&s, APP_EVENT_POINTER_UP, 10, 10).outcome, APP_CONTROL_IGNORED);
}

CLAIM(a_disabled_button_cannot_be_pressed)
{
    scene s = open_scene();
    item(&s, FIRST)->disabled = true;
    assert_int_equal(point(&s, APP_EVENT_POINTER_DOWN, 10, 10).outcome, APP_CONTROL_IGNORED);
    assert_int_equal(point(&s, APP_EVENT_POINTER_UP, 10, 10).outcome, APP_CONTROL_IGNORED);
}

CLAIM(a_button_that_goes_dead_while_it_is_pressed_is_not_chosen)
{
    scene s = open_scene();
    point(&s, APP_EVENT_POINTER_DOWN, 10, 10);
    item(&s, FIRST)->disabled = true;
    assert_int_not_equal(point(&s, APP_EVENT_POINTER_UP, 10, 10).outcome, APP_CONTROL_CHOSEN);
    s = open_scene();
    s.state.focus = FIRST;
    key(&s, SDLK_RETURN);
    item(&s, FIRST)->disabled = true;
    assert_int_not_equal(send(&s, released_key(SDLK_RETURN)).outcome, APP_CONTROL_CHOSEN);
}

CLAIM(what_was_added_last_lies_on_top)
{
    scene s = open_scene();
    app_control_add(&s.list, 99, APP_CONTROL_BUTTON, (app_rect){50, 0, 100, 40}, "Over both");
    point(&s, APP_EVENT_POINTER_DOWN, 60, 10);
    assert_result(point(&s, APP_EVENT_POINTER_UP, 60, 10), APP_CONTROL_CHOSEN, 99, 0);
}

CLAIM(a_slider_goes_to_the_step_nearest_to_the_pointer)
{
    scene s = open_scene();
    assert_result(point(&s, APP_EVENT_POINTER_DOWN, 44, 70), APP_CONTROL_CHANGED, SLIDER, 40);
    assert_result(point(&s, APP_EVENT_POINTER_MOVE, 46, 70), APP_CONTROL_CHANGED, SLIDER, 50);
}

CLAIM(a_dragged_slider_follows_outside_its_place_and_keeps_its_range)
{
    scene s = open_scene();
    point(&s, APP_EVENT_POINTER_DOWN, 90, 70);
    assert_result(point(&s, APP_EVENT_POINTER_MOVE, 900, 500), APP_CONTROL_CHANGED, SLIDER, 200);
    assert_result(point(&s, APP_EVENT_POINTER_MOVE, -50, -50), APP_CONTROL_CHANGED, SLIDER, 0);
    point(&s, APP_EVENT_POINTER_UP, -50, -50);
    assert_int_equal(point(&s, APP_EVENT_POINTER_MOVE, 900, 500).outcome, APP_CONTROL_IGNORED);
}

CLAIM(a_steppers_ends_step_and_its_middle_does_not)
{
    scene s = open_scene();
    assert_result(point(&s, APP_EVENT_POINTER_DOWN, 10, 120), APP_CONTROL_CHANGED, STEPPER, 3);
    point(&s, APP_EVENT_POINTER_UP, 10, 120);
    assert_result(point(&s, APP_EVENT_POINTER_DOWN, 140, 120), APP_CONTROL_CHANGED, STEPPER, 5);
    point(&s, APP_EVENT_POINTER_UP, 140, 120);
    assert_int_equal(point(&s, APP_EVENT_POINTER_DOWN, 75, 120).outcome, APP_CONTROL_USED);
    item(&s, STEPPER)->value = 32;
    assert_int_equal(point(&s, APP_EVENT_POINTER_DOWN, 140, 120).outcome, APP_CONTROL_USED);
}

CLAIM(an_area_is_held_and_released)
{
    scene s = open_scene();
    assert_result(point(&s, APP_EVENT_POINTER_DOWN, 10, 250), APP_CONTROL_HELD, AREA, 0);
    assert_result(point(&s, APP_EVENT_POINTER_UP, 600, 600), APP_CONTROL_RELEASED, AREA, 0);
    s.state.focus = AREA;
    assert_result(key(&s, SDLK_RETURN), APP_CONTROL_HELD, AREA, 0);
    assert_result(send(&s, released_key(SDLK_RETURN)), APP_CONTROL_RELEASED, AREA, 0);
}

CLAIM(sideways_arrows_change_what_has_a_value)
{
    scene s = open_scene();
    s.state.focus = SLIDER;
    assert_result(key(&s, SDLK_RIGHT), APP_CONTROL_CHANGED, SLIDER, 100);
    assert_result(key(&s, SDLK_LEFT), APP_CONTROL_CHANGED, SLIDER, 80);
    item(&s, SLIDER)->value = 0;
    assert_int_equal(key(&s, SDLK_LEFT).outcome, APP_CONTROL_USED);
    s.state.focus = STEPPER;
    assert_result(key(&s, SDLK_RIGHT), APP_CONTROL_CHANGED, STEPPER, 5);
}

CLAIM(arrows_without_a_focus_are_the_boards)
{
    scene s = open_scene();
    assert_int_equal(key(&s, SDLK_RIGHT).outcome, APP_CONTROL_IGNORED);
    assert_int_equal(key(&s, SDLK_RETURN).outcome, APP_CONTROL_IGNORED);
    s.state.focus = FIRST;
    assert_int_equal(send(&s, pressed_key(SDLK_RIGHT, KMOD_LSHIFT)).outcome, APP_CONTROL_IGNORED);
}

CLAIM(enter_and_space_choose_when_they_are_let_go)
{
    static const SDL_Keycode keys[] = {SDLK_RETURN, SDLK_KP_ENTER, SDLK_SPACE};
    for (size_t i = 0; i < sizeof keys / sizeof *keys; i++) {
        scene s = open_scene();
        s.state.focus = TOGGLE;
        assert_int_equal(key(&s, keys[i]).outcome, APP_CONTROL_USED);
        assert_result(send(&s, released_key(keys[i])), APP_CONTROL_CHOSEN, TOGGLE, 0);
        assert_int_equal(send(&s, released_key(keys[i])).outcome, APP_CONTROL_IGNORED);
    }
}

/* Enter that opened this screen is let go here, and must not choose anything. */
CLAIM(a_key_that_was_pressed_elsewhere_chooses_nothing)
{
    scene s = open_scene();
    s.state.focus = FIRST;
    app_event repeat = pressed_key(SDLK_RETURN, 0);
    repeat.repeat = true;
    send(&s, repeat);
    assert_int_equal(send(&s, released_key(SDLK_RETURN)).outcome, APP_CONTROL_IGNORED);
}

CLAIM(shortcuts_pass_by)
{
    scene s = open_scene();
    s.state.focus = FIRST;
    assert_int_equal(send(&s, pressed_key(SDLK_RETURN, KMOD_LALT)).outcome, APP_CONTROL_IGNORED);
    assert_int_equal(send(&s, pressed_key(SDLK_z, KMOD_LCTRL)).outcome, APP_CONTROL_IGNORED);
    assert_int_equal(key(&s, SDLK_h).outcome, APP_CONTROL_IGNORED);
}

CLAIM(the_window_losing_the_focus_lets_go)
{
    scene s = open_scene();
    point(&s, APP_EVENT_POINTER_MOVE, 10, 10);
    point(&s, APP_EVENT_POINTER_DOWN, 10, 10);
    send(&s, (app_event){.kind = APP_EVENT_FOCUS_LOST});
    assert_int_equal(s.state.pressed, 0);
    assert_int_equal(s.state.hover, 0); /* nobody knows where the pointer goes now */
    assert_int_not_equal(point(&s, APP_EVENT_POINTER_UP, 10, 10).outcome, APP_CONTROL_CHOSEN);
}

CLAIM(what_is_scrolled_out_of_the_window_is_out_of_reach)
{
    scene s = open_scene();
    s.list.window = (app_rect){0, 20, 300, 100};
    item(&s, FIRST)->scrolls = true;
    assert_int_equal(point(&s, APP_EVENT_POINTER_DOWN, 10, 10).outcome, APP_CONTROL_IGNORED);
    assert_int_equal(point(&s, APP_EVENT_POINTER_DOWN, 10, 30).outcome, APP_CONTROL_USED);
    point(&s, APP_EVENT_POINTER_UP, 10, 30);
    point(&s, APP_EVENT_POINTER_DOWN, 130, 10); /* does not scroll */
    assert_result(point(&s, APP_EVENT_POINTER_UP, 130, 10), APP_CONTROL_CHOSEN, SECOND, 0);
}

CLAIM(a_tooltip_comes_half_a_second_after_the_pointer)
{
    scene s = open_scene();
    item(&s, SECOND)->kind = APP_CONTROL_ICON;
    assert_true(app_controls_wait(&s.state, &s.list, NOW) > 60000);
    point(&s, APP_EVENT_POINTER_MOVE, 130, 10);
    assert_true(app_controls_wait(&s.state, &s.list, NOW + 100) == 400);
    assert_true(app_controls_wait(&s.state, &s.list, NOW + 501) > 60000);
    point(&s, APP_EVENT_POINTER_MOVE, 10, 10); /* a button says it all itself */
    assert_true(app_controls_wait(&s.state, &s.list, NOW) > 60000);
}

static int told(const scene *s, double now)
{
    const app_control *control = app_controls_told(&s->state, &s->list, now);
    return control ? control->id : 0;
}

CLAIM(a_button_without_words_has_a_tooltip)
{
    scene s = open_scene();
    item(&s, SECOND)->label = NULL;
    item(&s, SECOND)->tip = "Second";
    point(&s, APP_EVENT_POINTER_MOVE, 130, 10);
    assert_int_equal(told(&s, NOW + 501), SECOND);
    item(&s, SECOND)->disabled = true; /* then too */
    point(&s, APP_EVENT_POINTER_MOVE, 10, 10);
    point(&s, APP_EVENT_POINTER_MOVE, 130, 10);
    assert_int_equal(told(&s, NOW + 501), SECOND);
}

CLAIM(a_tooltip_comes_half_a_second_after_the_keyboards_focus)
{
    scene s = open_scene();
    item(&s, SECOND)->kind = APP_CONTROL_ICON;
    s.state.focus = SECOND; /* a screen begins there: nobody asked for words */
    s.state.focus_shown = true;
    assert_int_equal(told(&s, NOW + 5000), 0);
    s.state.focus = FIRST;
    key(&s, SDLK_TAB);
    assert_int_equal(s.state.focus, SECOND);
    assert_true(app_controls_wait(&s.state, &s.list, NOW + 100) == 400);
    assert_int_equal(told(&s, NOW + 499), 0);
    assert_int_equal(told(&s, NOW + 500), SECOND);
    key(&s, SDLK_RETURN);
    send(&s, released_key(SDLK_RETURN));
    assert_int_equal(told(&s, NOW + 500), 0); /* it was used */
}

CLAIM(of_pointer_and_focus_the_later_one_is_told)
{
    scene s = open_scene();
    item(&s, FIRST)->kind = item(&s, SECOND)->kind = APP_CONTROL_ICON;
    app_event move = pointer_at(APP_EVENT_POINTER_MOVE, 10, 10);
    app_event tab = pressed_key(SDLK_TAB, 0);
    app_controls_event(&s.state, &s.list, APP_FOCUS_KEEPS, &move, 1000);
    s.state.focus = FIRST;
    app_controls_event(&s.state, &s.list, APP_FOCUS_KEEPS, &tab, 2000);
    assert_int_equal(told(&s, 2499), 0);
    assert_int_equal(told(&s, 2500), SECOND);
    move.x = 300;
    app_controls_event(&s.state, &s.list, APP_FOCUS_KEEPS, &move, 3000);
    move.x = 10;
    app_controls_event(&s.state, &s.list, APP_FOCUS_KEEPS, &move, 4000);
    assert_int_equal(told(&s, 4500), FIRST);
}

CLAIM(the_pointers_shape_says_what_a_press_would_do)
{
    scene s = open_scene();
    item(&s, SECOND)->kind = APP_CONTROL_FIELD;
    point(&s, APP_EVENT_POINTER_MOVE, 600, 600);
    assert_int_equal(app_controls_cursor(&s.state, &s.list), APP_CURSOR_ARROW);
    point(&s, APP_EVENT_POINTER_MOVE, 10, 10);
    assert_int_equal(app_controls_cursor(&s.state, &s.list), APP_CURSOR_HAND);
    point(&s, APP_EVENT_POINTER_MOVE, 130, 10);
    assert_int_equal(app_controls_cursor(&s.state, &s.list), APP_CURSOR_TEXT);
    item(&s, FIRST)->disabled = true;
    point(&s, APP_EVENT_POINTER_MOVE, 10, 10);
    assert_int_equal(app_controls_cursor(&s.state, &s.list), APP_CURSOR_ARROW);
    point(&s, APP_EVENT_POINTER_MOVE, 90, 70);
    assert_int_equal(app_controls_cursor(&s.state, &s.list), APP_CURSOR_HAND);
    point(&s, APP_EVENT_POINTER_DOWN, 90, 70);
    point(&s, APP_EVENT_POINTER_MOVE, 900, 500); /* the slider follows beyond its place */
    assert_int_equal(app_controls_cursor(&s.state, &s.list), APP_CURSOR_MOVE);
    point(&s, APP_EVENT_POINTER_UP, 900, 500);
    assert_int_equal(app_controls_cursor(&s.state, &s.list), APP_CURSOR_ARROW);
}

CLAIM(what_is_added_beyond_the_last_is_not_on_the_screen)
{
    struct {
        app_control_list list;
        char behind[sizeof(app_control)];
    } guarded = {.behind = "untouched"};
    for (int id = 1; id <= APP_CONTROLS_MAX + 3; id++)
        app_control_add(&guarded.list, id, APP_CONTROL_BUTTON, (app_rect){0, 0, 9, 9}, "B")->slim =
            true;
    assert_int_equal(guarded.list.count, APP_CONTROLS_MAX);
    assert_non_null(app_control_find(&guarded.list, APP_CONTROLS_MAX));
    assert_null(app_control_find(&guarded.list, APP_CONTROLS_MAX + 1));
    assert_string_equal(guarded.behind, "untouched");
}
