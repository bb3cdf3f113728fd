/* The bindings, against the table of GAME.md's controls that the help page repeats. */
#include "ui/keys.h"

#include "events.h"

#include <string.h>

static app_intent intent_of(SDL_Keycode key, Uint16 mods)
{
    app_event event = pressed_key(key, mods);
    return app_keys_intent(&event);
}

/* A keyboard where another letter is printed on the place of WASD. */
static app_intent intent_at(SDL_Scancode place, SDL_Keycode printed, Uint16 mods)
{
    app_event event = {.kind = APP_EVENT_KEY_DOWN, .key = printed, .place = place, .mods = mods};
    return app_keys_intent(&event);
}

static void arrows_name_directions_in_the_order_of_moves(void **state)
{
    (void)state;
    assert_int_equal(intent_of(SDLK_UP, 0), APP_INTENT_UP);
    assert_int_equal(intent_of(SDLK_RIGHT, 0), APP_INTENT_UP + 1);
    assert_int_equal(intent_of(SDLK_DOWN, 0), APP_INTENT_UP + 2);
    assert_int_equal(intent_of(SDLK_LEFT, 0), APP_INTENT_UP + 3);
    assert_int_equal(intent_of(SDLK_UP, KMOD_LSHIFT), APP_INTENT_LINE_UP);
    assert_int_equal(intent_of(SDLK_RIGHT, KMOD_RSHIFT), APP_INTENT_LINE_UP + 1);
    assert_int_equal(intent_of(SDLK_DOWN, KMOD_LSHIFT), APP_INTENT_LINE_UP + 2);
    assert_int_equal(intent_of(SDLK_LEFT, KMOD_RSHIFT), APP_INTENT_LINE_UP + 3);
}

static void wasd_go_by_place_not_by_print(void **state)
{
    (void)state;
    assert_int_equal(intent_at(SDL_SCANCODE_W, SDLK_z, 0), APP_INTENT_UP);
    assert_int_equal(intent_at(SDL_SCANCODE_A, SDLK_q, 0), APP_INTENT_LEFT);
    assert_int_equal(intent_at(SDL_SCANCODE_S, SDLK_o, 0), APP_INTENT_DOWN);
    assert_int_equal(intent_at(SDL_SCANCODE_D, SDLK_e, KMOD_LSHIFT), APP_INTENT_LINE_RIGHT);
    assert_int_equal(intent_at(SDL_SCANCODE_Z, SDLK_w, 0), APP_INTENT_NONE);
}

static void letters_go_by_print_not_by_place(void **state)
{
    (void)state;
    assert_int_equal(intent_at(SDL_SCANCODE_Y, SDLK_z, KMOD_LCTRL), APP_INTENT_UNDO);
    assert_int_equal(intent_at(SDL_SCANCODE_J, SDLK_h, 0), APP_INTENT_HINT);
    assert_int_equal(intent_at(SDL_SCANCODE_H, SDLK_j, 0), APP_INTENT_NONE);
}

static void every_key_that_is_promised_does_its_thing(void **state)
{
    (void)state;
    static const struct {
        SDL_Keycode key;
        Uint16 mods;
        app_intent intent;
    } promised[] = {
        {SDLK_z, KMOD_LCTRL, APP_INTENT_UNDO},
        {SDLK_BACKSPACE, 0, APP_INTENT_UNDO},
        {SDLK_y, KMOD_RCTRL, APP_INTENT_REDO},
        {SDLK_z, KMOD_LCTRL | KMOD_LSHIFT, APP_INTENT_REDO},
        {SDLK_h, 0, APP_INTENT_HINT},
        {SDLK_F5, 0, APP_INTENT_AUTO},
        {SDLK_g, 0, APP_INTENT_PEEK},
        {SDLK_c, 0, APP_INTENT_COMPARE},
        {SDLK_n, 0, APP_INTENT_NUMBERS},
        {SDLK_n, KMOD_LCTRL, APP_INTENT_NEW},
        {SDLK_r, KMOD_LCTRL, APP_INTENT_RESTART},
        {SDLK_b, KMOD_LCTRL, APP_INTENT_KEPT},
        {SDLK_v, KMOD_LCTRL, APP_INTENT_PASTE},
        {SDLK_ESCAPE, 0, APP_INTENT_BACK},
        {SDLK_RETURN, 0, APP_INTENT_CONFIRM},
        {SDLK_KP_ENTER, 0, APP_INTENT_CONFIRM},
        {SDLK_SPACE, 0, APP_INTENT_CONFIRM},
        {SDLK_HOME, 0, APP_INTENT_FIRST},
        {SDLK_END, 0, APP_INTENT_LAST},
        {SDLK_F1, 0, APP_INTENT_HELP},
        {SDLK_F11, 0, APP_INTENT_FULLSCREEN},
        {SDLK_RETURN, KMOD_LALT, APP_INTENT_FULLSCREEN},
        {SDLK_F12, 0, APP_INTENT_SCREENSHOT},
        {SDLK_q, KMOD_LCTRL, APP_INTENT_QUIT},
    };
    for (size_t i = 0; i < SDL_arraysize(promised); i++)
        if (intent_of(promised[i].key, promised[i].mods) != promised[i].intent)
            fail_msg("%s with modifiers %x is not intent %d", SDL_GetKeyName(promised[i].key),
                     promised[i].mods, promised[i].intent);
}

static void a_modifier_too_many_is_another_key(void **state)
{
    (void)state;
    assert_int_equal(intent_of(SDLK_h, KMOD_LCTRL), APP_INTENT_NONE);
    assert_int_equal(intent_of(SDLK_z, 0), APP_INTENT_NONE);
    assert_int_equal(intent_of(SDLK_q, 0), APP_INTENT_NONE);
    assert_int_equal(intent_of(SDLK_UP, KMOD_LALT), APP_INTENT_NONE);
    assert_int_equal(intent_of(SDLK_n, KMOD_LCTRL | KMOD_LSHIFT), APP_INTENT_NONE);
}

static void the_locks_change_nothing(void **state)
{
    (void)state;
    assert_int_equal(intent_of(SDLK_h, KMOD_NUM), APP_INTENT_HINT);
    assert_int_equal(intent_of(SDLK_LEFT, KMOD_CAPS | KMOD_NUM), APP_INTENT_LEFT);
    assert_int_equal(intent_of(SDLK_z, KMOD_LCTRL | KMOD_CAPS), APP_INTENT_UNDO);
}

static void the_help_page_has_words_on_both_sides(void **state)
{
    (void)state;
    int count;
    const app_key_help *help = app_keys_help(&count);
    assert_true(count >= 15);
    for (int i = 0; i < count; i++) {
        assert_true(strlen(app_text(help[i].action)) > 1);
        assert_true(strlen(app_text(help[i].keys)) > 0);
    }
}

static void every_text_has_words(void **state)
{
    (void)state;
    for (int id = 0; id < APP_TEXTS; id++)
        if (!app_text((app_text_id)id) || !*app_text((app_text_id)id))
            fail_msg("text %d is empty", id);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(arrows_name_directions_in_the_order_of_moves),
        cmocka_unit_test(wasd_go_by_place_not_by_print),
        cmocka_unit_test(letters_go_by_print_not_by_place),
        cmocka_unit_test(every_key_that_is_promised_does_its_thing),
        cmocka_unit_test(a_modifier_too_many_is_another_key),
        cmocka_unit_test(the_locks_change_nothing),
        cmocka_unit_test(the_help_page_has_words_on_both_sides),
        cmocka_unit_test(every_text_has_words),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
