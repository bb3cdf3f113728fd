/* The table of keys by a pad alone: its buttons are bound and called as they are on it. */
#include "virtual_pad.h"

#include "input/input.h"
#include "screens/screens.h"
#include "screens/settings/settings.h"

static settings_state *state_of(const app *a)
{
    return top_state(a);
}

static app *open_keys(const Uint16 *maker, virtual_pad *pad)
{
    app *a = open_app_with_pads(1280, 800);
    a->options.no_animation = true;
    app_loop_open(a, APP_SCREEN_SETTINGS);
    state_of(a)->tab = SETTINGS_CONTROLS;
    *pad = plug_into(a, maker);
    press_pad(a, pad, DOWN);
    return a;
}

static int row_of(app_intent action)
{
    int count;
    const app_action *actions = app_actions(&count);
    return app_settings_id(SETTINGS_ACTION, (int)(app_action_of(action) - actions), 0);
}

static void choose(app *a, const virtual_pad *pad, int id)
{
    state_of(a)->page.controls.focus = id;
    press_pad(a, pad, A);
}

/* The pad's nth button of an action, after those of the keys; -1: there is none. */
static int button_of(const app *a, app_intent intent, int n)
{
    const app_binding *b;
    for (int i = 0; (b = app_bindings_nth(&a->input.bindings, intent, i)); i++)
        if (b->source.kind == APP_SOURCE_PAD && n-- == 0)
            return b->source.code;
    return -1;
}

CLAIM(a_button_is_bound)
{
    virtual_pad pad;
    app *a = open_keys(pad_of_microsoft, &pad);
    choose(a, &pad, row_of(APP_INTENT_ZOOM_IN) + SETTINGS_KEYS_MORE);
    assert_true(a->input.listens); /* and has not taken the press that began it for its answer */
    press_pad(a, &pad, LS);
    assert_false(a->input.listens);
    assert_int_equal(button_of(a, APP_INTENT_ZOOM_IN, 0), LS);
    close_app_with_pad(a, &pad);
}

CLAIM(a_trigger_and_a_stick_s_direction_are_buttons)
{
    virtual_pad pad;
    app *a = open_keys(pad_of_microsoft, &pad);
    choose(a, &pad, row_of(APP_INTENT_ZOOM_OUT) + SETTINGS_KEYS_MORE);
    draw_trigger(a, &pad, SDL_CONTROLLER_AXIS_TRIGGERLEFT, true);
    assert_true(says(a, "LT is Side by side."));
    draw_trigger(a, &pad, SDL_CONTROLLER_AXIS_TRIGGERLEFT, false);
    press_pad(a, &pad, A);
    assert_int_equal(button_of(a, APP_INTENT_ZOOM_OUT, 0), APP_PAD_LEFT_TRIGGER);
    assert_int_equal(button_of(a, APP_INTENT_COMPARE, 0), -1);
    choose(a, &pad, row_of(APP_INTENT_RESTART) + SETTINGS_KEYS_MORE);
    move_pad(a, &pad, SDL_CONTROLLER_AXIS_LEFTX, SDL_MAX_SINT16);
    assert_true(says(a, "D-pad right is Slide right."));
    close_app_with_pad(a, &pad);
}

CLAIM(a_taken_button_asks_and_may_be_left)
{
    virtual_pad pad;
    app *a = open_keys(pad_of_sony, &pad);
    choose(a, &pad, row_of(APP_INTENT_HINT) + SETTINGS_KEYS_MORE);
    press_pad(a, &pad, RB);
    assert_true(says(a, "R1 is Redo."));
    press_pad(a, &pad, SDL_CONTROLLER_BUTTON_B);
    assert_ptr_equal(top_screen(a), &app_screen_settings);
    assert_int_equal(button_of(a, APP_INTENT_HINT, 1), -1);
    assert_int_equal(button_of(a, APP_INTENT_REDO, 0), RB);
    close_app_with_pad(a, &pad);
}

CLAIM(menu_leaves_it)
{
    virtual_pad pad;
    app *a = open_keys(pad_of_microsoft, &pad);
    choose(a, &pad, row_of(APP_INTENT_HINT) + SETTINGS_KEYS_MORE);
    press_pad(a, &pad, SDL_CONTROLLER_BUTTON_START);
    assert_false(a->input.listens);
    assert_ptr_equal(top_screen(a), &app_screen_settings);
    assert_int_equal(button_of(a, APP_INTENT_HINT, 1), -1);
    close_app_with_pad(a, &pad);
}

/* The other stick's directions stay the d-pad's: four buttons of any kind can slide. */
CLAIM(four_buttons_are_set_in_one_go)
{
    static const int four[] = {SDL_CONTROLLER_BUTTON_PADDLE1, SDL_CONTROLLER_BUTTON_PADDLE2,
                               SDL_CONTROLLER_BUTTON_PADDLE3, SDL_CONTROLLER_BUTTON_PADDLE4};
    static const app_intent asked[] = {APP_INTENT_UP, APP_INTENT_LEFT, APP_INTENT_DOWN,
                                       APP_INTENT_RIGHT};
    virtual_pad pad;
    app *a = open_keys(pad_of_microsoft, &pad);
    choose(a, &pad, SETTINGS_KEYS_FOUR_START);
    for (int i = 0; i < 4; i++)
        press_pad(a, &pad, four[i]);
    assert_false(a->input.listens);
    for (int i = 0; i < 4; i++)
        assert_int_equal(button_of(a, asked[i], 0), four[i]);
    assert_int_equal(button_of(a, APP_INTENT_UP, 1), SDL_CONTROLLER_BUTTON_DPAD_UP);
    close_app_with_pad(a, &pad);
}

CLAIM(a_button_is_taken_away_and_given_back)
{
    virtual_pad pad;
    app *a = open_keys(pad_of_microsoft, &pad);
    choose(a, &pad, row_of(APP_INTENT_NUMBERS) + 1);
    choose(a, &pad, SETTINGS_KEYS_TAKE);
    assert_int_equal(button_of(a, APP_INTENT_NUMBERS, 0), -1);
    choose(a, &pad, row_of(APP_INTENT_NUMBERS) + SETTINGS_KEYS_RESET);
    assert_int_equal(button_of(a, APP_INTENT_NUMBERS, 0), R3);
    close_app_with_pad(a, &pad);
}
