/* The table of keys: what is bound is changed by keys alone and by the pointer alone, and all words that
 * name keys follow. */
#include "input/input.h"
#include "screens/screens.h"
#include "screens/settings/settings.h"

#include "graphics.h"

#include "app_fixture.h"

static settings_state *state_of(const app *a)
{
    return top_state(a);
}

static app *open_keys(int width, int height)
{
    app *a = open_app(width, height);
    app_loop_open(a, APP_SCREEN_SETTINGS);
    state_of(a)->tab = SETTINGS_CONTROLS;
    next_frame(a);
    return a;
}

/* NULL where it is not on the page. */
static const app_control *control_of(app *a, int id)
{
    next_frame(a);
    const app_page_layout *layout = layout_on_top(a);
    return app_control_find(&layout->controls, id);
}

static int row_of(app_intent action)
{
    int count;
    const app_action *actions = app_actions(&count);
    return app_settings_id(SETTINGS_ACTION, (int)(app_action_of(action) - actions), 0);
}

static void focus_on(app *a, int id)
{
    state_of(a)->page.controls.focus = id;
    state_of(a)->page.controls.focus_shown = true;
    assert_non_null(control_of(a, id));
}

static void choose(app *a, int id)
{
    focus_on(a, id);
    press_key(a, SDLK_RETURN, 0);
}

static void click_on(app *a, int id)
{
    const app_control *control = control_of(a, id);
    assert_non_null(control);
    click_middle(a, control->rect);
}

/* As the main loop hands it on while the input listens. */
static void press_raw(app *a, SDL_Keycode key, SDL_Scancode place)
{
    SDL_Event sdl = {.key = {.type = SDL_KEYDOWN, .keysym = {place, key, 0, 0}}};
    app_event event;
    assert_true(app_input_take(&a->input, &sdl, &event));
    app_loop_event(a, &event);
    sdl.type = SDL_KEYUP;
    if (app_input_take(&a->input, &sdl, &event))
        app_loop_event(a, &event);
    next_frame(a);
}

static const char *keys_of(const app *a, app_intent action)
{
    static app_key_name name;
    name = app_keys_names(&a->input.bindings, action);
    return name.text;
}

/* ---- One more, another, none ---- */

CLAIM(one_more_is_bound_by_keys_alone)
{
    app *a = open_keys(1280, 800);
    choose(a, row_of(APP_INTENT_HINT) + SETTINGS_KEYS_MORE);
    assert_true(a->input.listens);
    assert_true(says(a, "Press a key or button"));
    press_raw(a, SDLK_F11, SDL_SCANCODE_F11); /* which does nothing else now */
    assert_true(says(a, "F11 is Full screen."));
    press_key(a, SDLK_ESCAPE, 0);
    assert_string_equal(keys_of(a, APP_INTENT_HINT), "H");
    assert_ptr_equal(top_screen(a), &app_screen_settings);
    choose(a, row_of(APP_INTENT_HINT) + SETTINGS_KEYS_MORE);
    press_raw(a, SDLK_j, SDL_SCANCODE_J);
    assert_false(a->input.listens);
    assert_string_equal(keys_of(a, APP_INTENT_HINT), "H, J");
    assert_int_equal(state_of(a)->page.controls.focus, row_of(APP_INTENT_HINT) + 1);
    close_app(a);
}

CLAIM(one_more_is_bound_by_the_pointer_alone)
{
    app *a = open_keys(1280, 800);
    SDL_Event button = {.button = {.type = SDL_MOUSEBUTTONDOWN, .button = SDL_BUTTON_X1}};
    app_event event;
    click_on(a, row_of(APP_INTENT_HINT) + SETTINGS_KEYS_MORE);
    assert_true(app_input_take(&a->input, &button, &event));
    app_loop_event(a, &event);
    next_frame(a);
    assert_true(says(a, "Button 4"));
    click_on(a, row_of(APP_INTENT_HINT) + 1);
    click_on(a, SETTINGS_KEYS_TAKE);
    assert_false(says(a, "Button 4"));
    close_app(a);
}

CLAIM(a_key_is_changed_in_its_place)
{
    app *a = open_keys(1280, 800);
    choose(a, row_of(APP_INTENT_UNDO));
    assert_int_equal(state_of(a)->page.controls.focus, SETTINGS_KEYS_CHANGE);
    press_key(a, SDLK_RETURN, 0);
    press_raw(a, SDLK_u, SDL_SCANCODE_U);
    assert_string_equal(keys_of(a, APP_INTENT_UNDO), "U, Backspace");
    close_app(a);
}

CLAIM(the_focused_one_is_taken_away)
{
    app *a = open_keys(1280, 800);
    focus_on(a, row_of(APP_INTENT_UNDO));
    press_key(a, SDLK_DELETE, 0);
    assert_string_equal(keys_of(a, APP_INTENT_UNDO), "Backspace");
    press_key(a, SDLK_BACKSPACE, 0);
    assert_string_equal(keys_of(a, APP_INTENT_UNDO), "");
    close_app(a);
}

CLAIM(a_letter_may_go_by_its_place)
{
    app *a = open_keys(1280, 800);
    choose(a, row_of(APP_INTENT_HINT));
    choose(a, SETTINGS_KEYS_OTHER_KIND);
    const app_binding *hint = app_bindings_nth(&a->input.bindings, APP_INTENT_HINT, 0);
    assert_int_equal(hint->source.kind, APP_SOURCE_PLACE);
    assert_true(control_of(a, row_of(APP_INTENT_HINT))->dotted);
    choose(a, row_of(APP_INTENT_AUTO));
    assert_true(control_of(a, SETTINGS_KEYS_OTHER_KIND)->disabled); /* F5 prints nothing */
    close_app(a);
}

/* ---- Conflicts ---- */

CLAIM(a_conflict_is_solved_in_place)
{
    app *a = open_keys(1280, 800);
    choose(a, row_of(APP_INTENT_HINT) + SETTINGS_KEYS_MORE);
    press_raw(a, SDLK_g, SDL_SCANCODE_G);
    assert_true(says(a, "G is See the goal."));
    assert_string_equal(keys_of(a, APP_INTENT_PEEK), "G");
    choose(a, SETTINGS_KEYS_MOVE);
    assert_string_equal(keys_of(a, APP_INTENT_HINT), "H, G");
    assert_string_equal(keys_of(a, APP_INTENT_PEEK), "");
    choose(a, row_of(APP_INTENT_PEEK) + SETTINGS_KEYS_RESET);
    assert_string_equal(keys_of(a, APP_INTENT_PEEK), "G");
    assert_null(control_of(a, row_of(APP_INTENT_PEEK) + SETTINGS_KEYS_RESET));
    close_app(a);
}

CLAIM(a_conflict_may_be_left)
{
    app *a = open_keys(1280, 800);
    click_on(a, row_of(APP_INTENT_HINT) + SETTINGS_KEYS_MORE);
    press_raw(a, SDLK_g, SDL_SCANCODE_G);
    click_on(a, SETTINGS_KEYS_LEAVE);
    assert_string_equal(keys_of(a, APP_INTENT_HINT), "H");
    assert_string_equal(keys_of(a, APP_INTENT_PEEK), "G");
    close_app(a);
}

/* H is the hint by what is printed: by its place it is the same key. */
CLAIM(a_key_s_place_and_its_letter_are_one_key)
{
    app *a = open_keys(1280, 800);
    choose(a, row_of(APP_INTENT_LEFT) + SETTINGS_KEYS_MORE);
    press_raw(a, SDLK_h, SDL_SCANCODE_H);
    assert_true(says(a, "H is Hint."));
    choose(a, SETTINGS_KEYS_MOVE);
    assert_string_equal(keys_of(a, APP_INTENT_LEFT), "←, A, H");
    assert_string_equal(keys_of(a, APP_INTENT_HINT), "");
    choose(a, SETTINGS_KEYS_FOUR_START);
    press_raw(a, SDLK_t, SDL_SCANCODE_T);
    press_raw(a, SDLK_f, SDL_SCANCODE_F);
    press_raw(a, SDLK_g, SDL_SCANCODE_G);
    press_raw(a, SDLK_h, SDL_SCANCODE_H);
    assert_true(says(a, "G is See the goal."));
    choose(a, SETTINGS_KEYS_MOVE);
    assert_string_equal(keys_of(a, APP_INTENT_PEEK), "");
    assert_string_equal(keys_of(a, APP_INTENT_LEFT), "F, ←, A");
    close_app(a);
}

CLAIM(actions_that_never_meet_share_a_key)
{
    app *a = open_keys(1280, 800);
    choose(a, row_of(APP_INTENT_HINT) + SETTINGS_KEYS_MORE);
    press_raw(a, SDLK_END, SDL_SCANCODE_END); /* to a replay's end */
    assert_string_equal(keys_of(a, APP_INTENT_HINT), "H, End");
    assert_string_equal(keys_of(a, APP_INTENT_LAST), "End");
    close_app(a);
}

/* ---- Leaving ---- */

CLAIM(a_press_beside_or_another_screen_ends_the_waiting)
{
    app *a = open_keys(1280, 800);
    choose(a, row_of(APP_INTENT_HINT) + SETTINGS_KEYS_MORE);
    press_raw(a, SDLK_ESCAPE, SDL_SCANCODE_ESCAPE);
    assert_false(a->input.listens);
    assert_ptr_equal(top_screen(a), &app_screen_settings);
    click_on(a, row_of(APP_INTENT_HINT) + SETTINGS_KEYS_MORE);
    click(a, 600, 20);
    assert_false(a->input.listens);
    click_on(a, row_of(APP_INTENT_HINT) + SETTINGS_KEYS_MORE);
    click_on(a, APP_ID_BACK);
    assert_false(a->input.listens);
    assert_ptr_equal(top_screen(a), &app_screen_title);
    close_app(a);
}

/* ---- Four at once ---- */

CLAIM(four_keys_are_set_in_one_go)
{
    app *a = open_keys(1280, 800);
    choose(a, SETTINGS_KEYS_FOUR_START);
    assert_true(says(a, "Press up"));
    press_raw(a, SDLK_i, SDL_SCANCODE_I);
    assert_true(says(a, "Press left"));
    press_raw(a, SDLK_i, SDL_SCANCODE_I); /* is up already */
    press_raw(a, SDLK_j, SDL_SCANCODE_J);
    press_raw(a, SDLK_k, SDL_SCANCODE_K);
    assert_true(says(a, "Press right"));
    press_raw(a, SDLK_l, SDL_SCANCODE_L);
    assert_string_equal(app_keys_directions(&a->input.bindings).text, "IJKL, Arrows, WASD");
    assert_int_equal(state_of(a)->page.controls.focus, SETTINGS_KEYS_FOUR_START);
    close_app(a);
}

CLAIM(of_the_four_some_may_belong_to_others)
{
    app *a = open_keys(1280, 800);
    app_bindings_add(&a->input.bindings, APP_INTENT_RESTART,
                     (app_source){APP_SOURCE_PLACE, SDL_SCANCODE_T, 0});
    choose(a, SETTINGS_KEYS_FOUR_START);
    press_raw(a, SDLK_t, SDL_SCANCODE_T);
    press_raw(a, SDLK_a, SDL_SCANCODE_A);
    press_raw(a, SDLK_w, SDL_SCANCODE_W); /* it was up: directions are taken from each other */
    press_raw(a, SDLK_h, SDL_SCANCODE_H);
    assert_true(says(a, "T is Restart."));
    assert_string_equal(keys_of(a, APP_INTENT_UP), "↑, W");
    press_key(a, SDLK_RETURN, 0);
    assert_string_equal(keys_of(a, APP_INTENT_UP), "T, ↑");
    assert_string_equal(keys_of(a, APP_INTENT_DOWN), "W, ↓, S");
    assert_string_equal(keys_of(a, APP_INTENT_RESTART), "Ctrl+R");
    close_app(a);
}

/* ---- All of the page ---- */

CLAIM(reset_gives_all_back)
{
    app *a = open_keys(1280, 800);
    focus_on(a, row_of(APP_INTENT_UNDO));
    press_key(a, SDLK_DELETE, 0);
    a->client.settings.repeat_first = 0;
    a->client.settings.hover = true;
    click_on(a, SETTINGS_RESET);
    assert_int_equal(a->client.settings.repeat_first, 0); /* it asks */
    click_on(a, SETTINGS_RESET);
    assert_int_equal(a->client.settings.repeat_first, 300);
    assert_false(a->client.settings.hover);
    assert_string_equal(keys_of(a, APP_INTENT_UNDO), "Ctrl+Z, Backspace");
    close_app(a);
}

CLAIM(the_whole_table_is_walked_by_arrows)
{
    static const int sizes[][2] = {{1280, 800}, {800, 600}, {480, 480}, {720, 1280}};
    for (size_t i = 0; i < sizeof sizes / sizeof *sizes; i++) {
        app *a = open_keys(sizes[i][0], sizes[i][1]);
        int rows;
        app_actions(&rows);
        focus_on(a, row_of(APP_INTENT_UP));
        int row = 0, presses = 0;
        while (row < rows - 1 && presses++ < 2 * rows) { /* some rows have two lines */
            press_key(a, SDLK_DOWN, 0);
            int focus = state_of(a)->page.controls.focus;
            assert_int_equal(app_settings_group(focus), SETTINGS_ACTION);
            assert_in_range(app_settings_index(focus), row, row + 1);
            row = app_settings_index(focus);
        }
        assert_int_equal(row, rows - 1);
        assert_true(says(a, "With a dot"));
        close_app(a);
    }
}

/* Other words than the table's. */
CLAIM(all_that_names_a_key_follows)
{
    app *a = open_keys(1280, 800);
    focus_on(a, row_of(APP_INTENT_FREEZE));
    press_key(a, SDLK_DELETE, 0);
    assert_true(says(a, "Without a click; a held button"));
    choose(a, row_of(APP_INTENT_FREEZE) + SETTINGS_KEYS_MORE);
    press_raw(a, SDLK_q, SDL_SCANCODE_Q);
    assert_true(says(a, "Without a click; Q or a held button"));
    focus_on(a, row_of(APP_INTENT_HINT));
    press_key(a, SDLK_DELETE, 0);
    choose(a, row_of(APP_INTENT_HINT) + SETTINGS_KEYS_MORE);
    press_raw(a, SDLK_j, SDL_SCANCODE_J);
    show_screen(a, APP_SCREEN_HELP);
    assert_true(says(a, "J, "));
    assert_false(says(a, "H, "));
    close_app(a);
}
